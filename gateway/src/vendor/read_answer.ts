import type { Binding, BodyPath } from "connector-gateway-spec/bindings";
import type { OperationKind } from "connector-gateway-spec";
import { printFieldPath } from "../../../templates/shared/field_path.ts";
import { isList, isObject } from "../../../templates/shared/json_values.ts";
import { countValues } from "./count_values.ts";
import { valueAt } from "./body_path.ts";
import { linkTo } from "./header_parts.ts";
import { VendorError, type AnswerHeaders } from "./vendor_types.ts";

/** Meta of an answer, by field. */
export type AnswerMeta = Readonly<Record<string, unknown>>;

/**
 * The result in the body of an answer: an array for a list, an object for everything else. It is the third party's own value.
 * @throws {VendorError} not found, when GraphQL found nothing; malformed, when the result is not where the binding says.
 */
export function readResult(kind: OperationKind, binding: Binding, body: unknown): readonly unknown[] | Readonly<Record<string, unknown>> {
  if (binding.graphql !== undefined && isNothing(body, binding.take)) {
    throw new VendorError({ kind: "not_found", message: "The third party returned null: there is no such record." });
  }
  const result = binding.take === undefined ? body : valueAt(body, binding.take);
  const place = binding.take === undefined ? "" : ` at \`${printFieldPath(binding.take)}\``;
  if (kind === "list") {
    if (isList(result)) return result;
    throw malformed(`has no list${place}`);
  }
  if (isObject(result)) return result;
  throw malformed(`has no object${place}`);
}

function malformed(problem: string): VendorError {
  return new VendorError({ kind: "malformed", message: `The third party's answer ${problem}.` });
}

/** GraphQL answers with null for what does not exist: inside `data` at a step of the path, or for all fields of it. */
function isNothing(body: unknown, take: BodyPath | undefined): boolean {
  if (take?.some((_, index) => index > 0 && valueAt(body, take.slice(0, index + 1)) === null) === true) return true;
  const found = valueAt(body, ["data"]);
  const fields = isObject(found) ? Object.values(found) : [];
  return fields.length > 0 && fields.every((field) => field === null);
}

/** The fields of Meta. What the answer does not have is null. */
export function readMeta(
  { meta }: Binding,
  { body, headers, url }: { readonly body: unknown; readonly headers: AnswerHeaders; readonly url: string },
): AnswerMeta | undefined {
  if (meta === undefined) return undefined;
  const fields = Object.entries(meta).map(([field, source]): [string, unknown] => {
    if ("body" in source) return [field, ofMeta(valueAt(body, source.body) ?? null)];
    if ("link" in source) return [field, linkTo(headers.get("link"), source.link, url) ?? null];
    return [field, "header" in source ? (headers.get(source.header) ?? null) : null];
  });
  return Object.fromEntries(fields);
}

/** More values come from no third party: a field of Meta is a cursor, a number or the like. */
const MOST_META = 1_000;

function ofMeta(value: unknown): unknown {
  if (countValues(value, MOST_META) === MOST_META) throw malformed("is too large beside its records");
  return value;
}
