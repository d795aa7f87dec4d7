import { describe, expect, it } from "vitest";
import type { Fault } from "../../../templates/sandbox/sandbox_types.ts";
import { button, drawer, startSandboxPages } from "./sandbox_pages.ts";

const { call, faults, openPanel, setFaults } = startSandboxPages();

describe("the faults", () => {
  it("fail the next call after one click, and are shown in the bar until they are off again", async () => {
    const page = await openPanel("Faults");
    await drawer(page).getByRole("switch", { name: /^500/ }).click();
    await button(page, "1 fault").waitFor();
    expect(await call("customers", "list")).toBe(500);
    await drawer(page).getByRole("switch", { name: /^500/, checked: true }).click();
    await button(page, "Faults").waitFor();
    expect([await call("customers", "list"), await faults()]).toEqual([200, []]);
  });

  it("are set as the sandbox knows them", async () => {
    const page = await openPanel("Faults");
    const wanted: readonly (readonly [name: RegExp, fault: Fault])[] = [
      [/^429/, { match: "*", status: 429, retryAfter: 5 }],
      [/^503/, { match: "*", status: 503 }],
      [/^Slow/, { match: "*", wait: 2 }],
      [/^Dropped/, { match: "*", effect: "drop_response" }],
      [/^Truncated/, { match: "*", effect: "truncate_body" }],
      [/^Malformed/, { match: "*", effect: "malformed_json" }],
      [/^Broken/, { match: "*", effect: "break_record" }],
      [/^Repeated/, { match: "*", effect: "repeat_cursor" }],
    ];
    for (const [name, fault] of wanted) {
      await drawer(page).getByRole("switch", { name }).click();
      await drawer(page).getByRole("switch", { name, checked: true }).waitFor();
      expect(await faults(), String(name)).toEqual([fault]);
      await drawer(page).getByRole("switch", { name }).click();
      await drawer(page).getByRole("switch", { name, checked: false }).waitFor();
    }
  });

  it("can be for some calls only, and say when they are used up", async () => {
    const page = await openPanel("Faults");
    await drawer(page).getByLabel("Pattern of operation ids").fill("payments.*.get");
    await drawer(page).getByLabel("How often").selectOption("once");
    await drawer(page).getByRole("switch", { name: /^503/ }).click();
    await button(page, "1 fault").waitFor();
    expect([await call("customers", "list"), await call("balance", "get"), await call("balance", "get")]).toEqual([200, 503, 200]);
    await drawer(page).getByText("next 1 call, used up").waitFor();
    await button(page, "Faults").waitFor();
    await drawer(page).getByRole("switch", { name: /^500/ }).click();
    await button(page, "1 fault").waitFor();
    expect(await faults()).toEqual([{ match: "payments.*.get", times: 1, status: 500 }]);
  });

  it("of others are shown at once, and removed one by one or all", async () => {
    const page = await openPanel("Faults");
    await setFaults([
      { match: "crm.*", status: 418, nth: 3 },
      { match: "*", wait: 0 },
      { match: "*", status: 500, probability: 0 },
    ]);
    await button(page, "3 faults").waitFor();
    await button(page, /^Remove: 418/).click();
    await button(page, "2 faults").waitFor();
    expect(await faults()).toEqual([
      { match: "*", wait: 0 },
      { match: "*", status: 500, probability: 0 },
    ]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Set now");
    await button(page, "Remove all faults").click();
    await button(page, "Faults").waitFor();
    expect(await faults()).toEqual([]);
  });

  it("that cannot be are refused in plain words", async () => {
    const page = await openPanel("Faults");
    await drawer(page).getByLabel("Pattern of operation ids").fill("payment.*");
    await drawer(page).getByRole("switch", { name: /^500/ }).click();
    await drawer(page).getByRole("alert").getByText("The pattern matches no operation").waitFor();
    await drawer(page).getByLabel("How often").selectOption("times");
    await drawer(page).getByLabel("calls", { exact: true }).fill("0");
    await drawer(page).getByRole("switch", { name: /^503/ }).click();
    await drawer(page).getByRole("alert").getByText("The number of calls must be a whole number from 1.").waitFor();
    expect(await faults()).toEqual([]);
  });

  it("are named in the log of requests", async () => {
    const page = await openPanel("Requests");
    await setFaults([{ match: "*", effect: "drop_response" }]);
    expect(await call("customers", "list")).toBeUndefined();
    await drawer(page).getByText("No answer").waitFor();
    expect(await drawer(page).innerText()).toContain("Fault: connection dropped after the operation");
  });
});
