import { mapAt, type Node, openApiOf } from "#generator/author";
import { createDiagnostic, lineStarts, readForeignDocument, type Diagnostic } from "#generator/read";
import { isObject, jsonPointer } from "#templates/core";
import type { Interface } from "./interface.ts";
import { declarationsAsOpenApi } from "./read_declarations.ts";
import { graphqlAsOpenApi } from "./read_graphql.ts";
import { readOpenApi } from "./read_openapi.ts";

/** A document of a third party as text. */
export interface VendorDocument {
  /** As messages name it. */
  readonly path: string;
  readonly text: string;
}

interface Unreadable {
  readonly diagnostic: Diagnostic;
}

/**
 * The interface that documents describe together, or the diagnostic that says why one of them cannot be read. Other forms than OpenAPI become
 * an OpenAPI document first. In a GraphQL schema, the calls are `queries`: `POST /0`. In declarations, each type with one of the `names` is one.
 */
export function readVendor(
  documents: readonly VendorDocument[],
  queries: readonly string[],
  names: readonly string[],
): Interface | Unreadable {
  const page = documents.find(({ text }) => /^\s*<(?:!doctype|html|\?xml)/iu.test(text));
  if (page !== undefined) return unreadable(page, "it is a web page, such as a sign-in or an error page");
  const declarations = documents.filter(({ path }) => /\.[cm]?ts$/u.test(path));
  const isOfTypes = declarations.length > 0;
  const roots = isOfTypes ? [toTypes(declarations, names)] : documents.map((one) => toRoot(one, queries));
  const read = roots.map((one) => {
    if ("diagnostic" in one) return one;
    const api = openApiOf(one.root, one);
    return "diagnostic" in api ? api : { calls: readOpenApi(api, one.path) };
  });
  const failed = read.flatMap((one) => ("diagnostic" in one ? [one] : []));
  return failed[0] ?? { calls: new Map(read.flatMap((one) => ("calls" in one ? [...one.calls] : []))), isOfTypes };
}

function unreadable({ path, text }: VendorDocument, problem: string, start = 0): Unreadable {
  return { diagnostic: createDiagnostic("drift/form", { problem }, { path, starts: lineStarts(text) }, { start, end: start }) };
}

/** A document as the value of an OpenAPI document. */
type Root = VendorDocument & { readonly root: unknown };

function toTypes(documents: readonly VendorDocument[], names: readonly string[]): Root | Unreadable {
  try {
    return { path: "", text: "", root: declarationsAsOpenApi(documents, names) };
  } catch (error) {
    const [first] = documents;
    if (first === undefined || !(error instanceof RangeError)) throw error;
    return unreadable(first, "its types are nested too deeply");
  }
}

function toRoot(document: VendorDocument, queries: readonly string[]): Root | Unreadable {
  const { path, text } = document;
  const ofSchema = (introspection?: unknown): Root | Unreadable => {
    const read = graphqlAsOpenApi(document, queries, introspection);
    return "problem" in read ? unreadable(document, read.problem, read.start) : { ...document, root: read.root };
  };
  if (/\.(?:graphqls?|gql)$/iu.test(path)) return ofSchema();
  const read = readForeignDocument(text);
  if (!("value" in read)) {
    const { problem, format, range } = read;
    return { diagnostic: createDiagnostic("openapi/syntax", { format, problem }, { path, starts: lineStarts(text) }, range) };
  }
  const { value: root } = read;
  if (!isObject(root)) return unreadable(document, FORMS);
  const answer = isObject(root["data"]) ? root["data"] : root;
  if (Object.hasOwn(answer, "__schema")) return ofSchema(answer);
  if (Object.hasOwn(root, "discoveryVersion")) return { ...document, root: discoveryAsOpenApi(root, path) };
  return Object.hasOwn(root, "openapi") || Object.hasOwn(root, "swagger") ? { ...document, root } : unreadable(document, FORMS);
}

const FORMS = "it is no OpenAPI or Swagger document, no discovery document, no GraphQL schema and no TypeScript declarations";

/** A discovery document with its methods as the paths of an OpenAPI document besides, so that its reader reads them. */
function discoveryAsOpenApi(document: Node, file: string): Node {
  // Its schemas are in many places, and nothing else looks like one.
  const root = JSON.parse(JSON.stringify(document), (_, value: unknown) => (isObject(value) ? toSchema(value) : value)) as Node;
  const { parameters: shared, servicePath: base = "", ...rest } = root;
  const paths: Record<string, Record<string, Node>> = {};
  for (const { node, pointer } of methodsIn(root, [])) {
    const operation = toOperation(node, `${file}#${jsonPointer(pointer)}`, shared);
    (paths[`/${String(base)}${String(node["path"])}`] ??= {})[String(node["httpMethod"]).toLowerCase()] = operation;
  }
  return { ...rest, openapi: "3.1.0", paths };
}

function methodsIn(node: Node, path: readonly string[]): readonly { readonly node: Node; readonly pointer: readonly string[] }[] {
  const [methods, resources] = ["methods", "resources"].map((key) =>
    Object.entries(mapAt(node, key)).flatMap(([name, inside]) =>
      isObject(inside) ? [{ node: inside, pointer: [...path, key, name] }] : [],
    ),
  );
  return [...(methods ?? []), ...(resources ?? []).flatMap((one) => methodsIn(one.node, one.pointer))];
}

function toOperation(method: Node, place: string, shared: unknown): Node {
  const { request, response, deprecated, description } = method;
  const all = { ...(isObject(shared) && shared), ...mapAt(method, "parameters") };
  const parameters = Object.entries(all).flatMap(([name, node]): readonly Node[] => {
    if (!isObject(node)) return [];
    const { location, required, ...schema } = node;
    const at = place + jsonPointer(["parameters", name]);
    return [{ name, in: location, required: required === true, schema, deprecated: schema["deprecated"], "x-place": at }];
  });
  const content = (schema: unknown): Node => ({ content: { "application/json": { schema } } });
  return {
    ...{ "x-place": place, deprecated, description, parameters },
    ...(request !== undefined && { requestBody: content(request) }),
    responses: { 200: response === undefined ? {} : content(response) },
  };
}

/** A schema of JSON Schema 3, whose references are names and whose numbers are texts, as one of today. */
function toSchema({ $ref: ref, repeated, ...node }: Node): Node {
  if (typeof ref === "string") return { $ref: `#/schemas/${ref}` };
  const { type, location, required, deprecated, description } = node;
  const isNumber = type === "integer" || type === "number";
  const values = Object.entries(node).flatMap(([key, value]): readonly (readonly [string, unknown])[] => {
    if (typeof value !== "string" || !["minimum", "maximum", "default"].includes(key)) return [];
    return [[key, isNumber || key !== "default" ? Number(value) : type === "boolean" ? value === "true" : value]];
  });
  const single = type === "any" ? { description, location, required } : { ...node, ...Object.fromEntries(values) };
  return repeated === true ? { type: "array", items: single, location, required, deprecated } : single;
}
