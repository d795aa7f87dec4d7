import connector from "../../spec/connector.schema.json" with { type: "json" };
import { bindingKeys } from "../../generator/resolve/check_binding.ts";
import { printTable } from "./tables.ts";
import { quote } from "./words.ts";

const { definitions } = connector;

/** The table of the keys of `vendor` in `spec/README.md`, with the descriptions that editors show. */
export function vendorTable(): string {
  return tableOf(definitions.vendor.properties, Object.keys(definitions.vendor.properties));
}

/** The same of the keys of an action that say how it is called. */
export function bindingTable(): string {
  return tableOf(definitions.operation.properties, bindingKeys);
}

/** A property of a schema: with a description of its own, or with that of the definition that it refers to. */
interface Property {
  readonly description?: string;
  readonly $ref?: string;
}

function tableOf(properties: Readonly<Record<string, Property>>, keys: readonly string[]): string {
  const rows = keys.map((key) => [quote(key), meaningOf(properties[key] ?? {}).replaceAll("|", "\\|")]);
  return printTable(["key", "meaning"], rows);
}

/** Throws for a key without a description. */
function meaningOf({ description, $ref = "" }: Property): string {
  if (description !== undefined) return description;
  const [, referred] = Object.entries<object>(definitions).find(([name]) => $ref === `#/definitions/${name}`) ?? [];
  if (referred !== undefined && "description" in referred && typeof referred.description === "string") return referred.description;
  throw new Error(`${$ref} has no description`);
}
