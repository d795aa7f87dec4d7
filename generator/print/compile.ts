import { ts } from "ts-morph";
import { keptTokens } from "./kept_tokens.ts";
import { restoreLayout } from "./layout.ts";
import { breakSignatures } from "./long_signatures.ts";
import { tokensOf, type Token } from "./tokens.ts";

/** A TypeScript file. */
export interface ModuleSource {
  readonly path: string;
  readonly text: string;
  /** Whether anybody needs its declarations. */
  readonly declared: boolean;
}

/** A compiled module of the package: its code, and its declarations if they were asked for. */
export interface CompiledModule {
  readonly js: string;
  readonly dts?: string;
}

const codeOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  verbatimModuleSyntax: true,
  newLine: ts.NewLineKind.LineFeed,
  // Each file is compiled on its own: the compiler reads no other, and does not check types.
  noCheck: true,
  noLib: true,
  noResolve: true,
};

const declarationOptions: ts.CompilerOptions = { ...codeOptions, declaration: true, isolatedDeclarations: true };

/** How many characters are compiled in one program, which takes a hundred times as much memory. */
const BATCH = 1_000_000;

/**
 * Compiles TypeScript files, each on its own but many in one program (with declarations or without, because these take time to make): a
 * program per file takes three times as long. The compiled files, by path of the source, have the layout and the banner of their
 * source. Throws for the first error that shows without a type check, which the tests do.
 */
export function compileModules(modules: readonly ModuleSource[]): ReadonlyMap<string, CompiledModule> {
  const declared = modules.filter((module) => module.declared);
  const others = modules.filter((module) => !module.declared);
  return new Map([
    ...batchesOf(declared).flatMap((batch) => compileTogether(batch, declarationOptions)),
    ...batchesOf(others).flatMap((batch) => compileTogether(batch, codeOptions)),
  ]);
}

function batchesOf(modules: readonly ModuleSource[]): readonly (readonly ModuleSource[])[] {
  const batches: ModuleSource[][] = [];
  let size = Infinity;
  for (const module of modules) {
    size += module.text.length;
    if (size > BATCH) {
      batches.push([]);
      size = module.text.length;
    }
    batches.at(-1)?.push(module);
  }
  return batches;
}

function compileTogether(
  modules: readonly ModuleSource[],
  options: ts.CompilerOptions,
): readonly (readonly [path: string, CompiledModule])[] {
  const sources = new Map(modules.map((module) => [module.path, splitBanner(module)]));
  const emitted = new Map<string, string>();
  const program = ts.createProgram([...sources.keys()], options, toHost(sources, emitted));
  const [error] = [...program.getSyntacticDiagnostics(), ...program.emit().diagnostics];
  if (error !== undefined) throw new Error(describeError(error));
  return [...sources].map(([path, source]) => [path, toModule(program.getSourceFile(path), source, emitted)]);
}

interface Source extends ModuleSource {
  readonly banner: string;
}

/** The compiler drops a banner together with the statement below it, so it stays outside. */
function splitBanner(source: ModuleSource): Source {
  const banner = /^(?:#!.*\n)?\/\/ @generated .*\n/u.exec(source.text)?.[0] ?? "";
  return { ...source, banner, text: source.text.slice(banner.length) };
}

function toModule(file: ts.SourceFile | undefined, source: Source, emitted: ReadonlyMap<string, string>): CompiledModule {
  if (file === undefined) throw new Error(`the compiler lost ${source.path}`);
  const base = source.path.replace(/\.ts$/u, "");
  const { code, declarations, literals } = keptTokens(file);
  const layOut = (path: string, kept: readonly Token[]): string =>
    source.banner + restoreLayout(tokensOf(emitted.get(path) ?? "", literals), kept);
  const js = layOut(`${base}.js`, code);
  return source.declared ? { js, dts: breakSignatures(layOut(`${base}.d.ts`, declarations)) } : { js };
}

function toHost(sources: ReadonlyMap<string, Source>, emitted: Map<string, string>): ts.CompilerHost {
  return {
    fileExists: (path) => sources.has(path),
    readFile: (path) => sources.get(path)?.text,
    getSourceFile: (path, options) => ts.createSourceFile(path, sources.get(path)?.text ?? "", options),
    // Documentation is only copied.
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
    writeFile: (path, text) => void emitted.set(path, text),
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getCurrentDirectory: () => "",
    getDefaultLibFileName: () => "",
    getNewLine: () => "\n",
  };
}

function describeError({ file, start = 0, messageText }: ts.Diagnostic): string {
  const line = file === undefined ? 1 : file.getLineAndCharacterOfPosition(start).line + 1;
  return `${file?.fileName ?? ""}:${line}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
}
