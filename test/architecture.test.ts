import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** The layers of generator/, top to bottom. A layer may import from its own row and from the rows below. */
const layers: readonly (readonly string[])[] = [
  ["cli.ts", "cli"],
  ["run.ts"],
  ["output"],
  ["finishing"],
  ["emitters"],
  ["schema", "print", "rules"],
  ["naming"],
  ["model"],
  ["catalog"],
  ["source", "diagnostics"],
];

/** The layers that may import each external module. No other external module may be imported. */
const outsiders: Readonly<Record<string, readonly string[]>> = {
  "ts-morph": ["print"],
  yaml: ["source", "catalog"],
  ajv: ["catalog", "rules"],
  recheck: ["rules"],
  "openapi-typescript": ["finishing"],
  typescript: ["finishing"],
  "node:fs": ["source", "output", "cli.ts"],
  "node:path": ["source", "output", "cli.ts"],
  "node:crypto": ["finishing", "output"],
  "node:module": ["rules"],
  "node:process": ["cli.ts"],
  "node:timers": ["output"],
  "node:url": ["cli.ts"],
};

const forbiddenGlobals = new Set(["Date", "Intl", "crypto", "navigator", "performance", "process"]);
const forbiddenMembers = /^(localeCompare|toLocale\w+|random\w*)$/;

interface Source {
  /** Relative to the project: "generator/print/literals.ts". */
  readonly path: string;
  readonly text: string;
  readonly file: ts.SourceFile;
}

const generator = sourcesIn("generator");
const templates = sourcesIn("templates");
const everything = [...generator, ...templates, ...sourcesIn("test"), ...sourcesIn("bench"), ...sourcesIn("docs")];

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

  test("has a layer for every file", () => {
    expect(generator.map(({ path }) => path).filter((path) => rank(path) < 0)).toEqual([]);
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

  test("does not import generated files or templates", () => {
    const inside = /^(generator\/|spec\/[\w.]+\.schema\.json$)/;
    const stray = generator.flatMap((source) =>
      importsOf(source)
        .filter((specifier) => specifier.startsWith("."))
        .map((specifier) => resolve(source, specifier))
        .filter((target) => !inside.test(target))
        .map((target) => `${source.path} imports ${target}`),
    );
    expect(stray).toEqual([]);
  });

  test("does not use time, randomness, environment or locale outside cli.ts", () => {
    const below = generator.filter(({ path }) => path !== "generator/cli.ts");
    const names = below.flatMap((source) => find(source, (node) => ts.isIdentifier(node) && isForbidden(node)));
    expect(names).toEqual([]);
  });
});

describe("templates", () => {
  /** The types of the command line's catalog are those of the model; an import of types is not in the package. */
  const borrowed = new Set(["templates/bin/catalog/catalog_types.ts imports generator/model/types.js"]);

  test("import no external modules, except Node's own in the command line", () => {
    const stray = templates.flatMap((source) =>
      importsOf(source)
        .map((specifier) => (specifier.startsWith(".") ? resolve(source, specifier) : specifier))
        .filter((target) => !target.startsWith("templates/") && !(target.startsWith("node:") && source.path.startsWith("templates/bin/")))
        .map((target) => `${source.path} imports ${target}`),
    );
    expect(stray.filter((one) => !borrowed.has(one))).toEqual([]);
  });
});

describe("all code", () => {
  test("is in files of at most 300 lines", () => {
    expect(everything.map(({ path, text }) => ({ path, lines: lineCount(text) })).filter(({ lines }) => lines > 300)).toEqual([]);
  });

  test("is in functions of at most 60 lines", () => {
    expect(everything.flatMap((source) => find(source, (node) => isFunction(node) && lineCount(node.getText()) > 60))).toEqual([]);
  });

  test("has no any, default exports, enums or namespaces", () => {
    // Tools expect a default export in their configuration.
    const exceptions = everything.filter(({ path }) => !path.endsWith(".config.ts")).flatMap((source) => find(source, isUnwelcome));
    expect(exceptions).toEqual([]);
  });

  test("has no unfinished marks", () => {
    const marks = new RegExp(`\\b(${["TO" + "DO", "FIX" + "ME", "XX" + "X"].join("|")})\\b`);
    expect(everything.filter(({ text }) => marks.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test("has a doc comment on every exported function", () => {
    const silent = [...generator, ...templates].flatMap((source) =>
      find(source, (node) => ts.isFunctionDeclaration(node) && isExported(node) && ts.getJSDocCommentsAndTags(node).length === 0),
    );
    expect(silent).toEqual([]);
  });
});

function sourcesIn(folder: string): readonly Source[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry): readonly Source[] => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ["node_modules", "want"].includes(entry.name) ? [] : sourcesIn(path);
    if (!/\.[cm]?[jt]s$/.test(entry.name)) return [];
    const text = readFileSync(join(root, path), "utf8");
    return [{ path, text, file: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) }];
  });
}

/** The specifiers of all imports and exports of a file, types and dynamic imports included. */
function importsOf({ file }: Source): readonly string[] {
  const specifiers: string[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier !== undefined) specifiers.push(specifier);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return specifiers;
}

function specifierOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return textOf(node.moduleSpecifier);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return textOf(node.arguments[0]);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return textOf(node.argument.literal);
  return undefined;
}

function textOf(node: ts.Node | undefined): string | undefined {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined;
}

function resolve({ path }: Source, specifier: string): string {
  return specifier.startsWith(".") ? normalize(join(dirname(path), specifier)).replaceAll("\\", "/") : specifier;
}

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

/** The positions of all matching nodes, as `path:line: text`. */
function find({ path, file }: Source, matches: (node: ts.Node) => boolean): readonly string[] {
  const places: string[] = [];
  const visit = (node: ts.Node): void => {
    if (matches(node))
      places.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${node.getText().split("\n")[0] ?? ""}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return places;
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

function isExported(node: ts.FunctionDeclaration): boolean {
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function lineCount(text: string): number {
  return text.trimEnd().split("\n").length;
}
