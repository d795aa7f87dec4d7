import openapiTS, { astToString } from "openapi-typescript";
import { format } from "oxfmt";
import ts from "typescript";
import { comment } from "#generator/print";
import { ANY_VALUE, fileTypeName, toComponents, type SchemaFiles } from "./type_components.ts";

/**
 * The module with the types of what JSON Schemas accept. openapi-typescript turns the schemas into types; each of them becomes a declaration of
 * its own. Throws what `toComponents` throws.
 * @param head the first line of the module
 */
export async function printTypes(files: SchemaFiles, head = ""): Promise<string> {
  const schemas = toComponents(files);
  const document = { openapi: "3.1.0", info: { title: "", version: "" }, paths: {}, components: { schemas } };
  const nodes = await openapiTS(JSON.stringify(document), { immutable: true, silent: true });
  const declarations = nodes.flatMap((node) => membersOf(node, "components")).flatMap((member) => membersOf(member, "schemas"));
  const printed = shareKeys(declarations.filter(({ name }) => nameOf(name) !== ANY_VALUE)).map(printDeclaration);
  const parts = [head, `import type { ${ANY_VALUE} } from "./yaml_node.ts";\n`, printFiles(files), ...printed];
  const { code } = await format("written_types.ts", parts.join("\n"), { printWidth: 140 });
  return code.replaceAll(/^( *)\/\*\*(.*?)\*\/\n/gmsu, (_, indent: string, inner: string) => {
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
  return text.replaceAll(/\{\s+(readonly \[key: string\]: \w+);\s+\}/gu, "{ $1 }"); // The formatter keeps the line breaks of objects.
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

/** A type with optional keys that several mappings have alike. */
interface SharedKeys {
  readonly name: string;
  readonly description: string;
  readonly keys: readonly string[];
}

const SHARED: readonly SharedKeys[] = [
  {
    name: "WrittenNotes",
    description: "What may be said about most things.",
    keys: ["description", "section", "deprecated", "experimental", "assumed", "not_shown"],
  },
  {
    name: "WrittenValue",
    description: "What may be said about every value, in requests and in responses.",
    keys: [
      ...["type", "const", "enum", "known_values", "min", "max", "multiple_of", "min_length", "max_length", "min_items"],
      ...["max_items", "pattern", "list"],
    ],
  },
  {
    name: "WrittenParamRole",
    description: "What a param does. It has one of these keys at most.",
    keys: [
      ...["filter", "parent", "within", "search", "order", "select", "expand", "field", "includes", "excludes", "modifies"],
      ...["index", "no_effect", "identity"],
    ],
  },
  {
    name: "WrittenOperationParts",
    description: "What connectors and overlays say about an operation in the same way.",
    keys: [
      ...["kind", "ordered", "params", "at_least_one_of", "returns", "meta", "elements", "paging", "download", "call", "take"],
      ...["take_meta", "rename", "headers", "not_sent", "fixed", "query_style", "graphql", "then", "retired", "notes", "sandbox"],
    ],
  },
];

/**
 * Moves each group of shared keys to a type of its own. The first mapping that has a group determines its types;
 * mappings with other types or descriptions keep their own keys.
 */
function shareKeys(types: readonly ts.PropertySignature[]): readonly ts.PropertySignature[] {
  const declared = new Map<string, ts.PropertySignature>();
  const visit = (node: ts.Node): ts.Node => {
    const visited = ts.visitEachChild(node, visit, undefined);
    return ts.isTypeLiteralNode(visited) ? withSharedKeys(visited, declared) : visited;
  };
  const changed = types.map((type) => ts.visitNode(type, visit, ts.isPropertySignature));
  return [...declared.values(), ...changed];
}

/** `WrittenNotes & { … }` for a mapping that has, among others, the keys of `WrittenNotes`. */
function withSharedKeys(mapping: ts.TypeLiteralNode, declared: Map<string, ts.PropertySignature>): ts.TypeNode {
  const { factory } = ts;
  const isAmong = (keys: readonly string[], { name }: ts.TypeElement): boolean =>
    name !== undefined && ts.isIdentifier(name) && keys.includes(name.text);
  const shared = SHARED.filter((group) => {
    const members = mapping.members.filter((member) => isAmong(group.keys, member));
    if (members.length < group.keys.length) return false;
    const declaration = declareKeys(group, members);
    const known = declared.get(group.name) ?? declaration;
    declared.set(group.name, known);
    return astToString(known) === astToString(declaration);
  });
  if (shared.length === 0) return mapping;
  const own = mapping.members.filter((member) => !shared.some(({ keys }) => isAmong(keys, member)));
  return factory.createIntersectionTypeNode([
    ...shared.map(({ name }) => factory.createTypeReferenceNode(name)),
    factory.createTypeLiteralNode(own),
  ]);
}

function declareKeys({ name, description }: SharedKeys, members: readonly ts.TypeElement[]): ts.PropertySignature {
  const { factory } = ts;
  const declaration = factory.createPropertySignature(undefined, name, undefined, factory.createTypeLiteralNode(members));
  return ts.addSyntheticLeadingComment(declaration, ts.SyntaxKind.MultiLineCommentTrivia, `* ${description} `, true);
}
