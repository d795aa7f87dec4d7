import { OPERATION_KINDS, type OperationKindDescriptor } from "../../generator/resolve/model/operation_kinds.ts";
import { PAGING_KINDS, isPagingKind, pagingKeys } from "../../generator/resolve/model/paging_kinds.ts";
import { ROLE_KINDS } from "../../generator/resolve/model/role_kinds.ts";
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

/** The table of roles in `spec/README.md`. */
export function roleTable(): string {
  const rows = Object.entries<RoleTexts>(ROLE_KINDS).map(([kind, { about, example, derived, actions }]) => {
    const written = [...(example === undefined ? [] : [quote(example)]), ...(derived === undefined ? [] : [`without a key: ${derived}`])];
    return [quote(kind), about, written.join("; "), actions.length === ALL_ACTIONS ? "all" : actions.map(quote).join(", ")];
  });
  return printTable(["role", "what the param does", "written", "actions"], rows);
}

const ALL_ACTIONS = ROLE_KINDS.no_effect.actions.length;

/** What the descriptors of all roles have for people. */
interface RoleTexts {
  readonly about: string;
  readonly example?: string;
  readonly derived?: string;
  readonly actions: readonly string[];
}

/** A table in Markdown. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}
