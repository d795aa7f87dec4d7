import { camelCase, operationAddress, operationParts } from "../../naming/names.ts";
import { connectorAddresses, gatewayAddresses, type Address } from "../../schema/addresses.ts";
import type { AuthMethod, Connector, Entity, Gateway, Model, NamedType, Notes, ObjectShape, Operation } from "../../model/types.ts";
import { GATEWAY_PATHS, LANGUAGE_VERSION, type WrittenPath } from "../../model/catalog_document.ts";
import type { Place } from "../../source/place.ts";
import { toNotes, toRecord, toShape, toType } from "./to_values.ts";

/**
 * The model as data, with the version of the package: everything but the names of the YAML files, with keys in a fixed order.
 * `readCatalogDocument` in `generator/resolve/base` is the way back.
 */
export function toCatalog({ gateway, connectors }: Model, version: string): object {
  return {
    languageVersion: LANGUAGE_VERSION,
    gateway: toGateway(gateway, version),
    connectors: connectors.map((connector) => toConnector(connector, gateway)),
  };
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
      type: toType(type, ["headers", name]),
      secret,
      ...toNotes(notes, ["headers", name]),
      example,
    })),
    createInstance: toCreateInstance(createInstance),
    execute: toExecute(execute),
    error: toResponse(error, GATEWAY_PATHS.error),
    addresses: toAddresses(gatewayAddresses(gateway)),
    records: gateway.records.map((record) => toRecord(record)),
    statuses: gateway.statuses.map(({ status, retryAfter, example, ...notes }) => ({
      status,
      retryAfter,
      ...toNotes(notes, ["statuses", String(status)]),
      example,
    })),
    notShown: gateway.notShown.map(({ what }) => ({ what })),
  };
}

function toCreateInstance({ path: url, request, response, ...notes }: Gateway["createInstance"]): object {
  const path = GATEWAY_PATHS.createInstance;
  return {
    ...toNotes(notes, path),
    path: url,
    request: toShape(request, [...path, "request", "fields"]),
    response: toResponse(response, [...path, "response"]),
  };
}

function toExecute({ path: url, pathParams, request, response, ...notes }: Gateway["execute"]): object {
  const path = GATEWAY_PATHS.execute;
  const { result, meta, shape } = response;
  return {
    ...toNotes(notes, path),
    path: url,
    pathParams: toShape({ fields: pathParams, open: false }, [...path, "path_params"]).fields,
    request: toShape(request, [...path, "request", "fields"]),
    response: { ...toNotes(response, [...path, "response"]), result, meta, shape: toShape(shape, [...path, "response", "fields"]) },
  };
}

function toResponse({ shape, ...notes }: Notes & { readonly shape: ObjectShape }, path: WrittenPath): object {
  return { ...toNotes(notes, path), shape: toShape(shape, [...path, "fields"]) };
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
    config: config && toResponse(config, ["config"]),
    vendor,
    types: connector.types.map(toNamedType),
    addresses: toAddresses(
      connectorAddresses(gateway, connector).filter(({ kind }) => kind === "auth_config" || kind === "connector_execute"),
    ),
    records: connector.records.map((record) => toRecord(record, connector.id)),
    entities: connector.entities.map(toEntity),
    notShown: connector.notShown.map(({ what }) => ({ what })),
  };
}

function toNamedType({ name, returned, type, default: preset, example, secret, requiredInPractice, ...notes }: NamedType): object {
  const path = ["types", name];
  return {
    name,
    returned,
    ...toNotes(notes, path),
    type: toType(type, path),
    secret,
    requiredInPractice,
    default: preset,
    example,
  };
}

function toAuthMethod({ name, title, shape, ...notes }: AuthMethod): object {
  const path = ["auth", name];
  return { name, title, ...toNotes(notes, path), shape: toShape(shape, [...path, "fields"]) };
}

function toEntity({ name, description, section, operations, sandbox }: Entity): object {
  return { name, description, section, sandbox: sandbox && withoutPlace(sandbox), operations: operations.map(toOperation) };
}

function withoutPlace<Placed extends { readonly at: Place }>({ at: _, ...rest }: Placed): Omit<Placed, "at"> {
  return rest;
}

function toOperation(operation: Operation): object {
  const { id, connector, entity, action, kind, effect, permanent, ordered, params, paramsRequired, returns, meta } = operation;
  const path = ["entities", entity, "actions", action];
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
    ...toNotes(operation, path),
    notes: operation.notes,
    params: toShape(params, [...path, "params"]),
    paramsRequired,
    returns,
    meta: meta && toShape(meta, [...path, "meta"]),
    elements: operation.elements,
    paging: operation.paging,
    download: operation.download,
    sandbox: operation.sandbox && withoutPlace(operation.sandbox),
    binding: operation.binding,
  };
}

/** `payments.auth_config` under `authConfig`: addresses by what they are of. */
function toAddresses(addresses: readonly Address[]): object {
  return Object.fromEntries(addresses.map(({ name }) => [camelCase(name.slice(name.indexOf(".") + 1)), name]));
}
