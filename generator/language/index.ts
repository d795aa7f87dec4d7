/**
 * Writes what follows from the language of the catalog into this repository: parts of the JSON Schemas, the TypeScript types of the YAML, and
 * the tables and pages about the language. It runs before the generator itself (`.ci/generate.js`), and is no part of a published generator.
 */
import { createHash } from "node:crypto";
import { OPERATION_KINDS } from "#generator/resolve";
import { format } from "oxfmt";
import { printLintPage, printMessagesPage } from "./messages_page.ts";
import { catalogPaging, operationKindDefinition, pagingDefinitions } from "./paging_schemas.ts";
import { replaceEntry, replaceTail, tailWithShared, withPatterns, withFormatsAndRules } from "./schema_parts.ts";
import { replaceText, withTables } from "./tables.ts";
import type { WrittenSchema } from "./type_components.ts";

/** Reads a file of the project by its path: what has been renewed already, or what is on disk. Throws if there is none. */
type ReadFile = (path: string) => string;

/** A file that follows from the language, at least in part. */
interface DerivedFile {
  readonly path: string;
  /** Makes the present text from the one on disk. Throws where the file lacks a place that it fills. */
  readonly renew: (text: string, read: ReadFile) => string | Promise<string>;
}

const CONNECTOR_SCHEMA = "spec/connector.schema.json";
const SCHEMAS = [CONNECTOR_SCHEMA, "spec/gateway.schema.json", "spec/overlay.schema.json", "spec/drift.schema.json"];

/** Each file may read those above it. */
const derivedFiles: readonly DerivedFile[] = [
  {
    path: CONNECTOR_SCHEMA,
    renew: (text) => {
      const whole = replaceEntry(withPatterns(text), "kind", 8, operationKindDefinition());
      return formatted(CONNECTOR_SCHEMA, replaceTail(whole, "paging", pagingDefinitions()));
    },
  },
  ...SCHEMAS.slice(1).map((path): DerivedFile => ({
    path,
    renew: (text, read) => {
      const tail = tailWithShared(text, read(CONNECTOR_SCHEMA));
      return formatted(path, replaceTail(text, Object.keys(tail)[0] ?? "", tail));
    },
  })),
  { path: "generator/read/written_types.ts", renew: renewTypes },
  {
    path: "templates/catalog.schema.json",
    renew: (text) => {
      const kinds = JSON.stringify(Object.keys(OPERATION_KINDS));
      const whole = replaceText(text, /(?<="enum": )\["list", "record"[^\]]*\]/u, kinds);
      return formatted("templates/catalog.schema.json", replaceEntry(whole, "paging", 4, catalogPaging()));
    },
  },
  { path: "templates/cli/config.schema.json", renew: withFormatsAndRules },
  { path: "spec/README.md", renew: (text, read) => withTables(text, read(CONNECTOR_SCHEMA)) },
  { path: "docs/messages.md", renew: (_, read) => printMessagesPage(goldenIn(read)) },
  { path: "docs/lint.md", renew: (_, read) => printLintPage(goldenIn(read)) },
];

/**
 * The files that are out of date, with their present texts, by path.
 * @throws Error where a schema or a page lacks something that is needed, in words that name it
 */
export async function renewDerivedFiles(readFromDisk: ReadFile): Promise<ReadonlyMap<string, string>> {
  const renewed = new Map<string, string>();
  const read = (path: string): string => renewed.get(path) ?? readFromDisk(path);
  for (const { path, renew } of derivedFiles) {
    const before = readFromDisk(path);
    const text = await renew(before, read);
    if (text !== before) renewed.set(path, text);
  }
  return renewed;
}

/** The first line of the types names the schemas that they come from: to print them takes long. */
async function renewTypes(text: string, read: ReadFile): Promise<string> {
  const schemas = SCHEMAS.map((path) => [path.replace("spec/", ""), read(path)] as const);
  const hash = createHash("sha256").update(JSON.stringify(schemas)).digest("hex").slice(0, 16);
  const head = `// @generated from spec/*.schema.json (${hash}) by \`npm run generate\`. Do not edit.`;
  if (text.startsWith(head)) return text;
  const { printTypes } = await import("./print_types.ts");
  return printTypes(Object.fromEntries(schemas.map(([name, schema]) => [name, JSON.parse(schema) as WrittenSchema])), head);
}

function goldenIn(read: ReadFile): (code: string) => string {
  return (code) => read(`test/golden/messages/${code}.txt`);
}

async function formatted(path: string, text: string): Promise<string> {
  const { code } = await format(path, text, { printWidth: 140 });
  return code;
}
