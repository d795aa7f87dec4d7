import type { Place } from "#generator/read";
import { hasFields, operationsOf } from "../model/walk.ts";
import { writtenShape } from "../model/value_types.ts";
import type { Connector, Entity, Model, NamedType, Operation, RecordDefinition } from "../model/types.ts";
import {
  connectorComponents,
  connectorTypes,
  connectorValues,
  declarationTypes,
  gatewayComponents,
  gatewayTypes,
  instanceMembers,
  rootTypes,
} from "./fixed_names.ts";
import {
  actionsTypeName,
  answerTypeName,
  authTypeName,
  camelCase,
  componentName,
  fieldsTypeName,
  guardName,
  instanceTypeName,
  instanceTypes,
  operationId,
  operationParts,
  partTypeName,
  partValueName,
  pascalCase,
  type Part,
  isReservedWord,
} from "./names.ts";

/** Something that needs a name. */
export interface Claimant {
  /** "`Customer`", "operation `payments.customers.list`" */
  readonly what: string;
  /** Where it is written; undefined when it is not part of the catalog. */
  readonly at?: Place;
}

/** A name that several claimants need in one output. The first claimant keeps it, the last one has a place. */
export interface Collision {
  readonly name: string;
  /** "the types of payments", "the operationIds" */
  readonly namespace: string;
  readonly claimants: readonly [Claimant, Claimant, ...Claimant[]];
}

interface Claim {
  readonly name: string;
  readonly by: Claimant;
}

interface Namespace {
  readonly title: string;
  readonly claims: readonly Claim[];
  /** The owner of a name besides the catalog and the package: JavaScript, for a reserved word. */
  readonly owner?: (name: string) => string | undefined;
}

/**
 * Every name that two parts of the catalog, or one of them and the package itself, would have in one output. Claimants that meet
 * in several outputs are reported once, for the first of them.
 */
export function findCollisions(model: Model): readonly Collision[] {
  const namespaces = [
    gatewayTypeNamespace(model),
    ...model.connectors.flatMap((connector) => [
      typeNamespace(model, connector),
      fieldTypeNamespace(connector),
      valueNamespace(connector),
      memberNamespace(connector),
    ]),
    rootNamespace(model),
    moduleNamespace(model),
    operationIdNamespace(model),
    componentNamespace(model),
    declarationNamespace(model),
    serverNamespace(model),
  ];
  const byClaimants = new Map<string, Collision>();
  for (const collision of namespaces.flatMap(collisionsIn)) {
    const key = JSON.stringify(collision.claimants.map(({ what, at }) => (at === undefined ? what : [at.file, at.path])));
    if (!byClaimants.has(key)) byClaimants.set(key, collision);
  }
  return [...byClaimants.values()];
}

function collisionsIn({ title: namespace, claims, owner }: Namespace): readonly Collision[] {
  const byName = new Map<string, Claimant[]>();
  for (const { name, by } of claims) {
    const what = by.at === undefined || byName.has(name) ? undefined : owner?.(name);
    const others = byName.get(name) ?? (what === undefined ? [] : [{ what }]);
    byName.set(name, [...others, by]);
  }
  return [...byName].flatMap(([name, claimants]) => {
    const [first, second, ...rest] = claimants;
    if (first === undefined || second === undefined || claimants.every(({ at }) => at === undefined)) return [];
    return [{ name, namespace, claimants: [first, second, ...rest] }];
  });
}

function gatewayTypeNamespace({ gateway }: Model): Namespace {
  return { title: "the types of the gateway", claims: [...fixed(gatewayTypes), ...gateway.records.map(ownName)] };
}

/** The types of the module of a connector, and the shapes of the gateway that it uses. */
function typeNamespace(model: Model, connector: Connector): Namespace {
  const claims = [...fixed(Object.values(instanceTypes(connector.id))), ...dataClaims(model, connector), ...actionsClaims(connector)];
  return { title: `the types of ${connector.id}`, claims };
}

/** The names that fields of a connector refer to: records, inner types and named types, also those that are written out where they are used. */
function fieldTypeNamespace({ id, records, types, innerTypes }: Connector): Namespace {
  return { title: `the records and named types of ${id}`, claims: [...records, ...types, ...innerTypes].map(ownName) };
}

/** The types of what is sent and returned, which have a schema too. */
function dataClaims({ gateway }: Model, connector: Connector): readonly Claim[] {
  return [
    ...fixed(connectorTypes),
    ...gateway.records.map(ownName),
    ...connector.records.map(ownName),
    ...connector.types.filter(hasFields).map(ownName),
    ...connector.auth.map(({ name, at }) => ({ name: authTypeName(name), by: { what: `auth method \`${name}\``, at } })),
    ...operationsOf(connector).flatMap((operation) => partClaims(operation, partTypeName)),
    ...fieldsClaims(connector),
    ...connector.innerTypes.map(ownName),
  ];
}

/** The exports of a connector's module. */
function valueNamespace(connector: Connector): Namespace {
  const claims = [
    ...fixed(connectorValues),
    ...connector.records.map((record) => ({ ...ownName(record), name: camelCase(record.name) })),
    ...operationsOf(connector).flatMap((operation) => partClaims(operation, partValueName)),
    ...guardClaims(connector),
  ];
  return { title: `the values of ${connector.id}`, claims, owner: ownerOfValue };
}

