import { countOf, isObject, jsonPointer } from "#templates/core";
import { shownText } from "./document_texts.ts";
import { listAt, mapAt, valueAt, textAt, type DocumentProblem, type Node, type OpenApi } from "./document.ts";

/** An operation of the document, the same for all versions. */
export interface SourceOperation {
  /** In upper case. */
  readonly method: string;
  readonly path: string;
  readonly pointer: string;
  readonly node: Node;
  readonly params: readonly SourceParam[];
  readonly body?: SourceBody;
  readonly answer: SourceAnswer;
  /** Why nothing of it can be taken over: a reference that leads nowhere. */
  readonly problem?: DocumentProblem;
}

/** A param outside of the body. */
export interface SourceParam {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: unknown;
  readonly node: Node;
  /** What its schema does not say, for a comment. */
  readonly note?: string;
  /** How a list is written: `id=1,2` or `id=1&id=2`. */
  readonly listStyle: "comma" | "repeat" | "other";
}

/** The body of a request. */
export interface SourceBody {
  /** How it is written; the media type where a gateway cannot write it. */
  readonly format: "json" | "form" | { readonly mediaType: string };
  readonly required: boolean;
  readonly schema: unknown;
}

/** The body of a successful answer. */
export type SourceAnswer =
  | { readonly kind: "json"; readonly schema: unknown; readonly headers: readonly string[] }
  | { readonly kind: "empty" }
  | { readonly kind: "bytes"; readonly mediaType: string };

const METHODS = ["get", "post", "put", "patch", "delete", "options", "head", "trace", "query"];

/** All operations in the order of the document. */
export function readOperations(api: OpenApi): readonly SourceOperation[] {
  return Object.entries(mapAt(api.root, "paths")).flatMap(([path, value]) => {
    if (!path.startsWith("/")) return [];
    const { node, problem } = api.resolve(value);
    if (problem !== undefined) return [brokenPath(path, problem)];
    // In every version, a path may have operations beside its reference.
    const item: Node = isObject(value) ? { ...node, ...value } : node;
    return Object.keys(item)
      .filter((key) => METHODS.includes(key))
      .map((key) => readOperation(api, item, { path, method: key }));
  });
}

