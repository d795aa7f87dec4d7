import { OWN_HEADERS } from "#generator/rules";
import { exampleIn, textAt, valueAt, withExample, type OpenApi } from "./document.ts";
import { draftField, draftType, isOpen, lostKeys, propertyOf, shownProperties, type TypeScope } from "./draft_type.ts";
import { flattenSchema, type FlatSchema } from "./flat_schema.ts";
import type { SourceOperation, SourceParam } from "./operations.ts";
import { HEADER_NAME, isUsableText, paramName } from "./document_texts.ts";
import { entry, type YamlEntry } from "./yaml_text.ts";

/** A param of the draft, before its role is known. */
export interface DraftParam {
  readonly name: string;
  /** In the document. */
  readonly wireName: string;
  /** `path`, `query`, `header`, `cookie` or `body`. */
  readonly place: string;
  readonly flat: FlatSchema;
  readonly schema: unknown;
  readonly required: boolean;
  readonly description: string | undefined;
  readonly listStyle: SourceParam["listStyle"];
  /** What it could not take over from the document, for comments. */
  readonly notes: readonly string[];
}

/** All params of an operation, and why it accepts further ones, if it does. */
export interface DraftParams {
  readonly params: readonly DraftParam[];
  readonly open?: string | undefined;
  readonly notes: readonly string[];
}

/** The params of an operation in the order of the document: those of its path, its query, its headers and its body. */
export function readParams(api: OpenApi, source: SourceOperation): DraftParams {
  const inPath = [...source.path.matchAll(/\{([^{}/]+)\}/gu)].map(([, name = ""]) => name);
  // The gateway sets these headers itself. OpenAPI ignores such params.
  const isNegotiated = ({ in: place, name }: SourceParam): boolean =>
    place === "header" && ["accept", "content-type", "authorization"].includes(name.toLowerCase());
  const declared = source.params.filter((param) => (param.in === "path" ? inPath.includes(param.name) : !isNegotiated(param)));
  const missing = [...new Set(inPath)].filter((name) => !declared.some((param) => param.in === "path" && param.name === name));
  const implied = missing.map((name): SourceParam => {
    return { name, in: "path", required: true, schema: { type: "string" }, node: {}, listStyle: "comma" };
  });
  const body = readBody(api, source);
  const taken = new Set<string>();
  const sampled = declared.map((param) => ({ ...param, schema: withExample(param.schema, exampleIn(api, param.node)) }));
  const params = [...implied, ...sampled, ...body.params].map((param) => nameParam(api, param, taken));
  return { ...body, params };
}

function nameParam(api: OpenApi, { name: wireName, in: place, ...param }: SourceParam, taken: Set<string>): DraftParam {
  const plain = paramName(wireName, () => false);
  const name = taken.has(plain) ? paramName(`${place}_${plain}`, (one) => taken.has(one)) : plain;
  taken.add(name);
  const { node, note, listStyle } = param;
  const schema = place === "path" ? pathSchema(api, param.schema) : param.schema;
  return {
    ...{ name, wireName, place, flat: flattenSchema(api, schema), schema, required: param.required || place === "path", listStyle },
    description: textAt(node, "description"),
    notes: [...(note === undefined ? [] : [note]), ...(schema === param.schema ? [] : pathNotes(flattenSchema(api, param.schema)))],
  };
}

/** Only texts and whole numbers can be in a path. */
function pathSchema(api: OpenApi, schema: unknown): unknown {
  const { types, keywords } = flattenSchema(api, schema);
  const isFit = types.length > 0 && types.every((type) => type === "string" || type === "integer");
  if (isFit) return schema;
  const isNumber = types.length === 1 && types[0] === "number";
  const description = valueAt(keywords, "description");
  return { type: isNumber ? ["string", "integer"] : "string", ...(description !== undefined && { description }) };
}

/** What a param in a path loses there. */
function pathNotes({ types, notes }: FlatSchema): readonly string[] {
  return [
    ...notes,
    `Only texts and whole numbers can be in a path; the document has ${types.length === 0 ? "anything" : types.join(" or ")}.`,
  ];
}

function readBody(api: OpenApi, { body }: SourceOperation): Omit<DraftParams, "params"> & { readonly params: readonly SourceParam[] } {
  if (body === undefined) return { params: [], notes: [] };
  const flat = flattenSchema(api, withExample(body.schema, body.example));
  const shown = shownProperties(flat, requestScope(api)).map(([name]) => name);
  // Params of any name can be sent: `rename` has the name on the wire.
  const isParam = ([name, schema]: readonly [string, unknown]): boolean =>
    name.trim() !== "" && (shown.includes(name) || valueAt(api.resolve(schema).node, "readOnly") !== true);
  const params = Object.entries(flat.properties)
    .filter(isParam)
    .map(([name]): SourceParam => {
      const required = body.required && flat.required.includes(name);
      return { name, in: "body", required, schema: propertyOf(flat, name), node: {}, listStyle: "other" };
    });
  const names = params.map(({ name }) => name);
  const further = isOpen(flat) ? "The document accepts further keys in the body." : undefined;
  const open = params.length === 0 ? "The document does not list what the body contains." : further;
  return { params, open, notes: [...flat.notes, ...lostKeys(flat, names, "request")] };
}

