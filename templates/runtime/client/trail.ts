import type { Operation } from "../operation.js";
import { GatewayError } from "./gateway_error.js";
import type { UnknownObject } from "./paging.js";

/**
 * What a walk over pages remembers to notice that it goes in circles. One cursor is kept and renewed at doubling
 * distances (Brent's method), so circles of any length are found in constant memory.
 */
export interface Trail {
  readonly kept: unknown;
  readonly steps: number;
  readonly renewAt: number;
  /** The first record of the page before, as JSON. */
  readonly first: string | undefined;
}

/**
 * The trail after one more page.
 * @throws GatewayError when the cursor has been passed before, or when the gateway gave the same page again.
 */
export function followTrail(
  operation: Operation,
  trail: Trail | undefined,
  following: UnknownObject | undefined,
  records: readonly unknown[],
): Trail | undefined {
  const { paging } = operation;
  if (paging === undefined || paging.kind === "none") return undefined;
  const first = records.length === 0 ? undefined : JSON.stringify(records[0]);
  if (trail !== undefined && first !== undefined && first === trail.first) throw circle(operation, "the same page again");
  if (following === undefined) return undefined;
  const cursor =
    following[paging.next] ?? (paging.kind === "record_cursor" && paging.previous !== undefined ? following[paging.previous] : undefined);
  if (trail === undefined) return { kept: cursor, steps: 0, renewAt: 1, first };
  if (cursor === trail.kept) throw circle(operation, `\`${paging.next}\` of an earlier page again`);
  const steps = trail.steps + 1;
  return steps === trail.renewAt ? { kept: cursor, steps: 0, renewAt: steps * 2, first } : { ...trail, steps, first };
}

function circle(operation: Operation, what: string): GatewayError {
  const message = `${operation.id}: the gateway gave ${what}, so the rest of the list cannot be read`;
  return new GatewayError(message, { kind: "paging", operation: operation.id });
}
