import { quoteAll } from "#generator/read";
import type { DocumentNode, FragmentDefinitionNode, GraphQLSchema, OperationDefinitionNode, VariableDefinitionNode } from "graphql";
import { OperationTypeNode, GraphQLError, Kind, assertValidSchema, buildSchema, parse, visit } from "graphql";
import { nearestName } from "#templates/core";
import type { Diagnostic, UnlocatedDiagnostic, SourceFile, Range } from "#generator/read";
import { compareDiagnostics, createDiagnostic, diagnosticAt, CONNECTORS_FOLDER, INNER_FOLDER, placeIn, lineStarts } from "#generator/read";
import { type Model, type Operation, misfitsOfQuery, operationsOf } from "#generator/resolve";
import type { BindingContext } from "./addresses.ts";

/** Mistakes in the GraphQL files that operations name, each at its place in the file, once for each place. */
export function checkQueryFiles({ connectors }: Model, sources: readonly SourceFile[]): readonly Diagnostic[] {
  const operations = connectors.flatMap(operationsOf);
  const schemas = new Map(connectors.flatMap(({ id }) => schemaOf(id, sources).map((schema) => [id, schema] as const)));
  const diagnostics = sources.flatMap((source) => {
    const users = operations.filter(({ binding }) => binding?.graphql && `${CONNECTORS_FOLDER}/${binding.graphql.file}` === source.path);
    return users.length === 0 ? [] : checkFile(source, users, schemas);
  });
  diagnostics.push(...[...schemas.values()].flatMap((schema) => ("code" in schema ? [schema] : [])));
  return diagnostics
    .sort(compareDiagnostics)
    .filter((one, index) => index === 0 || compareDiagnostics(one, diagnostics[index - 1] ?? one) !== 0);
}

/** Params that their query has no variable for, and calls that cannot carry a query. */
export function checkQueryParams({ operation, binding }: BindingContext): readonly UnlocatedDiagnostic[] {
  const { graphql, method } = binding;
  if (graphql === undefined) return [];
  const { at } = operation;
  const wrong = method === "POST" ? [] : [diagnosticAt("binding/query-method", placeIn(at, "call"), { method })];
  const document = readDocument(graphql.query);
  if ("problem" in document) return wrong;
  const variables = document.variables.map(({ variable }) => variable.name.value);
  const missing = [...sentNames(operation)].filter(([wire]) => !variables.includes(wire));
  return [
    ...wrong,
    ...missing.map(([wire, { key, name }]) => {
      const slots = { name: wire, file: graphql.file, known: variables.map((one) => `\`$${one}\``).join(", ") };
      const suggestion = nearestName(wire, variables);
      return diagnosticAt("binding/no-variable", placeIn(at, key, name), slots, { on: "key", suggestion });
    }),
  ];
}

interface Sent {
  readonly key: "params" | "fixed";
  readonly name: string;
}

/** The values that are sent as variables, by their names on the wire, with the key that says so. */
function sentNames({ binding }: Operation): ReadonlyMap<string, Sent> {
  const sent = new Map<string, Sent>(Object.keys(binding?.fixed ?? {}).map((name) => [name, { key: "fixed", name }]));
  for (const [name, place] of Object.entries(binding?.params ?? {}))
    if (place.in === "variable") sent.set(place.name, { key: "params", name });
  return sent;
}

/** The GraphQL schema that a connector may have, or what is wrong with it. */
function schemaOf(connector: string, sources: readonly SourceFile[]): readonly (GraphQLSchema | Diagnostic)[] {
  const source = sources.find(({ path }) => path === `${INNER_FOLDER}/${connector}.graphql`);
  if (source === undefined) return [];
  const { path, text } = source;
  const file = { path, starts: lineStarts(text) };
  try {
    const schema = buildSchema(text);
    assertValidSchema(schema);
    return [schema];
  } catch (error) {
    const { problem, range } = problemOf(error, "schema");
    return [createDiagnostic("inner/schema", { problem }, file, range)];
  }
}

function checkFile(
  { path, text }: SourceFile,
  users: readonly Operation[],
  schemas: ReadonlyMap<string, GraphQLSchema | Diagnostic>,
): readonly Diagnostic[] {
  const file = { path, starts: lineStarts(text) };
  const document = readDocument(text);
  if ("problem" in document) {
    const { problem, range } = document;
    return [createDiagnostic("binding/query-syntax", { problem }, file, range)];
  }
  return [
    ...[...problemsOf(document, users), ...problemsUnder(schemas.get(users[0]?.connector ?? ""), text)].map(({ problem, range }) =>
      createDiagnostic("binding/query", { problem }, file, range),
    ),
    ...users.flatMap((operation) =>
      strayVariables(document, operation).map(({ name, range }) => {
        const names = [...sentNames(operation).keys()];
        const slots = { name, operation: operation.id, known: quoteAll(names) };
        return createDiagnostic("binding/query-variable", slots, file, range, { suggestion: nearestName(name, names) });
      }),
    ),
  ];
}

