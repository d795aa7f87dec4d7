import type { CatalogGateway, Catalog, CatalogOperation, JsonPath } from "#templates/core";
import { isObject, suggestion, operationsOf } from "#templates/core";
import type { InputProblem } from "../input/input_problem.js";

/** A value of an input, and the schema that applies to it. */
export interface TargetedValue {
  readonly value: unknown;
  /** Where it is in the document. */
  readonly path: JsonPath;
  /** The JSON text of the value, as it is or as base64, is itself a string of the document, at `path`. */
  readonly embedded?: "text" | "base64";
  /** The addresses of its schema, of which one has to accept it; or why no schema applies. */
  readonly target: readonly string[] | InputProblem;
}

/** How the schema of a value is chosen. */
export interface TargetRules {
  /** The address of all values. */
  readonly as?: string;
  /** The connector of all requests. */
  readonly connector?: string;
  readonly addresses: ReadonlySet<string>;
  readonly connectors: readonly string[];
  /** For values that nothing names: what the catalog knows of them. Reading it takes a while. */
  readonly ofCatalog: () => CatalogRules;
}

/** How the catalog tells the schema of a value. */
export interface CatalogRules {
  /** The operations of all connectors by `entity.action`. */
  readonly operations: ReadonlyMap<string, readonly CatalogOperation[]>;
  /** The addresses of the gateway itself. */
  readonly gateway: CatalogGateway["addresses"];
  /** The addresses of any request of a connector, by connector. */
  readonly execute: ReadonlyMap<string, string>;
  /** Connectors by the definition id in an instance request. */
  readonly definitions: ReadonlyMap<string, string>;
  /** Paths of the two endpoints. */
  readonly paths: { readonly create: RegExp; readonly execute: RegExp };
  readonly bodies: BodyKeys;
}

/** The keys that tell the bodies of responses apart. */
export interface BodyKeys {
  /** Those of an error. */
  readonly error: readonly string[];
  /** Those of an error that hold a list. */
  readonly errorLists: readonly string[];
  /** Those of a success of the execute endpoint. */
  readonly success: readonly string[];
  /** Those of a success of the endpoint that creates instances. */
  readonly created: readonly string[];
}

/** The value of an own property; undefined for anything else. */
export function own(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The text of a string; "" for anything else. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The address that the name of a file begins with, what is wrong with that name, or nothing. */
export type Named = string | InputProblem | undefined;

/**
 * The address that the name of a file begins with: `payments.customers.list.params.2.json`. A problem if the name begins
 * like an address but there is no such address; undefined if it does not look like one.
 */
export function nameTarget(fileName: string, { addresses, connectors }: Pick<TargetRules, "addresses" | "connectors">): Named {
  const base = (fileName.split("/").at(-1) ?? "").replace(/\.gz$/i, "");
  const address = longestPrefix(base, addresses);
  if (address !== undefined) return address;
  const [owner = "", ...rest] = base.split(".");
  if (rest.length < 3 || ![...connectors, "gateway"].includes(owner)) return undefined;
  const wanted = base.split(".").slice(0, 4).join(".");
  return {
    code: "target/unknown-address",
    message: "the file name begins with an unknown address",
    hint: suggestion(wanted, [...addresses], "connector-gateway-spec list shows the connectors and their operations"),
  };
}

/** No letter may follow the address in a name: `payments.records.Customers` is not a `Customer`. */
function longestPrefix(name: string, addresses: ReadonlySet<string>): string | undefined {
  const prefixes = [...addresses].filter((address) => name.startsWith(address) && !/[A-Za-z]/.test(name[address.length] ?? ""));
  return prefixes.reduce<string | undefined>((longest = "", prefix) => (prefix.length > longest.length ? prefix : longest), undefined);
}

/** The rules of a catalog that choose a schema for a value that nothing names. */
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

function groupByPair(operations: readonly CatalogOperation[]): ReadonlyMap<string, readonly CatalogOperation[]> {
  const groups = new Map<string, CatalogOperation[]>();
  for (const operation of operations) {
    const pair = `${operation.entity}.${operation.action}`;
    groups.set(pair, [...(groups.get(pair) ?? []), operation]);
  }
  return groups;
}

/** Matches `/a/{id}/b` at the end of the path of a URL; captures the part in braces. */
function toPattern(path: string): RegExp {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{[^}]*\}/g, "([^/]+)");
  return new RegExp(`${escaped}/?$`);
}

/** The operations that a request names: those of one connector, or of every connector that has the entity and the action. */
export function namedOperations(value: unknown, rules: CatalogRules, connector: string | undefined): readonly CatalogOperation[] {
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