/** All operations of a path whose reference leads nowhere. */
function brokenPath(path: string, problem: DocumentProblem): SourceOperation {
  return { ...{ method: "*", path, pointer: jsonPointer(["paths", path]), node: {}, params: [], problem }, answer: { kind: "empty" } };
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

function readOperation(api: OpenApi, item: Node, { path, method }: { readonly path: string; readonly method: string }): SourceOperation {
  const { node: own, problem } = api.resolve(valueAt(item, method));
  const node = listAt(item, "servers").length === 0 ? own : { servers: item["servers"], ...own };
  const written = [...listAt(item, "parameters"), ...listAt(node, "parameters")].map((one) => api.resolve(one));
  const all = written.map((one) => one.node);
  // A param of the operation replaces that of the path.
  const params = all.filter((one, index) => all.findLastIndex((other) => isSame(one, other)) === index);
  const body = api.isSwagger ? swaggerBody(api, node, params) : readBody(api, node);
  const answer = readAnswer(api, node);
  const schemas = [body?.schema, answer.kind === "json" ? answer.schema : undefined, ...params.map((one) => valueAt(one, "schema"))];
  const parts = [valueAt(node, "requestBody"), successOf(mapAt(node, "responses")), ...schemas].map((one) => api.resolve(one));
  const broken = problem ?? [...written, ...parts].find((one) => one.problem !== undefined)?.problem;
  return {
    ...{ method: method.toUpperCase(), path, pointer: jsonPointer(["paths", path, method]), node },
    params: params.filter((one) => !["body", "formData"].includes(String(valueAt(one, "in")))).flatMap(readParam),
    ...(body !== undefined && { body }),
    ...(broken !== undefined && { problem: broken }),
    answer,
  };
}

function isSame(left: Node, right: Node): boolean {
  return valueAt(left, "name") === valueAt(right, "name") && valueAt(left, "in") === valueAt(right, "in");
}

function readParam(node: Node): readonly SourceParam[] {
  const [name, place] = [textAt(node, "name"), textAt(node, "in")];
  if (name === undefined || place === undefined) return [];
  const [[mediaType, content] = []] = Object.entries(mapAt(node, "content"));
  // A value that is written as JSON is a text on the wire. In Swagger 2.0 the param is its own schema.
  const schema = content === undefined ? (valueAt(node, "schema") ?? withoutName(node)) : { type: "string" };
  const note =
    mediaType === undefined
      ? undefined
      : `The document writes the value as ${shownText(mediaType)} in one text, and describes what is inside.`;
  const required = valueAt(node, "required") === true;
  return [{ ...{ name, in: place, required, schema, node, listStyle: listStyleOf(node, place) }, ...(note !== undefined && { note }) }];
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

function readBody(api: OpenApi, operation: Node): SourceBody | undefined {
  const { node } = api.resolve(valueAt(operation, "requestBody"));
  const content = Object.entries(mapAt(node, "content"));
  const [fallback] = content;
  if (fallback === undefined) return undefined;
  const required = valueAt(node, "required") === true;
  const json = content.find(([type]) => isJson(type));
  const form = content.find(([type]) => isForm(type));
  const [mediaType, media] = json ?? form ?? fallback;
  const schema = isObject(media) ? valueAt(media, "schema") : undefined;
  const format = json !== undefined ? "json" : form !== undefined ? "form" : { mediaType };
  return { format, required, schema };
}

function swaggerBody(api: OpenApi, operation: Node, params: readonly Node[]): SourceBody | undefined {
  const consumes = [...listAt(operation, "consumes"), ...listAt(api.root, "consumes")].map(String);
  const body = params.find((one) => valueAt(one, "in") === "body");
  if (body !== undefined) {
    const other = consumes.length === 0 || consumes.some(isJson) ? undefined : consumes[0];
    const format = other === undefined ? "json" : isForm(other) ? "form" : { mediaType: other };
    return { format, required: valueAt(body, "required") === true, schema: valueAt(body, "schema") };
  }
  const fields = params.filter((one) => valueAt(one, "in") === "formData");
  if (fields.length === 0) return undefined;
  const hasFile = fields.some((one) => valueAt(one, "type") === "file") || consumes[0] === "multipart/form-data";
  const properties = Object.fromEntries(fields.map((one) => [String(valueAt(one, "name")), withoutName(one)]));
  const required = fields.filter((one) => valueAt(one, "required") === true).map((one) => valueAt(one, "name"));
  const schema = { type: "object", properties, required };
  return { format: hasFile ? { mediaType: "multipart/form-data" } : "form", required: required.length > 0, schema };
}

function readAnswer(api: OpenApi, operation: Node): SourceAnswer {
  const { node: response } = api.resolve(successOf(mapAt(operation, "responses")));
  const produces = [...listAt(operation, "produces"), ...listAt(api.root, "produces")].map(String);
  const content = api.isSwagger ? swaggerContent(response, produces) : Object.entries(mapAt(response, "content"));
  const json = content.find(([type]) => isJson(type));
  if (json !== undefined) {
    const schema = isObject(json[1]) ? valueAt(json[1], "schema") : undefined;
    return { kind: "json", schema, headers: Object.keys(mapAt(response, "headers")) };
  }
  const [first] = content;
  return first === undefined ? { kind: "empty" } : { kind: "bytes", mediaType: first[0] };
}

function swaggerContent(response: Node, produces: readonly string[]): readonly (readonly [string, unknown])[] {
  const schema = valueAt(response, "schema");
  if (schema === undefined) return [];
  const isFile = isObject(schema) && valueAt(schema, "type") === "file";
  const mediaType = isFile ? (produces.find((type) => !isJson(type)) ?? "application/octet-stream") : undefined;
  return [[mediaType ?? produces.find(isJson) ?? produces[0] ?? "application/json", { schema }]];
}

/** The answer of a call that succeeds: the most usual of its statuses. */
function successOf(responses: Node): unknown {
  const codes = Object.keys(responses);
  const best = ["200", "201", "202", "203", "206"].find((code) => codes.includes(code));
  const code = best ?? codes.find((one) => /^2(?:\d\d|XX)$/iu.test(one)) ?? (codes.includes("default") ? "default" : undefined);
  return code === undefined ? undefined : valueAt(responses, code);
}

function isJson(mediaType: string): boolean {
  return /^(?:[\w.*-]+\/(?:[\w.+-]+\+)?json|\*\/\*)(?:\s*;|$)/iu.test(mediaType.trim());
}

function isForm(mediaType: string): boolean {
  return /^application\/x-www-form-urlencoded(?:\s*;|$)/iu.test(mediaType.trim());
}
