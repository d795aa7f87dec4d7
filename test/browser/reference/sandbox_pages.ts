import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Fault } from "../../../templates/sandbox/sandbox_types.ts";
import type { Opening } from "./reference_page.ts";
import { serveShortReference, type ServedReference } from "./serving.ts";
import { startWindows } from "./windows.ts";

/** Where requests in the log lead to. */
export const OPERATIONS = ["payments.customers.list", "payments.refunds.list"];

/** Opens the reference page that a sandbox serves, and uses the sandbox as another program does. */
export interface SandboxPages {
  /** The page in a new window; the one that the sandbox serves, unless the opening says otherwise. */
  readonly open: (opening?: Opening) => Promise<Page>;
  /** The page with the panel of a button of the bar. */
  readonly openPanel: (name: "Requests" | "Faults", opening?: Opening) => Promise<Page>;
  /** The page from disk. */
  readonly openFromDisk: () => Promise<Page>;
  /** Makes a call that does not come from the page. Returns its status, or undefined if the connection was dropped. */
  readonly call: (entity: string, action: string, params?: object, url?: string) => Promise<number | undefined>;
  readonly faults: () => Promise<readonly Fault[]>;
  readonly setFaults: (wanted: readonly Fault[]) => Promise<void>;
  readonly state: () => Promise<unknown>;
  /** The address of the sandbox, without a slash at its end. */
  readonly url: () => string;
  /** Takes no notice of what a page has complained about so far, and leaves it. */
  readonly forgive: (page: Page) => Promise<void>;
}

/** Starts a browser and a sandbox for the tests of a file. Each test begins with a reset; after it, no page may have complained. */
export function startSandboxPages(): SandboxPages {
  let sandbox: ServedReference;
  // What a browser says about answers with errors, which tests ask for, is no fault of the page.
  const windows = startWindows((complaint) => complaint.startsWith("Failed to load resource"));
  beforeAll(async () => {
    sandbox = await serveShortReference(OPERATIONS);
  });
  afterAll(() => sandbox.stop());
  beforeEach(async () => {
    await fetch(`${sandbox.url}/_sandbox/reset`, { method: "POST" });
  });
  const open = (opening?: Opening): Promise<Page> => windows.open({ address: `${sandbox.url}/`, ...opening });
  return {
    open,
    openPanel: async (name, opening) => {
      const page = await open(opening);
      await button(page, name).click();
      return page;
    },
    openFromDisk: () => windows.open(),
    call: (entity, action, params = {}, url = sandbox.url) => callAt(url, { entity, action, params }),
    ...controlOf(() => sandbox.url),
    url: () => sandbox.url,
    forgive: windows.forgive,
  };
}

async function callAt(url: string, call: object): Promise<number | undefined> {
  const headers = { authorization: "Bearer any", "content-type": "application/json" };
  const address = `${url}/api/v1/connectors/instances/inst_payments/execute`;
  return fetch(address, { method: "POST", headers, body: JSON.stringify(call) }).then(
    ({ status }) => status,
    () => undefined,
  );
}

function controlOf(url: () => string): Pick<SandboxPages, "faults" | "setFaults" | "state"> {
  const read = async (path: string): Promise<unknown> => (await fetch(`${url()}/_sandbox/${path}`)).json();
  return {
    faults: async () => (await read("faults")) as readonly Fault[],
    setFaults: async (wanted) => {
      const headers = { "content-type": "application/json" };
      await fetch(`${url()}/_sandbox/faults`, { method: "PUT", headers, body: JSON.stringify(wanted) });
    },
    state: () => read("state"),
  };
}

/** The drawer with the requests or the faults. */
export function drawer(page: Page): Locator {
  return page.locator("#sandbox-drawer");
}

/** The rows of the requests. */
export function rows(page: Page): Locator {
  return drawer(page).locator("tbody tr:not(.more)");
}

/** The question whether to reset. */
export function question(page: Page): Locator {
  return page.locator("#sandbox-reset");
}

/** A button of the bar or the drawer by its whole name, or by a pattern. To find it in the whole page takes more than a second. */
export function button(page: Page, name: string | RegExp): Locator {
  return page.locator(".bar, #sandbox-drawer").getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
}
