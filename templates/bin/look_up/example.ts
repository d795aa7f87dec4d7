import type { SpecPackage } from "../context.js";
import { UsageError } from "../usage_error.js";
import { jsonText } from "../../shared/safe_text.js";

/**
 * A valid value of an address, or all that break a rule, each with the issue that it causes.
 * @throws UsageError if there is no such example
 */
export function printExample(spec: SpecPackage, address: string, invalid: boolean): string {
  const [owner = ""] = address.split(".");
  const examples = spec.readExamples(owner)[address];
  const shown = invalid ? examples?.invalid : examples?.valid[0];
  if (shown === undefined)
    throw new UsageError(`there is no example of ${address}`, `connector-gateway-spec schema ${address} shows its schema`);
  return `${jsonText(shown, 2)}\n`;
}
