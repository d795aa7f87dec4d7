import type { PageData, PageOperation, PageField, PageInput, PageShape, PageSuggestion, PageEntry } from "#templates/page";
import { isObject, type Role } from "#templates/core";
import {
  type Gateway,
  type Field,
  type ObjectShape,
  type ScalarType,
  type ValueType,
  type Connector,
  type Entity,
  type Operation,
  type Paging,
  type Records,
  recordsOf,
  operationsOf,
  shapeOf,
  recordShape,
  fieldsWithin,
} from "#generator/resolve";
import { buildPartExample, firstSentence } from "#generator/schema";
import type { PageSource } from "./source.ts";
import { recordAnchor } from "./anchors.ts";

/** In queries made of objects, the key whose value is the name of a field. */
const NAMING_KEY = "propertyName";

/** Deeper objects are edited as JSON. */
const DEEPEST = 4;

/** The data that the script of the page needs. */
export function toPageData({ gateway, page }: PageSource): PageData {
  return {
    executePath: gateway.execute.path,
    statuses: Object.fromEntries(gateway.statuses.map(({ status, description }) => [status, description ?? ""])),
    operations: page.shown.flatMap((connector) =>
      connector.entities.flatMap((entity) =>
        entity.operations.map((operation) => toPageOperation(gateway, { connector, entity, operation })),
      ),
    ),
  };
}

function toPageOperation(gateway: Gateway, context: OperationInContext): PageOperation {
  const { connector, operation } = context;
  const shape = toPageShape(operation.params, {
    records: recordsOf(connector),
    path: [],
    suggest: (field, path) => {
      const [name] = path;
      const param = operation.params.fields.find((one) => one.name === name);
      return path.length === 1 || param === undefined ? suggestFor(context, field) : suggestInside(context, param, field.name);
    },
  });
  const example = buildPartExample(gateway, connector, operation, "params");
  return {
    id: operation.id,
    ...shape,
    example: isObject(example) ? example : {},
    identity: identityFields(context),
    ...(operation.meta !== undefined && { hasMeta: true }),
  };
}

/** Everything that the values below a param depend on. */
interface InputContext {
  readonly records: Records;
  /** Finds suggestions for a field by its path. */
  readonly suggest: (field: Field, path: readonly string[]) => PageSuggestion | undefined;
  readonly path: readonly string[];
}

/** The fields of a shape, each with what people write its value with. */
function toPageShape({ fields, atLeastOneOf, open }: ObjectShape, context: InputContext): PageShape {
  return {
    fields: fields.map((field) => toPageField(field, { ...context, path: [...context.path, field.name] })),
    ...(atLeastOneOf !== undefined && { atLeastOneOf }),
    ...(open && { open }),
  };
}

function toPageField(field: Field, context: InputContext): PageField {
  return {
    name: field.name,
    input: toInput(field, field.type, context),
    ...(field.required && { required: true }),
  };
}

function toInput(field: Field, type: ValueType, context: InputContext): PageInput {
  switch (type.kind) {
    case "scalar":
      return toScalarInput(field, type, context.suggest(field, context.path));
    case "array":
      return { kind: "list", items: toInput(field, type.items, context) };
    case "any":
    case "object":
    case "record":
    case "reference": {
      const shape = shapeOf(type, context.records);
      return shape === undefined || context.path.length > DEEPEST ? { kind: "json" } : { kind: "object", ...toPageShape(shape, context) };
    }
  }
}

function toScalarInput(field: Field, type: ScalarType, suggest: PageSuggestion | undefined): PageInput {
  const { types, commaList, enum: values, const: only } = type;
  const suggested = suggest === undefined ? {} : { suggest };
  if (only !== undefined || values !== undefined) return { kind: "choice", values: values ?? [only ?? null] };
  const [kind, ...others] = types;
  // No control but one for JSON tells a number from its digits as a string.
  if (kind === undefined || others.length > 0) return { kind: "json" };
  if (kind === "boolean") return { kind: "boolean" };
  if (commaList !== undefined) return { kind: "words", ...(commaList.values === undefined ? suggested : { values: commaList.values }) };
  return kind === "string"
    ? { kind: "text", ...textFormat(field, type), ...suggested }
    : { kind: "number", ...numberLimits(field, type), ...(kind === "integer" && { integer: true }), ...suggested };
}

