import { isObject } from "../../shared/json_values.js";
import type { Operation } from "../operation.js";
import { GatewayError } from "./gateway_error.js";
import type { Cursor } from "./paging.js";

/**
 * What a walk over pages remembers to detect cycles. One cursor is kept and renewed at doubling distances (Brent's
 * method), so cycles of any length are found in constant memory.
 */
export interface Trail {
  readonly kept: unknown;
  readonly steps: number;
  readonly renewAt: number;
  /** Identifies the previous page, where its cursor cannot. */
  readonly page: string | undefined;
}

/**
 * The trail after one more page.
 * @throws GatewayError when the cursor has occurred before, or when the gateway returned the same page again.
 */
export function followTrail(
  operation: Operation,
  trail: Trail | undefined,
  cursor: Cursor | undefined,
  records: readonly unknown[],
): Trail | undefined {
  // Numbers that are counted up always differ: a gateway that ignores them returns the same page forever.
  const isCounted = typeof cursor?.value === "number" || trail?.page !== undefined;
  const page = isCounted && records.length > 0 ? JSON.stringify(records.map(identityOf)) : undefined;
  if (trail !== undefined && page !== undefined && page === trail.page) throw circle(operation, "the same page again");
  if (cursor === undefined) return undefined;
  const { param, value } = cursor;
  if (trail === undefined) return { kept: value, steps: 0, renewAt: 1, page };
  if (value === trail.kept) throw circle(operation, `\`${param}\` of an earlier page again`);
  const steps = trail.steps + 1;
  return steps === trail.renewAt ? { kept: value, steps: 0, renewAt: steps * 2, page } : { ...trail, steps, page };
}

function identityOf(record: unknown): unknown {
  return isObject(record) ? (record["id"] ?? record) : record;
}

function circle(operation: Operation, what: string): GatewayError {
  const details = { kind: "paging", operation: operation.id } as const;
  return new GatewayError(`the gateway returned ${what}, so the rest of the list cannot be read`, details);
}
