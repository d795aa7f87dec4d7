import { resultShapes, type ResultShape, type VendorAuth } from "#templates/core";
import { OPERATION_KINDS, type OperationKey, type OperationKind, type OperationKindDescriptor } from "./operation_kinds.ts";
import type { ActionName, Entity, Operation } from "./types.ts";
import { isBoolean } from "./value_types.ts";
import type { Records } from "./walk.ts";

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
  return allKinds().filter((kind) => useOfKey(kind, key) !== undefined);
}

/** The kinds that an operation of an action may have, the default first. */
export function kindsOfAction(action: ActionName): readonly OperationKind[] {
  const useOf = (kind: OperationKind): "default" | "possible" | undefined => {
    const { actions }: OperationKindDescriptor = OPERATION_KINDS[kind];
    return actions[action];
  };
  const kinds = allKinds();
  return [...kinds.filter((kind) => useOf(kind) === "default"), ...kinds.filter((kind) => useOf(kind) === "possible")];
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

function allKinds(): readonly OperationKind[] {
  return Object.keys(OPERATION_KINDS).flatMap((name) => (isOperationKind(name) ? [name] : []));
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
