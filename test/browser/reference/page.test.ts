import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anchorsOfCatalog } from "../../fixtures/reference/anchors_of_catalog.ts";
import { startServing, type Serving } from "../../tools/reference/serving.ts";
import { ROOT } from "../../unit/project/project_files.ts";
import { startWindows } from "./windows.ts";

const { open, openWatched } = startWindows();
let serving: Serving;

beforeAll(async () => {
  serving = await startServing({ folder: ROOT });
});

afterAll(() => serving.stop());

/** Uses the page as a reader does: scrolls through it, searches, changes the language and the theme. */
async function readThrough(page: Page): Promise<void> {
  await page.locator(".search-button").waitFor();
  await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += scrollHeight / 20) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.keyboard.press("/");
  await page.locator("[role=option]").first().waitFor();
  await page.keyboard.type("payments.refunds.create");
  await page.locator('[role=option][aria-selected=true][data-anchor="payments.refunds.create"]').waitFor();
  await page.keyboard.press("Enter");
  const operation = page.locator('[data-operation="payments.refunds.create"]');
  await operation.getByRole("radio", { name: "Python" }).check();
  await operation.locator("pre[data-language=python]").waitFor();
  await page
    .locator(".bar")
    .getByRole("button", { name: /^Theme/u })
    .click();
}

describe("the page from disk", () => {
  it("requests nothing but itself", async () => {
    const { page, requests } = await openWatched();
    await readThrough(page);
    expect(requests.filter((request) => !request.startsWith("GET data:"))).toEqual([`GET ${page.url().replace(/#.*$/u, "")}`]);
  });

  it("says how to start a server where there is none to run operations", async () => {
    const { page, requests } = await openWatched({ anchor: "payments.customers.list" });
    const operation = page.locator('[data-operation="payments.customers.list"]');
    await operation.getByRole("button", { name: "Run payments.customers.list" }).click();
    await operation.getByText("npx connector-gateway-spec serve", { exact: true }).waitFor();
    expect(requests.filter((request) => !request.startsWith("GET data:"))).toHaveLength(1);
  });
});

describe("the page without JavaScript", () => {
  const context = { javaScriptEnabled: false };

  it("has everything to read", async () => {
    const page = await open({ context, anchor: "payments.customers.list" });
    const text = (await page.locator("main").textContent()) ?? "";
    const { operations } = anchorsOfCatalog();
    expect(operations.filter((id) => !text.includes(id))).toEqual([]);
    expect(await page.locator('[data-operation="payments.customers.list"] .params').isVisible()).toBe(true);
  });

  it("has nothing that needs it", async () => {
    const page = await open({ context });
    expect(await page.locator("#page-tools > *").count()).toBe(0);
    expect(await page.locator(".run-button").count()).toBe(0);
  });

  it("shows requests in the language of the chosen tab", async () => {
    const page = await open({ context, anchor: "payments.customers.list" });
    const operation = page.locator('[data-operation="payments.customers.list"]');
    const shown = async (): Promise<readonly (string | null)[]> => {
      const samples = await operation.locator(".request pre[data-language]").all();
      const visible = await Promise.all(
        samples.map(async (sample) => ((await sample.isVisible()) ? sample.getAttribute("data-language") : null)),
      );
      return visible.filter((language) => language !== null);
    };
    expect(await shown()).toEqual(["curl"]);
    await operation.getByRole("radio", { name: "TypeScript" }).check();
    expect(await shown()).toEqual(["typescript"]);
    await page.keyboard.press("ArrowRight");
    expect(await shown()).toEqual(["python"]);
  });

  it("opens and closes parts", async () => {
    const page = await open({ context, anchor: "payments.customers.list" });
    const binding = page.locator('[data-operation="payments.customers.list"] details.binding');
    const before = await binding.getAttribute("open");
    await binding.locator("summary").first().click();
    expect(await binding.getAttribute("open")).not.toBe(before);
  });
});

