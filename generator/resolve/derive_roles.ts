import { derivedRole, isDirection, type FieldClues, type RoleClues, type ValueClues } from "../model/derived_role.ts";
import { sourcesOfEntity, sourcesOfOperation, type RecordSources } from "../model/record_sources.ts";
import type { Connector, Entity, Field, Operation, ValueType } from "../model/types.ts";
import { isBare, innerTypes } from "../model/value_types.ts";
import { given } from "./scope.ts";

/** A connector with the roles that follow from names, types and paths, where its file has no key for them. */
export function withDerivedRoles(connector: Connector): Connector {
  const derive = (operation: Operation): Operation => {
    const fields = operation.params.fields.map((field) => withRole(field, operation, connector));
    const orders = fields.flatMap(({ name, role }) => (role?.kind === "order" ? [name] : []));
    const directed = orders.length === 1 ? fields.map((field) => withDirection(field, orders)) : fields;
    return { ...operation, params: { ...operation.params, fields: directed } };
  };
  return {
    ...connector,
    entities: connector.entities.map((entity): Entity => ({ ...entity, operations: entity.operations.map(derive) })),
  };
}

function withRole(field: Field, operation: Operation, connector: Connector): Field {
  return field.role === undefined ? { ...field, ...given("role", derivedRole(roleClues(field, operation, connector))) } : field;
}

function withDirection(field: Field, orders: readonly string[]): Field {
  return field.role === undefined && isDirection(valueClues(field.type)) ? { ...field, role: { kind: "modifies", params: orders } } : field;
}

/** What the role of a param depends on. */
export function roleClues({ name, type, ...field }: Field, operation: Operation, connector: Connector): RoleClues {
  const { action, entity, binding } = operation;
  return {
    ...{ name, action, entity, value: valueClues(type), place: binding?.params[name]?.in },
    required: field.required || field.requiredInPractice !== undefined,
    path: (binding?.path ?? "").split("/").filter((segment) => segment !== ""),
    fields: fieldsOf(sourcesOfOperation(operation, connector)),
    others: new Map(connector.entities.map((other) => [other.name, fieldsOf(sourcesOfEntity(other, connector))])),
  };
}

/** The fields of all records at once: a name that one of them has is known. */
function fieldsOf(sources: RecordSources | undefined): FieldClues {
  return Object.fromEntries((sources?.shapes ?? []).flatMap(({ fields }) => fields.map(({ name, type }) => [name, valueClues(type)])));
}

function valueClues(type: ValueType): ValueClues {
  if (type.kind === "scalar") {
    const { types, format } = type;
    const values = type.const === undefined ? type.enum : [type.const];
    return { types: type.commaList === undefined ? types : ["record"], ...given("values", values), ...given("format", format) };
  }
  if (type.kind === "array") return { types: ["array"], items: valueClues(type.items) };
  if (type.kind === "any") return { types: [] };
  return { types: [isBare(type) && innerTypes(type).length === 0 ? "object" : "record"] };
}