function textFormat(field: Field, { format }: ScalarType): { readonly format?: string } {
  if (format === undefined) return isUnixTime(field) ? { format: "unix_seconds" } : {};
  return { format };
}

function numberLimits(field: Field, { min, max, multipleOf }: ScalarType): Omit<PageInput & { kind: "number" }, "kind"> {
  return {
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
    ...(multipleOf !== undefined && { multipleOf }),
    ...(isUnixTime(field) && { format: "unix_seconds" }),
  };
}

/** No format says it: numbers are seconds since 1970 where the description says so. It only adds a date to choose. */
function isUnixTime({ description = "" }: Field): boolean {
  return /\bunix seconds\b/iu.test(description);
}

/** An operation with what surrounds it. */
interface OperationInContext {
  readonly connector: Connector;
  readonly entity: Entity;
  readonly operation: Operation;
}

/** The values that people mostly want for a param, from its role and its known values; undefined if nothing is known. */
function suggestFor(context: OperationInContext, { role, type }: Field): PageSuggestion | undefined {
  const known = type.kind === "scalar" ? knownTexts(type) : [];
  if (known.length > 0) return { kind: "values", values: known };
  return role && suggestForRole(context, role);
}

/** The names of fields, for the leaves of a param that orders or filters with a list of objects. */
function suggestInside(context: OperationInContext, { role }: Field, leaf: string): PageSuggestion | undefined {
  const isQuery = role !== undefined && (role.kind === "order" || role.kind === "search");
  return isQuery && leaf === NAMING_KEY ? suggestForRole(context, role) : undefined;
}

/** The fields that identify the records of an entity: those of its identity params, or its id. */
function identityFields({ connector, entity }: Pick<OperationInContext, "connector" | "entity">): readonly string[] {
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

/** What a search finds on other pages: the connectors, and in the index their entities, operations and records, too. */
export function toEntries({ model, page }: PageSource): readonly PageEntry[] {
  const others = model.connectors.filter((connector) => !page.shown.includes(connector));
  return others.flatMap((connector) => [ofConnector(connector), ...(page.kind === "index" ? insideOf(connector) : [])]);
}

function ofConnector({ id, title, description }: Connector): PageEntry {
  return { anchor: id, kind: "connector", name: title, path: [id], connector: id, sentence: plain(firstSentence(description)) };
}

function insideOf({ id, title, entities, records }: Connector): readonly PageEntry[] {
  const shared = { path: [title], connector: id };
  return [
    ...entities.flatMap(({ name, description = "", operations }): readonly PageEntry[] => [
      { ...shared, anchor: `${id}.${name}`, kind: "entity", name, sentence: plain(description) },
      ...operations.map((operation): PageEntry => ({ ...shared, ...ofOperation(operation, description) })),
    ]),
    ...records.map(({ name, description = "", shape }): PageEntry => {
      return { ...shared, anchor: recordAnchor(id, name), kind: "record", name, sentence: plain(description), inside: namesOf(shape) };
    }),
  ];
}

/** The words that find an operation on its own page find it here. */
function ofOperation({ id, description = "", params }: Operation, entity: string): Omit<PageEntry, "path" | "connector"> {
  const words = fieldsWithin(params).map((field) => `${field.name} ${plain(field.description ?? "")}`);
  return { anchor: id, kind: "operation", name: id, sentence: plain(description), inside: [plain(entity), ...words].join(" ") };
}

function namesOf(shape: ObjectShape): string {
  return fieldsWithin(shape)
    .map(({ name }) => name)
    .join(" ");
}

/** A text as pages show it: without the marks of code. */
function plain(text: string): string {
  return text.replaceAll("`", "").trim();
}
