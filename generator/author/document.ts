import { createDiagnostic, lineStarts, type Diagnostic } from "#generator/read";
import { isList, isObject, jsonPointer } from "#templates/core";
import type { FlatSchema } from "./flat_schema.ts";

/** A mapping of the document. */
export type Node = Readonly<Record<string, unknown>>;

/** The reason why no draft can be made of a document. */
export interface DocumentProblem {
  readonly code: "openapi/not-openapi" | "openapi/version" | "openapi/no-operations" | "openapi/external-ref" | "openapi/unknown-ref";
  /** The text that fills the message: a reference, a version, or what is wrong. */
  readonly named: string;
  /** A text of the document that shows the place; the beginning of the document without it. */
  readonly near?: string;
}

/** Thrown while a document is read; `orDiagnostic` makes a diagnostic of it. */
export class UnusableDocument extends Error {
  readonly problem: DocumentProblem;

  /** @param problem what is wrong with the document */
  constructor(problem: DocumentProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** The text of a document, and the path that messages have for it. */
interface SourceText {
  readonly path: string;
  readonly text: string;
}

/** What is read from a document, or the diagnostic that says why it cannot be. */
export function orDiagnostic<Result>({ path, text }: SourceText, read: () => Result): Result | { readonly diagnostic: Diagnostic } {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UnusableDocument)) throw error;
    const { code, named, near = "" } = error.problem;
    const start = text.indexOf(near);
    const range = start === -1 ? { start: 0, end: 0 } : { start, end: start + near.length };
    return { diagnostic: createDiagnostic(code, { named }, { path, starts: lineStarts(text) }, range) };
  }
}

/** An OpenAPI document whose value is known, or the diagnostic that says why it is none. */
export function openApiOf(value: unknown, source: SourceText): OpenApi | { readonly diagnostic: Diagnostic } {
  return orDiagnostic(source, () => openDocument(value));
}

/** The value that a reference leads to. */
export interface Target {
  readonly value: unknown;
  /** The same for all references to the value. */
  readonly ref: string;
  readonly problem?: DocumentProblem;
}

/** An OpenAPI document, with its references. */
export interface OpenApi {
  readonly root: Node;
  /** Swagger 2.0 has its own places for bodies, types of params and servers. */
  readonly isSwagger: boolean;
  /** Whether keys beside a `$ref` count, as from 3.1 on. */
  readonly hasSiblings: boolean;
  /** The node that a value is or refers to; an empty one for what is no mapping. */
  readonly resolve: (value: unknown) => { readonly node: Node; readonly problem?: DocumentProblem };
  readonly targetOf: (ref: string) => Target;
  /** The targets of references, as far as they are known, and those that keys beside a reference narrow. */
  readonly flattened: Map<string, FlatSchema>;
  /** The references that are being followed, and those that each can lead to. */
  readonly open: string[];
  readonly reached: Map<string, ReadonlySet<string>>;
}

/** Checks that a value is an OpenAPI document of a version that is known. Throws `UnusableDocument`. */
export function openDocument(root: unknown): OpenApi {
  if (!isObject(root)) throw unusable("openapi/not-openapi", isList(root) ? "it is a list" : "it is not a mapping");
  if (containsItself(root)) throw unusable("openapi/not-openapi", "an alias in it contains itself");
  const [openapi, swagger] = [valueAt(root, "openapi"), valueAt(root, "swagger")];
  if (openapi === undefined && swagger === undefined) throw unusable("openapi/not-openapi", "it has no key `openapi`");
  // YAML reads `openapi: 3.0` as a number.
  const version = openapi === 3 ? "3.0" : String(openapi ?? swagger);
  const isKnown = openapi === undefined ? /^2(?:\.0)?$/u.test(version) : /^3\.[012](?:\.|$)/u.test(version);
  if (!isKnown) throw unusable("openapi/version", version, openapi === undefined ? "swagger" : "openapi");
  const paths = valueAt(root, "paths");
  if (!isObject(paths) || Object.keys(paths).length === 0) throw unusable("openapi/no-operations", "`paths` is missing or empty", "paths");
  const hasSiblings = openapi !== undefined && !version.startsWith("3.0");
  let named: ReadonlyMap<string, Target> | undefined;
  const targetOf = (ref: string): Target => lookUp(root, ref, () => (named ??= namedTargets(root)));
  const resolve = (value: unknown): ReturnType<OpenApi["resolve"]> => follow({ targetOf, hasSiblings }, value, []);
  return { root, isSwagger: openapi === undefined, hasSiblings, resolve, targetOf, flattened: new Map(), open: [], reached: new Map() };
}

/** Whether aliases of YAML make a value endless. */
function containsItself(root: Node): boolean {
  try {
    JSON.stringify(root);
    return false;
  } catch {
    return true;
  }
}

/** The value of a key; never what every object of JavaScript has. */
export function valueAt(node: Node, key: string): unknown {
  return Object.hasOwn(node, key) ? node[key] : undefined;
}

