import { isObject } from "../../shared/json_values.js";
import type { InputProblem } from "../input/input_problem.js";
import type { CatalogGateway, OperationAddresses } from "../catalog/catalog_types.js";
import type { JsonPath } from "../json/scan_json.js";

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
  readonly operations: ReadonlyMap<string, readonly OwnedOperation[]>;
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

/** The addresses of an operation, and its connector. */
export interface OwnedOperation {
  readonly connector: string;
  readonly addresses: OperationAddresses;
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
