import { isObject } from "../../shared/json_values.js";
import { isRequestAddress } from "../names.js";
import { own, type TargetedValue } from "./targeted_value.js";

/**
 * A part as it is sent. A file or line with a request can name the schema that its editor uses, as a string in `$schema`
 * beside `entity` and `action`. That is not part of the request; anywhere else it is an unknown key.
 */
export function withoutEditorSchema(part: TargetedValue): TargetedValue {
  const { value, path, target } = part;
  if (path.length > 0 || "code" in target || !target.every(isRequestAddress)) return part;
  if (!isObject(value) || typeof own(value, "$schema") !== "string") return part;
  const { $schema: _schema, ...request } = value;
  return { ...part, value: request };
}
