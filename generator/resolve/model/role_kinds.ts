import { type WrittenRoleConditions, type WrittenRoleState, type WrittenFieldDetails, optional } from "#generator/read";
import { isList, type FieldCondition, type Role, type RoleKind } from "#templates/core";
import type { ActionName } from "./types.ts";

/**
 * The roles of params, one descriptor each. The reading of the catalog, its rules and the table of the language page loop over this
 * table: CONTRIBUTING.md says how to add one.
 */

const LISTS: readonly ActionName[] = ["list", "api_search"];
/** The actions that find one record. */
const FINDS: readonly ActionName[] = ["get", "update", "delete", "download"];
const WRITES: readonly ActionName[] = ["create", "update"];
const ALL: readonly ActionName[] = ["list", "get", "create", "update", "delete", "api_search", "download"];

/** The kinds in the order of the language page. */
export const ROLE_KINDS: RoleKinds = {
  paging: {
    about: "turns the page, or sets its size",
    derived: "the params that `paging` names under `next`, `previous` and `size`",
    actions: ALL,
    fields: () => [],
  },
  identity: {
    about: "names the record that the operation is about, by the value of a field or of one of several",
    example: "identity: [id, key]",
    derived:
      "a param `id`; the last param of the path, or a required key such as `number` or `issue_number`, for the field with its name or last words",
    actions: FINDS,
    read: (written) => {
      if (typeof written === "string" || isList(written)) return { kind: "identity", fields: listOf(written) };
      const { entity, field } = written;
      return { kind: "identity", fields: listOf(field), ...optional({ entity }) };
    },
    fields: ({ fields, entity }) => fields.map((path) => fieldAt(path, [], entity === undefined ? undefined : [entity])),
  },
  parent: {
    about: "names the record that the records belong to",
    example: "parent: { entity: issues, field: issueId }",
    derived: "a param behind the name of another entity in the path, or a required one such as `issue_id`, for the entity `issues`",
    actions: [...LISTS, ...FINDS, "create"],
    read: (written) => {
      if (typeof written === "string" || isList(written)) return { kind: "parent", entities: listOf(written) };
      const { entity, by, field } = written;
      return { kind: "parent", entities: listOf(entity), ...optional({ by, field }) };
    },
    fields: ({ entities, by, field }) => [
      ...(by === undefined ? [] : [fieldAt(by, ["by"], entities)]),
      ...(field === undefined ? [] : [fieldAt(field, ["field"])]),
    ],
  },
  within: {
    about: "names what the records are in, where no entity of the catalog stands for it: an account, a workspace, a repository",
    example: "within: owner.login",
    derived: "any other param of the path, with the field of its name if the records have it",
    actions: ALL,
    read: (written) => (typeof written === "string" ? { kind: "within", field: written } : { kind: "within" }),
    fields: ({ field }) => (field === undefined ? [] : [fieldAt(field, [])]),
  },
  filter: {
    about: "only records whose field matches, or that meet the conditions which a value stands for",
    example: "filter: { field: created, as: interval }",
    derived: "an optional param of a list with the name, type and values of a field: `filter: status`",
    actions: [...LISTS, ...FINDS],
    read: (written) => {
      if (typeof written === "string") return { kind: "filter", field: written, as: "equals" };
      const { field, as, inclusive, meanings } = written;
      return { kind: "filter", as, ...optional({ field, inclusive, meanings: meanings && mapValues(meanings, readConditions) }) };
    },
    fields: ({ field, meanings = {} }) => [
      ...(field === undefined ? [] : [fieldAt(field, [])]),
      ...Object.entries(meanings).flatMap(([value, conditions]) =>
        conditions.map((one) => fieldAt(one.field, ["meanings", value, one.field])),
      ),
    ],
  },
  search: {
    about: "only records that match a query",
    example: "search: { language: text, in: [name, key] }",
    derived: "a text called `search`, `keyword` or `term`: `{ language: text }`",
    actions: LISTS,
    read: ({ language, in: fields, fields: names }) => ({
      ...{ kind: "search", language },
      ...optional({ in: fields === undefined ? undefined : listOf(fields), fields: names && mapValues(names, listOf) }),
    }),
    fields: ({ in: fields = [], fields: names = {} }) => [
      ...fields.map((path) => fieldAt(path, ["in"])),
      ...Object.entries(names).flatMap(([name, paths]) => paths.map((path) => fieldAt(path, ["fields", name]))),
    ],
  },
  order: {
    about: "the order of the records",
    example: "order: { language: signed, fields: { owner: lead.displayName } }",
    derived: "a param such as `sort` or `order_by` whose `enum` has names of fields, with or without `-`",
    actions: LISTS,
    read: ({ language, in: field, fields }) => ({ kind: "order", language, ...optional({ in: field, fields }) }),
    fields: ({ in: field, fields = {} }) => [
      ...insideOf(field),
      ...Object.entries(fields).map(([name, path]) => fieldAt(path, ["fields", name])),
    ],
  },
  select: {
    about: "which fields come back",
    example: "select: { as: names, in: properties }",
    actions: [...LISTS, "get", ...WRITES],
    read: ({ as, in: field, list }) => ({ kind: "select", as, ...optional({ in: field, list }) }),
    fields: ({ in: field }) => insideOf(field),
  },
  expand: {
    about: "which optional fields come back",
    example: "expand: { in: associations }",
    actions: [...LISTS, "get", ...WRITES],
    read: (written) => (typeof written === "boolean" ? { kind: "expand" } : { kind: "expand", in: written.in }),
    fields: ({ in: field }) => insideOf(field),
  },
  field: {
    about: "the value that is written to a field",
    example: "field: email",
    derived: "a param in the body with the name, type and values of a field",
    actions: WRITES,
    read: (field) => ({ kind: "field", field }),
    fields: ({ field }) => [fieldAt(field, [])],
  },
  includes: {
    about: "records with the condition are left out unless the param is true",
    example: "includes: { field: deleted, is: true }",
    actions: [...LISTS, ...FINDS],
    read: (written) => ({ kind: "includes", ...readState(written) }),
    fields: fieldOfState,
  },
  excludes: {
    about: "records with the condition are left out when the param is true",
    example: "excludes: { field: driveId, is_not: null }",
    actions: [...LISTS, ...FINDS],
    read: (written) => ({ kind: "excludes", ...readState(written) }),
    fields: fieldOfState,
  },
  modifies: {
    about: "changes how other params of the operation work",
    example: "modifies: [oldest, latest]",
    derived: "a param whose `enum` is `asc` and `desc`, where there is one `order`",
    actions: ALL,
    read: (params) => ({ kind: "modifies", params }),
    fields: () => [],
  },
  index: {
    about: "which element of a list of the record, counted from 0",
    example: "index: attachments",
    actions: ["download"],
    read: (field) => ({ kind: "index", field }),
    fields: ({ field }) => [fieldAt(field, [])],
  },
  format: {
    about: "the media type of a download",
    example: "format: true",
    actions: ["download"],
    // Otherwise it is a constraint on strings.
    read: (written) => (written === true ? { kind: "format" } : undefined),
    fields: () => [],
  },
  range: {
    about: "asks for a part of a download",
    derived: "the param that `download` names under `range`",
    actions: ["download"],
    fields: () => [],
  },
  no_effect: {
    about: "changes nothing that an answer shows, for the reason given",
    example: "no_effect: No record shows the permissions of the user.",
    actions: ALL,
    read: (because) => ({ kind: "no_effect", because }),
    fields: () => [],
  },
};

