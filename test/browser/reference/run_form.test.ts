import { describe, expect, it } from "vitest";
import { focusIsIn, send, startRunPages, status } from "./run_pages.ts";

const { openRun } = startRunPages();

describe("a call by form", () => {
  it.each([
    ["crm.contacts.api_search"],
    ["file_storage.files.get"],
    ["issue_tracker.issues.list"],
    ["messaging.channels.list"],
    ["payments.customers.get"],
    ["project_tracker.issues.api_search"],
    ["recruiting.candidates.list"],
  ])("%s answers its example with records", async (id) => {
    const panel = await openRun(id);
    await send(panel);
    await status(panel, "200 OK");
    expect(await panel.locator("tbody tr").count()).toBeGreaterThan(0);
    expect(await panel.locator(".answer-place .issue").count()).toBe(0);
  });

  it("sends what the form says, and shows it as code", async () => {
    const panel = await openRun("payments.customers.list");
    await panel.getByLabel("limit", { exact: true }).fill("3");
    await panel.getByLabel("gte as a date and time in UTC").fill("2024-01-01T00:00:00");
    expect(await panel.getByLabel("gte", { exact: true }).inputValue()).toBe("1704067200");
    const code = panel.getByRole("region", { name: "Request in curl" });
    expect(await code.textContent()).toContain('"created": { "gte": 1704067200 }');
    await panel.getByRole("radio", { name: "Python" }).check();
    expect(await panel.getByRole("region", { name: "Request in Python" }).textContent()).toContain('"limit": 3');
    await send(panel);
    await status(panel, "3 records");
  });

  it("says what a field means, as its article does", async () => {
    const panel = await openRun("payments.customers.list");
    const id = await panel.getByLabel("gte", { exact: true }).getAttribute("aria-describedby");
    expect(await panel.locator(`[id="${id ?? ""}"]`).textContent()).toBe("Inclusive lower bound in Unix seconds.");
  });

  it("leaves out what is cleared", async () => {
    const panel = await openRun("payments.customers.list");
    await panel.getByLabel("limit", { exact: true }).fill("");
    expect(await panel.getByRole("region", { name: "Request in curl" }).textContent()).not.toContain("params");
  });

  it("suggests ids of the sandbox", async () => {
    const panel = await openRun("payments.customers.get");
    const options = panel.locator("datalist option");
    await options.first().waitFor({ state: "attached" });
    expect(await options.count()).toBe(25);
    expect(await options.nth(1).getAttribute("label")).not.toBe(null);
  });

  it("puts words into lists, and takes them out", async () => {
    const panel = await openRun("project_tracker.issues.get");
    await panel.getByText(/^\d+ more fields$/u).click();
    const chip = panel.getByRole("group", { name: "Values of expand" }).getByRole("button", { name: "changelog" });
    const field = panel.getByLabel("expand", { exact: true });
    await chip.click();
    expect(await field.inputValue()).toBe("changelog");
    expect(await chip.getAttribute("aria-pressed")).toBe("true");
    await chip.click();
    expect(await field.inputValue()).toBe("");
  });

  it("adds and removes elements of lists, and keeps the focus close", async () => {
    const panel = await openRun("crm.contacts.api_search");
    await panel.getByRole("button", { name: "Add to properties" }).click();
    const field = panel.locator('input[aria-label="properties 1"]');
    await field.waitFor();
    expect(await focusIsIn(field)).toBe(true);
    await panel.page().keyboard.type("email");
    expect(await field.inputValue()).toBe("email");
    await panel.getByRole("button", { name: "Remove properties 1" }).click();
    expect(await panel.getByRole("button", { name: "Add to properties" }).evaluate((button) => button === document.activeElement)).toBe(
      true,
    );
  });

  it("says what a write changes, and changes it", async () => {
    const panel = await openRun("payments.customers.delete");
    expect(await panel.locator(".effect-notice").textContent()).toContain("cannot be undone");
    await send(panel);
    await status(panel, "200 OK");
    await send(panel);
    await status(panel, "404 Not Found");
  });
});

