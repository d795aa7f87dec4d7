import { createHash } from "node:crypto";
import type { OutputFile } from "../../emitters/emitter.ts";
import { banner } from "../../print/banner.ts";
import { escapeInvisible } from "../../print/escapes.ts";
import { renameInheritedNames } from "./inherited_names.ts";

/** The tool that makes the declarations. A unit test compares the version with the installed one. */
export const DECLARATIONS_TOOL = "openapi-typescript 7.13.0";

/**
 * The gateway uses the default of a param that is left out, so a param with a default is optional. An object without
 * `additionalProperties` does not get an index signature.
 */
const OPTIONS = { alphabetize: false, additionalProperties: false, defaultNonNullable: false, silent: true } as const;

/**
 * TypeScript declarations for the OpenAPI documents among `files`: `openapi/payments.d.ts` for `openapi/payments.json`.
 * Making them is slow, so a text in `existing` (by path) is reused when its second line shows that it was made from this
 * document and has not been edited since. Rejects when a document is not valid OpenAPI.
 */
export async function emitDeclarations(
  files: readonly OutputFile[],
  existing: ReadonlyMap<string, string>,
): Promise<readonly OutputFile[]> {
  const declarations: OutputFile[] = [];
  for (const { path, text } of files.filter(isDocument)) {
    const target = path.replace(/\.json$/u, ".d.ts");
    declarations.push({ path: target, text: await toDeclarations(text, existing.get(target)) });
  }
  return declarations;
}

function isDocument({ path }: OutputFile): boolean {
  return /^openapi\/[^/]+\.json$/u.test(path);
}

async function toDeclarations(document: string, existing: string | undefined): Promise<string> {
  const source = hash(JSON.stringify([DECLARATIONS_TOOL, OPTIONS, document]));
  if (existing !== undefined && existing === seal(source, bodyOf(existing))) return existing;
  return seal(source, await convert(document));
}

async function convert(document: string): Promise<string> {
  // Loading it takes most of a second; a run without changes does not need it.
  const { default: openapiTS, astToString } = await import("openapi-typescript");
  const renamed = renameInheritedNames(document);
  const lines = renamed
    .restore(astToString(await openapiTS(renamed.document, OPTIONS)))
    .trimEnd()
    .split(/\r?\n/u);
  return lines.map(escapeInvisible).join("\n");
}

/** The whole file: banner, a line with the hashes of document and body, body. */
function seal(source: string, body: string): string {
  return [banner, `// ${DECLARATIONS_TOOL}, document ${source}, text ${hash(body)}`, "", body, ""].join("\n");
}

function bodyOf(file: string): string {
  return file.split("\n").slice(3).join("\n").replace(/\n$/u, "");
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
