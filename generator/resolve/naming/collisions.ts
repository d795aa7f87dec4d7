import type { Gateway, Connector, Model, NamedType, Operation } from "../model/types.ts";
import type { Place } from "#generator/read";
import { hasFields, operationsOf } from "../model/walk.ts";
import { writtenShape } from "../model/value_types.ts";
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
export function findCollisions({ gateway, connectors }: Model): readonly Collision[] {
  const byId = (...toNames: readonly ((id: string) => string)[]): readonly Claim[] =>
    connectors.flatMap((connector) => toNames.map((toName) => ({ name: toName(connector.id), by: connectorClaimant(connector) })));
  const namespaces: readonly Namespace[] = [
    { title: "the types of the gateway", claims: gatewayClaims(gateway) },
    ...connectors.flatMap((connector) => namespacesOf(connector, gateway)),
    // `index.d.ts` exports each connector under its name in PascalCase, beside its types.
    { title: "the types of the package", claims: [...fixed(rootTypes), ...byId(pascalCase, instanceTypeName)] },
    // Modules that know all connectors import each of them by its id.
    { title: "the modules of the package", claims: byId((id) => id), owner: ownerOfValue },
    { title: "the operationIds", claims: connectors.flatMap((connector) => operationClaims(connector, operationId)) },
    { title: "the components of the OpenAPI documents", claims: componentClaims(gateway, connectors) },
    // The declarations of the OpenAPI documents import each connector under its name in PascalCase.
    { title: "the declarations of the OpenAPI documents", claims: [...fixed(declarationTypes), ...byId(pascalCase)] },
    {
      // `server.d.ts` has the types of what handlers return in place of records with open fields.
      title: "the types of the server kit",
      claims: connectors.flatMap(({ id, records }) => claimsOf(records, (name) => answerTypeName(id, name))),
    },
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

function gatewayClaims({ records }: Gateway): readonly Claim[] {
  return [...fixed(gatewayTypes), ...claimsOf(records)];
}

/** What the module of a connector names, and its instances. */
function namespacesOf(connector: Connector, gateway: Gateway): readonly Namespace[] {
  const { id, records, types, innerTypes, entities } = connector;
  const byEntity = (toName: (entity: string) => string): readonly Claim[] =>
    entities.map(({ name, at }) => ({ name: toName(name), by: { what: `entity \`${name}\``, at } }));
  const typeClaims = [...dataClaims(connector, gateway), ...byEntity((entity) => actionsTypeName(id, entity))];
  const valueClaims = [
    ...claimsOf(records, camelCase),
    ...partClaims(connector, partValueName),
    // Records and params have a guard beside their validator.
    ...claimsOf(records, guardName),
    ...operationClaims(connector, (operation) => guardName(partTypeName(operation, "params"))),
  ];
  return [
    { title: `the types of ${id}`, claims: [...fixed(Object.values(instanceTypes(id))), ...typeClaims] },
    // Fields refer to records, inner types and named types, also those that are written out where they are used.
    { title: `the records and named types of ${id}`, claims: claimsOf([...records, ...types, ...innerTypes]) },
    { title: `the values of ${id}`, claims: [...fixed(connectorValues), ...valueClaims], owner: ownerOfValue },
    // The entities of an instance are beside its own methods.
    { title: `the members of an instance of ${id}`, claims: [...fixed(instanceMembers), ...byEntity((entity) => entity)] },
  ];
}

/** The types of what is sent and returned, which have a schema too. */
function dataClaims(connector: Connector, gateway: Gateway): readonly Claim[] {
  const { records, types, auth, innerTypes } = connector;
  return [
    ...fixed(connectorTypes),
    ...claimsOf(gateway.records),
    ...claimsOf(records),
    ...claimsOf(types.filter(hasFields)),
    ...auth.map(({ name, at }) => ({ name: authTypeName(name), by: { what: `auth method \`${name}\``, at } })),
    ...partClaims(connector, partTypeName),
    ...fieldsClaims(connector),
    ...claimsOf(innerTypes),
  ];
}

/** Everything that a connector or the gateway has a type for is a component of the OpenAPI documents. */
function componentClaims(gateway: Gateway, connectors: readonly Connector[]): readonly Claim[] {
  const ofConnectors = connectors.flatMap((connector) =>
    [...dataClaims(connector, gateway), ...fixed(connectorComponents)]
      .filter(({ by }) => !gateway.records.some(({ at }) => at === by.at))
      .map(({ name, by }) => ({
        name: componentName(connector.id, name),
        by: by.at === undefined ? by : { ...by, what: `${by.what} of ${connector.id}` },
      })),
  );
  const ofGateway = gatewayClaims(gateway).map(({ name, by }) => ({ name: componentName("gateway", name), by }));
  return [...fixed(gatewayComponents), ...ofGateway, ...ofConnectors];
}

function partClaims(connector: Connector, toName: (operation: Operation, part: Part) => string): readonly Claim[] {
  return operationsOf(connector).flatMap((operation) =>
    operationParts(operation).map((part) => ({ name: toName(operation, part), by: operationClaimant(operation) })),
  );
}

function operationClaims(connector: Connector, toName: (operation: Operation) => string): readonly Claim[] {
  return operationsOf(connector).map((operation) => ({ name: toName(operation), by: operationClaimant(operation) }));
}

/** Types that require one of several fields have their fields in a type of their own. */
function fieldsClaims(connector: Connector): readonly Claim[] {
  const params = operationsOf(connector).filter((operation) => operation.params.atLeastOneOf !== undefined);
  return [
    ...claimsOf(
      connector.types.filter(({ type }) => writtenShape(type)?.atLeastOneOf !== undefined),
      fieldsTypeName,
    ),
    ...params.map((operation) => ({ name: fieldsTypeName(partTypeName(operation, "params")), by: operationClaimant(operation) })),
  ];
}

function connectorClaimant({ id, definitionId: { at } }: Connector): Claimant {
  return { what: `connector \`${id}\``, at: { file: at.file, path: ["connector"] } };
}

function operationClaimant({ id, at }: Operation): Claimant {
  return { what: `operation \`${id}\``, at };
}

function claimsOf(named: readonly Pick<NamedType, "name" | "at">[], toName = (name: string) => name): readonly Claim[] {
  return named.map(({ name, at }) => ({ name: toName(name), by: { what: `\`${name}\``, at } }));
}

function fixed(names: readonly string[]): readonly Claim[] {
  return names.map((name) => ({ name, by: { what: "the package itself" } }));
}

function ownerOfValue(name: string): string | undefined {
  return isReservedWord(name) ? "JavaScript, as a reserved word" : undefined;
}