describe("validation", () => {
  it("shows what is wrong at its control while somebody types", async () => {
    const panel = await openRun("payments.customers.list");
    const limit = panel.getByLabel("limit", { exact: true });
    await limit.fill("500");
    await panel.getByText("limit must be at most 100.").waitFor();
    expect(await limit.getAttribute("aria-invalid")).toBe("true");
    const described = (await limit.getAttribute("aria-describedby"))?.split(" ") ?? [];
    const texts = await Promise.all(described.map((id) => panel.page().locator(`[id="${id}"]`).textContent()));
    expect(texts.join(" ")).toContain("limit must be at most 100.");
    await limit.fill("50");
    await panel.getByText("must be at most 100").waitFor({ state: "detached" });
    expect(await limit.getAttribute("aria-invalid")).toBe(null);
  });

  it("shows an issue about all params in the summary", async () => {
    const panel = await openRun("payments.refunds.create");
    await panel.getByLabel("charge", { exact: true }).fill("");
    await panel.getByText("needs at least one of charge, payment_intent").waitFor();
  });

  it("does not keep anybody from sending a wrong call, and leads from the error to the field", async () => {
    const panel = await openRun("payments.customers.list");
    await panel.getByLabel("limit", { exact: true }).fill("500");
    await panel.getByRole("button", { name: "Run anyway" }).click();
    await status(panel, "422 Unprocessable Content");
    expect(await panel.locator(".error-code").textContent()).toBe("value/maximum");
    await panel.getByRole("button", { name: "params.limit" }).click();
    expect(await panel.getByLabel("limit", { exact: true }).evaluate((one) => one === document.activeElement)).toBe(true);
  });
});

describe("params as JSON", () => {
  it("stay the same as those of the form", async () => {
    const panel = await openRun("payments.customers.list");
    await panel.getByRole("radio", { name: "JSON" }).check();
    const text = panel.getByLabel("Parameters as JSON");
    await text.fill('{ "limit": 2, "email": "a@example.com" }');
    await panel.getByRole("radio", { name: "Form" }).check();
    expect(await panel.getByLabel("limit", { exact: true }).inputValue()).toBe("2");
    await panel.getByLabel("email", { exact: true }).fill("b@example.com");
    await panel.getByRole("radio", { name: "JSON" }).check();
    expect(JSON.parse(await text.inputValue())).toEqual({ limit: 2, email: "b@example.com" });
  });

  it("say where they are not JSON, and are not sent then", async () => {
    const panel = await openRun("payments.customers.list");
    await panel.getByRole("radio", { name: "JSON" }).check();
    const text = panel.getByLabel("Parameters as JSON");
    await text.fill('{\n  "limit": 2,\n}');
    await panel.getByText("Line 3, column 1: expected a key in double quotes.").waitFor();
    await send(panel);
    await panel.getByText("Correct it first.").waitFor();
    expect(await text.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await panel.locator(".status").count()).toBe(0);
  });

  it("show what the form cannot, as JSON in its place", async () => {
    const panel = await openRun("payments.customers.list");
    await panel.getByRole("radio", { name: "JSON" }).check();
    await panel.getByLabel("Parameters as JSON").fill('{ "limit": "many", "limits": 1 }');
    await panel.getByRole("radio", { name: "Form" }).check();
    expect(await panel.getByLabel("limit", { exact: true }).inputValue()).toBe('"many"');
    expect(JSON.parse(await panel.getByLabel("Other fields").inputValue())).toEqual({ limits: 1 });
    await panel.getByText("limits is not a parameter").waitFor();
    await panel.getByRole("button", { name: "Clear limit" }).click();
    expect(await panel.getByLabel("limit", { exact: true }).inputValue()).toBe("");
  });
});
