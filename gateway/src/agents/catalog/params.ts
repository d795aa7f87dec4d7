import { createRequire } from "node:module";
import { findValidator, type Validator } from "connector-gateway-spec";
import { isObject } from "../../../../templates/shared/json_values.ts";
import type { JsonObject, OperationEntry } from "../agent_types.ts";
import { isJsonObject } from "../json_shape.ts";

const readPackageFile = createRequire(import.meta.url);

/**
 * The validator of the params of an operation.
 * @throws Error if the package has none
 */
export function paramsValidator({ operation }: OperationEntry): Validator<unknown> {
  const validator = findValidator(operation.addresses.params);
  if (validator === undefined) throw new Error(`connector-gateway-spec has no validator of ${operation.addresses.params}.`);
  return validator;
}

/**
 * Params of an operation that the catalog gives as examples, all of them valid. The first one is short, the second one has as many
 * params as possible.
 */
export function exampleParams({ operation }: OperationEntry): readonly JsonObject[] {
  const examples: unknown = readPackageFile(`connector-gateway-spec/examples/${operation.connector}.json`);
  const example = isObject(examples) ? examples[operation.addresses.params] : undefined;
  const valid = isObject(example) ? example["valid"] : undefined;
  return Array.isArray(valid) ? valid.filter(isJsonObject) : [];
}
