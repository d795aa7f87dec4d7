import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { importsOf, linesOf, mayHaveLongFunction, resolve, sourcesIn, type Source } from "./fixtures/source_code.ts";

/** The layers of generator/, top to bottom. A layer may import from its own row and from the rows below. */
const layers: readonly (readonly string[])[] = [
  ["start.js"],
  ["built.js"],
  ["build"],
  ["cli.ts", "cli"],
  ["run.ts", "run_inputs.ts", "own_catalog.ts"],
  ["output"],
  ["finishing"],
  ["emitters"],
  ["lint"],
  ["scaffold"],
  ["schema", "print", "rules"],
  ["naming"],
  ["resolve"],
  ["model"],
  ["catalog"],
  ["source", "diagnostics"],
];

/** The layers that may import each external module. No other external module may be imported. */
const outsiders: Readonly<Record<string, readonly string[]>> = {
  "ts-morph": ["print"],
  yaml: ["catalog"],
  ajv: ["catalog", "rules", "build"],
  graphql: ["rules"],
  recheck: ["rules"],
  "openapi-typescript": ["finishing"],
  typescript: ["finishing", "build"],
  diff: ["output"],
  esbuild: ["build"],
  oxfmt: ["build"],
  preact: ["emitters"],
  "preact-render-to-string": ["emitters"],
  "node:fs": ["source", "output", "cli.ts", "build", "built.js"],
  "node:path": ["source", "output", "cli", "build", "built.js", "start.js"],
  "node:child_process": ["cli", "built.js"],
  "node:crypto": ["finishing", "built.js"],
  "node:module": ["rules"],
  "node:process": ["cli.ts", "build", "built.js", "start.js"],
  "node:timers": ["output"],
  "node:url": ["start.js"],
  "node:util": ["cli"],
  "node:zlib": ["finishing"],
};

/** The limits on sizes. They are stated nowhere else. */
const LIMITS = { linesOfFile: 400, linesOfFunction: 60, linesOfTinyFile: 12, tinyFiles: 8 } as const;

