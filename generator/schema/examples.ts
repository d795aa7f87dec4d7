import { optional } from "#generator/read";
import { isObject } from "#templates/core";
import {
  type AuthMethod,
  type Connector,
  type Field,
  type Gateway,
  type JsonValue,
  type Model,
  type ObjectShape,
  type Operation,
  type ReferenceTarget,
  type ValueType,
  type JsonScalar,
  type ScalarName,
  type ScalarType,
  type Part,
  createInstanceShape,
  pageParams,
  LARGEST_EXAMPLE,
  isBare,
  isNullable,
  constraintsOnNumbers,
  constraintsOnStrings,
  formatNamed,
} from "#generator/resolve";
import { partType, sideOf, type Address } from "./addresses.ts";
import { exampleOf } from "./type_kinds.ts";
import { stringPattern } from "./json_schema.ts";

/** Usual values of strings by their names; the first expression that matches the name applies. */
const LOOKS: readonly (readonly [name: RegExp, text: string])[] = [
  [/email/iu, "ada@example.com"],
  [/phone/iu, "+1 555 0100"],
  [/(?:^|_)(?:url|uri|link|website|self)$|Url$|Link$|^href$/u, "https://example.com/1"],
  [/mime_?type|content_?type/iu, "text/plain"],
  [/currency/iu, "usd"],
  [/country/iu, "US"],
  [/language|locale/iu, "en"],
  [/time_?zone/iu, "Europe/Berlin"],
  [/color|colour/iu, "#336699"],
  [/domain/iu, "example.com"],
  [/cursor|page_?token|next|previous|after|before/iu, "cursor_EXAMPLE1"],
  [/secret|token|password|api_?key/iu, "EXAMPLE0000"],
  [/first_?name|given_?name/iu, "Ada"],
  [/last_?name|family_?name|surname/iu, "Example"],
  [/name|title|subject/iu, "Example name"],
  [/description|text|body|comment|message|content|note|reason/iu, "An example."],
];

/** `usual`: what a typical call or response has; `full`: all fields. */
export type Extent = "usual" | "full";

/** How many records a value may be inside of to have more than it needs: the first number with which the whole is not too large. */
const DEPTHS = [8, 4, 2, 1];

/** A valid value for an address, made from the examples, defaults and values in the catalog; the same each time. */
export function buildExample(model: Model, address: Address, extent: Extent = "usual"): JsonValue {
  const { gateway } = model;
  switch (address.kind) {
    case "part":
      return buildPartExample(gateway, address.connector, address.operation, address.part, extent);
    case "record":
      return finite((context) => buildValue("", address.type, context), toContext(gateway, "response", extent, address.connector));
    case "auth_config":
      return buildAuthConfig(gateway, address.connector, extent);
    case "connector_execute":
      return buildAnyRequest(gateway, address.connector, extent);
    case "gateway_execute":
      return buildAnyRequest(gateway, first(model.connectors, "connector"), extent);
    case "create_instance":
      return buildCreateInstance(gateway, first(model.connectors, "connector"), undefined, extent);
    case "gateway_shape":
      return finite((context) => buildObject(address.shape, context), toContext(gateway, "response", extent));
  }
}

/** A valid value for a part of an operation. */
export function buildPartExample(
  gateway: Gateway,
  connector: Connector,
  operation: Operation,
  part: Part,
  extent: Extent = "usual",
): JsonValue {
  const context = toContext(gateway, sideOf(part), extent, connector);
  const fields = extent === "full" ? operation.params.fields : usualParams(operation);
  const params = finite((one) => buildFields(operation.params, fields, one), context);
  if (part === "params") return params;
  return finite((one) => buildValue("", partType(gateway, operation, part), one), { ...context, parts: { params } });
}

/** A request that creates an instance of a connector. Uses the first auth method by default; a connector may have none. */
export function buildCreateInstance(
  gateway: Gateway,
  connector: Connector,
  method: AuthMethod | undefined = connector.auth[0],
  extent: Extent = "usual",
): JsonValue {
  const parts = method === undefined ? {} : { auth_config: buildAuthConfig(gateway, connector, extent, method) };
  const context = { ...toContext(gateway, "request", extent, connector), parts };
  return finite((one) => buildObject(createInstanceShape(gateway, connector), one), context);
}

/**
 * A value that is not too large: the rules of the catalog allow no record that has to contain itself, and none that has to contain too
 * much, so what is left out where it may be makes every example small enough.
 */
function finite(build: (context: ExampleContext) => JsonValue | undefined, context: ExampleContext): JsonValue {
  let value: JsonValue | undefined;
  for (const deepest of DEPTHS) {
    const size = { made: 0 };
    value = build({ ...context, deepest, size });
    if (size.made <= LARGEST_EXAMPLE) break;
  }
  if (value === undefined) throw new Error("there is no finite example of a record that contains itself");
  return value;
}

