// @generated from templates/runtime/client/trail.ts by connector-gateway-spec. Do not edit.
import { isObject } from "../../shared/json_values.js";
import { GatewayError } from "./gateway_error.js";

export function followTrail(
  operation,
  trail,
  cursor,
  records,
) {
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

function identityOf(record) {
  return isObject(record) ? (record["id"] ?? record) : record;
}

function circle(operation, what) {
  const details = { kind: "paging", operation: operation.id };
  return new GatewayError(`the gateway returned ${what}, so the rest of the list cannot be read`, details);
}