/** The scope of types that are sent. */
export function requestScope(api: OpenApi): TypeScope {
  return { api, side: "request", hasNull: false, inside: [], recordFor: () => "object", closesCycle: () => false };
}

/** A param with its role, as a line of `params`. */
export function printParam(param: DraftParam, role: YamlEntry | undefined, request: TypeScope): YamlEntry {
  const { name, schema, description, listStyle, place, notes } = param;
  const scope = { ...request, hasNull: place === "body" && (role?.key === "no_effect" || role?.key === "field") };
  const extras = role === undefined || (role.key === "identity" && role.value === "id" && name === "id") ? [] : [role];
  const type = draftType(schema, scope);
  const isComma = (place === "path" || place === "header") && listStyle === "comma";
  if (!isComma || !type.expression.startsWith("array")) return draftField({ ...param, extras }, scope);
  const lost = [...notes, ...type.notes, "The document has a list here, whose elements it describes."];
  const list = { schema: { type: "string", description }, extras: [entry("list", "comma"), ...extras], notes: lost };
  return draftField({ ...param, ...list }, scope);
}

/** Where params go, as the keys of a binding. */
export interface DraftPlaces {
  readonly rename: readonly YamlEntry[];
  readonly headers: readonly YamlEntry[];
  readonly notSent: readonly YamlEntry[];
  readonly queryStyle: "repeat" | "comma" | "brackets" | undefined;
}

/** The place where a call sends its params by default. */
export function restOf({ method }: SourceOperation): "query" | "body" {
  return method === "GET" || method === "DELETE" ? "query" : "body";
}

/** A param for paging as an integer, which the catalog language requires; documents often declare `number`. */
export function countedParam(param: DraftParam): DraftParam {
  const { flat } = param;
  if (flat.types[0] !== "number") return param;
  const schema = { ...flat.keywords, type: "integer" };
  return { ...param, schema, flat: { ...flat, types: ["integer"] }, notes: [...param.notes, "The document allows any number."] };
}

/** Decides where each param goes. `signing` has the headers of credentials, in lower case. */
export function placeParams(
  source: SourceOperation,
  params: readonly DraftParam[],
  signing: readonly string[],
  scope: TypeScope,
): DraftPlaces {
  const rest = restOf(source);
  const [rename, headers, notSent]: [YamlEntry[], YamlEntry[], YamlEntry[]] = [[], [], []];
  const seen = new Set<string>();
  for (const param of params.filter(({ place }) => place !== "path")) {
    const { name, wireName, place } = param;
    const wire = place === "header" ? `header ${wireName.toLowerCase()}` : `rest ${wireName}`;
    const problem = seen.has(wire) ? `Another param is sent as ${JSON.stringify(wireName)}.` : problemOf(param, rest, signing, scope);
    if (problem !== undefined) notSent.push(entry(name, problem));
    else if (place === "header") headers.push(entry(name, wireName));
    else if (name !== wireName) rename.push(entry(name, wireName));
    if (problem === undefined) seen.add(wire);
  }
  const sent = rest === "query" ? params.filter(({ place, name }) => place === "query" && !notSent.some(({ key }) => key === name)) : [];
  return { rename, headers, notSent, queryStyle: styleOf(sent, scope) };
}

/** Why a param cannot be sent where the document has it. */
function problemOf(
  { wireName, place, schema, listStyle }: DraftParam,
  rest: "query" | "body",
  signing: readonly string[],
  scope: TypeScope,
): string | undefined {
  if (place === "header") {
    const isTaken = OWN_HEADERS.has(wireName.toLowerCase()) || signing.includes(wireName.toLowerCase());
    if (isTaken) return "The gateway sets this header itself.";
    if (!HEADER_NAME.test(wireName)) return "No header can have this name.";
    const { expression } = draftType(schema, scope);
    const isSingle = /^(?:string|integer|number|boolean)(?: \| (?:string|integer|number|boolean))*$/u.test(expression);
    return isSingle || (expression.startsWith("array") && listStyle === "comma") ? undefined : "A header has a single value.";
  }
  if (place === rest) return isUsableText(wireName) ? undefined : "The catalog cannot have its name on the wire.";
  if (place === "query") return "The document has it in the query, and a call with a body sends its params there.";
  return place === "body" ? "The document has it in a body, which such a call does not have." : `The document has it in a ${place}.`;
}

/** How the lists and objects in a query are written; undefined without any. */
function styleOf(params: readonly DraftParam[], scope: TypeScope): DraftPlaces["queryStyle"] {
  const types = params.map(({ schema, listStyle }) => ({ listStyle, ...draftType(schema, scope) }));
  const isInner = ({ key }: YamlEntry): boolean => key === "fields" || key === "items";
  if (types.some(({ expression, entries }) => entries.some(isInner) || /\b(?:object|map)\b/u.test(expression))) return "brackets";
  const lists = types.filter(({ expression }) => expression.startsWith("array"));
  if (lists.length === 0) return undefined;
  return lists.every(({ listStyle }) => listStyle === "comma") ? "comma" : "repeat";
}
