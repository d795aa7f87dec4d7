import { type Role, isObject, printFieldPath } from "#templates/core";
import type {
  Connector,
  Entity,
  Field,
  Gateway,
  JsonValue,
  ObjectShape,
  Operation,
  EntitySandbox,
  Variation,
  Records,
} from "#generator/resolve";
import { recordSource, elementType, isBare, isNullable, shapeOf, operationsOf, recordsOf, recordShape } from "#generator/resolve";
import { singular } from "#generator/print";
import { buildPartExample } from "#generator/schema";

type JsonObject = Readonly<Record<string, JsonValue>>;

/** A param with its role, and the operation that it is a param of. */
interface RoleUse {
  readonly operation: Operation;
  readonly param: Field;
  readonly role: Role;
}

/** Records can contain themselves. */
const DEEPEST = 4;

/** Seconds between the creation of two records, unless the catalog says otherwise. */
const BETWEEN_RECORDS = 3600;

/** The data of the sandbox about an entity; undefined for an entity without records, such as one with nothing but a download. */
export function toEntityData(gateway: Gateway, connector: Connector, entity: Entity): JsonObject | undefined {
  const source = recordSource(entity, recordsOf(connector));
  const shape = recordShape(entity, connector);
  if (source === undefined || shape === undefined) return undefined;
  const example = { ...exampleOf(gateway, connector, source), ...entity.sandbox?.example };
  const fields = shape.fields.length === 0 ? Object.keys(example) : shape.fields.map(({ name }) => name);
  const identity = identityOf(connector, entity, fields);
  const { sandbox } = entity;
  return present({
    example,
    fields: fields.join() === Object.keys(example).join() ? undefined : fields,
    required: requiredPaths(shape, recordsOf(connector)),
    single: identity.length === 0 && !hasLists(entity.operations) ? true : undefined,
    element: sandbox?.element,
    identity,
    parents: parentsOf(entity),
    created: sandbox?.created,
    updated: sandbox?.updated,
    hidden: sandbox?.hidden ?? [],
    variations: variationsOf(entity, shape, identity).map(({ path, vary }) => ({ path, vary: present({ ...vary }) })),
    cases: sandbox?.cases ?? [],
    derived: (sandbox?.derived ?? []).map((one) => present({ ...one })),
    restricted: entity.operations.some(({ params }) => params.open) ? restrictedFields(shape) : [],
    blank: entity.operations.some(({ action }) => action === "create") ? blankOf(shape, example, sandbox) : undefined,
  });
}

/** A record, or the first element of the record around a list. */
function exampleOf(gateway: Gateway, connector: Connector, operation: Operation): JsonObject {
  const record = buildPartExample(gateway, connector, operation, "record", "full");
  const inside = (operation.elements ?? []).reduce(
    (value: JsonValue | undefined, name) => (isObject(value) ? value[name] : undefined),
    record,
  );
  const [example] = [inside].flat();
  return isObject(example) ? example : {};
}

/** The fields that every answer has, those of nested objects and of elements included: `id`, `replies.id`. */
function requiredPaths({ fields }: ObjectShape, records: Records, above: readonly string[] = []): readonly string[] {
  return fields.flatMap(({ name, type, required }) => {
    const path = [...above, name];
    const inner = shapeOf(elementType(type), records);
    const nested = inner === undefined || path.length > DEEPEST ? [] : requiredPaths(inner, records, path);
    return required ? [printFieldPath(path), ...nested] : nested;
  });
}

function rolesOf(operations: readonly Operation[]): readonly RoleUse[] {
  return operations.flatMap((operation) =>
    operation.params.fields.flatMap((param) => (param.role === undefined ? [] : [{ operation, param, role: param.role }])),
  );
}

/** The fields that a record is found by: those that identity params name, then those by which children name it; the id otherwise. */
function identityOf(connector: Connector, { name, operations }: Entity, fieldNames: readonly string[]): readonly string[] {
  const byRole = rolesOf(operations).flatMap(({ role }) => (role.kind === "identity" && role.entity === undefined ? role.fields : []));
  const named = rolesOf(operationsOf(connector)).flatMap(({ role }) => {
    if (role.kind === "identity") return role.entity === name ? role.fields : [];
    return role.kind === "parent" && role.entities.includes(name) && role.by !== undefined ? [role.by] : [];
  });
  const fields = [...new Set([...byRole, ...named])];
  return fields.length === 0 && hasLists(operations) && fieldNames.includes("id") ? ["id"] : fields;
}

function hasLists(operations: readonly Operation[]): boolean {
  return operations.some(({ action }) => action === "list" || action === "api_search");
}