/** Records and params have a guard beside their validator. */
function guardClaims(connector: Connector): readonly Claim[] {
  return [
    ...connector.records.map((record) => ({ ...ownName(record), name: guardName(record.name) })),
    ...operationsOf(connector).map((operation) => ({
      name: guardName(partTypeName(operation, "params")),
      by: operationClaimant(operation),
    })),
  ];
}

/** The entities of an instance are beside its own methods. */
function memberNamespace({ id, entities }: Connector): Namespace {
  const claims = entities.map((entity) => ({ name: entity.name, by: entityClaimant(entity) }));
  return { title: `the members of an instance of ${id}`, claims: [...fixed(instanceMembers), ...claims] };
}

/** The types of the entities of an instance. */
function actionsClaims({ id, entities }: Connector): readonly Claim[] {
  return entities.map((entity) => ({ name: actionsTypeName(id, entity.name), by: entityClaimant(entity) }));
}

/** `index.d.ts` exports each connector under its name in PascalCase, beside its types. */
function rootNamespace({ connectors }: Model): Namespace {
  const claims = connectors.flatMap((connector) => {
    const by = connectorClaimant(connector);
    return [
      { name: pascalCase(connector.id), by },
      { name: instanceTypeName(connector.id), by },
    ];
  });
  return { title: "the types of the package", claims: [...fixed(rootTypes), ...claims] };
}

/** `server.d.ts` has the types of what handlers return in place of records with open fields. */
function serverNamespace({ connectors }: Model): Namespace {
  const claims = connectors.flatMap(({ id, records }) =>
    records.map((record) => ({ ...ownName(record), name: answerTypeName(id, record.name) })),
  );
  return { title: "the types of the server kit", claims };
}

/** Modules that know all connectors import each of them by its id. */
function moduleNamespace({ connectors }: Model): Namespace {
  const claims = connectors.map((connector) => ({ name: connector.id, by: connectorClaimant(connector) }));
  return { title: "the modules of the package", claims, owner: ownerOfValue };
}

function operationIdNamespace({ connectors }: Model): Namespace {
  const claims = connectors.flatMap(operationsOf).map((operation) => ({ name: operationId(operation), by: operationClaimant(operation) }));
  return { title: "the operationIds", claims };
}

/** Everything that a connector or the gateway has a type for is a component of the OpenAPI documents. */
function componentNamespace(model: Model): Namespace {
  const ofConnectors = model.connectors.flatMap((connector) =>
    [...dataClaims(model, connector), ...fixed(connectorComponents)]
      .filter(({ by }) => !model.gateway.records.some(({ at }) => at === by.at))
      .map(({ name, by }) => ({
        name: componentName(connector.id, name),
        by: by.at === undefined ? by : { ...by, what: `${by.what} of ${connector.id}` },
      })),
  );
  const ofGateway = gatewayTypeNamespace(model).claims.map(({ name, by }) => ({ name: componentName("gateway", name), by }));
  return { title: "the components of the OpenAPI documents", claims: [...fixed(gatewayComponents), ...ofGateway, ...ofConnectors] };
}

/** The declarations of the OpenAPI documents import each connector under its name in PascalCase. */
function declarationNamespace({ connectors }: Model): Namespace {
  const claims = connectors.map((connector) => ({ name: pascalCase(connector.id), by: connectorClaimant(connector) }));
  return { title: "the declarations of the OpenAPI documents", claims: [...fixed(declarationTypes), ...claims] };
}

function partClaims(operation: Operation, toName: (operation: Operation, part: Part) => string): readonly Claim[] {
  return operationParts(operation).map((part) => ({ name: toName(operation, part), by: operationClaimant(operation) }));
}

/** Types that require one of several fields have their fields in a type of their own. */
function fieldsClaims(connector: Connector): readonly Claim[] {
  const named = connector.types.filter(({ type }) => writtenShape(type)?.atLeastOneOf !== undefined).map(ownName);
  const params = operationsOf(connector)
    .filter((operation) => operation.params.atLeastOneOf !== undefined)
    .map((operation) => ({ name: partTypeName(operation, "params"), by: operationClaimant(operation) }));
  return [...named, ...params].map(({ name, by }) => ({ name: fieldsTypeName(name), by }));
}

function entityClaimant({ name, at }: Entity): Claimant {
  return { what: `entity \`${name}\``, at };
}

function connectorClaimant({ id, definitionId: { at } }: Connector): Claimant {
  return { what: `connector \`${id}\``, at: { file: at.file, path: ["connector"] } };
}

function operationClaimant({ id, at }: Operation): Claimant {
  return { what: `operation \`${id}\``, at };
}

function ownName({ name, at }: RecordDefinition | NamedType): Claim {
  return { name, by: { what: `\`${name}\``, at } };
}

function fixed(names: readonly string[]): readonly Claim[] {
  return names.map((name) => ({ name, by: { what: "the package itself" } }));
}

function ownerOfValue(name: string): string | undefined {
  return isReservedWord(name) ? "JavaScript, as a reserved word" : undefined;
}
