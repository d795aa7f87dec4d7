import type { OperationValidators } from "./client/client_types.js";
import type { Validator } from "./validator_types.js";

/**
 * The validators of a connector by `<entity>.<action>`. For each operation the validator of its params is given, and after it that of its
 * response, unless the operation is a download.
 */
export function toOperationValidators(validators: readonly Validator<unknown>[]): Readonly<Record<string, OperationValidators>> {
  const found: Record<string, OperationValidators> = {};
  for (const validator of validators) {
    const [, entity = "", action = ""] = validator.address.split(".");
    const name = `${entity}.${action}`;
    const params = found[name]?.params;
    found[name] = params === undefined ? { params: validator } : { params, response: validator };
  }
  return found;
}
