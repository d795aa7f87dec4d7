import { ts } from "ts-morph";

type Complaint = readonly [node: ts.Node, what: string];

const compilerOptions: ts.CompilerOptions = { allowJs: true, noLib: true, noResolve: true, target: ts.ScriptTarget.ES2022 };

/**
 * The errors in an emitted `.js` or `.ts` file, as `path:line:column: what`: syntax errors, and kinds of statements that
 * do not belong in it. Declarations have types and no code; modules made from the catalog have imports from the package,
 * constants without side effects, functions of one expression, and exports. Files of other kinds have no errors.
 */
export function checkSyntax(path: string, text: string): readonly string[] {
  if (!/\.[jt]s$/.test(path)) return [];
  const { file, errors } = parse(path, text);
  if (errors.length > 0) return errors;
  return isCompiled(path) ? [] : checkStatements(file).map(([node, what]) => formatError(file, path, node.getStart(file), what));
}

/** Files compiled from `templates/` are written by hand and hold nothing of the catalog. */
function isCompiled(path: string): boolean {
  return ["runtime/", "shared/", "bin/"].some((folder) => path.startsWith(folder));
}

function parse(path: string, text: string): { readonly file: ts.SourceFile; readonly errors: readonly string[] } {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const host: ts.CompilerHost = {
    fileExists: (name) => name === path,
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => "",
    getDefaultLibFileName: () => "",
    getNewLine: () => "\n",
    getSourceFile: (name) => (name === path ? file : undefined),
    readFile: () => undefined,
    useCaseSensitiveFileNames: () => true,
    writeFile: () => undefined,
  };
  const diagnostics = ts.createProgram([path], compilerOptions, host).getSyntacticDiagnostics(file);
  const errors = diagnostics.map(({ start, messageText }) =>
    formatError(file, path, start, ts.flattenDiagnosticMessageText(messageText, " ")),
  );
  return { file, errors };
}

function checkStatements(file: ts.SourceFile): readonly Complaint[] {
  const { referencedFiles, typeReferenceDirectives, libReferenceDirectives } = file;
  const directives = [...referencedFiles, ...typeReferenceDirectives, ...libReferenceDirectives];
  const complaints = directives.map((): Complaint => [file, "a reference directive"]);
  const check = file.isDeclarationFile ? checkDeclaration : checkModuleStatement;
  return [...complaints, ...file.statements.flatMap(check)];
}

function checkDeclaration(statement: ts.Statement): readonly Complaint[] {
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return [];
  if (ts.isFunctionDeclaration(statement) && statement.body === undefined) return [];
  if (ts.isVariableStatement(statement) && isConst(statement)) {
    return statement.declarationList.declarations.flatMap((each): readonly Complaint[] =>
      each.type === undefined || each.initializer !== undefined ? [[each, "a constant that is not just declared"]] : [],
    );
  }
  return checkLink(statement);
}

function checkModuleStatement(statement: ts.Statement): readonly Complaint[] {
  if (ts.isFunctionDeclaration(statement)) return checkFunction(statement);
  if (!ts.isVariableStatement(statement) || !isConst(statement)) return checkLink(statement);
  return statement.declarationList.declarations.flatMap(({ name, initializer }): readonly Complaint[] => {
    if (!ts.isIdentifier(name)) return [[name, "a destructured constant"]];
    return initializer === undefined ? [[name, "a constant without a value"]] : checkValue(initializer);
  });
}

/** Imports and exports of names, from the package itself. */
function checkLink(statement: ts.Statement): readonly Complaint[] {
  if (ts.isImportDeclaration(statement) && statement.importClause !== undefined) return checkSpecifier(statement.moduleSpecifier);
  if (ts.isExportDeclaration(statement)) return checkSpecifier(statement.moduleSpecifier);
  return [[statement, `a statement of kind ${ts.SyntaxKind[statement.kind]}`]];
}

function checkSpecifier(specifier: ts.Expression | undefined): readonly Complaint[] {
  if (specifier === undefined || (ts.isStringLiteral(specifier) && /^\.\.?\/[\w./-]+$/.test(specifier.text))) return [];
  return [[specifier, "an import from outside the package"]];
}

/** Literals, names, calls that are marked as pure, and functions that do not run when the module is loaded: in these, no call needs a mark. */
function checkValue(node: ts.Expression, isInFunction = false): readonly Complaint[] {
  const check = (inner: ts.Expression): readonly Complaint[] => checkValue(inner, isInFunction);
  if (isPlain(node)) return [];
  if (ts.isPropertyAccessExpression(node)) return check(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(check);
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap((property) => checkProperty(property, check));
  if (ts.isParenthesizedExpression(node)) return check(node.expression);
  if (ts.isArrowFunction(node)) return checkFunction(node);
  if (ts.isCallExpression(node) && (isInFunction || isMarkedPure(node))) return [node.expression, ...node.arguments].flatMap(check);
  return [[node, `an expression of kind ${ts.SyntaxKind[node.kind]}`]];
}

/** Parameters that are names, and one expression: a value. */
function checkFunction(node: ts.FunctionDeclaration | ts.ArrowFunction | ts.GetAccessorDeclaration): readonly Complaint[] {
  const result = resultOf(node.body);
  if (result === undefined) return [[node, "a function of more than one expression"]];
  const params = node.parameters.filter(({ name, initializer }) => !ts.isIdentifier(name) || initializer !== undefined);
  const complaints = params.map((param): Complaint => [param, "a parameter that is more than a name"]);
  return [...complaints, ...checkValue(result, true)];
}

function resultOf(body: ts.ConciseBody | undefined): ts.Expression | undefined {
  if (body === undefined || !ts.isBlock(body)) return body;
  const [only, ...others] = body.statements;
  return others.length === 0 && only !== undefined && ts.isReturnStatement(only) ? only.expression : undefined;
}

function isPlain(node: ts.Expression): boolean {
  if (ts.isIdentifier(node) || ts.isStringLiteral(node) || ts.isNumericLiteral(node)) return true;
  if (ts.isPrefixUnaryExpression(node)) return node.operator === ts.SyntaxKind.MinusToken && ts.isNumericLiteral(node.operand);
  return [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind);
}

function checkProperty(property: ts.ObjectLiteralElementLike, check: (value: ts.Expression) => readonly Complaint[]): readonly Complaint[] {
  if (ts.isShorthandPropertyAssignment(property)) return [];
  if (ts.isSpreadAssignment(property)) return check(property.expression);
  if (ts.isGetAccessorDeclaration(property) && ts.isIdentifier(property.name)) return checkFunction(property);
  if (!ts.isPropertyAssignment(property)) return [[property, `a property of kind ${ts.SyntaxKind[property.kind]}`]];
  const { name, initializer } = property;
  if (ts.isComputedPropertyName(name)) return ts.isStringLiteral(name.expression) ? check(initializer) : [[name, "a computed name"]];
  return name.getText() === "__proto__" || name.getText() === '"__proto__"' ? [[name, "a prototype"]] : check(initializer);
}

function isMarkedPure(node: ts.CallExpression): boolean {
  const before = node.getFullText().slice(0, node.getStart() - node.getFullStart());
  return before.trim() === "/* @__PURE__ */";
}

function isConst({ declarationList }: ts.VariableStatement): boolean {
  return (declarationList.flags & ts.NodeFlags.Const) !== 0;
}

function formatError(file: ts.SourceFile, path: string, start: number | undefined, what: string): string {
  const { line, character } = file.getLineAndCharacterOfPosition(start ?? 0);
  return `${path}:${line + 1}:${character + 1}: ${what}`;
}
