import { resultShapes, type ResultShape, type VendorAuth } from "#templates/core";
import type { ActionName, Entity, Operation } from "./types.ts";
import { isBoolean } from "./value_types.ts";
import type { Records } from "./walk.ts";

/**
 * The operation kinds: one entry per kind. The keys that an operation may and must have, the types of its result and of its call,
 * and the tables of the language page follow from them.
 */

/** The keys of an operation that depend on its kind, in the order in which messages name them. */
export const OPERATION_KEYS = ["ordered", "returns", "meta", "elements", "paging", "download", "take", "take_meta", "then"] as const;

export type OperationKey = (typeof OPERATION_KEYS)[number];

type ActionOfKind = "list" | "get" | "create" | "update" | "delete" | "api_search" | "download";

/** The result, the actions and the keys of the operations of a kind. */
export interface OperationKindDescriptor {
  /** A description of `result`, for the language page and the editor. */
  readonly about: string;
  /** The actions that may have the kind, and whether it is the one that they have without `kind`. */
  readonly actions: { readonly [Action in ActionOfKind]?: "default" | "possible" };
  /** The keys that an operation of the kind may have. `returns` comes from the entity where it is left out. */
  readonly keys: { readonly [Key in OperationKey]?: "required" | "optional" };
}

/** Data that must be of a type. A mistake in an entry is a compile error where this is used, which names the entry. */
type Checked<Entries extends Wanted, Wanted> = Entries;

/** The keys of the kinds whose record holds the elements. */
const KEYS_WITH_ELEMENTS = {
  ordered: "optional",
  returns: "optional",
  meta: "optional",
  elements: "required",
  paging: "required",
  take: "optional",
  take_meta: "optional",
} as const;

export const OPERATION_KINDS = {
  list: {
    about: "an array of records",
    actions: { list: "default", api_search: "default" },
    keys: { ordered: "optional", returns: "optional", meta: "optional", paging: "required", take: "optional", take_meta: "optional" },
  },
  record: {
    about: "one record",
    actions: { get: "default", create: "default", update: "default" },
    keys: { returns: "optional", take: "optional" },
  },
  search_wrapper: {
    about: "one record that holds the found elements and the paging state",
    actions: { list: "possible", api_search: "possible" },
    keys: KEYS_WITH_ELEMENTS,
  },
  page_record: {
    about: "one record whose `data` holds a page of elements",
    actions: { list: "possible", api_search: "possible" },
    keys: KEYS_WITH_ELEMENTS,
  },
  delete_result: {
    about: "one record that confirms the deletion",
    actions: { delete: "default" },
    keys: { returns: "optional", take: "optional" },
  },
  download: {
    about: "nothing: the answer is a stream of bytes",
    actions: { download: "default" },
    keys: { download: "optional", then: "optional" },
  },
} as const;

export type OperationKind = keyof Checked<typeof OPERATION_KINDS, Readonly<Record<string, OperationKindDescriptor>>>;

const ALL_KINDS: readonly OperationKind[] = Object.keys(OPERATION_KINDS).filter(isOperationKind);

/** The shape of the result of operations of a kind. */
export function resultOf(kind: OperationKind): ResultShape {
  return resultShapes[kind];
}

/** Whether an action always changes something. */
export function isWrite(action: ActionName): boolean {
  return action === "create" || action === "update" || action === "delete";
}

/** Whether an operation of a kind may or must have a key. */
export function useOfKey(kind: OperationKind, key: OperationKey): "required" | "optional" | undefined {
  const { keys }: OperationKindDescriptor = OPERATION_KINDS[kind];
  return keys[key];
}

/** The kinds whose operations may have a key. */
export function kindsWithKey(key: OperationKey): readonly OperationKind[] {
  return ALL_KINDS.filter((kind) => useOfKey(kind, key) !== undefined);
}

/** The kinds that an operation of an action may have, the default first. */
export function kindsOfAction(action: ActionName): readonly OperationKind[] {
  const useOf = (kind: OperationKind): "default" | "possible" | undefined => {
    const { actions }: OperationKindDescriptor = OPERATION_KINDS[kind];
    return actions[action];
  };
  return (["default", "possible"] as const).flatMap((use) => ALL_KINDS.filter((kind) => useOf(kind) === use));
}

/**
 * The operation that shows best what the records of an entity are: `get`, if there is one, or another one that returns them one by
 * one or in a list, or with the records as elements of its own record. Undefined for an entity that has nothing but downloads.
 */
export function recordSource({ operations }: Entity, records: Records): Operation | undefined {
  const actions: readonly ActionName[] = ["get", "create", "update", "list", "api_search"];
  const ordered = actions.flatMap((action) => operations.filter((one) => one.action === action));
  const usual = ordered.filter(({ kind }) => kind === "record" || kind === "list");
  const listed = usual.find(({ kind }) => kind === "list")?.returns?.record;
  const namesOf = (record = ""): readonly string[] => (records.get(record)?.shape.fields ?? []).map(({ name }) => name);
  // A create or update may answer with something else than the record, and so does a get that has none of its fields.
  const isStranger = (record: string | undefined): boolean =>
    namesOf(record).length <= namesOf(listed).length && !namesOf(record).some((name) => namesOf(listed).includes(name));
  const isOne = ({ action, returns }: Operation): boolean =>
    listed === undefined || returns?.record === listed || (action === "get" && !isStranger(returns?.record));
  return usual.find(isOne) ?? ordered.find(({ elements }) => elements !== undefined);
}

function isOperationKind(name: string): name is OperationKind {
  return Object.hasOwn(OPERATION_KINDS, name);
}

/** The field of Meta that says with a link, and not with a boolean, whether there are more. */
export function linkOf({ paging, meta }: Operation): string | undefined {
  const name = paging?.kind === "token" && paging.more?.in === "meta" ? paging.more.field : undefined;
  return meta?.fields.find((field) => field.name === name && !isBoolean(field.type))?.name;
}

/** The names in braces in a text, in their order: `id` for `/v1/customers/{id}`. */
export function namesInBraces(text: string): readonly string[] {
  return [...text.matchAll(/\{([^{}]+)\}/gu)].map(([, name = ""]) => name);
}

/** A field of an auth method, and the key of the catalog that names it. */
interface SigningField {
  readonly key: string;
  readonly name: string;
}

/** The fields of an auth method that a call is signed with, or that a new access token is asked for with. */
export function signingFields(way: VendorAuth): readonly SigningField[] {
  switch (way.kind) {
    case "header":
      return namesInBraces(way.value).map((name) => ({ key: "value", name }));
    case "basic":
      return [{ key: "username", name: way.username }, ...(way.password === undefined ? [] : [{ key: "password", name: way.password }])];
    case "oauth_refresh":
      return [
        { key: "access_token", name: way.accessToken },
        { key: "refresh_token", name: way.refreshToken },
        { key: "client_id", name: way.clientId },
        { key: "client_secret", name: way.clientSecret },
        ...namesInBraces(way.value)
          .filter((name) => name !== way.accessToken)
          .map((name) => ({ key: "value", name })),
      ];
  }
}
