import type { Role, RoleKind } from "../../templates/shared/roles.ts";
import type { WrittenFieldDetails } from "../catalog/types.ts";
import type { DerivedRole, RoleField, RoleKey, RoleOf, WrittenRole, WrittenRoleKind } from "./role_kind.ts";
import { ROLE_KINDS } from "./role_kinds.ts";
import type { ActionName } from "./types.ts";

const DESCRIBED: { readonly [Kind in RoleKind]: DerivedRole<Kind> } = ROLE_KINDS;
const WRITTEN: { readonly [Key in RoleKey]: WrittenRoleKind<Key> } = ROLE_KINDS;

/** The roles that a mapping has keys for, each with its key; `format` only where it is one. */
export function writtenRoles(details: WrittenFieldDetails): readonly Role[] {
  return roleKeys.flatMap((key) => readRole(key, details[key]) ?? []);
}

function readRole<Key extends RoleKey>(key: Key, written: WrittenRole<Key> | undefined): Role | undefined {
  return written === undefined ? undefined : WRITTEN[key].read(written);
}

const WITH_KEY: ReadonlySet<string> = new Set(
  Object.entries<object>(ROLE_KINDS).flatMap(([kind, descriptor]) => ("read" in descriptor ? [kind] : [])),
);

/** The keys of roles, in the order of the language page. */
export const roleKeys: readonly RoleKey[] = Object.keys(ROLE_KINDS).filter(isRoleKey);

function isRoleKey(name: string): name is RoleKey {
  return WITH_KEY.has(name);
}

/** The actions whose params may have a role. */
export function actionsOfRole(kind: RoleKind): readonly ActionName[] {
  return DESCRIBED[kind].actions;
}

/** The fields that a role names. */
export function fieldsOfRole<Kind extends RoleKind>(role: RoleOf<Kind>): readonly RoleField[] {
  return DESCRIBED[role.kind].fields(role);
}

/** What the catalog has under the key of a role. */
export type RoleValue = string | true | { readonly [key: string]: RoleValue };

/** What the key of a derived or likely role has. */
export function valueOfRole(role: Role): RoleValue {
  if (role.kind === "identity") return role.fields[0] ?? "id";
  if (role.kind === "search" || role.kind === "order") return { language: role.language };
  if (role.kind === "select") return { as: role.as };
  if (role.kind !== "filter" || (role.as === "equals" && role.meanings === undefined))
    return ("field" in role ? role.field : undefined) ?? true;
  const { field, as, inclusive, meanings = {} } = role;
  const conditions = Object.entries(meanings).map(([value, all]) => [
    value,
    Object.fromEntries(all.map((one) => [one.field, String(one.is)])),
  ]);
  if (field === undefined) return { as, meanings: Object.fromEntries(conditions) };
  return { field, as, ...(inclusive !== undefined && { inclusive }) };
}
