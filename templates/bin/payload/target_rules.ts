import { isObject } from "../../shared/json_values.js";
import type { Catalog, CatalogOperation } from "../catalog/catalog_types.js";
import { operationsOf } from "../catalog/described.js";
import { own, textOf, type CatalogRules, type OwnedOperation, type TargetRules } from "./targeted_value.js";

/** What tells the schemas of values that nothing names. */
export function toCatalogRules(catalog: Catalog): CatalogRules {
  const { gateway, connectors } = catalog;
  const { createInstance, execute, error } = gateway;
  const operations = connectors.flatMap(operationsOf);
  return {
    operations: groupByPair(operations),
    gateway: gateway.addresses,
    execute: new Map(connectors.map((connector) => [connector.id, connector.addresses.execute])),
    definitions: new Map(connectors.map(({ id, definitionId }) => [definitionId.value, id])),
    paths: { create: toPattern(createInstance.path), execute: toPattern(execute.path) },
    bodies: {
      error: error.shape.fields.map(({ name }) => name),
      errorLists: error.shape.fields.filter(({ type }) => type.kind === "array").map(({ name }) => name),
      success: ["status", execute.response.result],
      created: createInstance.response.shape.fields.map(({ name }) => name),
    },
  };
}

function groupByPair(operations: readonly CatalogOperation[]): ReadonlyMap<string, readonly OwnedOperation[]> {
  const groups = new Map<string, OwnedOperation[]>();
  for (const { connector, entity, action, addresses } of operations) {
    const pair = `${entity}.${action}`;
    groups.set(pair, [...(groups.get(pair) ?? []), { connector, addresses }]);
  }
  return groups;
}

/** Matches `/a/{id}/b` at the end of the path of a URL; captures the part in braces. */
function toPattern(path: string): RegExp {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{[^}]*\}/g, "([^/]+)");
  return new RegExp(`${escaped}/?$`);
}

/** The operations that a request names: those of one connector, or of every connector that has the entity and the action. */
export function namedOperations(value: unknown, rules: CatalogRules, connector: string | undefined): readonly OwnedOperation[] {
  const named = rules.operations.get(`${textOf(own(value, "entity"))}.${textOf(own(value, "action"))}`) ?? [];
  return connector === undefined ? named : named.filter((operation) => operation.connector === connector);
}

/** The addresses of a request, of which one has to accept it; none if the value is not a request of the gateway. */
export function requestTargets(value: unknown, rules: TargetRules, connector: string | undefined = rules.connector): readonly string[] {
  if (!isObject(value)) return [];
  const { gateway, execute } = rules.ofCatalog();
  if ("connector_definition_id" in value || "auth_config" in value) return [gateway.createInstance];
  if (connector === undefined && !("entity" in value && "action" in value)) return [];
  const operations = namedOperations(value, rules.ofCatalog(), connector);
  if (operations.length > 0) return operations.map(({ addresses }) => addresses.request);
  return [execute.get(connector ?? "") ?? gateway.execute];
}