/** The context in which a value is made. */
interface ExampleContext {
  readonly gateway: Gateway;
  readonly connector?: Connector;
  readonly side: "request" | "response";
  readonly extent: Extent;
  /** The records around the value: a record that contains itself must end somewhere. */
  readonly inside: readonly string[];
  /** Parts that already have a value. */
  readonly parts: { readonly [Part in ReferenceTarget["part"]]?: JsonValue };
  /** In how many records a value may be to have more than it needs. */
  readonly deepest: number;
  /** About how many characters have been made. */
  readonly size: { made: number };
}

function toContext(gateway: Gateway, side: ExampleContext["side"], extent: Extent, connector?: Connector): ExampleContext {
  return { gateway, ...optional({ connector }), side, extent, inside: [], parts: {}, deepest: 0, size: { made: 0 } };
}

/** Whether a value only gets what it must have. */
function isSparing({ inside, deepest, size }: ExampleContext): boolean {
  return inside.length > deepest || size.made > LARGEST_EXAMPLE;
}

/** The smallest value of a type that can do without what is inside it. */
function emptyValue(type: ValueType): JsonValue | undefined {
  if (type.kind === "scalar") return undefined;
  if (isNullable(type)) return null;
  if (type.kind === "array") return (type.minItems ?? 0) === 0 ? [] : undefined;
  return type.kind === "object" && type.values !== undefined ? {} : undefined;
}

/** Counts what a value adds to the example. */
function counted<Value extends JsonValue | undefined>(value: Value, { size }: ExampleContext): Value {
  size.made += value === undefined ? 0 : JSON.stringify(value).length;
  return value;
}

function buildAnyRequest(gateway: Gateway, connector: Connector, extent: Extent): JsonValue {
  const operation = first(first(connector.entities, "entity").operations, "operation");
  return buildPartExample(gateway, connector, operation, "request", extent);
}

function buildAuthConfig(gateway: Gateway, connector: Connector, extent: Extent, method = first(connector.auth, "auth method")): JsonValue {
  const { shape } = method;
  const fields = shape.fields.filter((field) => extent === "full" || isNeeded(field, shape));
  return finite((context) => buildFields(shape, fields, context), toContext(gateway, "request", extent, connector));
}

/** The params of a typical call: those that it needs, otherwise the first that does not request another page. */
function usualParams({ params, paging }: Operation): readonly Field[] {
  const needed = params.fields.filter((field) => isNeeded(field, params) || field.requiredInPractice !== undefined);
  const ofOtherPages = paging === undefined ? [] : pageParams(paging);
  return needed.length > 0 ? needed : params.fields.filter(({ name }) => !ofOtherPages.includes(name)).slice(0, 1);
}

/** Undefined where a value would never end: a record that the value is inside of already, and all that must hold it. */
function buildValue(name: string, type: ValueType, context: ExampleContext): JsonValue | undefined {
  const least = isSparing(context) ? emptyValue(type) : undefined;
  if (least !== undefined) return least;
  return exampleOf(name, type, {
    type: (innerName, inner) => buildValue(innerName, inner, context),
    scalar: (scalarName, scalar) => counted(exampleScalar(scalarName, scalar), context),
    shape: (shape) => buildObject(shape, context),
    record: (record) => buildRecord(record, context),
    reference: (to) => context.parts[to.part] ?? (to.part === "auth_config" ? {} : buildObject(to.shape, context)),
    isInside: (record) => context.inside.includes(record),
  });
}

/** The catalog's own example of the record; a full one has the remaining fields too. */
function buildRecord(name: string, context: ExampleContext): JsonValue | undefined {
  const connectorRecord = context.connector?.records.find((record) => record.name === name);
  const record = connectorRecord ?? context.gateway.records.find((shape) => shape.name === name);
  if (record === undefined) throw new Error(`unknown record ${name}`);
  if (record.example !== undefined && context.extent === "usual") return counted(record.example, context);
  const built = buildObject(record.shape, { ...context, inside: [...context.inside, name] });
  return isObject(record.example) && isObject(built) ? { ...built, ...counted(record.example, context) } : built;
}

function buildObject(shape: ObjectShape, context: ExampleContext): JsonValue | undefined {
  const fields = context.side === "request" ? usualFields(shape, context.parts) : shape.fields.filter(isInformative);
  return buildFields(shape, context.extent === "full" ? shape.fields : fields, context);
}

/** In an object of a request: the fields that it needs or that have an example or a value, otherwise the first field. */
function usualFields(shape: ObjectShape, parts: ExampleContext["parts"]): readonly Field[] {
  const isMade = ({ type }: Field): boolean => type.kind === "reference" && Object.keys(parts[type.to.part] ?? {}).length > 0;
  const fields = shape.fields.filter((field) => isNeeded(field, shape) || field.example !== undefined || isMade(field));
  return fields.length > 0 ? fields : shape.fields.slice(0, 1);
}

