import type { PageSuggestion } from "../../../../templates/reference/shared/page_data.ts";
import type { Role } from "../../../../templates/shared/roles.ts";
import type { Connector, Entity, Field, Operation, Paging, ScalarType } from "../../../model/types.ts";
import { operationsOf } from "../../../model/walk.ts";
import { recordShape } from "../../../model/field_path.ts";

/** An operation with what surrounds it. */
export interface OperationInContext {
  readonly connector: Connector;
  readonly entity: Entity;
  readonly operation: Operation;
}

/** In queries made of objects, the key whose value is the name of a field. */
const NAMING_KEY = "propertyName";

/** The values that people mostly want for a param, from its role and its known values; undefined if nothing is known. */
export function suggestFor(context: OperationInContext, { role, type }: Field): PageSuggestion | undefined {
  const known = type.kind === "scalar" ? knownTexts(type) : [];
  if (known.length > 0) return { kind: "values", values: known };
  return role && suggestForRole(context, role);
}

/** The names of fields, for the leaves of a param that orders or filters with a list of objects. */
export function suggestInside(context: OperationInContext, { role }: Field, leaf: string): PageSuggestion | undefined {
  const isQuery = role !== undefined && (role.kind === "order" || role.kind === "search");
  return isQuery && leaf === NAMING_KEY ? suggestForRole(context, role) : undefined;
}

/** The fields that identify the records of an entity: those of its identity params, or its id. */
export function identityFields({ connector, entity }: Pick<OperationInContext, "connector" | "entity">): readonly string[] {
  const named = operationsOf(connector).flatMap((operation) =>
    operation.params.fields.flatMap(({ role }) => {
      if (role?.kind !== "identity") return [];
      return (role.entity ?? operation.entity) === entity.name ? role.fields : [];
    }),
  );
  return named.length > 0 ? [...new Set(named)] : ["id"];
}

function suggestForRole(context: OperationInContext, role: Role): PageSuggestion | undefined {
  const { connector, entity, operation } = context;
  switch (role.kind) {
    case "identity":
      return records(role.entity ?? entity.name, role.fields);
    case "parent":
      return { kind: "records", from: role.entities.map((name) => ({ entity: name, fields: parentFields(connector, name, role.by) })) };
    case "within":
      return role.field === undefined ? undefined : records(entity.name, [role.field]);
    case "filter":
      return role.field === undefined || role.as === "interval" ? undefined : records(entity.name, [role.field]);
    case "field":
      return records(entity.name, [role.field]);
    case "paging":
      return suggestForPaging(entity, operation.paging, role.part);
    case "search":
      return suggestNames(context, role.fields === undefined ? undefined : Object.keys(role.fields), role.language === "text", role.in);
    case "order":
      return suggestNames(context, role.fields === undefined ? undefined : Object.keys(role.fields), false, listed(role.in));
    case "select":
      return suggestNames(context, role.list === undefined ? undefined : masks(context, role.list), false, listed(role.in));
    case "expand":
      return role.in === undefined ? undefined : { kind: "keys", entity: entity.name, in: role.in };
    case "range":
    case "format":
    case "includes":
    case "excludes":
    case "modifies":
    case "index":
    case "no_effect":
      return undefined;
  }
}

function records(entity: string, fields: readonly string[]): PageSuggestion {
  return { kind: "records", from: [{ entity, fields }] };
}

function parentFields(connector: Connector, name: string, by: string | undefined): readonly string[] {
  const entity = connector.entities.find((one) => one.name === name);
  if (by !== undefined || entity === undefined) return [by ?? "id"];
  return identityFields({ connector, entity });
}

/** A record that serves as a cursor is named by its id; other cursors come from answers. */
function suggestForPaging(entity: Entity, paging: Paging | undefined, part: string): PageSuggestion | undefined {
  return paging?.kind === "record_cursor" && part !== "size" ? records(entity.name, [paging.id]) : undefined;
}

/** Names to choose from: those that are given, the keys of an object inside the records, or the fields of the records. */
function suggestNames(
  { connector, entity }: OperationInContext,
  given: readonly string[] | undefined,
  isPlainText: boolean,
  inside: readonly string[] = [],
): PageSuggestion | undefined {
  if (isPlainText) return { kind: "records", from: [{ entity: entity.name, fields: inside }] };
  const [holder] = inside;
  if (given === undefined && holder !== undefined) return { kind: "keys", entity: entity.name, in: holder };
  const names = given ?? recordShape(entity, connector)?.fields.map(({ name }) => name) ?? [];
  return names.length === 0 ? undefined : { kind: "names", names };
}

/** `nextPageToken`, `files/id`: what a mask of a page of records selects. */
function masks({ connector, entity, operation }: OperationInContext, list: string): readonly string[] {
  const ofPage = operation.meta?.fields.map(({ name }) => name) ?? [];
  return [...ofPage, ...(recordShape(entity, connector)?.fields ?? []).map(({ name }) => `${list}/${name}`)];
}

function listed(path: string | undefined): readonly string[] | undefined {
  return path === undefined ? undefined : [path];
}

function knownTexts({ knownValues, commaList }: ScalarType): readonly string[] {
  return (knownValues ?? commaList?.knownValues ?? []).filter((value) => value !== null).map(String);
}
