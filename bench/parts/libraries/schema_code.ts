import { foldSchema, type TypeBuilder } from "../../checkers/fold_schema.ts";
import { readJson, type JsonRecord } from "../../pages.ts";

/** How a library writes schemas in code. */
export interface Notation {
  /** The line that imports the library. */
  readonly imports: string;
  readonly types: TypeBuilder<string>;
  /** An expression for whether a schema accepts `value`. The library finds out why not, as all others do. */
  readonly accepts: (schema: string) => string;
}

/** The JSON Schemas of a connector by name: `Customer`, `customers.list.params`. */
export function definitionsOf(connector: string): Readonly<Record<string, JsonRecord>> {
  const { $defs } = readJson(`schemas/${connector}.json`) as { readonly $defs: Readonly<Record<string, JsonRecord>> };
  // The first one is for editors only: no address has it. What `execute` says before its alternatives, each of them says as well.
  const { "request-file": _file, execute, ...definitions } = $defs;
  return { ...definitions, execute: { anyOf: execute?.["anyOf"] } };
}

/** The name of the JSON Schema of an address: `Customer` for `payments.records.Customer`. */
export function definitionAt(address: string): string {
  return address
    .split(".")
    .slice(1)
    .join(".")
    .replace(/^records\./u, "");
}

/**
 * A module with these schemas of a connector, and what they refer to, in the notation of a library. It exports `accepts(value)` for the
 * first of them. Throws for a keyword of JSON Schema that it does not know.
 */
export function printModule({ imports, types, accepts }: Notation, connector: string, names: readonly [string, ...string[]]): string {
  const definitions = definitionsOf(connector);
  const lines = new Map<string, string>();
  const named = (name: string, make: () => string): string => {
    // A definition stands before those that refer to it.
    if (!lines.has(name)) lines.set(name, `export const ${identifier(name)} = ${make()};`);
    return identifier(name);
  };
  for (const name of names) foldSchema({ $ref: `#/$defs/${name}`, $defs: definitions }, { ...types, named });
  return [imports, ...lines.values(), `export const accepts = (value) => ${accepts(identifier(names[0]))};`, ""].join("\n");
}

function identifier(name: string): string {
  return `_${name.replaceAll(".", "_")}`;
}
