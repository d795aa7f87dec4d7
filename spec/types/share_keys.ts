import { astToString } from "openapi-typescript";
import ts from "typescript";

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
 * The same types, with each group of shared keys in a type of its own. The first mapping that has a group determines its types;
 * mappings with other types or descriptions keep their own keys.
 */
export function shareKeys(types: readonly ts.PropertySignature[]): readonly ts.PropertySignature[] {
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
