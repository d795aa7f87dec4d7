/** The part of a JSON Schema that this needs. */
interface WithDefinitions {
  readonly definitions: Readonly<Record<string, unknown>>;
}

/**
 * The end of the definitions of a schema, by name: the last one of its own, and copies of the definitions of the connector's schema that
 * it refers to. With them it is complete in itself, so that an editor loads one file. Its own definitions are those that the
 * connector's schema does not have; they come first. Throws if one of the texts is not JSON, or if there is no such definition.
 */
export function tailWithShared(schemaText: string, connectorText: string): Readonly<Record<string, unknown>> {
  const shared = parse(connectorText).definitions;
  const { definitions, ...root } = parse(schemaText);
  const own = Object.entries(definitions).filter(([name]) => !Object.hasOwn(shared, name));
  const last = own.at(-1);
  if (last === undefined) throw new Error("the schema has no definitions of its own");
  const needed = new Set<string>();
  const follow = (schema: unknown): void => {
    const names = referencesIn(schema).filter((name) => !needed.has(name) && Object.hasOwn(shared, name));
    for (const name of names) {
      needed.add(name);
      follow(shared[name]);
    }
  };
  follow([root, own]);
  return Object.fromEntries([last, ...Object.entries(shared).filter(([name]) => needed.has(name))]);
}

/** The names of the definitions that a schema refers to. */
function referencesIn(schema: unknown): readonly string[] {
  return [...JSON.stringify(schema).matchAll(/"\$ref":"#\/definitions\/(\w+)"/gu)].map(([, name = ""]) => name);
}

function parse(text: string): WithDefinitions {
  return JSON.parse(text) as WithDefinitions;
}
