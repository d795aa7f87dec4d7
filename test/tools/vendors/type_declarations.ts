import { readFileSync } from "node:fs";
import ts from "typescript";

/** An object type that a declaration file names, and the text of the type of each property. */
export interface DeclaredType {
  readonly properties: ReadonlyMap<string, string>;
  /** The names of the types that it extends. */
  readonly bases: readonly string[];
}

/** The object types that a declaration file declares at its top, or in a namespace there, by name. Throws when there is no such file. */
export function declaredTypes(path: string, namespace?: string): ReadonlyMap<string, DeclaredType> {
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const statements = namespace === undefined ? file.statements : file.statements.flatMap((statement) => insideOf(statement, namespace));
  return new Map(statements.flatMap((statement) => declarationsOf(statement)));
}

function insideOf(statement: ts.Statement, namespace: string): readonly ts.Statement[] {
  const inside = ts.isModuleDeclaration(statement) && statement.name.text === namespace ? statement.body : undefined;
  return inside !== undefined && ts.isModuleBlock(inside) ? inside.statements : [];
}

function declarationsOf(statement: ts.Statement): readonly (readonly [string, DeclaredType])[] {
  if (ts.isInterfaceDeclaration(statement)) {
    const bases = (statement.heritageClauses ?? []).flatMap(({ types }) => types.map((type) => type.getText()));
    return [[statement.name.text, { properties: propertiesOf(statement.members), bases }]];
  }
  if (!ts.isTypeAliasDeclaration(statement)) return [];
  const parts: readonly ts.TypeNode[] = ts.isIntersectionTypeNode(statement.type) ? statement.type.types : [statement.type];
  const properties = parts.flatMap((part) => (ts.isTypeLiteralNode(part) ? [...propertiesOf(part.members)] : []));
  const bases = parts.filter(ts.isTypeReferenceNode).map((type) => type.getText());
  return [[statement.name.text, { properties: new Map(properties), bases }]];
}

function propertiesOf(members: ts.NodeArray<ts.TypeElement>): ReadonlyMap<string, string> {
  return new Map(
    members
      .filter(ts.isPropertySignature)
      .map(({ name, type }) => [ts.isIdentifier(name) ? name.text : name.getText(), type?.getText() ?? ""]),
  );
}