/** What a query selects that the schema of its connector does not have. */
function problemsUnder(schema: GraphQLSchema | Diagnostic | undefined, text: string): readonly Problem[] {
  return schema === undefined || "code" in schema ? [] : misfitsOfQuery(schema, parse(text)).map((error) => problemOf(error));
}

/** Variables that get no value from the operation. */
function strayVariables({ variables }: GraphqlDocument, operation: Operation): readonly GraphqlName[] {
  const sent = sentNames(operation);
  return variables
    .map(({ variable }) => ({ name: variable.name.value, range: rangeOfNode(variable) }))
    .filter(({ name }) => !sent.has(name));
}

interface Problem {
  readonly problem: string;
  readonly range: Range;
}

/** The type of GraphQL operation that has an effect. */
const OPERATION_TYPES = { read: OperationTypeNode.QUERY, write: OperationTypeNode.MUTATION } as const;

/** Problems of a document apart from its variables: it needs one operation of the right kind, and nothing unused or undefined. */
function problemsOf(document: GraphqlDocument, users: readonly Operation[]): readonly Problem[] {
  const [operation, second] = document.operations;
  if (operation === undefined) return [{ problem: "there is no query", range: { start: 0, end: 0 } }];
  if (second !== undefined) return [{ problem: "there is more than one query", range: rangeOfStart(second) }];
  const range = rangeOfStart(operation);
  const misfit = users.find(({ effect }) => operation.operation !== OPERATION_TYPES[effect]);
  const wanted = misfit?.effect === "write" ? "writes" : "only reads";
  return [
    ...(misfit === undefined ? [] : [{ problem: `it is a ${operation.operation}, but \`${misfit.id}\` ${wanted}`, range }]),
    ...problemsOfNames(document),
  ];
}

function rangeOfStart(node: { readonly loc?: Range | undefined }): Range {
  const { start } = rangeOfNode(node);
  return { start, end: start + 1 };
}

function problemsOfNames(document: GraphqlDocument): readonly Problem[] {
  const { variables, fragments, usedVariables, usedFragments } = document;
  const declared = variables.map(({ variable }): GraphqlName => ({ name: variable.name.value, range: rangeOfNode(variable) }));
  const defined = fragments.map(({ name }): GraphqlName => ({ name: name.value, range: rangeOfNode(name) }));
  return [
    ...without(declared, usedVariables).map(({ name, range }) => ({ problem: `the variable \`$${name}\` is not used`, range })),
    ...without(usedVariables, declared).map(({ name, range }) => ({ problem: `the variable \`$${name}\` is not declared`, range })),
    ...without(defined, usedFragments).map(({ name, range }) => ({ problem: `the fragment \`${name}\` is not used`, range })),
    ...without(usedFragments, defined).map(({ name, range }) => ({ problem: `the fragment \`${name}\` does not exist`, range })),
  ];
}

/** The names that are not among others. */
function without(names: readonly GraphqlName[], others: readonly GraphqlName[]): readonly GraphqlName[] {
  return names.filter(({ name }) => others.every((other) => other.name !== name));
}

/** The parts of a GraphQL file that matter for a call. */
interface GraphqlDocument {
  readonly operations: readonly OperationDefinitionNode[];
  readonly fragments: readonly FragmentDefinitionNode[];
  /** The variables that the operations declare. */
  readonly variables: readonly VariableDefinitionNode[];
  /** Where variables are used, and where fragments are. */
  readonly usedVariables: readonly GraphqlName[];
  readonly usedFragments: readonly GraphqlName[];
}

/** A name, and where it is in the text. */
interface GraphqlName {
  readonly name: string;
  readonly range: Range;
}

/** The document in a text, or what keeps it from being read and where. */
type ReadDocument = GraphqlDocument | { readonly problem: string; readonly range: Range };

/** Reads GraphQL. Positions are those of the text. */
export function readDocument(text: string): ReadDocument {
  try {
    return toDocument(parse(text));
  } catch (error) {
    return problemOf(error);
  }
}

/** Throws an error that is not about GraphQL. */
function problemOf(error: unknown, what = "query"): Problem {
  // The parser recurses.
  if (error instanceof RangeError) return { problem: `the ${what} is nested too deeply`, range: { start: 0, end: 1 } };
  if (!(error instanceof Error)) throw error;
  const [start = 0] = error instanceof GraphQLError ? (error.positions ?? []) : [];
  const problem = error.message.replace(/^Syntax Error: /u, "").replace(/\.$/u, "");
  return { problem: `${problem.charAt(0).toLowerCase()}${problem.slice(1)}`, range: { start, end: start + 1 } };
}

/** Where a part of a document is in its text. */
function rangeOfNode({ loc }: { readonly loc?: Range | undefined }): Range {
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
