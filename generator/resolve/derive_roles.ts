import type { Role } from "../../templates/shared/roles.ts";
import { derivedRole, isDirection, type FieldTypes, type RoleClues } from "../model/derived_role.ts";
import { sourcesOfEntity, sourcesOfOperation, type RecordSources } from "../model/record_sources.ts";
import { actionsOfRole } from "../model/role_queries.ts";
import type { Connector, Field, Operation } from "../model/types.ts";
import { given } from "./scope.ts";

/** A connector with the roles that follow from names, types and paths, where its file has no key for them. */
export function withDerivedRoles(connector: Connector): Connector {
  const derive = (operation: Operation): Operation => {
    const fields = operation.params.fields.map((field) => withRole(field, () => derivedRole(roleClues(field, operation, connector))));
    const orders = fields.flatMap(({ name, role }) => (role?.kind === "order" ? [name] : []));
    const direct = (field: Field): Field =>
      withRole(field, () => (isDirection(field.type) ? { kind: "modifies", params: orders } : undefined));
    return { ...operation, params: { ...operation.params, fields: orders.length === 1 ? fields.map(direct) : fields } };
  };
  return { ...connector, entities: connector.entities.map((entity) => ({ ...entity, operations: alike(entity.operations.map(derive)) })) };
}

/** The operations of an entity. What a required param says that a record is, is in or belongs to, it says wherever it is required. */
function alike(operations: readonly Operation[]): readonly Operation[] {
  const required = operations.flatMap(({ params }) => params.fields.filter((field) => field.required));
  const shared = new Map(
    required.flatMap(({ name, role }) => (role === undefined ? [] : sharedRole(role).map((one) => [name, one] as const))),
  );
  const withShared = (field: Field, { action }: Operation): Field => {
    const role = field.required ? shared.get(field.name) : undefined;
    return role !== undefined && actionsOfRole(role.kind).includes(action) ? withRole(field, () => role) : field;
  };
  return operations.map((one) => ({ ...one, params: { ...one.params, fields: one.params.fields.map((field) => withShared(field, one)) } }));
}

/** Not every operation returns a record that shows what it is in. */
function sharedRole(role: Role): readonly Role[] {
  if (role.kind === "within") return [{ kind: "within" }];
  const { field: _, ...parent } = role.kind === "parent" ? role : { field: undefined };
  return role.kind === "identity" ? [role] : "kind" in parent ? [parent] : [];
}

function withRole(field: Field, derive: () => Field["role"]): Field {
  return field.role === undefined ? { ...field, ...given("role", derive()) } : field;
}

/** What the role of a param depends on. */
export function roleClues(field: Field, operation: Operation, connector: Connector): RoleClues {
  const { action, entity, binding } = operation;
  const place = binding?.params[field.name]?.in;
  return {
    ...{ name: field.name, type: field.type, action, entity, place, path: binding?.path ?? "" },
    required: field.required || field.requiredInPractice !== undefined || place === "path",
    fields: fieldsOf(sourcesOfOperation(operation, connector)),
    entities: new Map(connector.entities.map((other) => [other.name, fieldsOf(sourcesOfEntity(other, connector))])),
  };
}

/** The fields of all records at once: a name that one of them has is known. */
function fieldsOf(sources: RecordSources | undefined): FieldTypes {
  return new Map((sources?.shapes ?? []).flatMap(({ fields }) => fields.map(({ name, type }) => [name, type])));
}
