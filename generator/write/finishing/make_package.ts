import type { EmitterInput, OutputFile, Templates } from "#generator/emit";
import { emitInTurn, printPageTables, fillSlots, referencePages } from "#generator/emit";
import { forgetAll, type Model, OWN_PACKAGE, renamePackage, type PackageName } from "#generator/resolve";
import type { SourceFile } from "#generator/read";
import { emitDeclarations, type TextsByPath } from "./declarations.ts";
import { emitManifest } from "./manifest.ts";
import { createHash } from "node:crypto";
import { escapeInvisibleInLines } from "#templates/core";
import { deflateRawSync, inflateRawSync } from "node:zlib";

/** How many characters of texts a run keeps as they are: several times as many as the package of this catalog has. */
const PACKING_BUDGET = 48_000_000;

/** The fastest level. The texts of a package still shrink to an eighth. */
const LEVEL = { level: 1 } as const;

/** The paths that a package may contain. Excludes `.staging` and everything outside the package. */
const safePath = /^(?:[A-Za-z0-9_][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_][A-Za-z0-9_.-]*$/u;

/**
 * Makes all files of the package, the manifest last: emits, then finishes. Finished files take little memory, however big the catalog is.
 * Rejects for bugs in the generator.
 */
export async function makePackage(ingredients: Ingredients, budget: number = PACKING_BUDGET): Promise<readonly OutputFile[]> {
  const pack = packBeyond(budget);
  const emitted: OutputFile[] = [];
  for (const files of emitInTurn(ingredients)) {
    emitted.push(...files.map(pack));
    forgetAll();
  }
  return finishPackage(emitted, { ...ingredients, pack });
}

/** The inputs of a package. */
interface Ingredients extends EmitterInput {
  readonly sources: readonly SourceFile[];
  /** Texts of the existing package, by path. Outputs that are slow to make are reused if their input has not changed. */
  readonly existing: TextsByPath;
  /** Gives a file the names of the package. Without it, the package has that of the project. */
  readonly rename?: (file: OutputFile) => OutputFile;
  /** Keeps files that are finished small. */
  readonly pack?: Packer;
}

/**
 * All files of the package: those of the emitters with what needs all of them. The manifest is the last one. Rejects for
 * bugs in the generator.
 */
async function finishPackage(emitted: readonly OutputFile[], ingredients: Ingredients): Promise<readonly OutputFile[]> {
  const { model, sources, templates, version, existing, rename, pack = (file: OutputFile) => file } = ingredients;
  const made = [...finishPages(emitted, model, templates).map(pack), ...(await emitDeclarations(model, emitted, existing))];
  const files = rename === undefined ? made : made.map((file) => pack(rename(file)));
  checkFiles(files);
  const inputs = new Map([...templates, ...sources.map(({ path, text }) => [path, text] as const)]);
  return [...files, emitManifest({ version, inputs, files })];
}

/**
 * Throws when the files cannot form a package: two files at the same path (even if only the case differs), an unsafe path,
 * a carriage return, or a text that does not end with exactly one line feed. Each of these is a bug in an emitter.
 */
export function checkFiles(files: readonly OutputFile[]): void {
  const taken = new Map<string, string>();
  for (const { path, text } of files) {
    if (!safePath.test(path)) throw new Error(`${JSON.stringify(path)} is not a valid path in the package`);
    const other = taken.get(path.toLowerCase());
    if (other !== undefined) throw new Error(`${path} and ${other} are the same file`);
    taken.set(path.toLowerCase(), path);
    if (text.includes("\r")) throw new Error(`${path} contains a carriage return`);
    if (!text.endsWith("\n") || text.endsWith("\n\n")) throw new Error(`${path} must end with exactly one line feed`);
  }
}

/** The files with pages that need no other file. Throws when one has no place for a part. */
export function finishPages(files: readonly OutputFile[], model: Model, templates: Templates): readonly OutputFile[] {
  const pages = new Map(referencePages(model).map(({ path, known }) => [path, known]));
  return files.map((file) => {
    const connectors = pages.get(file.path);
    return connectors === undefined ? file : { ...file, text: fillPage(file.text, printPageTables({ ...model, connectors }), templates) };
  });
}

/** The page with its scripts, the tables among them, and its style. Its policy allows only these. */
export function fillPage(page: string, tables: string, templates: Templates): string {
  const built = (name: string): string => templates.get(`built/reference/${name}`) ?? "";
  const parts = {
    early: built("early.js"),
    script: `(() => {\nconst tablesOf = ${toElementText(tables)};\n${built("page.js")}\n})();`,
    style: built("page.css"),
    licenses: built("licenses.txt"),
  };
  return fillSlots(page, { ...parts, policy: policyOf(parts) });
}

/**
 * A script that ends where its element ends, and in which everything shows: `</script` ends the element, and `<!--` makes browsers skip its end.
 * Both, and invisible characters, are only in strings and patterns, where they can be escaped.
 */
function toElementText(script: string): string {
  return escapeInvisibleInLines(script.trim())
    .replaceAll("<!--", "\\x3C!--")
    .replaceAll(/<(?=\/script)/giu, "\\x3C");
}

/** Scripts and styles of the page itself, requests to the host that it comes from, and nothing else. */
function policyOf({ script, early, style }: Readonly<Record<"script" | "early" | "style", string>>): string {
  return [
    "default-src 'none'",
    `script-src ${hashOf(early)} ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "img-src data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Returns the same file, perhaps with a text that is read from a smaller form of it each time. */
type Packer = (file: OutputFile) => OutputFile;

/** A packer that compresses the texts of all files after the first `budget` characters, so that a big package fits into memory. */
function packBeyond(budget: number): Packer {
  let total = 0;
  return (file) => {
    total += file.text.length;
    return total <= budget ? file : pack(file);
  };
}

function pack({ text, ...file }: OutputFile): OutputFile {
  const packed = deflateRawSync(text, LEVEL);
  return {
    ...file,
    get text() {
      return inflateRawSync(packed).toString("utf8");
    },
  };
}

/** The inputs of a package of another name, and how its files get the name. */
export interface Renaming {
  readonly model: Model;
  readonly templates: Templates;
  readonly rename: (file: OutputFile) => OutputFile;
}

/**
 * Makes a package of another name: templates are renamed before they are compiled, since their scripts are hashed, and what
 * emitters say about the package afterwards. Statements of the catalog about a package stay as they are.
 */
export function renaming(model: Model, templates: Templates, to: PackageName): Renaming {
  const kept = placeholderFor(JSON.stringify(model));
  return {
    model: mapTexts(model, (text) => text.replaceAll(OWN_PACKAGE, kept)),
    templates: new Map([...templates].map(([path, text]) => [path, renamePackage(text, to)])),
    rename: (file) => ({
      ...file,
      path: renamePackage(file.path, to),
      text: renamePackage(file.text, to).replaceAll(kept, OWN_PACKAGE),
    }),
  };
}

/** A text as long as the name that the catalog does not contain. */
function placeholderFor(catalog: string): string {
  for (let index = 0; ; index += 1) {
    const placeholder = OWN_PACKAGE.slice(0, -4) + String(index).padStart(4, "0");
    if (!catalog.includes(placeholder)) return placeholder;
  }
}

function mapTexts<Value>(value: Value, change: (text: string) => string): Value;
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((one: unknown) => mapTexts(one, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]: [string, unknown]) => [key, mapTexts(one, change)]));
}
