import type { CatalogTypeKind } from "../../catalog/catalog_types.js";
import { both, byKind, list, object, oneOf, optional, plain, type ShapeCheck } from "./shape_check.js";

const text = plain("string");
const flag = plain("boolean");

const origin = object({ kind: oneOf(["stated", "assumed", "not_shown"]) });
const notes = { section: text, origin, description: optional(text), deprecated: optional(text), experimental: optional(text) };

const TYPES: Readonly<Record<CatalogTypeKind, () => ShapeCheck>> = {
  any: () => object({}),
  scalar: () => scalar,
  array: () => object({ nullable: flag, items: type }),
  object: () => object({ nullable: flag, shape: optional(shape), values: optional(type) }),
  record: () => object({ nullable: flag, record: text }),
};

const type: ShapeCheck = byKind(TYPES);

const scalar = object({
  nullable: flag,
  types: list(text),
  enum: optional(list(() => undefined)),
  knownValues: optional(list(() => undefined)),
  pattern: optional(text),
  format: optional(text),
  commaList: optional(object({ values: optional(list(text)), knownValues: optional(list(text)) })),
});

const field: ShapeCheck = object({
  ...notes,
  name: text,
  type: (value, depth) => type(value, depth),
  required: flag,
  secret: flag,
  default: optional(object({ origin })),
  alsoSeen: optional((value, depth) => type(value, depth)),
  role: optional(object({ kind: text })),
});

const shape: ShapeCheck = object({ fields: list(field), open: flag, atLeastOneOf: optional(list(text)) });

const record = object({ ...notes, name: text, shape, address: optional(text) });
const header = object({ ...notes, name: text, type, secret: flag });
const topics = list(object({ what: text }));
const document = object({ title: text, records: text, operations: text, auth: text });

const operation = object({
  ...notes,
  id: text,
  connector: text,
  entity: text,
  action: text,
  kind: text,
  effect: text,
  permanent: flag,
  addresses: object({ params: text, request: text, record: optional(text), meta: optional(text), response: optional(text) }),
  params: shape,
  paramsRequired: flag,
  returns: optional(object({ record: text, origin })),
  meta: optional(shape),
  elements: optional(list(text)),
  paging: optional(object({ kind: text, origin })),
  download: optional(object({})),
  binding: optional(object({ call: text, method: text, path: text, params: object({}) })),
  notes: list(text),
});

const entity = object({ name: text, description: optional(text), section: text, operations: list(operation) });

const connector = object({
  id: text,
  title: text,
  description: text,
  document,
  definitionId: object({ value: text, origin }),
  auth: list(object({ ...notes, name: text, title: text, shape })),
  config: optional(object({ ...notes, shape })),
  vendor: optional(object({ name: text, auth: object({}) })),
  types: list(object({ ...notes, name: text, type })),
  addresses: object({ execute: text, authConfig: optional(text) }),
  records: list(both(record, object({ address: text }))),
  entities: list(entity),
  notShown: topics,
});

const gateway = object({
  title: text,
  description: text,
  version: text,
  document,
  actions: list(object({ name: text, description: text })),
  headers: list(header),
  createInstance: object({ ...notes, path: text, request: shape, response: object({ ...notes, shape }) }),
  execute: object({
    ...notes,
    path: text,
    pathParams: list(field),
    request: shape,
    response: object({ ...notes, shape, result: text, meta: text }),
  }),
  error: object({ ...notes, shape }),
  addresses: object({ createInstance: text, createInstanceResponse: text, execute: text, error: text }),
  records: list(record),
  statuses: list(object({ ...notes, status: plain("number"), retryAfter: flag })),
  notShown: topics,
});

/** The keys of a catalog and their values, as far as a comparison reads them. A newer catalog may have more keys. */
export const catalogShape: ShapeCheck = object({ gateway, connectors: list(connector) });
