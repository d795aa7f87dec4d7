import { ts } from "ts-morph";

/** A module of the package: what runs, and what its users see. */
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
  // Each file stands for itself: no other is looked at, and types are not checked.
  noCheck: true,
  noLib: true,
  noResolve: true,
};

/**
 * Compiles TypeScript files, by path, each without looking at any other: all at once, as a compiler that is set up anew
 * for each takes three times as long. Throws for the first error that shows without types, which is a fault of the
 * file: the type check is done elsewhere.
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

/** Puts back the blank lines around longer statements that the compiler takes away. */
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
