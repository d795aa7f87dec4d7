import { build, type Plugin } from "esbuild";
import { posix } from "node:path";
import { format } from "oxfmt";
import ts from "typescript";

/** A file of the package that is made of handwritten modules. */
interface BuiltFile {
  readonly path: string;
  /** The module whose exports it has. */
  readonly entry: string;
  /** The modules that it is made of, unless they belong to a file above it in the table. */
  readonly modules: RegExp;
  /** Modules of other files that it has a copy of: those files export them to nobody. */
  readonly copies?: RegExp;
  /** A program that people run and do not read: it is made as small as possible. */
  readonly isTool?: true;
}

/** A module belongs to the first file that has it. Imports from other files stay imports. */
const FILES: readonly BuiltFile[] = [
  {
    path: "runtime/engine.js",
    entry: "runtime/engine.ts",
    modules:
      /^runtime\/(?!inner\.ts|json_schemas\.ts|issue_codes\.ts)\w+\.ts$|^shared\/(?:constraints|count|credentials|json_values|nearest_names|operation_kinds)\.ts$/u,
  },
  { path: "runtime/inner.js", entry: "runtime/inner.ts", modules: /^runtime\/inner\.ts$/u },
  { path: "runtime/client/index.js", entry: "runtime/client/index.ts", modules: /^runtime\/client\//u },
  // Only servers that run on Node load the listener.
  { path: "runtime/server/node.js", entry: "runtime/server/node.ts", modules: /^runtime\/server\/node\.ts$/u },
  { path: "runtime/server/index.js", entry: "runtime/server/kit.ts", modules: /^runtime\/server\//u },
  { path: "runtime/sandbox/index.js", entry: "runtime/sandbox/kit.ts", modules: /^runtime\/sandbox\//u, isTool: true },
  {
    path: "runtime/verify/index.js",
    entry: "runtime/verify/verify_gateway.ts",
    modules: /^runtime\/verify\//u,
    copies: /^runtime\/client\/paging\.ts$/u,
    isTool: true,
  },
  { path: "runtime/json_schemas.js", entry: "runtime/json_schemas.ts", modules: /^runtime\/json_schemas\.ts$/u },
  { path: "runtime/tools/select_tools.js", entry: "runtime/tools/select_tools.ts", modules: /^runtime\/tools\//u },
  { path: "shared/secrets.js", entry: "shared/secrets.ts", modules: /^shared\/secrets\.ts$/u, isTool: true },
  { path: "shared/field_path.js", entry: "shared/field_path.ts", modules: /^shared\/field_path\.ts$/u },
  { path: "shared/catalog.js", entry: "shared/catalog/kit.ts", modules: /^shared\/(?:catalog\/|safe_text\.ts$)/u, isTool: true },
  // The program loads these when a command needs them.
  { path: "bin/run_compare.js", entry: "bin/compare/run_compare.ts", modules: /^bin\/compare\/(?!compare_arguments)/u, isTool: true },
  {
    path: "bin/look_up.js",
    entry: "bin/look_up/look_up.ts",
    modules: /^bin\/look_up\/|^shared\/(?:\w+_phrases|role_text)\.ts$/u,
    isTool: true,
  },
  { path: "bin/serve.js", entry: "bin/serve/serve.ts", modules: /^bin\/serve\/(?!serve_arguments)/u, isTool: true },
  { path: "bin/verify.js", entry: "bin/verify/verify.ts", modules: /^bin\/verify\/(?!verify_arguments)/u, isTool: true },
  { path: "bin/program.js", entry: "bin/program.ts", modules: /^(?:bin|shared)\/|^runtime\/issue_codes\.ts$/u, isTool: true },
];

/** The modules whose types the package exports, or its modules of the catalog import. */
const DECLARED: readonly string[] = [
  ...["at_least_one_of", "json_schemas", "operation", "tolerant", "unknown_address_error", "validation_error", "validator_types"],
  ...["client/client_types", "client/gateway_error", "client/index", "client/platform_types"],
  ...["sandbox/index", "verify/index", "server/index", "server/node", "tools/tool_types", "../shared/bindings"],
].map((name) => posix.join("runtime", name));

/**
 * Builds the handwritten part of the package: a file of JavaScript for each purpose, because loading a module takes longer than what is in
 * it, and the declarations that somebody can import.
 * @param sources the texts of the modules, by path relative to `templates/`
 * @param bannerOf the first line of a file, by the module that it is made from
 * @returns the texts of the files, by path in the package
 * @throws Error for a module that does not compile, or has no declarations without a type check
 */
export async function buildCode(
  sources: ReadonlyMap<string, string>,
  bannerOf: (source: string) => string,
): Promise<ReadonlyMap<string, string>> {
  const code = new Map(await Promise.all(FILES.map(async (file) => [file.path, await buildFile(file, sources, bannerOf)] as const)));
  const declarations = declarationsOf(sources, bannerOf).map(async ([path, text]) => [path, await formatted(path, text)] as const);
  return new Map([...code, ...(await Promise.all(declarations))]);
}

/** The names of values in the braces of an import or an export, as the other module calls them. */
function namesIn(list: string): readonly string[] {
  const names = list.split(",").map((name) => name.trim());
  return names.filter((name) => name !== "" && !name.startsWith("type ")).map((name) => name.replace(/ as .*$/u, ""));
}

/** What starts the name of a module of Node. */
const BUILTIN = "node:";

/** The names that the modules of a file import of each other file, and of modules of Node, by the path or the name of that. */
function importedNames(importing: BuiltFile, sources: ReadonlyMap<string, string>): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  for (const { target, list } of importsOf(importing, sources)) {
    const from = target.startsWith(BUILTIN) ? target : (fileOf(target, importing)?.path ?? "");
    if (from !== importing.path) names.set(from, new Set([...(names.get(from) ?? []), ...list]));
  }
  return names;
}

/** The imports in the modules of a file: the module that each is of, and the names. */
function importsOf(
  importing: BuiltFile,
  sources: ReadonlyMap<string, string>,
): readonly { readonly target: string; readonly list: readonly string[] }[] {
  const modules = [...sources].filter(([module]) => fileOf(module, importing) === importing);
  return modules.flatMap(([module, text]) =>
    [...text.matchAll(/^(?:import|export) \{([^}]*)\} from "((?:\.|node:)[^"]+)";$/gmu)].map(([, list = "", path = ""]) => ({
      target: path.startsWith(BUILTIN) ? path : targetOf(module, path),
      list: namesIn(list),
    })),
  );
}

