import { type UnlocatedDiagnostic, type Place, optional, diagnosticAt } from "#generator/read";
import { type Connector, type Gateway, type Model, fieldsOf } from "#generator/resolve";

/** Something that must say what it means. */
export interface Described {
  /** Its kind and name: "the field `id`". */
  readonly what: string;
  readonly name: string;
  readonly description?: string;
  readonly at: Place;
}

/**
 * Everything without a description: fields, params, named types, records, entities, operations, auth methods, headers,
 * statuses, endpoints. A param that names a named type has the description of that type.
 */
export function checkDescriptions(model: Model): readonly UnlocatedDiagnostic[] {
  return describedParts(model)
    .filter(({ description = "", at }) => description.trim() === "" && at.base === undefined)
    .map(({ what, at }) => diagnosticAt("description/missing", at, { what }, { on: "key" }));
}

/** Everything that must have a description. A field that names a named type may have that of the type. */
export function describedParts(model: Model): readonly Described[] {
  const fields = fieldsOf(model).map(({ field: { name, description, at } }) => describe("the field", name, description, at));
  return [...describedInGateway(model.gateway), ...model.connectors.flatMap(describedInConnector), ...fields];
}

function describedInGateway({ headers, statuses, records, createInstance, execute }: Gateway): readonly Described[] {
  return [
    ...headers.map(({ name, description, at }) => describe("the header", name, description, at)),
    describe("the endpoint", "create_instance", createInstance.description, createInstance.at),
    describe("the endpoint", "execute", execute.description, execute.at),
    ...records.map(({ name, description, at }) => describe("the record", name, description, at)),
    ...statuses.map(({ status, description, at }) => describe("the status", String(status), description, at)),
  ];
}

function describedInConnector({ auth, types, records, entities }: Connector): readonly Described[] {
  return [
    ...auth.map(({ name, description, at }) => describe("the auth method", name, description, at)),
    ...types.map(({ name, description, at }) => describe("the named type", name, description, at)),
    ...records.map(({ name, description, at }) => describe("the record", name, description, at)),
    ...entities.flatMap(({ name, description, at, operations }) => [
      describe("the entity", name, description, at),
      ...operations.map((operation) => describe("the operation", operation.id, operation.description, operation.at)),
    ]),
  ];
}

function describe(kind: string, name: string, description: string | undefined, at: Place): Described {
  return { what: `${kind} \`${name}\``, name, ...optional({ description }), at };
}