function isNeeded(field: Field, { atLeastOneOf }: ObjectShape): boolean {
  return field.required || field.name === atLeastOneOf?.[0];
}

/** In a response: all fields except optional objects of unknown content. */
function isInformative({ type, required, example }: Field): boolean {
  return required || example !== undefined || isNullable(type) || !isBare(type);
}

/** A field that would never end, or for which there is no space, is left out where it may be. */
function buildFields(
  shape: ObjectShape,
  fields: readonly Field[],
  context: ExampleContext,
): { readonly [name: string]: JsonValue } | undefined {
  const build = (field: Field): JsonValue | undefined =>
    isNeeded(field, shape) || !isSparing(context) ? buildField(field, context) : undefined;
  const built = fields.map((field) => ({ field, value: build(field) }));
  if (built.some(({ field, value }) => value === undefined && field.required)) return undefined;
  return Object.fromEntries(built.flatMap(({ field, value }) => (value === undefined ? [] : [[field.name, value]])));
}

function buildField({ name, type, example, default: preset }: Field, context: ExampleContext): JsonValue | undefined {
  if (example !== undefined) return counted(example, context);
  context.size.made += name.length;
  return preset !== undefined && context.side === "request" ? counted(preset.value, context) : buildValue(name, type, context);
}

function first<T>(items: readonly T[], what: string): T {
  const [item] = items;
  if (item === undefined) throw new Error(`no ${what} to make an example of`);
  return item;
}

/**
 * A valid scalar that suits its name and is obviously invented. Throws for a string with a pattern that no guess matches:
 * such a field needs an example in the catalog.
 */
export function exampleScalar(name: string, type: ScalarType): JsonScalar {
  const listedValue = type.const ?? type.enum?.find((value) => value !== null) ?? type.knownValues?.[0];
  if (listedValue !== undefined) return listedValue;
  const kind = type.types[0] ?? "string";
  return kind === "string" ? exampleString(name, type) : exampleOther(name, kind, type);
}

function exampleOther(name: string, kind: Exclude<ScalarName, "string">, type: ScalarType): JsonScalar {
  if (kind === "boolean") return /^(?:ok|active|enabled|deleted|success)$/u.test(name);
  const usual = isTime(name) ? 1741944413 : /amount|total|balance|price/iu.test(name) ? 1999 : kind === "integer" ? 1 : 0.5;
  return constraintsOnNumbers(type).reduce((value, { fit }) => fit(value, kind === "integer"), usual);
}

function exampleString(name: string, type: ScalarType): string {
  const pattern = stringPattern(type);
  const isFit = (text: string): boolean => pattern === undefined || new RegExp(pattern, "u").test(text);
  const fit = candidates(name, type)
    .map((text) => constraintsOnStrings(type).reduce((fitted, { fit }) => fit(fitted, false), text))
    .find(isFit);
  if (fit !== undefined) return fit;
  throw new Error(`cannot invent an example of ${name} that matches ${String(pattern)}; add an \`example\` to the catalog`);
}

function candidates(name: string, { commaList, format, pattern }: ScalarType): readonly string[] {
  if (commaList !== undefined) {
    const values = commaList.values ?? commaList.knownValues ?? ["first", "second", "third"];
    return [Array.from({ length: commaList.minItems ?? 1 }, (_, index) => values[index % values.length]).join(",")];
  }
  if (format !== undefined) return [formatNamed(format).example];
  return pattern === undefined ? [plausible(name)] : [plausible(name), `${literalStart(pattern)}EXAMPLE0000`, "1", "a", ""];
}

function plausible(name: string): string {
  const id = /^(.*?)_?(?:id|Id|ID)$/u.exec(name);
  if (id !== null) return `${id[1] === undefined || id[1] === "" ? "id" : id[1]}_EXAMPLE1`;
  if (isTime(name)) return formatNamed("date-time").example;
  return LOOKS.find(([pattern]) => pattern.test(name))?.[1] ?? "example";
}

/** Whether a name suggests a point in time. */
function isTime(name: string): boolean {
  return /(?:^|_)(?:created|updated|ts|date|time|timestamp|at|start|end)$|(?:At|Time|Date)$|^(?:created|updated)/u.test(name);
}

/** The literal characters at the beginning of a pattern, with the first of several alternatives. */
function literalStart(pattern: string): string {
  const start = /^\^((?:[A-Za-z0-9_:-]|\((?:\?:)?[A-Za-z0-9_|-]+\))*)/u.exec(pattern)?.[1] ?? "";
  return start.replace(/\((?:\?:)?([^|)]*)[^)]*\)/gu, "$1");
}
