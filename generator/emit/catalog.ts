import { templateNamed, printJsonLines, type JsonLines } from "#generator/print";
import type { Emitter } from "./emitter.ts";
import { toCatalogSchema, type Address, connectorAddresses, gatewayAddresses } from "#generator/schema";
import {
  type Gateway,
  type Model,
  type Operation,
  LANGUAGE_VERSION,
  camelCase,
  operationAddress,
  operationParts,
  recordAddress,
  toCatalogDocument,
} from "#generator/resolve";

const FIELD_LINES: JsonLines = { fields: {} };
const RECORD_LINES: JsonLines = { shape: FIELD_LINES };
const VENDOR_LINES: JsonLines = { auth: {}, errors: { kinds: {} } };
const BINDING_LINES: JsonLines = { params: {}, meta: {} };
const OPERATION_LINES: JsonLines = { params: FIELD_LINES, meta: FIELD_LINES, binding: BINDING_LINES };

/** Where the package has the catalog. */
export const CATALOG_PATH = "catalog.json";

/** A line for each type and field, and for each other property of what has fields. */
const CATALOG_LINES: JsonLines = {
  gateway: { actions: {}, headers: {}, records: { "*": RECORD_LINES }, statuses: {}, notShown: {} },
  connectors: {
    "*": {
      auth: {},
      vendor: VENDOR_LINES,
      types: {},
      records: { "*": RECORD_LINES },
      innerTypes: { "*": RECORD_LINES },
      entities: { "*": { operations: { "*": OPERATION_LINES } } },
      notShown: {},
    },
  },
};

/** A line for each definition. */
const SCHEMA_LINES: JsonLines = { $defs: {} };

/** `catalog.json`: the resolved model as data, for tools in any language, and the JSON Schema that describes it. */
export const catalogEmitter: Emitter = {
  emit: ({ model, templates, version }) => [
    { path: CATALOG_PATH, text: printJsonLines({ $schema: "./catalog.schema.json", ...toCatalog(model, version) }, CATALOG_LINES) },
    { path: "catalog.schema.json", text: printJsonLines(toCatalogSchema(templateNamed(templates, "catalog.schema.json")), SCHEMA_LINES) },
  ],
};

/**
 * The model as data, with addresses and the version of the package: everything but the names of the YAML files. `readCatalogDocument` is
 * the way back.
 */
export function toCatalog(model: Model, version: string): object {
  const { gateway, connectors } = toCatalogDocument(model);
  const { title, description, ...rest } = gateway;
  return {
    languageVersion: LANGUAGE_VERSION,
    gateway: { title, description, version, ...rest, addresses: toAddresses(gatewayAddresses(model.gateway)) },
    connectors: connectors.map((connector, index) => {
      const resolved = model.connectors[index];
      const operations = new Map(resolved?.entities.flatMap((entity) => entity.operations.map((operation) => [operation.id, operation])));
      return {
        ...connector,
        addresses: toAddresses(resolved === undefined ? [] : ownAddresses(model.gateway, resolved)),
        records: connector.records.map(({ name, ...record }) => ({ name, address: recordAddress(connector.id, name), ...record })),
        entities: connector.entities.map((entity) => ({
          ...entity,
          operations: entity.operations.map(({ id, ...operation }) => ({ id, addresses: partsOf(operations.get(id)), ...operation })),
        })),
      };
    }),
  };
}

function ownAddresses(gateway: Gateway, connector: Model["connectors"][number]): readonly Address[] {
  return connectorAddresses(gateway, connector).filter(({ kind }) => kind === "auth_config" || kind === "connector_execute");
}

function partsOf(operation: Operation | undefined): object | undefined {
  if (operation === undefined) return undefined;
  return Object.fromEntries(operationParts(operation).map((part) => [part, operationAddress(operation, part)]));
}

/** `payments.auth_config` under `authConfig`: addresses by what they are of. */
function toAddresses(addresses: readonly Address[]): object {
  return Object.fromEntries(addresses.map(({ name }) => [camelCase(name.slice(name.indexOf(".") + 1)), name]));
}