/** The file that a module belongs to, seen from one that may have a copy of it. */
function fileOf(path: string, from?: BuiltFile): BuiltFile | undefined {
  return from?.copies?.test(path) === true ? from : FILES.find(({ modules }) => modules.test(path));
}

/** The path of the module that another one imports. */
function targetOf(importer: string, path: string): string {
  return posix.join(posix.dirname(importer), path).replace(/\.js$/u, ".ts");
}

async function buildFile(file: BuiltFile, sources: ReadonlyMap<string, string>, bannerOf: (source: string) => string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file.entry],
    bundle: true,
    outdir: "out",
    write: false,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    // V8 keeps a text with a character beyond Latin-1 in twice the bytes, which every start would pay for.
    charset: "ascii",
    tsconfigRaw: {},
    logLevel: "silent",
    ...(file.isTool === true && { minify: true, lineLimit: LONGEST_LINE }),
    banner: { js: bannerOf(file.entry) },
    plugins: [readFrom(sources, file)],
  });
  const [{ text } = { text: "" }] = outputFiles;
  return file.isTool === true ? text : laidOut(text.replaceAll(COMMENT, ""), sources);
}

/** Lines of small code, so that the differences between two builds are some lines and not all of it. */
const LONGEST_LINE = 500;

/** Comments of esbuild, and those inside of functions and classes, which it keeps. The declarations have all that users need. */
const COMMENT = /^\/\/ (?:templates|links):.*\n|^ +(?:\/\/ .*|\/\*\*(?:(?!\*\/)[^])*\*\/)\n/gmu;

/**
 * Moves constants that are numbers or texts to the top, and makes them `const` again where esbuild wrote `var`: only then do the bundlers of
 * users inline them. Puts a blank line above each function.
 */
