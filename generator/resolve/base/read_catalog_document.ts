import {
  GATEWAY_PATHS,
  type CatalogDocument,
  type Listed,
  type WrittenPath,
  pathOfPointer,
  pathOfShape,
} from "../model/catalog_document.ts";
import type {
  AuthMethod,
  Connector,
  Entity,
  Gateway,
  Model,
  NamedType,
  Notes,
  Operation,
  Field,
  ObjectShape,
  RecordDefinition,
  ValueType,
} from "../model/types.ts";

/** The name of the file that a connector is in, or without one the gateway. */
export type FileOf = (connector?: string) => string;

/**
 * The model that a `catalog.json` was made from. Places are those in the YAML, in the files that `fileOf` names: what the file
 * does not say, addresses for instance, follows from the rest.
 */
export function readCatalogDocument({ gateway, connectors }: CatalogDocument, fileOf: FileOf): Model {
  return {
    gateway: readGateway(gateway, { file: fileOf() }),
    connectors: connectors.map((connector) => readConnector(connector, { file: fileOf(connector.id) })),
  };
}

function readGateway(listed: Listed<Gateway>, places: DocumentPlaces): Gateway {
  const { title, description, document, baseUrlExample, actions } = listed;
  const { createInstance, execute, error } = GATEWAY_PATHS;
  return {
    title,
    description,
    document,
    baseUrlExample,
    actions,
    headers: listed.headers.map(({ type, ...header }) => {
      const path = ["headers", header.name];
      return { ...header, ...readNotes(header, path, places), type };
    }),
    createInstance: {
      ...readNotes(listed.createInstance, createInstance, places),
      path: listed.createInstance.path,
      request: readShape(listed.createInstance.request, [...createInstance, "request", "fields"], places),
      response: readResponse(listed.createInstance.response, [...createInstance, "response"], places),
    },
    execute: {
      ...readNotes(listed.execute, execute, places),
      path: listed.execute.path,
      pathParams: readShape({ fields: listed.execute.pathParams, open: false }, [...execute, "path_params"], places).fields,
      request: readShape(listed.execute.request, [...execute, "request", "fields"], places),
      response: {
        ...readResponse(listed.execute.response, [...execute, "response"], places),
        result: listed.execute.response.result,
        meta: listed.execute.response.meta,
      },
    },
    error: readResponse(listed.error, error, places),
    records: listed.records.map((record) => readRecord(record, places)),
    statuses: listed.statuses.map((status) => ({ ...status, ...readNotes(status, ["statuses", String(status.status)], places) })),
    notShown: readTopics(listed.notShown, places),
  };
}

type Response = Notes & { readonly shape: Connector["auth"][number]["shape"] };

function readResponse(listed: Listed<Response>, path: WrittenPath, places: DocumentPlaces): Response {
  return { ...readNotes(listed, path, places), shape: readShape(listed.shape, [...path, "fields"], places) };
}

function readConnector(listed: Listed<Connector>, places: DocumentPlaces): Connector {
  const { id, title, description, document, definitionId, config, vendor } = listed;
  return {
    id,
    title,
    description,
    document,
    definitionId: { ...definitionId, at: { file: places.file, path: ["definition_id"] } },
    auth: listed.auth.map((method): AuthMethod => {
      const path = ["auth", method.name];
      return { ...readResponse(method, path, places), name: method.name, title: method.title };
    }),
    ...(config !== undefined && { config: readResponse(config, ["config"], places) }),
    ...(vendor !== undefined && { vendor }),
    types: listed.types.map((named) => readNamedType(named, places)),
    records: listed.records.map((record) => readRecord(record, places)),
    entities: listed.entities.map((entity) => readEntity(entity, places)),
    notShown: readTopics(listed.notShown, places),
  };
}

function readTopics(topics: Listed<Connector>["notShown"], { file }: DocumentPlaces): Connector["notShown"] {
  return topics.map(({ what }, index) => ({ what, at: { file, path: ["not_shown", index] } }));
}

function readNamedType({ type, ...named }: Listed<NamedType>, places: DocumentPlaces): NamedType {
  const path = ["types", named.name];
  const { name, returned, secret, requiredInPractice, default: preset, example } = named;
  return {
    ...readNotes(named, path, places),
    name,
    ...(returned !== undefined && { returned }),
    type: readType(type, path, places),
    ...(secret !== undefined && { secret }),
    ...(requiredInPractice !== undefined && { requiredInPractice }),
    ...(preset !== undefined && { default: preset }),
    ...(example !== undefined && { example }),
  };
}

