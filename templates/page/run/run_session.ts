import { findOperation, type PageConnector } from "../page_connector.js";
import type { Operation } from "#templates/runtime";
import type { PageData, PageOperation } from "../shared/page_data.js";
import { recordsInState, type KnownRecords } from "./form/suggested_values.js";

/** State that all panels of the page share. None of it is stored. */
export interface RunSession {
  readonly executePath: string;
  readonly statuses: Readonly<Record<string, string>>;
  readonly server: PageServer;
  /** The token of the last call. */
  token: string;
  /** The instances of the last calls, by connector. */
  readonly instances: Map<string, string>;
  /** The records of an instance, as the sandbox has them now or had them before; undefined if it does not say. */
  readonly readRecords: (instance: string) => Promise<KnownRecords | undefined>;
  /** Called after a call that may have changed records. */
  readonly forgetRecords: () => void;
}

/** The server behind the page: a sandbox, a server that plays recorded calls, or nothing that runs operations. */
export type PageServer = "sandbox" | "replay" | "none";

/** Reads the kind of server from the mark on the root of the page. */
export function readServer({ dataset }: Pick<HTMLElement, "dataset">): PageServer {
  const mark = dataset["sandbox"];
  return mark === undefined ? "none" : mark === "replay" ? "replay" : "sandbox";
}

/** An operation with everything that a panel needs. */
export interface RunTarget {
  readonly connector: PageConnector;
  readonly operation: Operation;
  readonly page: PageOperation;
}

/** A new session: the token `any`, and no instances yet. */
export function createSession(
  { executePath, statuses }: PageData,
  server: PageServer,
  fetch: (path: string) => Promise<Response>,
): RunSession {
  let state: Promise<unknown> | undefined;
  return {
    executePath,
    statuses,
    server,
    token: "any",
    instances: new Map(),
    readRecords: async (instance) => (server === "sandbox" ? recordsInState(await (state ??= readState(fetch)), instance) : undefined),
    forgetRecords: () => {
      state = undefined;
    },
  };
}

/** The operation that an article shows; undefined if the page does not know it. */
export function findTarget(connectors: readonly PageConnector[], { operations }: PageData, id: string): RunTarget | undefined {
  const page = operations.find((one) => one.id === id);
  const found = findOperation(connectors, id);
  return page === undefined || found === undefined ? undefined : { ...found, page };
}

/** The state of the sandbox; undefined if it does not say. */
async function readState(fetch: (path: string) => Promise<Response>): Promise<unknown> {
  try {
    const response = await fetch("/_sandbox/state");
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
