import { isList, isObject } from "#templates/core";
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

/** Thrown while a document is read; `draftConnector` returns its problem. */
export class UnusableDocument extends Error {
  readonly problem: DocumentProblem;

  /** @param problem what is wrong with the document */
  constructor(problem: DocumentProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** A node and where it is, when a reference led to it. */
export interface Resolved {
  readonly node: Node;
  /** `#/components/schemas/Pet` */
  readonly ref?: string;
}

/** An OpenAPI document, with its references. */
export interface OpenApi {
  readonly root: Node;
  /** Swagger 2.0 has its own places for bodies, types of params and servers. */
  readonly isSwagger: boolean;
  /** The node that a value is or refers to; an empty one for what is no mapping. Throws `UnusableDocument`. */
  readonly resolve: (value: unknown) => Resolved;
  /** The targets of references, as far as they are known, and the references that are being followed. */
  readonly flattened: Map<string, FlatSchema>;
  readonly open: Set<string>;
}

/** Checks that a value is an OpenAPI document of a version that is known. Throws `UnusableDocument`. */
export function openDocument(root: unknown): OpenApi {
  if (!isObject(root)) throw unusable("openapi/not-openapi", isList(root) ? "it is a list" : "it is not a mapping");
  const [openapi, swagger] = [valueAt(root, "openapi"), valueAt(root, "swagger")];
  if (openapi === undefined && swagger === undefined) throw unusable("openapi/not-openapi", "it has no key `openapi`");
  const version = String(openapi ?? swagger);
  const isKnown = openapi === undefined ? /^2(?:\.0)?$/u.test(version) : /^3\.[012](?:\.|$)/u.test(version);
  if (!isKnown) throw unusable("openapi/version", version, openapi === undefined ? "swagger" : "openapi");
  const paths = valueAt(root, "paths");
  if (!isObject(paths) || Object.keys(paths).length === 0) throw unusable("openapi/no-operations", "`paths` is missing or empty", "paths");
  return { root, isSwagger: openapi === undefined, resolve: (value) => follow(root, value, []), flattened: new Map(), open: new Set() };
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

/** Follows references. Keys beside a `$ref` take precedence over its target. */
function follow(root: Node, value: unknown, seen: readonly string[]): Resolved {
  if (!isObject(value)) return { node: {} };
  const ref = valueAt(value, "$ref");
  if (typeof ref !== "string") return { node: value };
  if (seen.includes(ref)) return { node: {} };
  const target = follow(root, lookUp(root, ref), [...seen, ref]);
  const { $ref: _, ...beside } = value;
  const node = Object.keys(beside).length === 0 ? target.node : { ...target.node, ...beside };
  return { node, ref: target.ref ?? ref };
}

function lookUp(root: Node, ref: string): unknown {
  if (!ref.startsWith("#")) throw unusable("openapi/external-ref", ref, ref);
  const steps = ref.slice(1).split("/").slice(1).map(decodeStep);
  return steps.reduce<unknown>((value, step) => {
    const next = isList(value) ? value[Number(step)] : isObject(value) ? valueAt(value, step) : undefined;
    if (next === undefined) throw unusable("openapi/unknown-ref", ref, ref);
    return next;
  }, root);
}

function decodeStep(step: string): string {
  const plain = step.replaceAll("~1", "/").replaceAll("~0", "~");
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

function unusable(code: DocumentProblem["code"], named: string, near?: string): UnusableDocument {
  return new UnusableDocument({ code, named, ...(near !== undefined && { near }) });
}
