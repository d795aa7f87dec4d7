import type ts from "typescript";
import { escapeInvisible } from "../../templates/shared/invisible.ts";
import { pascalCase } from "../naming/names.ts";
import type { BorrowingDocument } from "./borrow_types.ts";
import { quoteTexts } from "./document_texts.ts";
import { renameInheritedNames } from "./inherited_names.ts";
import type { OwnType } from "./own_types.ts";

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
 * What openapi-typescript makes of a document, with the types of the package in place of the emptied schemas. Rejects when
 * the document is not valid OpenAPI.
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
