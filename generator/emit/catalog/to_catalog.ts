import type { Gateway, Model, Operation } from "#generator/resolve";
import { LANGUAGE_VERSION, camelCase, operationAddress, operationParts, recordAddress, toCatalogDocument } from "#generator/resolve";
import { type Address, connectorAddresses, gatewayAddresses } from "#generator/schema";

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
