import { ts } from "ts-morph";

/** A compiled module of the package: its code and its declarations. */
export interface CompiledModule {
  readonly js: string;
  readonly dts: string;
}

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  verbatimModuleSyntax: true,
  declaration: true,
  isolatedDeclarations: true,
  newLine: ts.NewLineKind.LineFeed,
  // Each file is compiled on its own: the compiler reads no other, and does not check types.
  noCheck: true,
  noLib: true,
  noResolve: true,
};

/**
 * Compiles TypeScript files, by path, each on its own but in one program: a program per file takes three times as long.
 * Throws for the first error that shows without a type check, which the tests do.
 */
export function compileModules(texts: ReadonlyMap<string, string>): ReadonlyMap<string, CompiledModule> {
  const emitted = new Map<string, string>();
  const program = ts.createProgram([...texts.keys()], compilerOptions, toHost(texts, emitted));
  const [error] = [...program.getSyntacticDiagnostics(), ...program.emit().diagnostics];
  if (error !== undefined) throw new Error(describeError(error));
  const read = (path: string): string => separateStatements(path, emitted.get(path) ?? "");
  return new Map(
    [...texts.keys()].map((path) => {
      const base = path.replace(/\.ts$/u, "");
      return [path, { js: read(`${base}.js`), dts: read(`${base}.d.ts`) }];
    }),
  );
}

function toHost(texts: ReadonlyMap<string, string>, emitted: Map<string, string>): ts.CompilerHost {
  return {
    fileExists: (path) => texts.has(path),
    readFile: (path) => texts.get(path),
    getSourceFile: (path, options) => ts.createSourceFile(path, texts.get(path) ?? "", options, true),
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

/** Restores the blank lines around longer statements, which the compiler removes. */
function separateStatements(fileName: string, text: string): string {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.ES2022);
  const ends = [0, ...source.statements.map(({ end }) => ts.getTrailingCommentRanges(text, end)?.at(-1)?.end ?? end), text.length];
  const parts = ends.slice(1).map((end, index) => text.slice(ends[index], end).trim());
  const lines = parts
    .filter((part) => part !== "")
    .map((part, index, all) => (index > 0 && (isLong(part) || isLong(all[index - 1] ?? "")) ? `\n${part}\n` : `${part}\n`));
  return lines.join("");
}

function isLong(statement: string): boolean {
  return statement.includes("\n");
}
