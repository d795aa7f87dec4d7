import { isObject } from "../../shared/json_values.js";
import type { UnknownObject } from "./paging.js";

/** What an error body says, each sentence once. It is assumed to be `{ message, errors: [{ field, message, error_code }] }`. */
export function messageOf(body: unknown): string | undefined {
  if (!isObject(body)) return undefined;
  const { message, errors } = body;
  const details = Array.isArray(errors) ? errors.filter(isObject).map(detailOf) : [];
  const whole = typeof message === "string" && !details.some((detail) => detail.endsWith(`: ${message}`)) ? message : "";
  const said = [...new Set([whole, ...details])].filter((part) => part !== "");
  return said.length === 0 ? undefined : said.join("; ").replaceAll(".; ", "; ");
}

function detailOf({ field, message }: UnknownObject): string {
  return [field, message].filter((part) => typeof part === "string" && part !== "").join(": ");
}