describe("the page that a sandbox serves", () => {
  it("requests nothing but itself and what the sandbox does, until somebody runs something", async () => {
    const { page, requests } = await openWatched({ address: serving.url });
    await readThrough(page);
    const paths = requests.filter((request) => !request.startsWith("GET data:")).map((request) => request.replace(serving.url, ""));
    expect(paths.filter((path) => !/^GET \/(?:$|_sandbox\/(?:log|faults|state)\b)/u.test(path))).toEqual([]);
  });

  it("calls the sandbox, and nobody else, when somebody runs something", async () => {
    const { page, requests } = await openWatched({ address: serving.url, anchor: "payments.customers.list" });
    const operation = page.locator('[data-operation="payments.customers.list"]');
    await operation.getByRole("button", { name: "Run payments.customers.list" }).click();
    await operation.getByRole("button", { name: "Run", exact: true }).click();
    await operation.locator(".answer-head .status").waitFor();
    const sent = requests.filter((request) => request.startsWith("POST"));
    expect(sent).toEqual([`POST ${serving.url}/api/v1/connectors/instances/inst_payments/execute`]);
    expect(requests.filter((request) => !/ (?:data:|http:\/\/127\.0\.0\.1:)/u.test(request))).toEqual([]);
  });
});

/** What somebody might try who got a text into the page that is not text, and the rule that stops it. */
const attempts: Readonly<Record<string, readonly [rule: string, attempt: () => void]>> = {
  "a script with a text": [
    "require-trusted-types-for",
    () => {
      const script = document.createElement("script");
      script.append("globalThis.broken = true");
      document.body.append(script);
    },
  ],
  "markup from a text": ["require-trusted-types-for", () => Object.assign(document.body, { innerHTML: "<b>broken</b>" })],
  "an inline handler": ["require-trusted-types-for", () => document.body.setAttribute("onclick", "globalThis.broken = true")],
  "code from a text": [
    "require-trusted-types-for",
    () => void setTimeout(() => void Reflect.construct(Function, ["globalThis.broken = true"])),
  ],
  "a javascript: address": [
    "script-src-elem",
    () => {
      const link = document.createElement("a");
      link.href = "javascript:globalThis.broken=true";
      link.click();
    },
  ],
  "an image of another site": ["img-src", () => Object.assign(new Image(), { src: "https://example.com/a.png" })],
  "a request to another site": ["connect-src", () => void fetch("https://example.com/a").catch(() => undefined)],
  "a frame": [
    "frame-src",
    () => {
      const frame = document.createElement("iframe");
      frame.src = "https://example.com/";
      document.body.append(frame);
    },
  ],
  "an inline style": [
    "style-src-elem",
    () => {
      const style = document.createElement("style");
      style.append("body { display: none }");
      document.body.append(style);
    },
  ],
  "a form that goes elsewhere": [
    "form-action",
    () => {
      const form = document.createElement("form");
      form.action = "https://example.com/";
      document.body.append(form);
      form.submit();
    },
  ],
};

describe("the policy of the page", () => {
  // Browsers complain about what they stop, each in its words.
  const windows = startWindows(() => true);

  it.each(Object.entries(attempts))("stops %s", async (_title, [rule, attempt]) => {
    const page = await windows.open({ address: serving.url });
    const answered: string[] = [];
    page.on("requestfinished", (request) => answered.push(request.url()));
    await page.evaluate(() => {
      const violated = new Promise((resolve) => {
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => resolve(effectiveDirective), { once: true });
        setTimeout(() => resolve("nothing"), 30_000);
      });
      Object.assign(globalThis, { violated });
    });
    await page.evaluate(attempt).catch(() => undefined);
    expect(await page.evaluate("violated")).toBe(rule);
    expect(await page.evaluate(() => "broken" in globalThis)).toBe(false);
    expect(answered.filter((address) => address.includes("example.com"))).toEqual([]);
    expect(await page.locator("h1").isVisible()).toBe(true);
  });

  it("stops scripts, handlers and styles that are in the page itself but not its own", async () => {
    const foreign = `<script>globalThis.broken = 1</script><img alt="" src="data:," onerror="globalThis.broken = 2"><p id="foreign" style="color: red">`;
    const before = (page: Page): Promise<unknown> =>
      page.route(`${serving.url}/`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace("</main>", `${foreign}</main>`) });
      });
    const { page, complaints } = await windows.openWatched({ address: `${serving.url}/`, before });
    await page.locator(".search-button").waitFor();
    expect(await page.evaluate(() => "broken" in globalThis)).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.getElementById("foreign") ?? document.body).color)).not.toBe(
      "rgb(255, 0, 0)",
    );
    // The policy of the page and that of the answer complain about each of the three.
    expect(complaints).toHaveLength(6);
    expect(complaints.filter((complaint) => !complaint.includes("Content Security Policy"))).toEqual([]);
  });
});
