import type { FetchHandler } from "../../runtime/server/node.js";

/** A request that has been answered, as its line shows it. */
export interface AnsweredRequest {
  readonly instance: string | null;
  readonly operation: string | null;
  /** Null when the connection was dropped. */
  readonly status: number | null;
  readonly fault?: string;
}

/** Called when a request arrives; what it returns is called when it is answered. */
export type Watch = () => (answered: AnsweredRequest) => void;

/** What answers requests while `serve` runs. */
export interface Service {
  readonly handler: FetchHandler;
  /** A line to show after the address. */
  readonly note?: string;
  /** Writes what is not written yet. @throws UsageError when that is impossible */
  readonly end: () => void;
}
