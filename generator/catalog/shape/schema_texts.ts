/** Finds the definition that a `$ref` names. */
export type ResolveDefinition = (reference: string) => unknown;

/** What a schema's description says, as the second half of a line; that of the definition it refers to if it has none. */
export function describeSchema(schema: unknown, resolve: ResolveDefinition): string {
  const reference = lookUp(schema, "$ref");
  const own = lookUp(schema, "description");
  const description = own ?? (typeof reference === "string" ? lookUp(resolve(reference), "description") : undefined);
  return typeof description === "string" ? toHelp(description) : "what spec/README.md says";
}

/** The title of a schema, or of the definition that it refers to. */
export function titleOf(schema: unknown, resolve: ResolveDefinition): string {
  const reference = lookUp(schema, "$ref");
  return String(lookUp(typeof reference === "string" ? resolve(reference) : schema, "title"));
}

/** The properties that a schema declares, by name. */
export function propertiesOf(schema: unknown): Readonly<Record<string, unknown>> {
  const properties = lookUp(schema, "properties");
  return typeof properties === "object" && properties !== null ? { ...properties } : {};
}

/** A property of what may not be an object. */
export function lookUp(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? new Map<string, unknown>(Object.entries(value)).get(key) : undefined;
}

function toHelp(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/u, "");
}
