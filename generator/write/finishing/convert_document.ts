import type ts from "typescript";
import { escapeInvisible, isObject } from "#templates/core";
import { pascalCase } from "#generator/resolve";
import type { BorrowingDocument, OwnType } from "./borrow_types.ts";
import { commentText } from "#generator/print";

/**
 * The names that every JavaScript object inherits. openapi-typescript reads the document with a library that calls some of
 * them on its objects, so a key of such a name makes it throw.
 */
const INHERITED_NAMES: readonly string[] = Object.getOwnPropertyNames(Object.prototype).sort();

/** The keys of OpenAPI whose values end up in comments. */
const TEXT_KEYS: ReadonlySet<string> = new Set(["title", "summary", "description", "default", "example", "examples"]);

/** The keys of OpenAPI that have names in them. */
const NAME_KEYS: ReadonlySet<string> = new Set(["properties", "schemas", "responses", "parameters", "headers"]);

/** The tool that makes the declarations. A unit test compares the version with the installed one. */
export const DECLARATIONS_TOOL = "openapi-typescript 7.13.0";

/** The type of the content of a file. */
export const FILE_TYPE = "Blob";

/**
 * The gateway uses the default of a param that is left out, so a param with a default is optional. An object without
 * `additionalProperties` does not get an index signature.
 */
const OPTIONS = { alphabetize: false, additionalProperties: false, defaultNonNullable: false, silent: true } as const;

/** Everything besides the document that decides on its conversion. Raise `format` when this file prints something else. */
export const CONVERSION = [DECLARATIONS_TOOL, OPTIONS, { format: 3 }] as const;

/**
 * The declarations that openapi-typescript makes of a document, with the types of the package in place of the emptied schemas.
 * Rejects when the document is not valid OpenAPI.
 */
export async function convert({ text, types }: BorrowingDocument): Promise<string> {
  // Loading them takes most of a second; a run without changes does not need them.
  const { default: openapiTS, astToString } = await import("openapi-typescript");
  const { default: compiler } = await import("typescript");
  const references = new Map(types.map(([pointer, type]) => [pointer, toReference(compiler.factory, type)]));
  const file = compiler.factory.createTypeReferenceNode(FILE_TYPE);
  const renamed = renameInheritedNames(text);
  const nodes = await openapiTS(quoteTexts(renamed.document), {
    ...OPTIONS,
    transform: ({ format }, { path = "" }) => references.get(path) ?? (format === "binary" ? file : undefined),
  });
  return renamed.restore(astToString(nodes)).trimEnd().split(/\r?\n/u).map(halveIndent).map(escapeInvisible).join("\n");
}

/** `Payments.Customer` */
function toReference(factory: ts.NodeFactory, { module, name }: OwnType): ts.TypeNode {
  return factory.createTypeReferenceNode(factory.createQualifiedName(factory.createIdentifier(pascalCase(module)), name));
}

/** TypeScript prints four spaces per level. No line of a declaration begins inside a string, so the indent is never content. */
function halveIndent(line: string): string {
  return line.replace(/^(?: {4})+/u, (indent) => indent.slice(indent.length / 2));
}

/** A document whose texts are text in a comment: the tool copies them as they are. Throws a `SyntaxError` for a text that is not JSON. */
function quoteTexts(document: string): string {
  return JSON.stringify(quoteIn(JSON.parse(document), false));
}

function quoteIn(node: unknown, areNames: boolean): unknown {
  if (Array.isArray(node)) return node.map((item) => quoteIn(item, false));
  if (!isObject(node)) return node;
  const quote = (key: string, value: unknown): unknown =>
    !areNames && TEXT_KEYS.has(key) ? quoteAll(value) : quoteIn(value, !areNames && NAME_KEYS.has(key));
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, quote(key, value)]));
}

/** Every text of a value, its keys included. */
function quoteAll(node: unknown): unknown {
  if (typeof node === "string") return commentText(node);
  if (Array.isArray(node)) return node.map(quoteAll);
  if (!isObject(node)) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [commentText(key), quoteAll(value)]));
}

/** A document without keys of inherited names, and the way back. */
interface RenamedDocument {
  readonly document: string;
  /** The text made of the document, with the original names in place of their substitutes. */
  readonly restore: (text: string) => string;
}

/**
 * Replaces keys of inherited names (in an example, say) by substitutes that occur nowhere else in the document. The
 * document must be JSON; throws a `SyntaxError` when it is not.
 */
function renameInheritedNames(document: string): RenamedDocument {
  const stem = unusedStem(document);
  const substitutes = new Map(INHERITED_NAMES.map((name, index) => [name, `${stem}${String.fromCharCode(97 + index)}`]));
  const used = new Set<string>();
  const renamed = renameKeys(JSON.parse(document), (key) => {
    const substitute = substitutes.get(key);
    if (substitute !== undefined) used.add(key);
    return substitute ?? key;
  });
  if (used.size === 0) return { document, restore: (text) => text };
  const restore = (text: string): string =>
    [...used].reduce((restored, name) => restored.replaceAll(substitutes.get(name) ?? name, () => name), text);
  return { document: JSON.stringify(renamed), restore };
}

/** Ends in a character that does not occur in the part that may be repeated, so that no substitute contains another. */
function unusedStem(document: string): string {
  let stem = "inherited";
  while (document.includes(`${stem}_`)) stem += "x";
  return `${stem}_`;
}

function renameKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [rename(key), renameKeys(inner, rename)]));
}