/** The records that the entity's records belong to, the outermost first. */
function parentsOf({ operations }: Entity): readonly JsonValue[] {
  const placing = [...operations.filter((operation) => hasLists([operation])), ...operations.filter(({ action }) => action === "create")];
  const uses = rolesOf(placing).flatMap(({ param, role }) => (role.kind === "parent" ? [{ param: param.name, role }] : []));
  const distinctUses = uses.filter(({ param }, index) => uses.findIndex((one) => one.param === param) === index);
  return distinctUses.map(({ param, role }) => present({ param, entities: role.entities, by: role.by, field: role.field }));
}

function variationsOf(entity: Entity, shape: ObjectShape, identity: readonly string[]): EntitySandbox["variations"] {
  const { sandbox } = entity;
  const written = sandbox?.variations ?? [];
  const decided = new Set([...written.map(({ path }) => path), ...(sandbox?.cases ?? []).flatMap((one) => Object.keys(one))]);
  const undecided = (one: { readonly path: string }): boolean => !decided.has(one.path);
  const ids = shape.fields.filter((field) => isOwnId(entity.name, field)).map(({ name }) => name);
  const counted = [...new Set([...identity, ...ids])].map((path) => ({ path, vary: { kind: "count" } as const })).filter(undecided);
  const dated = sandbox?.created === undefined ? [] : [{ path: sandbox.created, vary: { kind: "time", step: BETWEEN_RECORDS } as const }];
  const values = valuesInTurn(entity, shape).filter(({ path }) => undecided({ path }) && !identity.includes(path));
  return [...counted, ...dated.filter(undecided), ...values, ...written];
}

/** Names of fields that hold an id of the record itself. */
const ID_NAME = /^(?:_?id|gid|guid|uid|uuid|node_?id)$/i;

/** Whether the name or the type of a field says that it holds an id of the record itself: `uuid`, or `issue_id` in `issues`. */
function isOwnId(entity: string, { name, type, named = "" }: Field): boolean {
  if (type.kind !== "scalar" || type.nullable || type.const !== undefined || type.enum !== undefined) return false;
  const ofEntity = `${singular(entity)}id`.replaceAll("_", "").toLowerCase();
  return ID_NAME.test(name) || [name, named].some((one) => one.replaceAll("_", "").toLowerCase() === ofEntity);
}

/** The fields that have each of their possible values in turn: those with an enum, and those that a filter compares. */
function valuesInTurn({ operations }: Entity, { fields }: ObjectShape): EntitySandbox["variations"] {
  const uses = rolesOf(operations);
  return fields.flatMap(({ name, type }) => {
    if (type.kind !== "scalar" || type.const !== undefined) return [];
    const filters = uses.filter(({ role }) => "field" in role && role.field === name && role.kind !== "field" && role.kind !== "parent");
    const ofParams = filters.flatMap(({ param, role }) =>
      role.kind === "filter" && param.type.kind === "scalar" ? (param.type.enum ?? []) : [],
    );
    const isCompared = filters.length > 0 && type.types.includes("boolean");
    const values = type.enum ?? (ofParams.length > 0 ? ofParams : isCompared ? [true, false] : []);
    return values.length === 0 ? [] : [{ path: name, vary: { kind: "one_of", values } satisfies Variation }];
  });
}

function restrictedFields({ fields }: ObjectShape): readonly string[] {
  return fields
    .filter(({ type }) => type.kind === "scalar" && (type.const ?? type.enum ?? type.pattern) !== undefined)
    .map(({ name }) => name);
}

/** The initial values of a created record: null or empty where that is possible, otherwise as in the example. */
function blankOf({ fields }: ObjectShape, example: JsonObject, sandbox: EntitySandbox | undefined): JsonValue {
  const blank = Object.fromEntries(fields.map((field): readonly [string, JsonValue] => [field.name, blankValue(field, example)]));
  return { ...blank, ...sandbox?.blank };
}

function blankValue({ name, type }: Field, example: JsonObject): JsonValue {
  if (isNullable(type)) return null;
  if (type.kind === "array") return [];
  if (isBare(type)) return {};
  return example[name] ?? null;
}

/** An object without the properties that are undefined, or an empty list or object. */
export function present(properties: Readonly<Record<string, JsonValue | undefined>>): { readonly [name: string]: JsonValue } {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]): readonly (readonly [string, JsonValue])[] =>
      value === undefined || isEmpty(value) ? [] : [[name, value]],
    ),
  );
}

function isEmpty(value: JsonValue): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
