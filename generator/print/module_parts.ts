import { ts } from "ts-morph";

/** A part of a text. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** `import { a, b as c } from "./x.js"`, or the same with `export`. */
export interface NamedLink extends Range {
  readonly kind: "import" | "export";
  readonly from: string;
  readonly names: readonly (readonly [name: string, as: string])[];
}

/** A declaration at the top level of a module. */
interface Declaration {
  readonly name: string;
  /** `export` and the blank after it; undefined for what is not exported. */
  readonly exported: Range | undefined;
}

/** What a module of JavaScript consists of. */
export interface ModuleParts {
  readonly links: readonly NamedLink[];
  readonly declarations: readonly Declaration[];
  /** The constants that are a number, a text or another constant, with the comments above them. */
  readonly constants: readonly Range[];
  /** `export {}`, which marks a file without other exports as a module. */
  readonly marks: readonly Range[];
}

/** The text of a module without its links: its constants, and the rest. */
export interface ModuleBody {
  readonly constants: string;
  readonly rest: string;
}

/** The imports and exports of a module that name what they link. Others, such as `import * as all`, are not among them. */
export function namedLinksIn(text: string): readonly NamedLink[] {
  const file = parse(text);
  return file.statements.filter(isLink).flatMap((link) => toLink(link, file));
}

/** The parts of a module. Throws for a link without names, which cannot be moved to another module. */
export function modulePartsOf(path: string, text: string): ModuleParts {
  const file = parse(text);
  const links = file.statements.filter(isLink);
  const named = links.flatMap((link) => toLink(link, file));
  if (named.length < links.length) throw new Error(`${path} links another module without names, and cannot be joined with it`);
  return {
    links: named,
    declarations: file.statements.flatMap((node) => declaredBy(node, file)),
    constants: file.statements.filter(isConstant).map((node) => ({ start: Math.max(node.pos, bannerEnd(text)), end: node.end })),
    marks: file.statements.filter(isMark).map((node) => wholeLine(node, file)),
  };
}

/** The text of a module without `export` in front of all declarations but the `published` ones, and without its first line. */
export function moduleBody(text: string, parts: ModuleParts, published: ReadonlySet<string>): ModuleBody {
  const { links, declarations, constants, marks } = parts;
  const hidden = declarations.flatMap(({ name, exported }) => (exported === undefined || published.has(name) ? [] : [exported]));
  const rest = constants.reduce((whole, constant) => whole.filter((range) => !isInside(range, constant)), [...links, ...marks, ...hidden]);
  return {
    constants: constants
      .map((constant) => cut(text, constant, hidden))
      .join("")
      .trim(),
    rest: cut(text, { start: bannerEnd(text), end: text.length }, [...rest, ...constants]).trim(),
  };
}

function bannerEnd(text: string): number {
  return /^\/\/ @generated.*\n/u.exec(text)?.[0].length ?? 0;
}

/** A part of a text without the parts of it that are removed. */
function cut(text: string, part: Range, removed: readonly Range[]): string {
  const inside = removed.filter((range) => isInside(range, part)).sort((left, right) => left.start - right.start);
  return [part.start, ...inside.map(({ end }) => end)].map((from, index) => text.slice(from, inside[index]?.start ?? part.end)).join("");
}

function isInside(range: Range, other: Range): boolean {
  return range.start >= other.start && range.end <= other.end;
}

function parse(text: string): ts.SourceFile {
  return ts.createSourceFile("module.js", text, ts.ScriptTarget.ES2022);
}

type LinkNode = ts.ImportDeclaration | ts.ExportDeclaration;

function isLink(node: ts.Statement): node is LinkNode {
  return ts.isImportDeclaration(node) || (ts.isExportDeclaration(node) && !isMark(node));
}

function isMark(node: ts.Statement): boolean {
  if (!ts.isExportDeclaration(node) || node.moduleSpecifier !== undefined || node.exportClause === undefined) return false;
  return ts.isNamedExports(node.exportClause) && node.exportClause.elements.length === 0;
}

function toLink(node: LinkNode, file: ts.SourceFile): readonly NamedLink[] {
  const { moduleSpecifier } = node;
  const clause = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
  if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
  if (clause === undefined || ts.isNamespaceImport(clause) || ts.isNamespaceExport(clause)) return [];
  const elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[] = [...clause.elements];
  const names = elements.map(({ name, propertyName }) => [(propertyName ?? name).text, name.text] as const);
  return [{ kind: ts.isImportDeclaration(node) ? "import" : "export", from: moduleSpecifier.text, names, ...wholeLine(node, file) }];
}

/** A statement with the end of its line. */
function wholeLine(node: ts.Statement, file: ts.SourceFile): Range {
  return { start: node.getStart(file), end: node.end + (file.text[node.end] === "\n" ? 1 : 0) };
}

function declaredBy(node: ts.Statement, file: ts.SourceFile): readonly Declaration[] {
  if (!ts.isVariableStatement(node) && !ts.isFunctionDeclaration(node) && !ts.isClassDeclaration(node)) return [];
  const names = ts.isVariableStatement(node) ? node.declarationList.declarations.map(({ name }) => name) : [node.name];
  const keyword = node.modifiers?.find(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  const exported = keyword && { start: keyword.getStart(file), end: keyword.end + 1 };
  return names.flatMap((name) => (name === undefined || !ts.isIdentifier(name) ? [] : [{ name: name.text, exported }]));
}

function isConstant(node: ts.Statement): boolean {
  return ts.isVariableStatement(node) && node.declarationList.declarations.every(({ initializer }) => isConstantValue(initializer));
}

function isConstantValue(value: ts.Expression | undefined): boolean {
  return value !== undefined && (ts.isNumericLiteral(value) || ts.isStringLiteral(value) || ts.isIdentifier(value));
}
