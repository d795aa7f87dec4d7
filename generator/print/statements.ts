import { bracketed, documented, names, objectType, printCode, sequence, type Code, type Members } from "./code.ts";
import { comment, ident, stringLiteral, type Doc } from "./literals.ts";

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
  readonly typeOnly?: boolean;
}

/** The statements that a module made from the catalog may have. */
export type Statement =
  | (Named & Members & { readonly kind: "interface"; readonly typeParameters?: readonly TypeParameter[]; readonly extends?: string })
  | (Named & { readonly kind: "type"; readonly typeParameters?: readonly TypeParameter[]; readonly type: Code })
  /** Exported if it has documentation. */
  | { readonly kind: "const"; readonly name: string; readonly doc?: Doc; readonly type?: Code; readonly value: Code }
  /** A function that returns the value of one expression. */
  | (Named & {
      readonly kind: "function";
      readonly typeParameters?: readonly TypeParameter[];
      readonly parameters: readonly { readonly name: string; readonly type: string; readonly optional?: true }[];
      readonly returns: Code;
      readonly value: Code;
    })
  /** `import { a, b as c } from`, or `import * as all from`. */
  | (Link & { readonly kind: "import"; readonly names: readonly (string | readonly [name: string, as: string])[] | string })
  | (Link & { readonly kind: "export"; readonly names: readonly string[] });

/**
 * The text of a TypeScript module below a banner. Checks names and escapes documentation; texts of types and expressions
 * are printed unchanged, so they must come from the functions of this folder. Throws for a name that is not an identifier.
 * Constants and functions are laid out for the files that are compiled from the module, not for the module itself.
 */
export function printModule(banner: string, statements: readonly Statement[]): string {
  const parts = statements.map(printStatement);
  const text = parts.map((part, index) => (needsGap(statements[index - 1], statements[index]) ? `\n${part}` : part));
  return `${[banner, ...text].join("\n").replaceAll(/ +$/gm, "")}\n`;
}

/** Links of one kind stay together. */
function needsGap(above: Statement | undefined, statement: Statement | undefined): boolean {
  return above !== undefined && (above.kind !== statement?.kind || (above.kind !== "import" && above.kind !== "export"));
}

function printStatement(statement: Statement): string {
  switch (statement.kind) {
    case "import":
    case "export":
      return printLink(statement);
    case "const":
      return printConstant(statement);
    case "interface":
    case "type":
      return printCode(documented(statement.doc, toDeclaration(statement)));
    case "function":
      return printCode(documented(statement.doc, toDeclaration(statement)), "", "declare ".length);
  }
}

function printLink(link: Extract<Statement, Link>): string {
  const { kind, from, names: linked, typeOnly = false } = link;
  const what = typeof linked === "string" ? `* as ${ident(linked)}` : names(linked.map(toSpecifier));
  return printCode(sequence(`${kind} ${typeOnly ? "type " : ""}`, what, ` from ${stringLiteral(from)};`), "", 0, 0);
}

function toSpecifier(name: string | readonly [name: string, as: string]): string {
  return typeof name === "string" ? ident(name) : `${ident(name[0])} as ${ident(name[1])}`;
}

/** The declaration gets the type but not the value, and the code the value but not the type. */
function printConstant({ name, doc, type, value }: Extract<Statement, { kind: "const" }>): string {
  const constant = `const ${ident(name)}`;
  const start = doc === undefined ? constant : `export ${constant}`;
  const about = doc === undefined ? "" : comment(doc.lines, "", doc.tags);
  const typed = type === undefined ? "" : `: ${printCode(type, "", `export declare ${constant}: `.length)}`;
  return `${about === "" ? "" : `${about}\n`}${start}${typed} = ${printCode(value, "", start.length + " = ".length)};`;
}

function toDeclaration(statement: Extract<Statement, { kind: "interface" | "type" | "function" }>): Code {
  const name = ident(statement.name);
  switch (statement.kind) {
    case "interface": {
      const base = statement.extends === undefined ? "" : ` extends ${statement.extends}`;
      return sequence(`export interface ${name}`, ...toParameters(statement.typeParameters), `${base} `, objectType(statement));
    }
    case "type":
      return sequence(`export type ${name}`, ...toParameters(statement.typeParameters), " = ", statement.type, ";");
    case "function": {
      const { typeParameters, parameters, returns, value } = statement;
      const list = bracketed(
        "(",
        parameters.map(({ name, type, optional }) => `${ident(name)}${optional === true ? "?" : ""}: ${type}`),
        ")",
      );
      const body = `{\n  return ${printCode(value, "  ", "  return ".length)};\n}`;
      return sequence(`export function ${name}`, ...toParameters(typeParameters), list, ": ", returns, ` ${body}`);
    }
  }
}

function toParameters(parameters: readonly TypeParameter[] = []): readonly Code[] {
  const texts = parameters.map(
    ({ name, constraint, default: otherwise }) => `${ident(name)} extends ${constraint}${otherwise === undefined ? "" : ` = ${otherwise}`}`,
  );
  return texts.length === 0 ? [] : [bracketed("<", texts, ">")];
}
