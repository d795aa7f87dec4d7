import { readdirSync } from "node:fs";
import { join } from "node:path";
import { declaredTypes, type DeclaredType } from "./type_declarations.ts";

/** The types of Linear's GraphQL schema, as its SDK in `folder` declares them. Throws when there is no single file with them. */
export function readLinear(folder: string): ReadonlyMap<string, DeclaredType> {
  const all = readdirSync(join(folder, "dist"))
    .filter((name) => name.endsWith(".d.mts"))
    .map((name) => declaredTypes(join(folder, "dist", name)))
    .filter((types) => types.has("Query"));
  const [types] = all;
  if (types === undefined || all.length > 1) throw new Error(`${folder} has ${all.length} files that declare Query, not one.`);
  return types;
}

/** `[Issue!]!` for `Array<Issue>`, `String` for `Maybe<Scalars["String"]>`: what the schema has for a type of the SDK. */
export function toGraphqlType(type: string): string {
  const optional = /^(?:Input)?Maybe<(.*)>$/su.exec(type)?.[1];
  if (optional !== undefined) return toGraphqlType(optional).slice(0, -1);
  const items = /^Array<(.*)>$/su.exec(type)?.[1];
  if (items !== undefined) return `[${toGraphqlType(items)}]!`;
  return `${/^Scalars\["(\w+)"\]$/u.exec(type)?.[1] ?? type}!`;
}

/** The type of the arguments of a field of Query: `QueryIssuesArgs`. */
export function argumentsOf(field: string): string {
  return `Query${field.charAt(0).toUpperCase()}${field.slice(1)}Args`;
}
