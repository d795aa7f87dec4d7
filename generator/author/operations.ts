import { countOf, isObject, jsonPointer } from "#templates/core";
import { shownText } from "./document_texts.ts";
import { exampleIn, listAt, mapAt, valueAt, textAt, type DocumentProblem, type Node, type OpenApi } from "./document.ts";
import { quoted } from "./draft_type.ts";

/** An operation of the document, the same for all versions. */
export interface SourceOperation {
  /** In upper case. */
  readonly method: string;
  readonly path: string;
  readonly pointer: string;
  readonly node: Node;
  readonly params: readonly SourceParam[];
  readonly body?: SourceBody | undefined;
  readonly answer: SourceAnswer;
  /** Its other bodies and answers, which no operation of the catalog can have, for comments. */
  readonly notes: readonly string[];
  /** Why nothing of it can be taken over: a reference that leads nowhere. */
  readonly problem?: DocumentProblem | undefined;
}

/** A param outside of the body. */
export interface SourceParam {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: unknown;
  readonly node: Node;
  /** What its schema does not say, for a comment. */
  readonly note?: string | undefined;
  /** How a list is written: `id=1,2` or `id=1&id=2`. */
  readonly listStyle: "comma" | "repeat" | "other";
}

/** The body of a request. */
export interface SourceBody {
  /** How it is written; the media type where a gateway cannot write it. */
  readonly format: "json" | "form" | { readonly mediaType: string };
  readonly required: boolean;
  readonly schema: unknown;
  readonly example?: unknown;
}

/** The body of a successful answer. */
export type SourceAnswer =
  | { readonly kind: "json"; readonly schema: unknown; readonly headers: readonly string[]; readonly example?: unknown }
  | { readonly kind: "empty" }
  | { readonly kind: "bytes"; readonly mediaType: string };

const METHODS = ["get", "post", "put", "patch", "delete", "options", "head", "trace", "query"];

/** All operations in the order of the document. */
export function readOperations(api: OpenApi): readonly SourceOperation[] {
  return Object.entries(mapAt(api.root, "paths")).flatMap(([path, value]): readonly SourceOperation[] => {
    if (!path.startsWith("/")) return [];
    const { node, problem } = api.resolve(value);
    const empty = { node: {}, params: [], answer: { kind: "empty" }, notes: [] } as const;
    if (problem !== undefined) return [{ method: "*", path, pointer: jsonPointer(["paths", path]), problem, ...empty }];
    // In every version, a path may have operations beside its reference.
    const item: Node = isObject(value) ? { ...node, ...value } : node;
    const others = Object.keys(mapAt(item, "additionalOperations")).map((method) => ["additionalOperations", method]);
    const usual = Object.keys(item).flatMap((key) => (METHODS.includes(key) ? [[key]] : []));
    return [...usual, ...others].map((place) => readOperation(api, item, path, place));
  });
}

/** The requests that the system sends itself, which a connector has no place for, as lines of a list. In short, webhooks are only counted. */
export function listRequestsToOthers(api: OpenApi, sources: readonly SourceOperation[], isShort: boolean): readonly string[] {
  const webhooks = ["webhooks", "x-webhooks"].flatMap((key) => Object.keys(mapAt(api.root, key)));
  const callbacks = sources.flatMap(({ method, path, node }) =>
    Object.keys(mapAt(node, "callbacks")).map((name) => `The callback ${JSON.stringify(shownText(name))} of ${method} ${shownText(path)}`),
  );
  const counted = webhooks.length === 0 ? [] : [countOf(webhooks.length, "webhook")];
  const names = [...(isShort ? counted : webhooks.map((name) => `The webhook ${JSON.stringify(shownText(name))}`)), ...callbacks];
  return names.map((name) => `${name}: the system sends this request, and a connector has only those that it receives.`);
}

