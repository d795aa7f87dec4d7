import { type OutputFile, declareOperations } from "#generator/emit";
import { type Model, pascalCase } from "#generator/resolve";
import { banner, printModule, type Statement, commentText } from "#generator/print";
import { borrowTypes, type BorrowingDocument, coveredConnectors, isWhole, ownTypes, type OwnType } from "./borrow_types.ts";
import { sha256 } from "./manifest.ts";
import type ts from "typescript";
import { escapeInvisible, isObject } from "#templates/core";

/** Texts of files, which may be read only when they are asked for. */
export type TextsByPath = Pick<ReadonlyMap<string, string>, "get">;

/**
 * TypeScript declarations for the OpenAPI documents among `files`: `openapi/payments.d.ts` for `openapi/payments.json`.
 * Schemas that `connectors/*.d.ts` have a type for are that type. Making the declarations is slow, so a text in `existing`
 * (by path) is reused when its second line shows that it was made from the same input and has not been edited since. Rejects when a document is not valid OpenAPI.
 */
export async function emitDeclarations(model: Model, files: readonly OutputFile[], existing: TextsByPath): Promise<readonly OutputFile[]> {
  const declarations: OutputFile[] = [];
  for (const { path, text } of files) {
    const target = declarationsOf(path);
    if (target === undefined) continue;
    const name = path.slice(FOLDER.length, -".json".length);
    const document = borrowTypes(text, ownTypes(model, name));
    const ownDeclarations = printOwnDeclarations(model, name, document);
    declarations.push({ path: target, text: await toDeclarations(document, ownDeclarations, existing.get(target)) });
  }
  return declarations;
}

const FOLDER = "openapi/";

/** The path of the declarations of an OpenAPI document; undefined if the path is not that of one. */
function declarationsOf(path: string): string | undefined {
  return /^openapi\/[^/]+\.json$/u.test(path) ? path.replace(/\.json$/u, ".d.ts") : undefined;
}

/** The whole file: first what this project prints itself, then what openapi-typescript makes of the document. */
async function toDeclarations(document: BorrowingDocument, ownDeclarations: string, existing: string | undefined): Promise<string> {
  const source = sha256(JSON.stringify([CONVERSION, ownDeclarations, document]));
  if (existing !== undefined && existing === seal(source, bodyOf(existing))) return existing;
  return seal(source, `${ownDeclarations}\n\n${await convert(document)}`);
}

/** The banner, a line with the beginnings of the hashes of input and body, the body. They are enough against accidents. */
function seal(source: string, body: string): string {
  const [input, text] = [source, sha256(body)].map((hash) => hash.slice(0, 16));
  return [banner, `// ${DECLARATIONS_TOOL}, input ${input}, text ${text}`, "", body, ""].join("\n");
}

function bodyOf(file: string): string {
  return file.split("\n").slice(3).join("\n").replace(/\n$/u, "");
}

/**
 * The declarations of a document besides those of openapi-typescript: imports of the types that take the place of
 * schemas, and the interface `Operations` with the operations of the document. Without the banner.
 */
function printOwnDeclarations(model: Model, name: string, { types, text }: BorrowingDocument): string {
  const connectors = coveredConnectors(model, name);
  const used = new Set([...connectors.map(({ id }) => id), ...types.map(([, { module }]) => module)]);
  const modules = [...model.connectors.map(({ id }) => id), "gateway"].filter((id) => used.has(id));
  const { dts } = printModule(banner, [
    ...modules.map((id): Statement => ({ kind: "import", from: `../connectors/${id}.js`, all: pascalCase(id), typeOnly: true })),
    ...(text.includes('"format":"binary"')
      ? ([{ kind: "import", from: "../runtime/client/platform_types.js", names: [FILE_TYPE], typeOnly: true }] as const)
      : []),
    ...(isWhole(name) ? wholeOperations() : declareOperations(connectors).filter(({ kind }) => kind === "interface")),
  ]);
  return dts.slice(banner.length).trim();
}

/** The root of the package has the operations of all connectors. */
function wholeOperations(): readonly Statement[] {
  const doc = { lines: ["The types of the parts of each operation, by operation id."] };
  return [
    { kind: "import", from: "../index.js", names: [["Operations", "AllOperations"]], typeOnly: true },
    { kind: "interface", name: "Operations", doc, extends: "AllOperations", members: [] },
  ];
}

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
const FILE_TYPE = "Blob";

/**
 * The gateway uses the default of a param that is left out, so a param with a default is optional. An object without
 * `additionalProperties` does not get an index signature.
 */
const OPTIONS = { alphabetize: false, additionalProperties: false, defaultNonNullable: false, silent: true } as const;

/** Everything besides the document that decides on its conversion. Raise `format` when this file prints something else. */
const CONVERSION = [DECLARATIONS_TOOL, OPTIONS, { format: 3 }] as const;

/**
 * The declarations that openapi-typescript makes of a document, with the types of the package in place of the emptied schemas.
 * Rejects when the document is not valid OpenAPI.
 */
async function convert({ text, types }: BorrowingDocument): Promise<string> {
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