const forbiddenGlobals = new Set(["Date", "Intl", "crypto", "navigator", "performance", "process"]);
const suspectWords = new RegExp(`\\b(?:${[...forbiddenGlobals].join("|")}|localeCompare|toLocale\\w+|random\\w*)\\b`, "u");
/** Words without which a file has nothing unwelcome; a type that is `any` follows a sign or another word of a type. */
const unwelcome = /\b(?:enum|namespace|module|global|default)\b|export\s*=|[<:|&(,=[?]\s*any\b|\b(?:as|extends|is|keyof|readonly)\s+any\b/u;
const forbiddenMembers = /^(localeCompare|toLocale\w+|random\w*)$/;

const generator = sourcesIn("generator");
const templates = sourcesIn("templates");
const gateway = sourcesIn("gateway/src");
const everything = [...generator, ...templates, ...gateway, ...["test", "bench", "docs", "spec", ".ci"].flatMap(sourcesIn)];

describe("generator", () => {
  test("imports downwards only", () => {
    const upward = generator.flatMap((source) =>
      importsOf(source)
        .map((specifier) => resolve(source, specifier))
        .filter((target) => target.startsWith("generator/") && rank(target) < rank(source.path))
        .map((target) => `${source.path} imports ${target}`),
    );
    expect(upward).toEqual([]);
  });

  test("has a layer for every file, and a file for every layer", () => {
    expect(new Set(generator.map(({ path }) => folderOf(path)))).toEqual(new Set(layers.flat()));
  });

  test("has emitters that do not import each other", () => {
    const emitters = generator.filter(({ path }) => emitterOf(path) !== undefined);
    const meddling = emitters.flatMap((source) =>
      importsOf(source)
        .map((specifier) => emitterOf(resolve(source, specifier)))
        .filter((other) => other !== undefined && other !== emitterOf(source.path))
        .map((other) => `${source.path} imports ${other ?? ""}`),
    );
    expect(emitters.length).toBeGreaterThan(0);
    expect(meddling).toEqual([]);
  });

  test("imports each external module only in the layers that may use it", () => {
    const stray = generator.flatMap((source) =>
      importsOf(source)
        .filter((specifier) => !specifier.startsWith("."))
        .filter((specifier) => !(outsiders[packageOf(specifier)] ?? []).includes(folderOf(source.path)))
        .map((specifier) => `${source.path} imports ${specifier}`),
    );
    expect(stray).toEqual([]);
  });

  test("has no permission to import that nothing uses", () => {
    const used = new Set(
      generator.flatMap((source) => importsOf(source).map((name) => `${folderOf(source.path)} imports ${packageOf(name)}`)),
    );
    const permitted = Object.entries(outsiders).flatMap(([name, folders]) => folders.map((folder) => `${folder} imports ${name}`));
    expect(permitted.filter((permission) => !used.has(permission))).toEqual([]);
  });

  test("does not import generated files, nor templates except those that it shares with the package", () => {
    const inside = /^(generator\/|templates\/(?:reference\/)?shared\/|spec\/[\w.]+\.schema\.json$)/;
    // What an edit means for users is found out by the package's own comparison, from the same `catalog.json`.
    const compared = /^templates\/bin\/(?:compare\/|catalog\/|config\/config_error\.ts$|usage_error\.ts$)/;
    const comparing: readonly string[] = ["cli.ts", "cli", "run.ts"];
    const stray = generator.flatMap((source) =>
      importsOf(source)
        .filter((specifier) => specifier.startsWith("."))
        .map((specifier) => resolve(source, specifier))
        .filter((target) => !inside.test(target) && !(compared.test(target) && comparing.includes(folderOf(source.path))))
        .map((target) => `${source.path} imports ${target}`),
    );
    expect(stray).toEqual([]);
  });

  test("does not use time, randomness, environment or locale outside of its entries", () => {
    const below = generator.filter(({ path }) => !["start.js", "built.js", "build", "cli.ts"].includes(folderOf(path)));
    const suspects = below.filter(({ text }) => suspectWords.test(text));
    const names = suspects.flatMap((source) => find(source, (node) => ts.isIdentifier(node) && isForbidden(node)));
    expect(names).toEqual([]);
  });
});

describe("templates", () => {
  test("in shared/ import only each other, because generator, engine and command line all use them", () => {
    const shared = templates.filter(({ path }) => path.startsWith("templates/shared/"));
    const stray = shared.flatMap((source) =>
      importsOf(source)
        .map((specifier) => resolve(source, specifier))
        .filter((target) => !target.startsWith("templates/shared/"))
        .map((target) => `${source.path} imports ${target}`),
    );
    expect(shared.length).toBeGreaterThan(0);
    expect(stray).toEqual([]);
  });

  test("in shared/ are used by the generator and by the package", () => {
    const users = [...generator, ...templates.filter(({ path }) => !path.startsWith("templates/shared/"))];
    const used = users.flatMap((source) =>
      importsOf(source).map((specifier) => `${source.path.split("/")[0] ?? ""} ${resolve(source, specifier).replace(/\.js$/u, ".ts")}`),
    );
    const shared = templates.map(({ path }) => path).filter((path) => path.startsWith("templates/shared/"));
    expect(shared.filter((path) => !used.includes(`generator ${path}`) || !used.includes(`templates ${path}`))).toEqual([]);
  });
});

describe("all code", () => {
  test(`is in files of at most ${LIMITS.linesOfFile} lines`, () => {
    const written = everything.filter(({ text }) => !text.startsWith("// @generated"));
    expect(written.filter(({ text }) => lineCount(text) > LIMITS.linesOfFile).map(({ path }) => path)).toEqual([]);
  });

  test(`has style sheets of at most ${LIMITS.linesOfFile} lines`, () => {
    const folder = "templates/reference/style";
    const sheets = readdirSync(folder).map((name) => ({ name, text: readFileSync(`${folder}/${name}`, "utf8") }));
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.filter(({ text }) => lineCount(text) > LIMITS.linesOfFile).map(({ name }) => name)).toEqual([]);
  });

  test(`is in at most ${LIMITS.tinyFiles} files of ${LIMITS.linesOfTinyFile} lines or fewer, and in no folder of one file`, () => {
    const own = [...generator, ...templates, ...gateway];
    const tiny = own.filter(({ text }) => lineCount(text) <= LIMITS.linesOfTinyFile).map(({ path }) => path);
    expect(tiny.length, tiny.join("\n")).toBeLessThanOrEqual(LIMITS.tinyFiles);
    // Style sheets are beside their declarations.
    const folders = own.filter(({ path }) => !path.endsWith(".d.css.ts")).map(({ path }) => path.slice(0, path.lastIndexOf("/")));
    const lonely = folders.filter((folder) => folders.filter((other) => `${other}/`.startsWith(`${folder}/`)).length < 2);
    expect(lonely).toEqual([]);
  });

  test(`is in functions of at most ${LIMITS.linesOfFunction} lines`, () => {
    const isLong = (node: ts.Node): boolean => isFunction(node) && linesOf(node) > LIMITS.linesOfFunction;
    const suspects = everything.filter(({ text }) => mayHaveLongFunction(text, LIMITS.linesOfFunction));
    expect(suspects.flatMap((source) => find(source, isLong))).toEqual([]);
  });

  test("has no any, default exports, enums or namespaces", () => {
    // Tools expect a default export in their configuration.
    const suspects = everything.filter(({ path, text }) => !path.endsWith(".config.ts") && unwelcome.test(text));
    const exceptions = suspects.flatMap((source) => find(source, isUnwelcome));
    expect(exceptions).toEqual([]);
  });

  test("sorts by code unit, which is the same everywhere, and not by locale", () => {
    const suspects = everything.filter(({ text }) => text.includes("localeCompare"));
    expect(suspects.flatMap((source) => find(source, (node) => isCallOf(node, /\.localeCompare$/)))).toEqual([]);
  });

  test("mocks no modules, which test files share: pass the replacement as an argument, or use vi.spyOn and restore it", () => {
    const suspects = everything.filter(({ text }) => /\bvi\b[^]*[mM]ock/u.test(text));
    expect(suspects.flatMap((source) => find(source, (node) => isCallOf(node, /^vi\.(?:mock|doMock)$/)))).toEqual([]);
  });

  test("has no unfinished marks", () => {
    const marks = new RegExp(`\\b(${["TO" + "DO", "FIX" + "ME", "XX" + "X"].join("|")})\\b`);
    expect(everything.filter(({ text }) => marks.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test("has a doc comment on every exported function", () => {
    // A line that ends a comment is directly before most of them.
    const suspects = [...generator, ...templates, ...gateway].filter(({ text }) => /(?<!\*\/\n)^export (?:async )?function/mu.test(text));
    const silent = suspects.flatMap((source) =>
      find(source, (node) => ts.isFunctionDeclaration(node) && isExported(node) && ts.getJSDocCommentsAndTags(node).length === 0),
    );
    expect(silent).toEqual([]);
  });
});

/** "print" for "generator/print/literals.ts", "run.ts" for "generator/run.ts". */
function folderOf(path: string): string {
  return path.split("/")[1] ?? "";
}

function rank(path: string): number {
  return layers.findIndex((layer) => layer.includes(folderOf(path)));
}

function emitterOf(path: string): string | undefined {
  return /^generator\/emitters\/(\w+)\//.exec(path)?.[1];
}

/** "node:fs" for "node:fs/promises", "ajv" for "ajv/dist/2020.js". */
function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/** The nodes of each file that a test asks about. All others, nearly all there are, are visited once. */
const askedAbout = new WeakMap<Source, readonly ts.Node[]>();

/** The positions of all matching nodes, as `path:line: text`. */
function find(source: Source, matches: (node: ts.Node) => boolean): readonly string[] {
  const { path } = source;
  const file = source.parse();
  const nodes = askedAbout.get(source) ?? nodesAskedAbout(source);
  askedAbout.set(source, nodes);
  return nodes
    .filter(matches)
    .map((node) => `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${node.getText().split("\n")[0] ?? ""}`);
}

function nodesAskedAbout({ path, parse }: Source): readonly ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    const isAsked = ts.isFunctionLike(node) || ts.isCallExpression(node) || isUnwelcome(node);
    if (isAsked || (ts.isIdentifier(node) && path.startsWith("generator/"))) nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(parse());
  return nodes;
}

function isForbidden(node: ts.Identifier): boolean {
  const { parent, text } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return forbiddenMembers.test(text);
  const isKey = (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node;
  return forbiddenGlobals.has(text) && !isKey;
}

/** The limit is for logic, so the callbacks of `describe` do not count. */
function isFunction(node: ts.Node): boolean {
  if (!ts.isFunctionLike(node)) return false;
  return !(ts.isCallExpression(node.parent) && /^describe\b/.test(node.parent.expression.getText()));
}

function isUnwelcome(node: ts.Node): boolean {
  if (ts.isExportAssignment(node) || ts.isEnumDeclaration(node) || ts.isModuleDeclaration(node)) return true;
  return node.kind === ts.SyntaxKind.AnyKeyword || (node.kind === ts.SyntaxKind.DefaultKeyword && !ts.isDefaultClause(node.parent));
}

function isCallOf(node: ts.Node, name: RegExp): boolean {
  return ts.isCallExpression(node) && name.test(calledName(node.expression));
}

/** "localeCompare" for `name.localeCompare`, and "vi.mock" for `vi.mock`. */
function calledName(called: ts.Expression): string {
  if (!ts.isPropertyAccessExpression(called)) return "";
  return `${ts.isIdentifier(called.expression) ? called.expression.text : ""}.${called.name.text}`;
}

function isExported(node: ts.FunctionDeclaration): boolean {
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function lineCount(text: string): number {
  return text.trimEnd().split("\n").length;
}