/** A mapping at a key; an empty one for anything else. */
export function mapAt(node: Node, key: string): Node {
  const value = valueAt(node, key);
  return isObject(value) ? value : {};
}

/** A list at a key; an empty one for anything else. */
export function listAt(node: Node, key: string): readonly unknown[] {
  const value = valueAt(node, key);
  return isList(value) ? value : [];
}

/** A text at a key; undefined for anything else. */
export function textAt(node: Node, key: string): string | undefined {
  const value = valueAt(node, key);
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}

/** The example of a param or a media type: its own, or the first of those with names. */
export function exampleIn(api: OpenApi, value: unknown): unknown {
  const node = isObject(value) ? value : {};
  const [first] = Object.values(mapAt(node, "examples"));
  return valueAt(node, "example") ?? valueAt(api.resolve(first).node, "value");
}

/** A schema with the example that is beside it. Further keys beside a reference may make it another schema, which keeps its own. */
export function withExample(schema: unknown, example: unknown): unknown {
  if (example === undefined || !isObject(schema)) return schema;
  return Object.hasOwn(schema, "$ref") && Object.keys(schema).length > 1 ? schema : { ...schema, example };
}

/** Follows references. Keys beside a `$ref` take precedence over its target, where they count. */
function follow(api: Pick<OpenApi, "targetOf" | "hasSiblings">, value: unknown, seen: readonly string[]): ReturnType<OpenApi["resolve"]> {
  if (!isObject(value)) return { node: {} };
  const { $ref: ref, ...beside } = value;
  if (typeof ref !== "string") return { node: value };
  const target = api.targetOf(ref);
  if (target.problem !== undefined || seen.includes(target.ref)) return { node: {}, problem: target.problem ?? unknownRef(ref) };
  const found = follow(api, target.value, [...seen, target.ref]);
  return api.hasSiblings && Object.keys(beside).length > 0 ? { ...found, node: { ...found.node, ...beside } } : found;
}

/** The limit on references that a pointer leads through, which may lead to each other. */
const MOST_STEPS = 30;

/**
 * Follows a pointer from the document, or from the schema that the text before `#` or an anchor names. A step that is missing beside a
 * reference is one of its target.
 */
function lookUp(root: Node, ref: string, named: () => ReadonlyMap<string, Target>, depth = 0): Target {
  const [base = "", ...rest] = ref.split("#");
  const fragment = rest.join("#");
  const isPointer = fragment === "" || fragment.startsWith("/");
  const start = base === "" && isPointer ? { value: root, ref: "#" } : named().get(isPointer ? base : ref);
  if (start === undefined)
    return { value: undefined, ref, problem: base === "" ? unknownRef(ref) : { ...unknownRef(ref), code: "openapi/external-ref" } };
  if (!isPointer) return start;
  const path: string[] = [];
  let { value } = start;
  const steps = fragment.split("/").slice(1);
  for (const [index, step] of steps.entries()) {
    const node = isList(value) ? Object.fromEntries(value.entries()) : isObject(value) ? value : {};
    const key = [decodePercents(step), step].map(decodeTildes).find((one) => Object.hasOwn(node, one));
    const through = textAt(node, "$ref");
    if (key === undefined && through !== undefined && depth < MOST_STEPS) {
      const target = lookUp(root, through, named, depth + 1);
      return target.problem === undefined ? lookUp(root, [target.ref, ...steps.slice(index)].join("/"), named, depth + 1) : target;
    }
    if (key === undefined) return { value: undefined, ref, problem: unknownRef(ref) };
    value = node[key];
    path.push(key);
  }
  return { value, ref: path.length === 0 ? start.ref : `${start.ref}${jsonPointer(path)}` };
}

/** A step of a pointer as the key that it means. */
export function decodeTildes(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}

function decodePercents(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/** Everything with `$anchor` or `$id`, by the references to it. */
function namedTargets(root: Node): ReadonlyMap<string, Target> {
  const found = new Map<string, Target>();
  const seen = new Set<unknown>();
  const left: [value: unknown, path: readonly string[]][] = [[root, []]];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [value, path] = next;
    if ((!isObject(value) && !isList(value)) || seen.has(value)) continue;
    seen.add(value);
    const target = { value, ref: `#${jsonPointer(path)}` };
    if (isObject(value)) {
      const [anchor, id] = [textAt(value, "$anchor") ?? textAt(value, "$dynamicAnchor"), textAt(value, "$id")];
      if (anchor !== undefined) found.set(`#${anchor}`, target);
      if (id !== undefined) found.set(id.replace(/#$/u, ""), target);
    }
    left.push(...Object.entries(value).map(([key, inner]): [unknown, readonly string[]] => [inner, [...path, key]]));
  }
  return found;
}

function unknownRef(ref: string): DocumentProblem {
  return { code: "openapi/unknown-ref", named: ref, near: ref };
}

function unusable(code: DocumentProblem["code"], named: string, near?: string): UnusableDocument {
  return new UnusableDocument({ code, named, ...(near !== undefined && { near }) });
}
