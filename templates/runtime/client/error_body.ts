import { isObject } from "../../shared/json_values.js";
import type { UnknownObject } from "./paging.js";

/** What an error body says, each sentence once. It is assumed to be `{ message, errors: [{ field, message, error_code }] }`. */
export function messageOf(body: unknown): string | undefined {
  if (!isObject(body)) return undefined;
  const { message, errors } = body;
  const details = Array.isArray(errors) ? errors.filter(isObject).map(detailOf) : [];
  const said = [...new Set([typeof message === "string" ? message : "", ...details])];
  const parts = said.filter((part) => part !== "" && !said.some((other) => other.endsWith(`: ${part}`)));
  return parts.length === 0 ? undefined : parts.join("; ").replaceAll(".; ", "; ");
}

function detailOf({ field, message }: UnknownObject): string {
  return [field, message].filter((part) => typeof part === "string" && part !== "").join(": ");
}
