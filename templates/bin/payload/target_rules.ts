import { isObject } from "../../shared/json_values.js";
import type { Catalog } from "../catalog/catalog_types.js";
import { textOf, type TargetRules } from "./part.js";

/** The rules for the addresses of a package, before a user chooses an address or a connector. */
export function toTargetRules(catalog: Catalog, addresses: readonly string[]): TargetRules {
  const { createInstance, execute, error } = catalog.gateway;
  return {
    addresses: new Set(addresses),
    connectors: catalog.connectors.map(({ id }) => id),
    owners: toOwners(catalog),
    definitions: new Map(catalog.connectors.map(({ id, definitionId }) => [definitionId.value, id])),
    paths: { create: toPattern(createInstance.path), execute: toPattern(execute.path) },
    bodies: {
      error: error.shape.fields.map(({ name }) => name),
      errorLists: error.shape.fields.filter(({ type }) => type.kind === "array").map(({ name }) => name),
      success: ["status", execute.response.result],
      created: createInstance.response.shape.fields.map(({ name }) => name),
    },
  };
}

function toOwners({ connectors }: Catalog): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string[]>();
  for (const { id, entities } of connectors) {
    for (const { entity, action } of entities.flatMap(({ operations }) => operations)) {
      const pair = `${entity}.${action}`;
      owners.set(pair, [...(owners.get(pair) ?? []), id]);
    }
  }
  return owners;
}

/** Matches `/a/{id}/b` at the end of the path of a URL; captures the part in braces. */
function toPattern(path: string): RegExp {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{[^}]*\}/g, "([^/]+)");
  return new RegExp(`${escaped}/?$`);
}

/** The addresses of a request, of which one has to accept it; none if the value is not a request of the gateway. */
export function requestTargets(value: unknown, rules: TargetRules, connector: string | undefined = rules.connector): readonly string[] {
  if (!isObject(value)) return [];
  if ("connector_definition_id" in value || "auth_config" in value) return ["gateway.create_instance"];
  if (connector === undefined && !("entity" in value && "action" in value)) return [];
  const pair = `${textOf(value["entity"])}.${textOf(value["action"])}`;
  const owners = (rules.owners.get(pair) ?? []).filter((owner) => connector === undefined || owner === connector);
  return owners.length > 0 ? owners.map((owner) => `${owner}.${pair}.request`) : [`${connector ?? "gateway"}.execute`];
}
