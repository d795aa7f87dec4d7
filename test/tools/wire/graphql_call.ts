import { Kind, parse, type FieldNode, type ValueNode } from "graphql";
import { isObject, type JsonValue } from "../../../templates/core/json_values.ts";

/**
 * What a GraphQL request asks for: its root fields with the values of their arguments, variables filled in. Which fields of the
 * result it selects, and what its variables are called, is left out. Throws for a document that is not one operation.
 */
export function graphqlCall(body: JsonValue): JsonValue {
  const { query, variables } = isObject(body) ? body : {};
  const { definitions } = parse(typeof query === "string" ? query : "");
  const [operation, ...others] = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined || others.length > 0) throw new Error("The document is not one operation.");
  const fields = operation.selectionSet.selections.filter((selection) => selection.kind === Kind.FIELD);
  const given = isObject(variables) ? variables : {};
  return { operation: operation.operation, ...Object.fromEntries(fields.map((field) => [field.name.value, argumentsOf(field, given)])) };
}

function argumentsOf(field: FieldNode, variables: Readonly<Record<string, unknown>>): JsonValue {
  const values = (field.arguments ?? []).map(({ name, value }) => [name.value, valueOf(value, variables)] as const);
  return Object.fromEntries(values.filter((argument): argument is readonly [string, JsonValue] => argument[1] !== undefined));
}

/** The value of an argument. Undefined for a variable without one, as if the argument were not there. */
function valueOf(node: ValueNode, variables: Readonly<Record<string, unknown>>): JsonValue | undefined {
  switch (node.kind) {
    case Kind.VARIABLE:
      return variables[node.name.value] as JsonValue | undefined;
    case Kind.NULL:
      return null;
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    case Kind.STRING:
    case Kind.BOOLEAN:
    case Kind.ENUM:
      return node.value;
    case Kind.LIST:
      return node.values.map((value) => valueOf(value, variables) ?? null);
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, valueOf(value, variables) ?? null]));
  }
}
