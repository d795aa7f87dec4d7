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

/** A derived or likely role as the catalog writes it, its key first. */
export function writtenRole(role: Role): { readonly key: string; readonly value: string | true | Readonly<Record<string, string>> } {
  const { kind } = role;
  if (kind === "identity") return { key: kind, value: role.fields[0] ?? "id" };
  if (kind === "search" || kind === "order") return { key: kind, value: { language: role.language } };
  return { key: kind, value: ("field" in role ? role.field : undefined) ?? true };
}
