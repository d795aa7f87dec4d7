import type { Binding } from "connector-gateway-spec/bindings";
import { printFieldPath } from "../../../templates/shared/field_path.ts";

/**
 * The name of a param as the caller knows it, and the path inside its value: `created.gte` for `created[gte]`, `items[0].price` for
 * `items[0][price]`. A name that the operation does not have stays as it is, because it may be an unknown name of open params.
 */
export function callerName({ params }: Binding, wire: string): string {
  const whole = nameOf(params, wire);
  if (whole !== undefined) return whole;
  const [root = "", ...steps] = wire.split(/[.[\]]+/).filter((step) => step !== "");
  return printFieldPath(steps, nameOf(params, root) ?? root);
}

function nameOf(params: Binding["params"], wire: string): string | undefined {
  const found = Object.entries(params).find(([, place]) => "name" in place && place.name === wire);
  return found?.[0];
}