function laidOut(text: string, sources: ReadonlyMap<string, string>): string {
  const declared = new Set(
    [...sources.values()].flatMap((source) => [...source.matchAll(/^(?:export )?const (\w+)\b/gmu)]).map(([, name]) => name),
  );
  const constants = [...text.matchAll(/^var (\w+) = (?:\d[\w.]*|"[^"\n]*");\n/gmu)].filter(([, name]) => declared.has(name));
  const rest = constants.reduce((left, [line]) => left.replace(line, ""), text).replaceAll(/^(?=(?:async )?function\b)/gmu, "\n");
  const start = rest.search(/^(?!\/\/|import|\s|\}).+$/mu);
  const head = rest.slice(0, start).replaceAll(/\n{3,}/gu, "\n\n");
  const first = constants.map(([line]) => line.replace("var", "const")).join("");
  return `${head}${first}${first === "" ? "" : "\n"}${rest.slice(start).replace(/^\n+/u, "")}`;
}

/** A module that exports what the entry of a file does, and what other files import of its modules. */
function entryOf(file: BuiltFile, sources: ReadonlyMap<string, string>): string {
  const others = FILES.filter((other) => other !== file);
  const imports = others.flatMap((other) => importsOf(other, sources).filter(({ target }) => fileOf(target, other) === file));
  const names = new Map(imports.flatMap(({ target, list }) => list.map((name) => [name, target])));
  const lines = [...names].map(([name, module]) => `export { ${name} } from "${specifierOf(file.entry, module)}";`);
  return [`export * from "${specifierOf(file.entry, file.entry)}";`, ...lines].join("\n");
}

/** Reads the modules of a file from memory, and imports everything that it uses of another file in one statement. */
function readFrom(sources: ReadonlyMap<string, string>, file: BuiltFile): Plugin {
  const imported = importedNames(file, sources);
  return {
    name: "memory",
    setup: (build) => {
      build.onResolve({ filter: /.*/ }, ({ path, importer, kind, namespace }) => {
        if (kind === "entry-point") return { path, namespace: "entries" };
        if (path.startsWith(BUILTIN) && file.path.startsWith("bin/")) return { path, namespace: "links", sideEffects: false };
        if (path.startsWith(BUILTIN) || namespace === "links") return { path, external: true, sideEffects: false };
        const target = targetOf(importer, path);
        const owner = fileOf(target, file);
        if (owner === undefined || !sources.has(target)) return { errors: [{ text: `no file of the package has ${target}` }] };
        if (owner === file) return { path: target, namespace: "templates", sideEffects: target === file.entry };
        if (kind === "dynamic-import") return { path: specifierOf(file.path, owner.path), external: true };
        return { path: owner.path, namespace: "links", sideEffects: false };
      });
      build.onLoad({ filter: /.*/, namespace: "entries" }, () => ({ contents: entryOf(file, sources) }));
      build.onLoad({ filter: /.*/, namespace: "links" }, ({ path }) => {
        const names = [...(imported.get(path) ?? [])].join(", ");
        // An import of a module of Node reads everything that the module has, which makes Node load its streams and more.
        if (path.startsWith(BUILTIN)) return { contents: `export const { ${names} } = process.getBuiltinModule("${path}");` };
        return { contents: `export { ${names} } from "${specifierOf(file.path, path)}";` };
      });
      build.onLoad({ filter: /.*/, namespace: "templates" }, ({ path }) => ({ contents: sources.get(path) ?? "", loader: "ts" }));
    },
  };
}

function specifierOf(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}

const DECLARATION_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  isolatedDeclarations: true,
  newLine: ts.NewLineKind.LineFeed,
};

/** The declarations of the declared modules and of those that these import, each as its path and its text. */
function declarationsOf(
  sources: ReadonlyMap<string, string>,
  bannerOf: (source: string) => string,
): readonly (readonly [path: string, text: string])[] {
  const texts = new Map<string, string>();
  const queue = [...DECLARED];
  for (const name of queue) {
    if (texts.has(name)) continue;
    const { outputText, diagnostics = [] } = ts.transpileDeclaration(sources.get(`${name}.ts`) ?? "", {
      fileName: `${name}.ts`,
      compilerOptions: DECLARATION_OPTIONS,
      reportDiagnostics: true,
    });
    const [fault] = diagnostics;
    if (fault !== undefined) throw new Error(`templates/${name}.ts: ${ts.flattenDiagnosticMessageText(fault.messageText, "\n")}`);
    texts.set(name, outputText);
    const imported = [...outputText.matchAll(/(?:from |import\()"(\.[^"]+)\.js"/gu)].map(([, path = ""]) => path);
    queue.push(...imported.map((path) => posix.join(posix.dirname(name), path)));
  }
  // The compiler drops blank lines.
  return [...texts].map(([name, text]) => [`${name}.d.ts`, `${bannerOf(`${name}.ts`)}\n${text.replaceAll(/\n(?=\/\*\*)/gu, "\n\n")}`]);
}

async function formatted(path: string, text: string): Promise<string> {
  const { code, errors } = await format(path, text, { printWidth: 140 });
  const [fault] = errors;
  if (fault !== undefined) throw new Error(`${path}: ${fault.message}`);
  return code;
}
