import { derivedRole, isDirection, type FieldTypes, type RoleClues } from "../model/derived_role.ts";
import { sourcesOfEntity, sourcesOfOperation, type RecordSources } from "../model/record_sources.ts";
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
  return { ...connector, entities: connector.entities.map((entity) => ({ ...entity, operations: entity.operations.map(derive) })) };
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
