import type {
  AuthMethod,
  Connector,
  Entity,
  Gateway,
  Model,
  NamedType,
  Notes,
  ObjectShape,
  Operation,
  Field,
  RecordDefinition,
  ValueType,
  WrittenPath,
} from "#generator/resolve";
import {
  camelCase,
  operationAddress,
  operationParts,
  recordAddress,
  GATEWAY_PATHS,
  LANGUAGE_VERSION,
  pathOfShape,
  unusualPlace,
  innerTypes,
  writtenShape,
} from "#generator/resolve";
import { connectorAddresses, gatewayAddresses, type Address } from "#generator/schema";
import type { Place } from "#generator/read";

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

/** The notes of a thing. Its place is there only if it is not `usual`, the one that follows from where the thing is in the catalog. */
function toNotes(notes: Notes, usual: WrittenPath): object {
  const { description, section, origin, deprecated, experimental } = notes;
  return { description, section, origin, deprecated, experimental, writtenAt: unusualPlace(notes, usual) };
}

/** A record of a connector, or a named shape of the gateway, which has no address. */
function toRecord({ name, shape, extends: base, example, ...notes }: RecordDefinition, connector?: string): object {
  const address = connector === undefined ? undefined : recordAddress(connector, name);
  const path = ["records", name];
  return { name, address, ...toNotes(notes, path), extends: base, shape: toShape(shape, [...path, "fields"]), example };
}

/** The fields of an object, and the rules for all of them. */
function toShape({ fields, open, openBecause, atLeastOneOf }: ObjectShape, path: WrittenPath): { readonly fields: readonly object[] } {
  const whole = { open, openBecause, atLeastOneOf };
  return { ...whole, fields: fields.map((field) => toField(field, [...path, field.name])) };
}

/** A type, with the types nested in it. */
export function toType(type: ValueType, path: WrittenPath): object {
  const shape = writtenShape(type);
  const inside = { shape: shape && toShape(shape, pathOfShape(type, path)), ...toInner(type, path) };
  const own = Object.entries(type).filter(([key]) => !Object.hasOwn(inside, key));
  return { ...Object.fromEntries(own), ...inside };
}

/** The properties of a type that hold other types, alone or in a list. */
function toInner(type: ValueType, path: WrittenPath): object {
  const lists = new Map<string, readonly object[]>();
  const alone = new Map<string, object>();
  for (const { property, index, type: inner, step } of innerTypes(type)) {
    const emitted = toType(inner, [...path, ...step.keys]);
    if (index === undefined) alone.set(property, emitted);
    else lists.set(property, [...(lists.get(property) ?? []), emitted]);
  }
  return { ...Object.fromEntries(alone), ...Object.fromEntries(lists) };
}

function toField(field: Field, path: WrittenPath): object {
  const { name, type, required, demanded, secret, requiredInPractice, named, role, example, alsoSeen } = field;
  return {
    name,
    named,
    type: toType(type, path),
    required,
    demanded,
    secret,
    ...toNotes(field, path),
    role,
    requiredInPractice,
    default: field.default,
    example,
    alsoSeen: alsoSeen && toType(alsoSeen, [...path, "also_seen"]),
  };
}