function readEntity({ operations, sandbox, ...entity }: Listed<Entity>, places: DocumentPlaces): Entity {
  const path = ["entities", entity.name];
  const { file } = places;
  return {
    ...entity,
    operations: operations.map((operation) => readOperation(operation, [...path, "actions", operation.action], places)),
    ...(sandbox !== undefined && { sandbox: { ...sandbox, at: { file, path: [...path, "sandbox"] } } }),
    at: { file, path },
  };
}

function readOperation(listed: Listed<Operation>, path: WrittenPath, places: DocumentPlaces): Operation {
  const { meta, sandbox, ordered, returns, elements, paging, download, binding } = listed;
  const { id, connector, entity, action, kind, effect, permanent, paramsRequired, notes } = listed;
  return {
    ...readNotes(listed, path, places),
    ...{ id, connector, entity, action, kind, effect, permanent, paramsRequired, notes },
    ...(ordered !== undefined && { ordered }),
    params: readShape(listed.params, [...path, "params"], places),
    ...(returns !== undefined && { returns }),
    ...(meta !== undefined && { meta: readShape(meta, [...path, "meta"], places) }),
    ...(elements !== undefined && { elements }),
    ...(paging !== undefined && { paging }),
    ...(download !== undefined && { download }),
    ...(sandbox !== undefined && { sandbox: { ...sandbox, at: { file: places.file, path: [...path, "sandbox"] } } }),
    ...(binding !== undefined && { binding }),
  };
}

/** What the places of a document need besides paths. */
interface DocumentPlaces {
  readonly file: string;
}

/** The notes of a thing. Without a place of its own, it is where things like it usually are. */
function readNotes(listed: Listed<Notes>, usual: WrittenPath, { file }: DocumentPlaces): Notes {
  const { description, section, origin, deprecated, experimental, writtenAt } = listed;
  return {
    ...(description !== undefined && { description }),
    section,
    origin,
    ...(deprecated !== undefined && { deprecated }),
    ...(experimental !== undefined && { experimental }),
    at: { file, path: writtenAt === undefined ? usual : pathOfPointer(writtenAt) },
  };
}

/** A record of a connector, or a named shape of the gateway. */
function readRecord(listed: Listed<RecordDefinition>, places: DocumentPlaces): RecordDefinition {
  const { name, extends: base, example } = listed;
  const path = ["records", name];
  return {
    ...readNotes(listed, path, places),
    name,
    shape: readShape(listed.shape, [...path, "fields"], places),
    ...(base !== undefined && { extends: base }),
    ...(example !== undefined && { example }),
  };
}

/** Named fields, written below a path. */
function readShape({ fields, ...whole }: Listed<ObjectShape>, path: WrittenPath, places: DocumentPlaces): ObjectShape {
  return { ...whole, fields: fields.map((field) => readField(field, [...path, field.name], places)) };
}

function readField(listed: Listed<Field>, path: WrittenPath, places: DocumentPlaces): Field {
  const { name, type, required, secret, demanded, requiredInPractice, default: preset, example, alsoSeen, named, role } = listed;
  return {
    ...readNotes(listed, path, places),
    name,
    type: readType(type, path, places),
    required,
    ...(demanded !== undefined && { demanded }),
    ...(requiredInPractice !== undefined && { requiredInPractice }),
    secret,
    ...(preset !== undefined && { default: preset }),
    ...(example !== undefined && { example }),
    ...(alsoSeen !== undefined && { alsoSeen: readType(alsoSeen, [...path, "also_seen"], places) }),
    ...(named !== undefined && { named }),
    ...(role !== undefined && { role }),
  };
}

/** A type, with the places of the fields inside it. */
function readType(listed: Listed<ValueType>, path: WrittenPath, places: DocumentPlaces): ValueType {
  switch (listed.kind) {
    case "any":
    case "scalar":
    case "record":
      return listed;
    case "array":
      return { ...listed, items: readType(listed.items, [...path, "items"], places) };
    case "object": {
      const { shape, values, ...type } = listed;
      return {
        ...type,
        ...(shape !== undefined && { shape: readShape(shape, pathOfShape({ ...type }, path), places) }),
        ...(values !== undefined && { values: readType(values, path, places) }),
      };
    }
  }
}
