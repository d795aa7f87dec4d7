import {
  GraphQLError,
  Kind,
  parse,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from "graphql";
import type { Range } from "../../source/position.ts";

/** What a GraphQL file says, as far as it matters for a call. */
export interface GraphqlDocument {
  readonly operations: readonly OperationDefinitionNode[];
  readonly fragments: readonly FragmentDefinitionNode[];
  /** The variables that the operations declare. */
  readonly variables: readonly VariableDefinitionNode[];
  /** Where variables are used, and where fragments are. */
  readonly usedVariables: readonly GraphqlName[];
  readonly usedFragments: readonly GraphqlName[];
}

/** A name, and where it is in the text. */
export interface GraphqlName {
  readonly name: string;
  readonly range: Range;
}

/** The document in a text, or what keeps it from being read and where. */
export type ReadDocument = GraphqlDocument | { readonly problem: string; readonly range: Range };

/** Reads GraphQL. Positions are those of the text. */
export function readDocument(text: string): ReadDocument {
  try {
    return toDocument(parse(text));
  } catch (error) {
    // The parser recurses.
    if (error instanceof RangeError) return { problem: "the query is nested too deeply", range: { start: 0, end: 1 } };
    if (!(error instanceof GraphQLError)) throw error;
    const [start = 0] = error.positions ?? [];
    const problem = error.message.replace(/^Syntax Error: /u, "").replace(/\.$/u, "");
    return { problem: `${problem.charAt(0).toLowerCase()}${problem.slice(1)}`, range: { start, end: start + 1 } };
  }
}

/** Where a part of a document is in its text. */
export function rangeOfNode({ loc }: { readonly loc?: Range | undefined }): Range {
  return { start: loc?.start ?? 0, end: loc?.end ?? 0 };
}

function toDocument(document: DocumentNode): GraphqlDocument {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const usedVariables: GraphqlName[] = [];
  const usedFragments: GraphqlName[] = [];
  visit(document, {
    VariableDefinition: () => false,
    Variable: (node) => void usedVariables.push({ name: node.name.value, range: rangeOfNode(node) }),
    FragmentSpread: (node) => void usedFragments.push({ name: node.name.value, range: rangeOfNode(node) }),
  });
  return {
    operations,
    fragments: document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION),
    variables: operations.flatMap(({ variableDefinitions = [] }) => variableDefinitions),
    usedVariables,
    usedFragments,
  };
}
