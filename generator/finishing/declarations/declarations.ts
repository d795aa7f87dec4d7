import { createHash } from "node:crypto";
import type { OutputFile } from "../../emitters/emitter.ts";
import { banner } from "../../print/banner.ts";
import { escapeInvisible } from "../../print/escapes.ts";

/** What makes the declarations. A unit test holds the version against the one that is installed. */
export const DECLARATIONS_TOOL = "openapi-typescript 7.13.0";

/**
 * A default is what the gateway takes when a param is left out, so a param with one is not demanded; and an object
 * without `additionalProperties` says nothing about other keys.
 */
const OPTIONS = { alphabetize: false, additionalProperties: false, defaultNonNullable: false, silent: true } as const;

/**
 * TypeScript declarations of the OpenAPI documents among `files`: `openapi/payments.d.ts` of `openapi/payments.json`.
 * Making them is slow, so a text in `existing` (by path) is kept when its second line shows that it was made from this
 * very document and that nobody has changed it since. Rejects when a document is not valid OpenAPI.
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
  // Loading it takes most of a second, which a run without changes need not spend.
  const { default: openapiTS, astToString } = await import("openapi-typescript");
  const lines = astToString(await openapiTS(document, OPTIONS))
    .trimEnd()
    .split(/\r?\n/u);
  return lines.map(escapeInvisible).join("\n");
}

/** The whole file: banner, a line that tells document and body by their hashes, body. */
function seal(source: string, body: string): string {
  return [banner, `// ${DECLARATIONS_TOOL}, document ${source}, text ${hash(body)}`, "", body, ""].join("\n");
}

function bodyOf(file: string): string {
  return file.split("\n").slice(3).join("\n").replace(/\n$/u, "");
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
