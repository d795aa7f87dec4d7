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
  strict: true,
  removeComments: false,
  newLine: ts.NewLineKind.LineFeed,
};

/**
 * Compiles one TypeScript file of `templates/` without looking at any other. Throws when it has an error that shows
 * without types: the type check is done elsewhere, so that is a fault of the template.
 */
export function compileModule(fileName: string, text: string): CompiledModule {
  const options = { fileName, compilerOptions, reportDiagnostics: true };
  const module = ts.transpileModule(text, options);
  const declaration = ts.transpileDeclaration(text, options);
  const [error] = [...(module.diagnostics ?? []), ...(declaration.diagnostics ?? [])];
  if (error !== undefined) throw new Error(`${fileName}:${lineOf(error)}: ${ts.flattenDiagnosticMessageText(error.messageText, "\n")}`);
  return { js: separateStatements(fileName, module.outputText), dts: separateStatements(fileName, declaration.outputText) };
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

function lineOf({ file, start }: ts.Diagnostic): number {
  return file === undefined || start === undefined ? 1 : file.getLineAndCharacterOfPosition(start).line + 1;
}

function isLong(statement: string): boolean {
  return statement.includes("\n");
}
