import { type CatalogTypeKind, isList, isObject } from "#templates/core";

/** Deeper than any catalog; a check of one that never ends would exhaust the stack. */
const DEEPEST = 200;

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

/** A value that has the wrong shape: where it is, and what it must be. */
interface ShapeFault {
  readonly path: readonly (string | number)[];
  /** `a list`, `an object` */
  readonly wanted: string;
}

/** Looks for the first fault of a value. `depth` counts how many values are around it. */
type ShapeCheck = (value: unknown, depth: number) => ShapeFault | undefined;

/** The value is what `typeof` calls so. */
function plain(name: "string" | "boolean" | "number"): ShapeCheck {
  return (value) => (typeof value === name ? undefined : { path: [], wanted: `a ${name}` });
}

/** The value is one of these strings. */
function oneOf(words: readonly string[]): ShapeCheck {
  return (value) => (words.some((word) => word === value) ? undefined : { path: [], wanted: `one of ${words.join(", ")}` });
}

/** The value may be missing. */
function optional(check: ShapeCheck): ShapeCheck {
  return (value, depth) => (value === undefined ? undefined : check(value, depth));
}

/** The value is a list whose elements all pass. */
function list(check: ShapeCheck): ShapeCheck {
  return (value, depth) => {
    if (!isList(value)) return { path: [], wanted: "a list" };
    return firstFault(value.entries(), depth, () => check);
  };
}

/** The value is an object whose keys, where they are named here, all pass. Other keys may have any values. */
function object(checks: Readonly<Record<string, ShapeCheck>>): ShapeCheck {
  const named = new Map(Object.entries(checks));
  return (value, depth) => {
    if (!isObject(value)) return { path: [], wanted: "an object" };
    const entries = [...named.keys()].map((key) => [key, Object.hasOwn(value, key) ? value[key] : undefined] as const);
    return firstFault(entries, depth, (key) => named.get(key));
  };
}

/** The value is an object, and the check that its `kind` selects passes. */
function byKind(checks: Readonly<Record<string, () => ShapeCheck>>): ShapeCheck {
  const kinds = object({ kind: oneOf(Object.keys(checks)) });
  return (value, depth) => {
    const fault = kinds(value, depth);
    if (fault !== undefined || !isObject(value)) return fault;
    return checks[String(value["kind"])]?.()(value, depth);
  };
}

/** Both checks pass. */
function both(first: ShapeCheck, second: ShapeCheck): ShapeCheck {
  return (value, depth) => first(value, depth) ?? second(value, depth);
}

function firstFault<Key extends string | number>(
  entries: Iterable<readonly [Key, unknown]>,
  depth: number,
  checkOf: (key: Key) => ShapeCheck | undefined,
): ShapeFault | undefined {
  if (depth > DEEPEST) return { path: [], wanted: `nested less than ${DEEPEST} deep` };
  for (const [key, inner] of entries) {
    const fault = checkOf(key)?.(inner, depth + 1);
    if (fault !== undefined) return { path: [key, ...fault.path], wanted: fault.wanted };
  }
  return undefined;
}
