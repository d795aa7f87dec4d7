import { IndentationText, NewLineKind, Project, QuoteKind, StructureKind, VariableDeclarationKind } from "ts-morph";
import type { StatementStructures } from "ts-morph";
import { banner } from "./banner.ts";
import { comment, ident, propName, type Tag } from "./literals.ts";

/** The documentation of a declaration or of a member. */
export interface Doc {
  readonly lines: readonly string[];
  readonly tags?: readonly Tag[];
}

/** A property of an interface or of an object type. */
export interface Member {
  readonly name: string;
  readonly doc?: Doc;
  /** Text of the type, on one or more lines. Their indentation does not matter. */
  readonly type: string;
  readonly optional?: boolean;
}

/** The members of an object, and the type of the values of all other names. */
export interface Members {
  readonly members: readonly Member[];
  readonly others?: { readonly doc: Doc; readonly type: string };
}

/** A type parameter with a constraint. */
export interface TypeParameter {
  readonly name: string;
  readonly constraint: string;
  readonly default?: string;
}

interface Named {
  readonly name: string;
  readonly doc: Doc;
}

/** The statements that an emitted declaration file may have. */
export type Declaration =
  | (Named & Members & { readonly kind: "interface"; readonly extends?: string })
  | (Named & { readonly kind: "type"; readonly typeParameters?: readonly TypeParameter[]; readonly type: string })
  | (Named & { readonly kind: "const"; readonly type: string })
  | (Named & {
      readonly kind: "function";
      readonly typeParameters?: readonly TypeParameter[];
      readonly parameters: readonly { readonly name: string; readonly type: string }[];
      readonly returns: string;
    })
  /** `import type { A, B } from`, or `import type * as All from`. */
  | { readonly kind: "import"; readonly from: string; readonly names: readonly string[] | string }
  | { readonly kind: "export"; readonly from: string; readonly names: readonly string[]; readonly typeOnly?: boolean };

/**
 * The text of a `.d.ts` file. Checks names and escapes documentation; texts of types are printed unchanged, so they must
 * come from the functions of this folder. Throws for a name that is not an identifier.
 */
export function printDeclarations(declarations: readonly Declaration[]): string {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Double, newLineKind: NewLineKind.LineFeed },
  });
  // One structure for the whole file: ts-morph parses the file again for each statement that is added to it.
  const file = project.createSourceFile("declarations.d.ts", { statements: [banner, ...declarations.map(toStructure)] });
  file.formatText();
  return file
    .getFullText()
    .replaceAll(/ +$/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n");
}

/** An object type, one member per line. */
export function objectType({ members, others }: Members): string {
  const open = others === undefined ? [] : [`${leading(others.doc)}[name: string]: ${others.type};`];
  const lines = members.map(({ name, doc, type, optional = false }) => `${leading(doc)}${propName(name)}${optional ? "?" : ""}: ${type};`);
  return ["{", ...open, ...lines, "}"].join("\n");
}

/** A union, one type per line; `never` for no types. */
export function unionType(types: readonly string[]): string {
  if (types.length === 0) return "never";
  return types.length === 1 ? types.join("") : types.map((type) => `\n| ${type}`).join("");
}

function toStructure(declaration: Declaration): StatementStructures {
  switch (declaration.kind) {
    case "import":
      return toImport(declaration.from, declaration.names);
    case "export": {
      const { from, names, typeOnly: isTypeOnly = false } = declaration;
      return { kind: StructureKind.ExportDeclaration, isTypeOnly, moduleSpecifier: from, namedExports: names.map(ident) };
    }
    case "interface":
      return { kind: StructureKind.Interface, ...named(declaration), ...toBase(declaration.extends), ...toMembers(declaration) };
    case "type": {
      const { type, typeParameters = [] } = declaration;
      return {
        kind: StructureKind.TypeAlias,
        ...named(declaration),
        typeParameters: typeParameters.map(toTypeParameter),
        type,
      };
    }
    case "const": {
      const { name, leadingTrivia, isExported } = named(declaration);
      const declarations = [{ name, type: declaration.type }];
      const declarationKind = VariableDeclarationKind.Const;
      return { kind: StructureKind.VariableStatement, isExported, leadingTrivia, hasDeclareKeyword: true, declarationKind, declarations };
    }
    case "function": {
      const { typeParameters = [], parameters, returns: returnType } = declaration;
      const types = typeParameters.map(toTypeParameter);
      return {
        kind: StructureKind.Function,
        ...named(declaration),
        hasDeclareKeyword: true,
        typeParameters: types,
        parameters: [...parameters],
        returnType,
      };
    }
  }
}

function toImport(moduleSpecifier: string, names: readonly string[] | string): StatementStructures {
  const what = typeof names === "string" ? { namespaceImport: ident(names) } : { namedImports: names.map(ident) };
  return { kind: StructureKind.ImportDeclaration, isTypeOnly: true, moduleSpecifier, ...what };
}

function toMembers({ members, others }: Members) {
  const properties = members.map(({ name, doc, type, optional = false }) => ({
    name: propName(name),
    leadingTrivia: leading(doc),
    hasQuestionToken: optional,
    type,
  }));
  if (others === undefined) return { properties };
  const open = { keyName: "name", keyType: "string", returnType: others.type, leadingTrivia: leading(others.doc) };
  return { properties, indexSignatures: [open] };
}

function toBase(base: string | undefined) {
  return base === undefined ? {} : { extends: [ident(base)] };
}

function toTypeParameter({ name, constraint, default: otherwise }: TypeParameter) {
  return { name: ident(name), constraint, ...(otherwise !== undefined && { default: otherwise }) };
}

/** Begins with a blank line, which ts-morph leaves out between declarations of one kind. */
function named({ name, doc }: Named) {
  return { name: ident(name), isExported: true, leadingTrivia: `\n${leading(doc)}` };
}

function leading(doc: Doc | undefined): string {
  const text = doc === undefined ? "" : comment(doc.lines, "", doc.tags);
  return text === "" ? "" : `${text}\n`;
}
