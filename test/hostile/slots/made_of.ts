import { marked } from "marked";
import { parseFragment, type DefaultTreeAdapterMap } from "parse5";
import ts from "typescript";
import { join } from "node:path";
import { emitFiles } from "../../../generator/emit/emitters.ts";
import { printPage } from "../../../generator/emit/reference/page.tsx";
import { emitDeclarations } from "../../../generator/write/finishing/declarations.ts";
import type { Model } from "../../../generator/resolve/model/types.ts";
import { readTemplates } from "../../../generator/read/source/templates.ts";
import { escapeInvisible } from "../../../templates/core/safe_text.ts";
import { innerText, kindsOf, parsePage } from "../../fixtures/parsed_page.ts";

/** All files that are made of a model, by path, with the page. */
export type Made = ReadonlyMap<string, string>;

/** Without the runtime and the scripts: nothing of the catalog gets into them. */
const templates = new Map([...readTemplates(join(import.meta.dirname, "../../..")).entries()].filter(([path]) => !/\.tsx?$/.test(path)));

const PAGE = "reference/index.html";

/** Declarations of the same documents are not made again. */
let lastDeclarations: ReadonlyMap<string, string> = new Map();

/** Makes all files in which something of the catalog can be. */
export async function makeFiles(model: Model): Promise<Made> {
  const input = { model, templates, version: "1.0.0" };
  const files = emitFiles(input);
  const declarations = await emitDeclarations(model, files, lastDeclarations);
  lastDeclarations = new Map(declarations.map(({ path, text }) => [path, text]));
  return new Map([...[...files, ...declarations].map(({ path, text }) => [path, text] as const), [PAGE, printPage(input)]]);
}

/** What a reader makes of a file: a value in which only the texts of the catalog are texts of the catalog. */
export function readFile(path: string, text: string): unknown {
  if (path === PAGE) return readPage(text);
  if (path.endsWith(".json")) return JSON.parse(text);
  if (/\.[jt]s$/.test(path)) return readCode(path, text);
  if (/\.(?:md|txt)$/.test(path)) return readMarkdown(text);
  if (/(?:^|\/)[A-Z]+$|\.html$/.test(path)) return text;
  throw new Error(`${path}: add a reader for this kind of file to test/hostile/slots/made_of.ts`);
}

/** The kinds of the nodes in a module. Keys of objects may be names, or texts in quotes. */
function readCode(path: string, text: string): unknown {
  const kinds: string[] = [];
  const visit = (node: ts.Node): void => {
    const { parent } = node as Partial<ts.Node>;
    const isKey = parent !== undefined && (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node;
    kinds.push(isKey ? "key" : ts.SyntaxKind[node.kind]);
    if (!isKey) ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return kinds;
}

/** The elements of a Markdown document but for `code`, and its text without blanks. */
function readMarkdown(markdown: string): unknown {
  const elements: string[] = [];
  let text = "";
  const visit = (node: DefaultTreeAdapterMap["node"]): void => {
    if ("value" in node) text += node.value;
    if ("tagName" in node && node.tagName !== "code") elements.push(node.tagName);
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parseFragment(marked.parse(markdown, { gfm: true, async: false })));
  return { elements, text: withoutBlanks(text) };
}

/** The kinds of elements of the page, and its text without blanks. What the script knows is JSON. */
function readPage(html: string): unknown {
  const [, known = ""] = /<script[^>]*\bid="?page-data[^>]*>([^<]*)</u.exec(html) ?? [];
  const page = parsePage(html.replace(known, () => ""));
  return { kinds: [...kindsOf(page)].toSorted(), text: withoutBlanks(innerText(page)), known: JSON.parse(known) as unknown };
}

/** Blanks may be joined, and backticks make code. Labels show the ends of lines as escapes. */
function withoutBlanks(text: string): string {
  return text.replaceAll("\\u000a", "").replaceAll(/[\s`]/gu, "");
}

/** What has been read, with one text in the place of another. Rendered texts show what is invisible. */
export function replaceTexts(value: unknown, from: string, to: string): unknown {
  if (typeof value === "string") return value.replaceAll(from, () => to);
  if (Array.isArray(value)) return value.map((item: unknown) => replaceTexts(item, from, to));
  if (typeof value !== "object" || value === null) return value;
  const rendered = "elements" in value || "kinds" in value ? withoutBlanks(escapeInvisible(to)) : to;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replaceAll(from, () => to),
      replaceTexts(inner, from, key === "text" ? rendered : to),
    ]),
  );
}

/** The files with keys of reasons that do not depend on the texts. */
export function withoutReasonKeys(files: Made): Made {
  const ledger = JSON.parse(files.get("ledger.json") ?? "{}") as { readonly reasons?: Readonly<Record<string, string>> };
  const keys = Object.keys(ledger.reasons ?? {});
  const replace = (text: string): string =>
    keys.reduce((replaced, key, index) => replaced.replaceAll(JSON.stringify(key), () => `"reason-${index}"`), text);
  return new Map([...files].map(([path, text]) => [path, path.endsWith(".json") ? replace(text) : text]));
}