/** `place` has the keys from the item of the path to the operation, the last of which is its method. */
function readOperation(api: OpenApi, item: Node, path: string, place: readonly string[]): SourceOperation {
  const { node: own, problem } = api.resolve(place.reduce<unknown>((value, key) => isObject(value) && valueAt(value, key), item));
  const node = listAt(item, "servers").length === 0 ? own : { servers: item["servers"], ...own };
  const written = [...listAt(item, "parameters"), ...listAt(node, "parameters")].map((one) => api.resolve(one));
  const all = written.map((one) => one.node);
  // A param of the operation replaces that of the path.
  const isSame = (left: Node, right: Node): boolean => ["name", "in"].every((key) => valueAt(left, key) === valueAt(right, key));
  const params = all.filter((one, index) => all.findLastIndex((other) => isSame(one, other)) === index);
  const request = api.isSwagger ? swaggerBody(api, node, params) : api.resolve(valueAt(node, "requestBody")).node;
  const body = readBody(api, request);
  const answer = readAnswer(api, node);
  const schemas = [body?.schema, answer.kind === "json" ? answer.schema : undefined, ...params.map((one) => valueAt(one, "schema"))];
  const parts = [valueAt(node, "requestBody"), successOf(mapAt(node, "responses")), ...schemas].map((one) => api.resolve(one));
  return {
    ...{ method: (place.at(-1) ?? "").toUpperCase(), path, pointer: jsonPointer(["paths", path, ...place]), node },
    params: params.filter((one) => !["body", "formData"].includes(String(valueAt(one, "in")))).flatMap(readParam),
    ...{ body, answer, notes: [...otherBodies(request), ...otherAnswers(api, node)] },
    ...{ problem: problem ?? [...written, ...parts].find((one) => one.problem !== undefined)?.problem },
  };
}

function readParam(node: Node): readonly SourceParam[] {
  const [name, place] = [textAt(node, "name"), textAt(node, "in")];
  if (name === undefined || place === undefined) return [];
  const [mediaType] = Object.keys(mapAt(node, "content"));
  // A value that is written as JSON is a text on the wire. In Swagger 2.0 the param is its own schema.
  const schema = mediaType === undefined ? (valueAt(node, "schema") ?? withoutName(node)) : { type: "string" };
  const note = mediaType && `The document writes the value as ${shownText(mediaType)} in one text, and describes what is inside.`;
  return [{ name, in: place, required: valueAt(node, "required") === true, schema, node, listStyle: listStyleOf(node, place), note }];
}

/** A param of Swagger 2.0 as a schema: `required` would be a list of names there. */
function withoutName({ required: _, name: __, in: ___, ...schema }: Node): Node {
  return schema;
}

function listStyleOf(node: Node, place: string): SourceParam["listStyle"] {
  const collection = valueAt(node, "collectionFormat");
  if (collection !== undefined) return collection === "multi" ? "repeat" : collection === "csv" ? "comma" : "other";
  const style = valueAt(node, "style") ?? (place === "query" || place === "cookie" ? "form" : "simple");
  if (style === "form" && place === "query") return valueAt(node, "explode") === false || Object.hasOwn(node, "type") ? "comma" : "repeat";
  return style === "simple" ? "comma" : "other";
}

function readBody(api: OpenApi, node: Node): SourceBody | undefined {
  const [mediaType, media] = bodyOf(node) ?? [];
  if (mediaType === undefined) return undefined;
  const format = isJson(mediaType) ? "json" : isForm(mediaType) ? "form" : { mediaType };
  return { format, required: valueAt(node, "required") === true, schema: schemaIn(media), example: exampleIn(api, media) };
}

/** The form in which a call sends a body: JSON where it can. */
function bodyOf(node: Node): readonly [mediaType: string, media: unknown] | undefined {
  const content = Object.entries(mapAt(node, "content"));
  return [isJson, isForm, () => true].flatMap((fits) => content.filter(([type]) => fits(type)))[0];
}

/** The forms of a body that are described in another way than the one that is sent. */
function otherBodies(node: Node): readonly string[] {
  const others = describedOtherwise(mapAt(node, "content"), bodyOf(node)?.[1]);
  return lost("the body as", others);
}

/** Media types with another schema than that of one of them. */
function describedOtherwise(content: Node, media: unknown): readonly string[] {
  const textOf = (one: unknown): string | undefined => JSON.stringify(schemaIn(one));
  return Object.keys(content).filter((type) => textOf(content[type]) !== textOf(media));
}

function schemaIn(media: unknown): unknown {
  return isObject(media) ? valueAt(media, "schema") : undefined;
}

