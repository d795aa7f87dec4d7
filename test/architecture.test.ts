import { existsSync, readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { importsOf, linesOf, mayHaveLongFunction, resolve, sourcesIn, type Source } from "./fixtures/source_code.ts";

interface Room {
  readonly folder: string;
  /** The rooms whose doors it may import, all of them below it in the table. */
  readonly uses: readonly string[];
  /** In lines of code: neither blank nor comment. */
  readonly budget: number;
}

/** The rooms of `docs/architecture.md`, top to bottom: | `generator/read` | what it does | `templates/core` | 5,000 | |. */
const rooms: readonly Room[] = [
  ...readFileSync("docs/architecture.md", "utf8").matchAll(/^\| `([\w./]+)` \|[^|]+\|([^|]*)\| ([\d,]+) \|[^|]*\|$/gmu),
].map(([, folder = "", uses = "", budget = ""]) => ({
  folder,
  uses: [...uses.matchAll(/`([\w./]+)`/gu)].map(([, name = ""]) => name),
  budget: Number(budget.replaceAll(",", "")),
}));

/** The rooms and layers that may import each external module. No other external module may be imported. */
const outsiders: Readonly<Record<string, readonly string[]>> = {
  oxfmt: ["generator/build", "generator/language"],
  yaml: ["generator/read"],
  ajv: ["generator/build", "generator/read", "generator/rules"],
  graphql: ["generator/rules", "generator/resolve", "generator/drift"],
  recheck: ["generator/schema"],
  "openapi-typescript": ["generator/language", "generator/write"],
  typescript: ["generator/build", "generator/language", "generator/write", "generator/drift"],
  diff: ["generator/write"],
  esbuild: ["generator/build"],
  preact: ["generator/emit", "templates/page"],
  "preact-render-to-string": ["generator/emit"],
  minisearch: ["templates/search", "gateway/src"],
  "@modelcontextprotocol/server": ["gateway/src"],
  "connector-gateway-spec": ["gateway/src"],
  "@photostructure/sqlite": ["gateway/src"],
  "ipaddr.js": ["gateway/src"],
  kysely: ["gateway/src"],
  pg: ["gateway/src"],
  pino: ["gateway/src"],
  "prom-client": ["gateway/src"],
  "@opentelemetry/api": ["gateway/src"],
  undici: ["gateway/src"],
};

/** Node's own modules, which the package may use in its command line, in the listener of its server and for files only. */
const forNode: Readonly<Record<string, readonly string[]>> = {
  "node:fs": ["generator/build", "generator/cli", "generator/read", "generator/write"],
  "node:path": ["generator/build", "generator/read", "generator/write", "generator/cli"],
  "node:child_process": ["generator/cli"],
  "node:crypto": ["generator/cli", "generator/language", "generator/write"],
  "node:module": ["generator/schema"],
  "node:process": ["generator/build", "generator/cli"],
  "node:readline": ["generator/cli"],
  "node:timers": ["generator/write"],
  "node:url": ["generator/cli"],
  "node:zlib": ["generator/write"],
};

/** The layers of gateway/src/, top to bottom. A layer may import from its own row and from the rows below. */
const layers: readonly string[] = [
  ...["main.ts", "cli", "serve", "agents", "execute", "calls", "egress", "vendor", "commands", "credentials", "storage", "settings"],
];

/** The contracts between the layers of the gateway: files of types, which any layer may import as types. */
const contracts = ["gateway/src/calls/call_types.ts", "gateway/src/vendor/vendor_types.ts", "gateway/src/storage/store_types.ts"];

/** The types of `catalog.json` are those of the model; an import of types is not in the package. */
const BORROWED = /^templates\/core\/catalog\/catalog_types\.ts imports generator\/resolve\/model\/(?:catalog_document|types)\.js$/u;

/** The limits on sizes. They are stated nowhere else. */
const LIMITS = { linesOfFile: 400, linesOfFunction: 80, linesOfTinyFile: 12, tinyFiles: 8 } as const;

const forbiddenGlobals = new Set(["Date", "Intl", "crypto", "navigator", "performance", "process"]);
const suspectWords = new RegExp(`\\b(?:${[...forbiddenGlobals].join("|")}|localeCompare|toLocale\\w+|random\\w*)\\b`, "u");
/** Words without which a file has nothing unwelcome; a type that is `any` follows a sign or another word of a type. */
const unwelcome = /\b(?:enum|namespace|module|global|default)\b|export\s*=|[<:|&(,=[?]\s*any\b|\b(?:as|extends|is|keyof|readonly)\s+any\b/u;
const forbiddenMembers = /^(localeCompare|toLocale\w+|random\w*)$/;

const generator = sourcesIn("generator");
const templates = sourcesIn("templates").filter(({ path }) => !path.startsWith("templates/built/"));
const gateway = sourcesIn("gateway/src");
const own = [...generator, ...templates, ...gateway];
const everything = [...own, ...["test", "bench", ".ci"].flatMap(sourcesIn)];

/** An import of one file by another, both as paths of the project where they are. */
interface Import {
  readonly source: Source;
  readonly target: string;
}

const imports: readonly Import[] = own.flatMap((source) =>
  importsOf(source).map((specifier) => ({ source, target: resolve(source, specifier) })),
);

describe("rooms", () => {
  test("are all folders of code, each with its door", () => {
    const folders = new Set(own.map(({ path }) => roomOf(path).folder));
    expect(folders).toEqual(new Set(rooms.map(({ folder }) => folder)));
    const doorless = rooms.map(({ folder }) => folder).filter((folder) => /\/(?!src$)/u.test(folder) && !existsSync(`${folder}/index.ts`));
    expect(doorless).toEqual([]);
  });

  test("import each other through their doors, and only those that the table allows", () => {
    const stray = imports.filter(({ source, target }) => {
      const [from, to] = [roomOf(source.path), isOurs(target) ? roomOf(target) : undefined];
      if (to === undefined || to === from || BORROWED.test(lineOf({ source, target }))) return false;
      return !from.uses.includes(to.folder) || !isDoor(target);
    });
    expect(stray.map(lineOf)).toEqual([]);
  });

  test("use only rooms below them, and all that the table allows", () => {
    const upward = rooms.flatMap(({ folder, uses }, index) =>
      uses.filter((name) => rooms.findIndex((room) => room.folder === name) <= index).map((name) => `${folder} uses ${name}`),
    );
    expect(upward).toEqual([]);
    const used = new Set(imports.filter(({ target }) => isOurs(target)).map(({ source, target }) => pairOf(source.path, target)));
    const idle = rooms.flatMap(({ folder, uses }) => uses.map((name) => `${folder} ${name}`)).filter((pair) => !used.has(pair));
    expect(idle).toEqual([]);
  });

  test("stay within their budgets", () => {
    const sizes = new Map<string, number>();
    for (const { path, text } of own.filter((source) => !source.text.startsWith("// @generated")))
      sizes.set(roomOf(path).folder, (sizes.get(roomOf(path).folder) ?? 0) + codeLines(text));
    for (const path of stylesheets())
      sizes.set("templates/page", (sizes.get("templates/page") ?? 0) + codeLines(readFileSync(path, "utf8")));
    const over = rooms.filter(({ folder, budget }) => (sizes.get(folder) ?? 0) > budget);
    const advice = "delete something, or write a decision record and raise the budget in docs/architecture.md";
    expect(over.map(({ folder, budget }) => `${folder} has ${sizes.get(folder) ?? 0} lines, and may have ${budget}: ${advice}`)).toEqual(
      [],
    );
  });

  test("import each external module only where it is allowed, and use each permission", () => {
    const used = new Set(
      imports
        .filter(({ target }) => !isOurs(target) && !/\.(?:json|css)$/u.test(target) && !target.startsWith("templates/"))
        .filter(({ source, target }) => !target.startsWith("node:") || source.path.startsWith("generator/"))
        .map(({ source, target }) => `${roomOf(source.path).folder} imports ${packageOf(target)}`),
    );
    const allowed = Object.entries({ ...outsiders, ...forNode }).flatMap(([name, list]) => list.map((room) => `${room} imports ${name}`));
    expect([...used].toSorted()).toEqual(allowed.toSorted());
  });

  test("of the package use Node's modules only in the command line, in the listener and for the files that a verification reads", () => {
    const stray = imports.filter(({ source, target }) => target.startsWith("node:") && source.path.startsWith("templates/"));
    expect(
      stray
        .map(lineOf)
        .filter((line) => !/^templates\/(?:cli\/|core\/options\.ts |runtime\/server\/node\.ts |verify\/package_files\.ts )/u.test(line)),
    ).toEqual([]);
  });
});

describe("generator", () => {
  test("has emitters that do not import each other", () => {
    const emitters = imports.filter(({ source }) => emitterOf(source.path) !== undefined);
    const meddling = emitters.filter(({ source, target }) => ![undefined, emitterOf(source.path)].includes(emitterOf(target)));
    expect(emitters.length).toBeGreaterThan(0);
    expect(meddling.map(lineOf)).toEqual([]);
  });

  test("does not use time, randomness, environment or locale, except where programs start", () => {
    const below = generator.filter(({ path }) => !/^generator\/(?:cli\.ts|start\.js|built\.js|build\/index\.ts)$/u.test(path));
    const suspects = below.filter(({ text }) => suspectWords.test(text));
    const names = suspects.flatMap((source) => find(source, (node) => ts.isIdentifier(node) && isForbidden(node)));
    expect(names).toEqual([]);
  });
});

describe("gateway", () => {
  test("imports downwards only, and has a layer for every file", () => {
    const rank = (path: string): number => layers.indexOf(path.split("/")[2] ?? "");
    expect(gateway.map(({ path }) => path).filter((path) => rank(path) === -1)).toEqual([]);
    const upward = imports
      .filter(({ source, target }) => source.path.startsWith("gateway/") && target.startsWith("gateway/") && !contracts.includes(target))
      .filter(({ source, target }) => rank(target) < rank(source.path));
    expect(upward.map(lineOf)).toEqual([]);
  });
});

describe("all code", () => {
  test(`is in files of at most ${LIMITS.linesOfFile} lines`, () => {
    const written = everything.filter(({ text }) => !text.startsWith("// @generated"));
    expect(written.filter(({ text }) => lineCount(text) > LIMITS.linesOfFile).map(({ path }) => path)).toEqual([]);
    const sheets = stylesheets();
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.filter((path) => lineCount(readFileSync(path, "utf8")) > LIMITS.linesOfFile)).toEqual([]);
  });

  test(`is in at most ${LIMITS.tinyFiles} files of ${LIMITS.linesOfTinyFile} lines or fewer, and in no folder of one file`, () => {
    const files = own.filter(({ path }) => !path.endsWith("/index.ts"));
    const tiny = files.filter(({ text }) => lineCount(text) <= LIMITS.linesOfTinyFile).map(({ path }) => path);
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
    const suspects = own.filter(({ text }) => /(?<!\*\/\n)^export (?:async )?function/mu.test(text));
    const silent = suspects.flatMap((source) =>
      find(source, (node) => ts.isFunctionDeclaration(node) && isExported(node) && ts.getJSDocCommentsAndTags(node).length === 0),
    );
    expect(silent).toEqual([]);
  });
});

/** The room of a file: the longest folder of the table that has it. The entries of the generator belong to its command line. */
function roomOf(path: string): Room {
  if (["generator/cli.ts", "generator/start.js", "generator/built.js"].includes(path)) return roomOf("generator/cli/index.ts");
  const fitting = rooms.filter(({ folder }) => path.startsWith(`${folder}/`)).sort((one, other) => other.folder.length - one.folder.length);
  return fitting[0] ?? { folder: path, uses: [], budget: 0 };
}

function isOurs(target: string): boolean {
  // The program imports modules of the package that the generator emits.
  const isEmitted = /^templates\/(?:index|sandbox|verify|schemas\/index)\.js$/u.test(target);
  return /^(?:generator|templates|gateway\/src)\//u.test(target) && !/\.(?:json|css)$/u.test(target) && !isEmitted;
}

/** `index.ts`, the second door of the command line, or a step of the pipeline, which is no folder. */
function isDoor(target: string): boolean {
  return [`${roomOf(target).folder}/index.ts`, "templates/cli/compare/index.ts"].includes(target) || /^generator\/\w+\.ts$/u.test(target);
}

function lineOf({ source, target }: Import): string {
  return `${source.path} imports ${target}`;
}

function pairOf(path: string, target: string): string {
  return `${roomOf(path).folder} ${roomOf(target).folder}`;
}

function emitterOf(path: string): string | undefined {
  return /^generator\/emit\/(\w+)\//.exec(path)?.[1];
}

function stylesheets(): readonly string[] {
  const folder = "templates/page/style";
  return readdirSync(folder)
    .filter((name) => name.endsWith(".css"))
    .map((name) => `${folder}/${name}`);
}

/** "node:fs" for "node:fs/promises", "ajv" for "ajv/dist/2020.js". */
function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/** Neither blank nor comment. */
function codeLines(text: string): number {
  const lines = text.replaceAll(/^\s*(?:\{?\/\*[^]*?\*\/\}?|\/\/.*)$/gmu, "").split("\n");
  return lines.filter((line) => line.trim() !== "").length;
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
