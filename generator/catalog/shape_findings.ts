import type { ErrorObject } from "ajv";
import { finding, placeIn, type Finding, type FindingPlace } from "../diagnostics/finding.ts";
import { nearestName } from "../diagnostics/nearest_name.ts";
import { visibleText } from "../diagnostics/visible_text.ts";

/** Finds the definition that a `$ref` names. */
export type ResolveDefinition = (reference: string) => unknown;

const KINDS: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  null: "null",
  array: "a list",
  object: "a mapping",
};

/** Longest piece of a value that a message repeats. */
const LONGEST_VALUE = 60;

/** Says what AJV found in the words of the catalog language, at the exact key or value. */
export function toShapeFindings(file: string, errors: readonly ErrorObject[], resolve: ResolveDefinition): readonly Finding[] {
  const found = errors.flatMap((error) => toFinding(error, { file, path: pathOf(error.instancePath) }, resolve) ?? []);
  // AJV asks both `required` and `discriminator` for a missing `kind`; one answer is enough.
  return [...new Map(found.map((one) => [identityOf(one), one])).values()];
}

function toFinding(error: ErrorObject, at: FindingPlace, resolve: ResolveDefinition): Finding | undefined {
  const where = nameOf(at);
  const about = aboutOf(error.parentSchema);
  if (error.propertyName !== undefined) {
    return finding("shape/bad-name", placeIn(at, error.propertyName), { name: shorten(error.propertyName), where, about }, { on: "key" });
  }
  switch (error.keyword) {
    case "additionalProperties":
      return unknownKey(error, at);
    case "required":
      return missingKey(error, at, resolve);
    case "type":
      return finding("shape/wrong-kind", at, { where, wanted: wantedKinds(error.params), found: kindOf(error.data), about });
    case "enum":
    case "const":
      return wrongValue(error, at);
    case "discriminator":
      return wrongTag(error, at, resolve);
    case "pattern":
    case "maxLength":
      if (String(error.data).trim() === "") return finding("shape/empty", at, { where, about });
      return finding("shape/bad-text", at, { found: show(error.data), where, about });
    case "minItems":
    case "minLength":
    case "minProperties":
      return finding("shape/empty", at, { where, about });
    case "minimum":
      return finding("shape/out-of-range", at, { where, least: Number(error.params["limit"]), about });
    case "uniqueItems":
      return finding("shape/repeated", placeIn(at, Math.max(Number(error.params["i"]), Number(error.params["j"]))), { where });
    default:
      return undefined; // `propertyNames` and `oneOf` only repeat what is said about their parts
  }
}

function unknownKey(error: ErrorObject, at: FindingPlace): Finding {
  const key = String(error.params["additionalProperty"]);
  const keys = Object.keys(propertiesOf(error.parentSchema));
  const slots = { key: shorten(key), where: nameOf(at), keys: keys.map((name) => `\`${name}\``).join(", ") };
  return finding("shape/unknown-key", placeIn(at, key), slots, { on: "key", suggestion: nearestName(key, keys) });
}

function missingKey(error: ErrorObject, at: FindingPlace, resolve: ResolveDefinition): Finding {
  const key = String(error.params["missingProperty"]);
  const about = describe(propertiesOf(error.parentSchema)[key], resolve);
  return finding("shape/missing-key", at, { where: nameOf(at), key, about }, { on: "key" });
}

function wrongValue(error: ErrorObject, at: FindingPlace): Finding {
  const allowed: unknown[] = error.keyword === "const" ? [error.params["allowedValue"]] : listOf(error.params["allowedValues"]);
  const wanted = allowed.length === 1 ? `write ${show(allowed[0])}, or leave it out` : `write one of ${allowed.map(show).join(", ")}`;
  const suggestion = typeof error.data === "string" ? nearestName(error.data, allowed.map(String)) : undefined;
  return finding("shape/wrong-value", at, { where: nameOf(at), found: show(error.data), wanted }, { suggestion });
}

function wrongTag(error: ErrorObject, at: FindingPlace, resolve: ResolveDefinition): Finding | undefined {
  const tag = String(error.params["tag"]);
  const value: unknown = error.params["tagValue"];
  if (value === undefined) return undefined; // said as a missing key
  const branches = listOf(propertiesIn(error.parentSchema, "oneOf")).map((branch) => titleOf(branch, resolve));
  const suggestion = typeof value === "string" ? nearestName(value, branches) : undefined;
  const slots = { where: `\`${tag}\``, found: show(value), wanted: `write one of ${branches.map(show).join(", ")}` };
  return finding("shape/wrong-value", placeIn(at, tag), slots, { suggestion });
}

function pathOf(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** What a message calls a place: the last key on the way, with the number of the element for lists. */
function nameOf({ path }: FindingPlace): string {
  const last = path.at(-1);
  if (last === undefined) return "the file";
  const parent = path.at(-2);
  return /^\d+$/u.test(String(last)) && parent !== undefined ? `\`${parent}[${last}]\`` : `\`${shorten(String(last))}\``;
}

function wantedKinds(params: ErrorObject["params"]): string {
  const types: unknown[] = Array.isArray(params["type"]) ? params["type"] : [params["type"]];
  return types.map((type) => KINDS[String(type)] ?? String(type)).join(" or ");
}

function kindOf(value: unknown): string {
  if (value === null) return "empty";
  if (Array.isArray(value)) return "a list";
  return KINDS[typeof value] ?? typeof value;
}

function show(value: unknown): string {
  return `\`${shorten(typeof value === "string" ? value : JSON.stringify(value))}\``;
}

function shorten(text: string): string {
  return visibleText(text, LONGEST_VALUE);
}

function aboutOf(schema: unknown): string {
  const description = propertiesIn(schema, "description");
  return typeof description === "string" ? toHelp(description) : "see spec/README.md";
}

/** A sentence of the schemas as the second half of a line. */
function toHelp(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/u, "");
}

function describe(schema: unknown, resolve: ResolveDefinition): string {
  const reference = propertiesIn(schema, "$ref");
  const own = propertiesIn(schema, "description");
  return own === undefined && typeof reference === "string" ? aboutOf(resolve(reference)) : aboutOf(schema);
}

function titleOf(schema: unknown, resolve: ResolveDefinition): string {
  const reference = propertiesIn(schema, "$ref");
  return String(propertiesIn(typeof reference === "string" ? resolve(reference) : schema, "title"));
}

function propertiesOf(schema: unknown): Readonly<Record<string, unknown>> {
  const properties = propertiesIn(schema, "properties");
  return typeof properties === "object" && properties !== null ? { ...properties } : {};
}

function propertiesIn(schema: unknown, key: string): unknown {
  return typeof schema === "object" && schema !== null ? new Map<string, unknown>(Object.entries(schema)).get(key) : undefined;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function identityOf({ code, at, slots }: Finding): string {
  return JSON.stringify([code, at.path, slots["key"]]);
}
