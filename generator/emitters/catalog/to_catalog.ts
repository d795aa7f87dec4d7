import { camelCase, operationAddress, operationParts } from "../../naming/names.ts";
import { connectorAddresses, gatewayAddresses, type Address } from "../../schema/addresses.ts";
import type { AuthMethod, Connector, Entity, Gateway, Model, Operation, Paging } from "../../model/types.ts";
import { toNotes, toRecord, toShape, toType } from "./to_values.ts";

/** The version of the catalog's language. */
export const LANGUAGE_VERSION = 1;

/** The model as data, with the version of the package: everything except the places in the YAML, with keys in a fixed order. */
export function toCatalog({ gateway, connectors }: Model, version: string): object {
  return { gateway: toGateway(gateway, version), connectors: connectors.map((connector) => toConnector(connector, gateway)) };
}

function toGateway(gateway: Gateway, version: string): object {
  const { title, description, document, baseUrlExample, actions, createInstance, execute, error } = gateway;
  return {
    title,
    description,
    version,
    document,
    baseUrlExample,
    actions,
    headers: gateway.headers.map(({ name, type, secret, example, ...notes }) => ({
      name,
      type: toType(type),
      secret,
      ...toNotes(notes),
      example,
    })),
    createInstance: {
      ...toNotes(createInstance),
      path: createInstance.path,
      request: toShape(createInstance.request),
      response: { ...toNotes(createInstance.response), shape: toShape(createInstance.response.shape) },
    },
    execute: toExecute(execute),
    error: { ...toNotes(error), shape: toShape(error.shape) },
    addresses: toAddresses(gatewayAddresses(gateway)),
    records: gateway.records.map((record) => toRecord(record)),
    statuses: gateway.statuses.map(({ status, retryAfter, example, ...notes }) => ({ status, retryAfter, ...toNotes(notes), example })),
    notShown: gateway.notShown.map(({ what }) => ({ what })),
  };
}

function toExecute({ path, pathParams, request, response, ...notes }: Gateway["execute"]): object {
  return {
    ...toNotes(notes),
    path,
    pathParams: toShape({ fields: pathParams, open: false }).fields,
    request: toShape(request),
    response: { ...toNotes(response), result: response.result, meta: response.meta, shape: toShape(response.shape) },
  };
}

function toConnector(connector: Connector, gateway: Gateway): object {
  const { id, title, description, document, definitionId, config, vendor } = connector;
  return {
    id,
    title,
    description,
    document,
    definitionId: { value: definitionId.value, origin: definitionId.origin },
    auth: connector.auth.map(toAuthMethod),
    config: config === undefined ? undefined : { ...toNotes(config), shape: toShape(config.shape) },
    vendor,
    types: connector.types.map((named) => ({ name: named.name, returned: named.returned, ...toNotes(named), type: toType(named.type) })),
    addresses: toAddresses(
      connectorAddresses(gateway, connector).filter(({ kind }) => kind === "auth_config" || kind === "connector_execute"),
    ),
    records: connector.records.map((record) => toRecord(record, connector.id)),
    entities: connector.entities.map(toEntity),
    notShown: connector.notShown.map(({ what }) => ({ what })),
  };
}

function toAuthMethod({ name, title, shape, ...notes }: AuthMethod): object {
  return { name, title, ...toNotes(notes), shape: toShape(shape) };
}

function toEntity({ name, description, section, operations }: Entity): object {
  return { name, description, section, operations: operations.map(toOperation) };
}

function toOperation(operation: Operation): object {
  const { id, connector, entity, action, kind, effect, permanent, ordered, params, paramsRequired, returns, meta } = operation;
  return {
    id,
    addresses: Object.fromEntries(operationParts(operation).map((part) => [part, operationAddress(operation, part)])),
    connector,
    entity,
    action,
    kind,
    effect,
    permanent,
    ordered,
    ...toNotes(operation),
    notes: operation.notes,
    params: toShape(params),
    paramsRequired,
    returns,
    meta: meta === undefined ? undefined : toShape(meta),
    elements: operation.elements,
    paging: operation.paging && toPaging(operation.paging),
    download: operation.download,
    binding: operation.binding,
  };
}

/** The descriptor, whether it is written in the operation or in a paging profile. */
function toPaging({ profile: _profile, ...descriptor }: Paging): object {
  return descriptor;
}

/** `payments.auth_config` under `authConfig`: addresses by what they are of. */
function toAddresses(addresses: readonly Address[]): object {
  return Object.fromEntries(addresses.map(({ name }) => [camelCase(name.slice(name.indexOf(".") + 1)), name]));
}
