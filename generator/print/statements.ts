import { bracketed, documented, names, objectType, printCode, sequence, withoutMarks, type Code, type Members } from "./code.ts";
import { ident, stringLiteral, type Doc } from "./literals.ts";

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

interface Link {
  readonly from: string;
  /** The module with its declarations, if that is another one. */
  readonly typesFrom?: string;
  readonly typeOnly?: boolean;
}

/** The statements that a module made from the catalog may have. */
export type Statement =
  | (Named & Members & { readonly kind: "interface"; readonly typeParameters?: readonly TypeParameter[]; readonly extends?: string })
  | (Named & { readonly kind: "type"; readonly typeParameters?: readonly TypeParameter[]; readonly type: Code })
  | (Named & { readonly kind: "const"; readonly type: Code; readonly value: Code })
  /** A constant without a declaration: private to the module or, if it is exported, to the package. */
  | { readonly kind: "value"; readonly name: string; readonly value: Code; readonly exported?: boolean }
  /**
   * A function without a declaration that makes a value. V8 parses an arrow function of one expression as a whole when it loads a module, and
   * only skims this one.
   */
  | { readonly kind: "maker"; readonly name: string; readonly value: Code; readonly exported?: boolean }
  /** A function that returns the value of one expression. */
  | (Named & {
      readonly kind: "function";
      readonly typeParameters?: readonly TypeParameter[];
      readonly parameters: readonly { readonly name: string; readonly type: string; readonly optional?: true }[];
      readonly returns: Code;
      readonly value: Code;
    })
  /** `import { a, b as c } from`. */
  | (Link & { readonly kind: "import"; readonly names: readonly (string | readonly [name: string, as: string])[] })
  /** `import * as all from`. Declarations do not import a module of which only values are used. */
  | (Link & { readonly kind: "import"; readonly all: string; readonly valuesOnly?: true })
  | (Link & { readonly kind: "export"; readonly names: readonly string[] });

/** The two files of a module. */
export interface PrintedModule {
  /** Its code, without documentation. */
  readonly js: string;
  /** Its declarations. */
  readonly dts: string;
}

/**
 * The texts of a module below a banner. Checks names and escapes documentation; texts of types and expressions are printed unchanged, so they
 * must come from the functions of this folder. Throws for a name that is not an identifier.
 */
export function printModule(banner: string, statements: readonly Statement[]): PrintedModule {
  return { js: printWith(printCodeOf, banner, statements), dts: printWith(printDeclarationOf, banner, statements) };
}

/** The text of what a projection leaves of the statements. A file without imports and exports would not be a module. */
function printWith(print: (statement: Statement) => string, banner: string, statements: readonly Statement[]): string {
  const parts = statements.map((statement) => ({ kind: statement.kind, text: print(statement) })).filter(({ text }) => text !== "");
  const gaps = parts.map(({ kind, text }, index) => (needsGap(parts[index - 1]?.kind, kind) ? `\n${text}` : text));
  return `${[banner, ...(gaps.length === 0 ? ["export {};"] : gaps)].join("\n").replaceAll(/ +$/gmu, "")}\n`;
}

/** Links of one kind stay together. */
function needsGap(above: Statement["kind"] | undefined, kind: Statement["kind"]): boolean {
  return above !== undefined && (above !== kind || (kind !== "import" && kind !== "export"));
}

/** A statement in code; empty for types. */
function printCodeOf(statement: Statement): string {
  switch (statement.kind) {
    case "import":
    case "export":
      return statement.typeOnly === true ? "" : printLink(statement);
    case "const":
      return printConstant(`export const ${ident(statement.name)}`, statement.value);
    case "value":
      return printConstant(`${statement.exported === true ? "export " : ""}const ${ident(statement.name)}`, statement.value);
    case "maker":
      return `${statement.exported === true ? "export " : ""}function ${ident(statement.name)}() ${printBody(withoutMarks(statement.value))}`;
    case "function": {
      const parameters = bracketed(
        "(",
        statement.parameters.map(({ name }) => ident(name)),
        ")",
      );
      return printCode(sequence(`export function ${ident(statement.name)}`, parameters, ` ${printBody(statement.value)}`));
    }
    case "interface":
    case "type":
      return "";
  }
}

function printBody(returned: Code): string {
  return `{\n  return ${printCode(returned, "  ", "  return ".length)};\n}`;
}

function printConstant(start: string, value: Code): string {
  return `${start} = ${printCode(value, "", start.length + " = ".length)};`;
}

/** A statement in declarations; empty for what only the code needs. */
function printDeclarationOf(statement: Statement): string {
  switch (statement.kind) {
    case "import":
      return statement.typeOnly === true || ("all" in statement && statement.valuesOnly !== true) ? printLink(statement) : "";
    case "export":
      return printLink({ ...statement, from: statement.typesFrom ?? statement.from });
    case "value":
    case "maker":
      return "";
    case "const":
    case "interface":
    case "type":
    case "function":
      return printCode(documented(statement.doc, toDeclaration(statement)));
  }
}

function printLink(link: Extract<Statement, Link>): string {
  const { kind, from, typeOnly = false } = link;
  const what = "all" in link ? `* as ${ident(link.all)}` : names(link.names.map(toSpecifier));
  return printCode(sequence(`${kind} ${typeOnly ? "type " : ""}`, what, ` from ${stringLiteral(from)};`), "", 0, 0);
}

function toSpecifier(name: string | readonly [name: string, as: string]): string {
  return typeof name === "string" ? ident(name) : `${ident(name[0])} as ${ident(name[1])}`;
}

function toDeclaration(statement: Extract<Statement, Named>): Code {
  const name = ident(statement.name);
  switch (statement.kind) {
    case "const":
      return sequence(`export declare const ${name}: `, statement.type, ";");
    case "interface": {
      const base = statement.extends === undefined ? "" : ` extends ${statement.extends}`;
      return sequence(`export interface ${name}`, ...toParameters(statement.typeParameters), `${base} `, objectType(statement));
    }
    case "type":
      return sequence(`export type ${name}`, ...toParameters(statement.typeParameters), " = ", statement.type, ";");
    case "function": {
      const { typeParameters, parameters, returns } = statement;
      const typed = parameters.map(({ name: parameter, type, optional }) => `${ident(parameter)}${optional === true ? "?" : ""}: ${type}`);
      return sequence(`export declare function ${name}`, ...toParameters(typeParameters), bracketed("(", typed, ")"), ": ", returns, ";");
    }
  }
}

function toParameters(parameters: readonly TypeParameter[] = []): readonly Code[] {
  const texts = parameters.map(
    ({ name, constraint, default: otherwise }) => `${ident(name)} extends ${constraint}${otherwise === undefined ? "" : ` = ${otherwise}`}`,
  );
  return texts.length === 0 ? [] : [bracketed("<", texts, ">")];
}
