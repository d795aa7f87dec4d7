import { type Constraint, itemConstraints, numberConstraints, stringConstraints } from "#generator/resolve";

/** The keys of the template in whose place the limits of constraints go. */
const SLOTS: Readonly<Record<string, object>> = {
  "{{limits on numbers}}": schemasOf(numberConstraints),
  "{{limits on strings}}": schemasOf(stringConstraints),
  "{{limits on items}}": schemasOf(itemConstraints),
};

/** `catalog.schema.json`: the template with the limits of all constraints. Throws a `SyntaxError` for a text that is not a JSON object. */
export function toCatalogSchema(template: string): object {
  const schema: unknown = JSON.parse(template);
  if (typeof schema === "object" && schema !== null) return fillSlots(schema);
  throw new SyntaxError("catalog.schema.json is not an object");
}

function fillSlots(node: object): object {
  if (Array.isArray(node)) return node.map(fillValue);
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]: [string, unknown]) => Object.entries(SLOTS[key] ?? { [key]: fillValue(value) })),
  );
}

function fillValue(value: unknown): unknown {
  return typeof value === "object" && value !== null ? fillSlots(value) : value;
}

function schemasOf(constraints: Readonly<Record<string, Pick<Constraint<never, never, object>, "limitSchema">>>): object {
  return Object.fromEntries(Object.entries(constraints).map(([name, { limitSchema }]) => [name, limitSchema]));
}
