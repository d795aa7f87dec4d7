import { OPERATION_KINDS, type OperationKindDescriptor } from "../../generator/model/operation_kinds.ts";
import { PAGING_KINDS } from "../../generator/model/paging_kinds.ts";
import { isPagingKind, pagingKeys } from "../../generator/model/paging_queries.ts";
import { quote } from "./words.ts";

/** The table of operation kinds in `spec/README.md`. */
export function operationKindTable(): string {
  const rows = Object.entries<OperationKindDescriptor>(OPERATION_KINDS).map(([kind, { about, actions }]) => {
    const isDefault = Object.values(actions).includes("default");
    return [quote(kind), about, `${Object.keys(actions).map(quote).join(", ")}${isDefault ? " (default)" : ""}`];
  });
  return printTable(["kind", "`result` is", "actions"], rows);
}

/** The table of paging kinds in `spec/README.md`. */
export function pagingKindTable(): string {
  const rows = Object.keys(PAGING_KINDS)
    .filter(isPagingKind)
    .map((kind) => {
      const keys = pagingKeys(kind);
      const named = (wanted: boolean): string => keys.flatMap(({ key, required }) => (required === wanted ? [quote(key)] : [])).join(", ");
      const { nextPage, end } = PAGING_KINDS[kind];
      return [`[\`${kind}\`](#${kind})`, nextPage, `when ${end}`, named(true), named(false)];
    });
  return printTable(["kind", "next page", "the list ends", "required keys", "optional keys"], rows);
}

function printTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}