function readConditions(written: WrittenRoleConditions): readonly FieldCondition[] {
  return Object.entries(written).map(([field, value]) => {
    const isNegated = typeof value === "object" && value !== null && "not" in value;
    return isNegated ? { field, isNot: value.not } : { field, is: value };
  });
}

function readState({ field, is, is_not }: WrittenRoleState): FieldCondition {
  return { field, ...optional({ is, isNot: is_not }) };
}

function fieldOfState({ field }: RoleOf<"includes" | "excludes">): readonly RoleField[] {
  return [fieldAt(field, ["field"])];
}

function insideOf(path: string | undefined): readonly RoleField[] {
  return path === undefined ? [] : [fieldAt(path, ["in"])];
}

function fieldAt(path: string, steps: RoleField["steps"], entities?: readonly string[]): RoleField {
  return { path, steps, ...optional({ entities }) };
}

function listOf(written: string | readonly string[]): readonly string[] {
  return typeof written === "string" ? [written] : written;
}

function mapValues<Value, Mapped>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Readonly<Record<string, Mapped>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}

/** The kinds that a catalog writes: each is a key of a param. The others follow from the operation. */
export type RoleKey = Extract<keyof WrittenFieldDetails, RoleKind>;

/** The role of a kind. */
export type RoleOf<Kind extends RoleKind> = Extract<Role, { readonly kind: Kind }>;

/** The written value of the key of a role. */
export type WrittenRole<Key extends RoleKey> = NonNullable<WrittenFieldDetails[Key]>;

/** A field that a role names. */
export interface RoleField {
  /** A path in a record, as it is written. */
  readonly path: string;
  /** The keys below that of the role that lead to the name; none where there is a short form. */
  readonly steps: readonly (string | number)[];
  /** The entities whose records have the field, if not that of the operation. */
  readonly entities?: readonly string[];
}

/** Everything about one kind of role that does not depend on how it is written. */
export interface DerivedRole<Kind extends RoleKind> {
  /** The purpose of such a param, for the page about the language. */
  readonly about: string;
  /** Where the role comes from, for a kind that is not written, or from what else. */
  readonly derived?: string;
  /** The actions whose params may have it. */
  readonly actions: readonly ActionName[];
  /** The fields that a role names. */
  readonly fields: (role: RoleOf<Kind>) => readonly RoleField[];
}

/** A kind of role that is written under a key of its own name. */
export interface WrittenRoleKind<Key extends RoleKey> extends DerivedRole<Key> {
  /** How it is written, for the page about the language. */
  readonly example: string;
  /** The role; undefined where the key means something else. */
  readonly read: (written: WrittenRole<Key>) => RoleOf<Key> | undefined;
}

/** A descriptor for each kind of role. */
type RoleKinds = { readonly [Kind in RoleKind]: Kind extends RoleKey ? WrittenRoleKind<Kind> : DerivedRole<Kind> };

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

/** Any value that the key of a role may have in the catalog. */
export type RoleValue = string | true | { readonly [key: string]: RoleValue };

/** The value of the key that would state a derived or likely role. */
export function valueOfRole(role: Role): RoleValue {
  if (role.kind === "identity") return role.fields[0] ?? "id";
  if (role.kind === "search" || role.kind === "order") return { language: role.language };
  if (role.kind === "select") return { as: role.as };
  if (role.kind !== "filter" || (role.as === "equals" && role.meanings === undefined))
    return ("field" in role ? role.field : undefined) ?? true;
  const { field, as, inclusive, meanings = {} } = role;
  const conditions = mapValues(meanings, (all) =>
    Object.fromEntries(all.map((one) => [one.field, typeof one.is === "object" ? "present" : String(one.is)])),
  );
  if (field === undefined) return { as, meanings: conditions };
  return { field, as, ...optional({ inclusive }) };
}