/** The params of a body in Swagger 2.0 as later versions have them. */
function swaggerBody(api: OpenApi, operation: Node, params: readonly Node[]): Node {
  const consumes = [...listAt(operation, "consumes"), ...listAt(api.root, "consumes")].map(String);
  const body = params.find((one) => valueAt(one, "in") === "body");
  if (body !== undefined) {
    const mediaType = consumes.find(isJson) ?? consumes[0] ?? "application/json";
    return { required: valueAt(body, "required"), content: { [mediaType]: { schema: valueAt(body, "schema") } } };
  }
  const fields = params.filter((one) => valueAt(one, "in") === "formData");
  if (fields.length === 0) return {};
  const hasFile = fields.some((one) => valueAt(one, "type") === "file") || consumes[0] === "multipart/form-data";
  const properties = Object.fromEntries(fields.map((one) => [String(valueAt(one, "name")), withoutName(one)]));
  const required = fields.filter((one) => valueAt(one, "required") === true).map((one) => valueAt(one, "name"));
  const mediaType = hasFile ? "multipart/form-data" : "application/x-www-form-urlencoded";
  return { required: required.length > 0, content: { [mediaType]: { schema: { type: "object", properties, required } } } };
}

function readAnswer(api: OpenApi, operation: Node): SourceAnswer {
  const { node: response } = api.resolve(successOf(mapAt(operation, "responses")));
  const content = Object.entries(contentOf(api, operation, response));
  const [, json] = content.find(([type]) => isJson(type)) ?? [];
  const [first] = content;
  const headers = Object.keys(mapAt(response, "headers"));
  if (json !== undefined) return { kind: "json", schema: schemaIn(json), headers, example: exampleIn(api, json) };
  return first === undefined ? { kind: "empty" } : { kind: "bytes", mediaType: first[0] };
}

/** The parts of successful answers that a draft leaves out: other statuses, media types, headers and links. */
function otherAnswers(api: OpenApi, operation: Node): readonly string[] {
  const responses = mapAt(operation, "responses");
  const chosen = successOf(responses);
  const { node } = api.resolve(chosen);
  const content = contentOf(api, operation, node);
  const [, json] = Object.entries(content).find(([type]) => isJson(type)) ?? [];
  const textOf = (response: unknown): string => JSON.stringify(contentOf(api, operation, api.resolve(response).node));
  const statuses = Object.keys(responses).filter((one) => SUCCESS.test(one) && textOf(responses[one]) !== textOf(chosen));
  const headers = Object.keys(mapAt(node, "headers")).filter((name) => !KNOWN_HEADERS.test(name));
  return [
    ...lost("the answers with the status", statuses),
    ...lost("the answer as", json === undefined ? [] : describedOtherwise(content, json)),
    ...lost("headers of the answer,", headers),
    ...lost("links of the answer,", Object.keys(mapAt(node, "links"))),
  ];
}

/** Headers that every client knows, and those with limits and pages, which have places of their own. */
const KNOWN_HEADERS =
  /^(?:content-.*|access-control-.*|vary|date|etag|last-modified|cache-control|location|link|retry-after|(?:x-)?rate-?limit.*|(?:x-)?(?:next|continuation).*)$/iu;

function lost(what: string, names: readonly string[]): readonly string[] {
  return names.length === 0 ? [] : [`Not taken over: ${what} ${quoted(names)}.`];
}

/** The content of an answer, as later versions have it. */
function contentOf(api: OpenApi, operation: Node, response: Node): Node {
  if (!api.isSwagger) return mapAt(response, "content");
  const produces = [...listAt(operation, "produces"), ...listAt(api.root, "produces")].map(String);
  const schema = valueAt(response, "schema");
  if (schema === undefined) return {};
  const isFile = isObject(schema) && valueAt(schema, "type") === "file";
  const json = produces.find(isJson) ?? produces[0] ?? "application/json";
  return { [isFile ? (produces.find((type) => !isJson(type)) ?? "application/octet-stream") : json]: { schema } };
}

const SUCCESS = /^2(?:\d\d|XX)$/iu;

/** The answer of a call that succeeds: the most usual of its statuses. */
function successOf(responses: Node): unknown {
  const codes = Object.keys(responses);
  const best = ["200", "201", "202", "203", "206"].find((code) => codes.includes(code));
  return valueAt(responses, best ?? codes.find((one) => SUCCESS.test(one)) ?? "default");
}

function isJson(mediaType: string): boolean {
  return /^(?:[\w.*-]+\/(?:[\w.+-]+\+)?json|\*\/\*)(?:\s*;|$)/iu.test(mediaType.trim());
}

function isForm(mediaType: string): boolean {
  return /^application\/x-www-form-urlencoded(?:\s*;|$)/iu.test(mediaType.trim());
}
