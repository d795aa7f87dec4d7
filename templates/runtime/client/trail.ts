import { valueAt, type Operation } from "../operation.js";
import { GatewayError } from "./gateway_error.js";
import type { Cursor } from "./paging.js";

/**
 * What a walk over pages remembers to detect cycles. One page is kept and renewed at doubling distances (Brent's method),
 * so cycles of any length are found in constant memory.
 */
export interface Trail {
  /** The cursor of the page that is kept. */
  readonly kept: unknown;
  readonly steps: number;
  /** What identifies the page that is kept, and the previous one, where cursors cannot. */
  readonly pages: readonly (string | undefined)[];
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
  // A gateway that ignores counted numbers returns the same page forever.
  const isCounted = typeof cursor?.value === "number" || trail?.pages[1] !== undefined;
  const page = isCounted && records.length > 0 ? identityOf(operation, records) : undefined;
  if (page !== undefined && trail?.pages.includes(page) === true) throw brokenWalk(operation, "the same page again");
  if (cursor === undefined) return undefined;
  const { param, value } = cursor;
  if (value === trail?.kept) throw brokenWalk(operation, `\`${param}\` of an earlier page again`);
  const steps = (trail?.steps ?? 0) + 1;
  // A power of two has one bit.
  const renews = trail === undefined || (steps & (steps - 1)) === 0;
  return renews ? { kept: value, steps, pages: [page, page] } : { ...trail, steps, pages: [trail.pages[0], page] };
}

function identityOf(operation: Operation, records: readonly unknown[]): string {
  try {
    return JSON.stringify(records.map((record) => valueAt(record, ["id"]) ?? record));
  } catch {
    throw brokenWalk(operation, "records that are nested too deep");
  }
}

/** The error for an answer after which a walk cannot go on. */
export function brokenWalk(operation: Operation, what: string): GatewayError {
  const details = { kind: "paging", operation: operation.id } as const;
  return new GatewayError(`the gateway returned ${what}, so the rest of the list cannot be read`, details);
}
