import type { RequestHead } from "../server/server_types.js";
import { LONGEST_WAIT } from "./read_faults.js";
import type { Fault } from "./sandbox_types.js";

/** What one request asks for in its header `Prefer`. */
export interface Preferences {
  readonly fault: Pick<Fault, "status" | "wait">;
  /** What has been understood, for the header `Preference-Applied`. */
  readonly applied: string;
}

/**
 * The preferences of a request: `code=429` for an error, `wait=2` for seconds before the answer. Others are ignored, as RFC 7240
 * says.
 */
export function readPreferences({ headers }: RequestHead): Preferences | undefined {
  const text = headers.get("prefer");
  if (text === null) return undefined;
  const code = /(?:^|[,;])\s*code\s*=\s*"?([45]\d\d)"?\s*(?=[,;]|$)/i.exec(text)?.[1];
  const seconds = /(?:^|[,;])\s*wait\s*=\s*"?(\d{1,9}(?:\.\d{1,9})?)"?\s*(?=[,;]|$)/i.exec(text)?.[1];
  if (code === undefined && seconds === undefined) return undefined;
  const wait = seconds === undefined ? undefined : Math.min(Number(seconds), LONGEST_WAIT);
  return {
    fault: { ...(code !== undefined && { status: Number(code) }), ...(wait !== undefined && { wait }) },
    applied: [...(code === undefined ? [] : [`code=${code}`]), ...(wait === undefined ? [] : [`wait=${wait}`])].join(", "),
  };
}
