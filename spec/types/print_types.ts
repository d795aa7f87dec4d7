import openapiTS, { astToString } from "openapi-typescript";
import { format } from "prettier";
import ts from "typescript";
import { comment } from "../../generator/print/literals.ts";
import { shareKeys } from "./share_keys.ts";
import { ANY_VALUE, fileTypeName, toComponents, type SchemaFiles } from "./to_components.ts";

const HEAD = `// @generated from spec/*.schema.json by \`npm run docs\`. Do not edit.
import type { ${ANY_VALUE} } from "./yaml_node.ts";
`;

const LAYOUT = { parser: "typescript", printWidth: 140 } as const;

/**
 * The module with the types of what JSON Schemas accept. openapi-typescript turns the schemas into types; each of them
 * becomes a declaration of its own. Throws what `toComponents` throws.
 */
export async function printTypes(files: SchemaFiles): Promise<string> {
  const schemas = toComponents(files);
  const document = { openapi: "3.1.0", info: { title: "", version: "" }, paths: {}, components: { schemas } };
  const nodes = await openapiTS(JSON.stringify(document), { immutable: true, silent: true });
  const declarations = nodes.flatMap((node) => membersOf(node, "components")).flatMap((member) => membersOf(member, "schemas"));
  const printed = shareKeys(declarations.filter(({ name }) => nameOf(name) !== ANY_VALUE)).map(printDeclaration);
  const text = await format([HEAD, printFiles(files), ...printed].join("\n"), LAYOUT);
  return text.replaceAll(/^( *)\/\*\*(.*?)\*\/\n/gmsu, (_, indent: string, inner: string) => {
    const documentation = comment(textOf(inner), indent);
    return documentation === "" ? "" : `${documentation}\n`;
  });
}

/** `WrittenFiles`, which leads from a file to its type. */
function printFiles(files: SchemaFiles): string {
  const members = Object.keys(files).map((file) => `readonly ${JSON.stringify(file)}: ${fileTypeName(file)};`);
  return `/** What each JSON Schema in \`spec/\` accepts, by the name of its file. */\nexport interface WrittenFiles { ${members.join("\n")} }\n`;
}

/** The properties of a type that an interface or a property has: those of `schemas` in the interface `components`. */
function membersOf(node: ts.Node, name: string): readonly ts.PropertySignature[] {
  if (!(ts.isInterfaceDeclaration(node) || ts.isPropertySignature(node)) || nameOf(node.name) !== name) return [];
  const type = ts.isInterfaceDeclaration(node) ? node : node.type;
  return type !== undefined && "members" in type ? type.members.filter(ts.isPropertySignature) : [];
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : "";
}

/** `export interface WrittenRecord { … }` for `readonly WrittenRecord: { … };` */
function printDeclaration(property: ts.PropertySignature): string {
  const { factory } = ts;
  const { type = factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword) } = property;
  const name = nameOf(property.name);
  const exported = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const declaration =
    ts.isTypeLiteralNode(type) && !type.members.some(ts.isIndexSignatureDeclaration)
      ? factory.createInterfaceDeclaration(exported, name, undefined, undefined, type.members)
      : factory.createTypeAliasDeclaration(exported, name, undefined, type);
  ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(property));
  const text = astToString(declaration).replaceAll(/components\["schemas"\]\["(\w+)"\]/gu, "$1");
  return text.replaceAll(/\{\s+(readonly \[key: string\]: \w+);\s+\}/gu, "{ $1 }"); // Prettier keeps the line breaks of objects.
}

/** The description in a comment of openapi-typescript, without the tags that repeat what the type says. */
function textOf(comment: string): string {
  const lines = comment.split("\n").map((line) => line.trim().replace(/^\* ?/u, ""));
  const described = lines.filter((line) => !/^@(?:enum|constant)\b/u.test(line));
  return described
    .join(" ")
    .trim()
    .replace(/^@description /u, "");
}
