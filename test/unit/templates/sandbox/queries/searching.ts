import type { JsonValue } from "../../../../../templates/core/json_values.ts";
import type { JsonObject } from "../../../../../templates/sandbox/definition.ts";
import type { RoleOf } from "../../../../../templates/sandbox/queries/query_types.ts";
import { parseSearch } from "../../../../../templates/sandbox/queries/search.ts";
import { OperationError } from "../../../../../templates/runtime/server/operation_error.ts";

export type Search = Omit<RoleOf<"search">, "kind">;

/** The ids of the records that a search finds, in the order that it asks for. Fields are those of the records. */
export function idsFound(search: Search, value: JsonValue, records: readonly JsonObject[], param = "q"): readonly JsonValue[] {
  const fieldNames = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const { matches, compare } = parseSearch({ kind: "search", ...search }, value, { param, fieldNames });
  const found = records.filter(matches);
  return (compare === undefined ? found : found.sort(compare)).map(({ id }) => id ?? null);
}

/** What a 422 says: its message, field and code. Throws for any other outcome. */
export function refusalOf(call: () => unknown): {
  readonly message: string;
  readonly field: string | undefined;
  readonly code: string | undefined;
} {
  try {
    call();
  } catch (error) {
    if (!(error instanceof OperationError) || error.status !== 422) throw error;
    return { message: error.message, field: error.details.field, code: error.details.code };
  }
  throw new Error("The value is accepted.");
}
