import { type Place, pathOfPointer, placeIn } from "./source/source_file.ts";
import { type UnlocatedDiagnostic, quoteAll, diagnosticAt } from "./diagnostics/diagnostic.ts";
import type { ErrorObject } from "ajv";
import type { CatalogFile } from "./catalog_file.ts";
import { condense, type ShapeDiagnostic } from "./shape/condense.ts";
import { adviseKey, namePlace, shorten, show } from "./shape/foreign_keys.ts";
import { adviseKind } from "./shape/kind_advice.ts";
import { quoteText, writeHelp } from "./yaml/quoting.ts";
import { nodeAt, rangeAt, toPlain, type PlainValue, type YamlMap } from "./yaml_node.ts";
import { isObject, nearestName } from "#templates/core";
import { meaningOf } from "./fields/foreign_types.ts";
import { schemas } from "./types.ts";

/** Words of other languages for values of the catalog. The `kind` is that of operations and of paging; a word may stand for two of them. */
const MEANT: readonly (readonly [key: string, ours: string, theirs: string])[] = [
  ["effect", "read", "get none readonly"],
  ["effect", "write", "post put patch delete mutation true"],
  ["list", "comma", "true csv , comma-separated comma_separated commas"],
  ["ordered", "newest_first", "desc descending newest latest_first"],
  ["kind", "page_number", "page pages"],
  ["kind", "record_cursor` or `token", "cursor"],
  ["kind", "record_cursor", "keyset after"],
  ["kind", "token", "next_token page_token"],
  ["kind", "offset", "limit_offset"],
  ["kind", "page_info", "relay connection"],
  ["kind", "change_feed", "delta"],
  ["kind", "list", "array"],
  ["kind", "record", "object"],
  ["kind", "search_wrapper", "search"],
  ["kind", "download", "file"],
];

const KINDS: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  null: "null",
  array: "a list",
  object: "a mapping",
};

/** No mapping of the language has so many keys. */
const MOST_KEYS = 50;

const shared = schemas["connector.schema.json"].definitions;

/** The definitions of the file of the gateway and of overlays, which refer to their own first. */
const ownDefinitions = { ...shared, ...schemas["gateway.schema.json"].definitions, ...schemas["overlay.schema.json"].definitions };

/** Says what AJV found in the words of the catalog language, at the exact key or value, once for each mistake. */
export function toShapeDiagnostics(file: CatalogFile, errors: readonly ErrorObject[]): readonly UnlocatedDiagnostic[] {
  const found = errors.flatMap((error) => new ShapeError(file, error).toFinding() ?? []);
  return condense(found, file);
}

/** One error of AJV. */
class ShapeError {
  readonly #file: CatalogFile;
  readonly #error: ErrorObject;
  readonly #at: Place;
  readonly #where: string;

  constructor(file: CatalogFile, error: ErrorObject) {
    this.#file = file;
    this.#error = error;
    this.#at = { file: file.path, path: pathOfPointer(error.instancePath) };
    this.#where = namePlace(this.#at.path);
  }

  toFinding(): ShapeDiagnostic | undefined {
    if (this.#error.propertyName !== undefined) return this.#badName(this.#error.propertyName);
    switch (this.#error.keyword) {
      case "additionalProperties":
        return this.#unknownKey();
      case "required":
        return this.#missingKey();
      case "type":
        return this.#wrongKind();
      case "enum":
      case "const":
        return this.#wrongValue();
      case "discriminator":
        return this.#wrongTag();
      case "pattern":
      case "maxLength":
        return this.#badText();
      case "minItems":
      case "minLength":
      case "minProperties":
        return diagnosticAt("shape/empty", this.#at, { where: this.#where, about: this.#about() });
      case "minimum":
        return this.#outOfRange("at least");
      case "exclusiveMinimum":
        return this.#outOfRange("greater than");
      case "maximum":
        return this.#outOfRange("at most");
      case "uniqueItems":
        return diagnosticAt("shape/repeated", placeIn(this.#at, Math.max(Number(this.#param("i")), Number(this.#param("j")))), {
          where: this.#where,
        });
      default:
        return undefined; // `propertyNames`, `oneOf` and `if` only repeat what their parts say
    }
  }

  #param(name: string): unknown {
    return lookUp(this.#error.params, name);
  }

  #outOfRange(words: string): UnlocatedDiagnostic {
    const limit = `${words} ${Number(this.#param("limit"))}`;
    return diagnosticAt("shape/out-of-range", this.#at, { where: this.#where, limit, about: this.#about() });
  }

  /** The description of the schema, as the second half of a line. */
  #about(): string {
    return describeSchema(this.#error.parentSchema);
  }

  #badName(name: string): UnlocatedDiagnostic {
    const advice = adviseName(name, String(this.#error.schema));
    const help = advice === undefined ? undefined : `write \`${advice}\``;
    const slots = { name: shorten(name), where: this.#where, about: this.#about() };
    return diagnosticAt("shape/bad-name", placeIn(this.#at, name), slots, { on: "key", help });
  }

  #unknownKey(): ShapeDiagnostic {
    const key = String(this.#param("additionalProperty"));
    const keys = Object.keys(propertiesOf(this.#error.parentSchema));
    const mapping = this.#mapping();
    const advice = mapping === undefined ? undefined : adviseKey({ key, keys, mapping, name: String(this.#at.path.at(-1)) });
    const slots = { key: shorten(key), where: this.#where, keys: quoteAll(keys) };
    const found = diagnosticAt("shape/unknown-key", placeIn(this.#at, key), slots, { on: "key", help: advice?.help });
    return advice?.meant === undefined ? found : { ...found, meant: advice.meant };
  }

  #missingKey(): ShapeDiagnostic {
    const key = String(this.#param("missingProperty"));
    const declared = propertiesOf(this.#error.parentSchema);
    const branches = [lookUp(this.#error.parentSchema, "oneOf") ?? []].flat().map((branch) => show(titleOf(branch)));
    const about = branches.length > 0 ? `one of ${branches.join(", ")}` : describeSchema(declared[key]);
    const misnamed = this.#misnamed(key, declared);
    if (misnamed === undefined) return diagnosticAt("shape/missing-key", this.#at, { where: this.#where, key, about }, { on: "key" });
    const slots = { key: shorten(misnamed), where: this.#where, keys: `\`${key}\`` };
    return {
      ...diagnosticAt("shape/unknown-key", placeIn(this.#at, misnamed), slots, { on: "key", help: `write \`${key}\`` }),
      meant: key,
    };
  }

  /** The key that was written for a missing one. */
  #misnamed(missing: string, declared: Readonly<Record<string, unknown>>): string | undefined {
    const mapping = this.#mapping();
    if (mapping === undefined || mapping.entries.size > MOST_KEYS) return undefined;
    const unknown = [...mapping.entries.keys()].filter((key) => !Object.hasOwn(declared, key));
    return unknown.find((key) => adviseKey({ key, keys: [missing], mapping, name: "" })?.meant === missing);
  }

  #mapping(): YamlMap | undefined {
    const node = nodeAt(this.#file.root, this.#at.path);
    return node?.kind === "map" ? node : undefined;
  }

  #wrongKind(): UnlocatedDiagnostic {
    const wanted = [this.#param("type")].flat().map(String);
    const value = this.#value(this.#at);
    const source = this.#source(this.#at);
    const syntax = this.#wrongSyntax(wanted.join(), value, source);
    if (syntax !== undefined) return syntax;
    const pattern = lookUp(this.#error.parentSchema, "pattern");
    const key = String(this.#at.path.at(-1) ?? "");
    const help = adviseKind({ key, value, wanted, source, pattern: typeof pattern === "string" ? new RegExp(pattern, "u") : undefined });
    const slots = { where: this.#where, wanted: listKinds(wanted), found: foundKind(value, wanted), about: this.#about() };
    return diagnosticAt("shape/wrong-kind", this.#at, slots, { help, on: this.#isBareKey() ? "key" : "value" });
  }

  /** A value that has become another kind of value by a mistake in its text. */
  #wrongSyntax(wanted: string, value: PlainValue, source: string | undefined): UnlocatedDiagnostic | undefined {
    if (wanted === "string" && typeof value === "object" && !Array.isArray(value) && value !== null && source?.startsWith("{") === false) {
      const help = writeHelp(quoteText(source), "put the whole text in quotes");
      return diagnosticAt("yaml/unquoted", this.#at, { why: "contains `: `" }, { help });
    }
    if (wanted !== "array" || typeof value !== "string") return undefined;
    const [, bullet = "", item = ""] = /^([-–—•·*+])\s*(.*?)(?:\s+[-–—•·*+].*)?$/u.exec(value) ?? [];
    if (bullet === "") return undefined;
    const help = writeHelp(`- ${item}`, "begin every item with `- `");
    return bullet === "-"
      ? diagnosticAt("yaml/missing-space", this.#at, { after: "-" }, { help })
      : diagnosticAt("yaml/missing-dash", this.#at, {}, { help });
  }

  #wrongValue(): UnlocatedDiagnostic {
    const allowed = this.#error.keyword === "const" ? [this.#param("allowedValue")] : [this.#param("allowedValues")].flat();
    return this.#notAllowed(this.#at, allowed);
  }

  #wrongTag(): UnlocatedDiagnostic | undefined {
    if (this.#param("tagValue") === undefined) return undefined; // reported as a missing key
    const branches = [lookUp(this.#error.parentSchema, "oneOf")].flat().map(titleOf);
    return this.#notAllowed(placeIn(this.#at, String(this.#param("tag"))), branches);
  }

  #notAllowed(at: Place, allowed: readonly unknown[]): UnlocatedDiagnostic {
    const key = String(at.path.at(-1) ?? "");
    const value = this.#value(at);
    const wanted = adviseValue(key, value, allowed);
    return diagnosticAt("shape/wrong-value", at, { where: namePlace(at.path), found: show(this.#source(at) ?? value), wanted });
  }

  #badText(): UnlocatedDiagnostic {
    const text = String(this.#error.data);
    const about = this.#about();
    if (text.trim() === "") return diagnosticAt("shape/empty", this.#at, { where: this.#where, about });
    const advice = this.#error.keyword === "pattern" ? adviseName(text, String(this.#error.schema)) : undefined;
    const help = advice === undefined ? undefined : `write \`${advice}\``;
    return diagnosticAt("shape/bad-text", this.#at, { found: show(text), where: this.#where, about }, { help });
  }

  /** `{ a }`: a key without `:`, which has no value to point at. */
  #isBareKey(): boolean {
    const range = rangeAt(this.#file.root, this.#at.path, "value");
    return range.start === range.end && range.start === rangeAt(this.#file.root, this.#at.path, "key").end;
  }

  #value(at: Place): PlainValue {
    const node = nodeAt(this.#file.root, at.path);
    return node === undefined ? null : toPlain(node);
  }

  /** The value as it is written, when it is on one line. */
  #source(at: Place): string | undefined {
    const node = nodeAt(this.#file.root, at.path);
    const text = node === undefined ? "" : this.#file.text.slice(node.range.start, node.range.end).trim();
    return text === "" || /[\r\n]/u.test(text) ? undefined : text;
  }
}

/** "text, a number or null" */
function listKinds(types: readonly string[]): string {
  const names = types.map((type) => KINDS[type] ?? type);
  return names.length > 2 ? `${names.slice(0, -1).join(", ")} or ${names.at(-1) ?? ""}` : names.join(" or ");
}

function foundKind(value: PlainValue, wanted: readonly string[]): string {
  return typeof value === "number" && wanted.includes("integer") ? show(value) : kindOf(value);
}

function kindOf(value: PlainValue): string {
  if (value === null) return "empty";
  if (Array.isArray(value)) return "a list";
  return KINDS[typeof value] ?? typeof value;
}

/** The schema that the `$ref` of a schema names; the schema itself if it has none. */
function referred(schema: unknown): unknown {
  const reference = lookUp(schema, "$ref");
  if (typeof reference !== "string") return schema;
  const [, file, name = ""] = /^(.*)#\/definitions\/(\w+)$/u.exec(reference) ?? [];
  return lookUp(file === "" ? ownDefinitions : shared, name);
}

/** The description of a schema, as the second half of a line; that of the definition it refers to if it has none. */
function describeSchema(schema: unknown): string {
  const description = lookUp(schema, "description") ?? lookUp(referred(schema), "description");
  return typeof description === "string" ? toHelp(description) : "what spec/README.md says";
}

/** The title of a schema, or of the definition that it refers to. */
function titleOf(schema: unknown): string {
  return String(lookUp(referred(schema), "title"));
}

/** The properties that a schema declares, by name. */
function propertiesOf(schema: unknown): Readonly<Record<string, unknown>> {
  const properties = lookUp(schema, "properties");
  return isObject(properties) ? properties : {};
}

/** A property of what may not be an object. */
function lookUp(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function toHelp(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/u, "");
}

/** Translates a word of other languages as the value of a key. */
function meantBy(key: string, word: string): string | undefined {
  if (key === "format") return meaningOf(word)?.["format"];
  return MEANT.find(([one, , theirs]) => one === key && theirs.split(" ").includes(word))?.[1];
}

/** Says which value to type instead of one that is not allowed. */
function adviseValue(key: string, value: PlainValue, allowed: readonly unknown[]): string {
  const list = allowed.map(show).join(", ");
  if (allowed.length === 1 && allowed[0] === true) return adviseTrue(key, value);
  const word = typeof value === "string" || typeof value === "boolean" ? String(value) : "";
  const meant = meantBy(key, word) ?? meantBy(key, word.toLowerCase());
  if (meant !== undefined && allowed.includes(meant.split("`")[0] ?? "")) return `write \`${meant}\``;
  const nearest = nearestName(word, allowed.map(String));
  if (nearest !== undefined && allowed.length > 1) return `did you mean \`${nearest}\`? Choose one of ${list}`;
  if (key === "format") return `write one of ${list}, or remove it and say the format in the \`description\` or as a \`pattern\``;
  if (allowed.length === 1) return `write ${list}, or remove the key`;
  return `choose one of ${list}`;
}

/** Keys such as `required` are true or not there. */
function adviseTrue(key: string, value: PlainValue): string {
  if (Array.isArray(value)) return `write \`${key}: true\` in each of these parameters`;
  const isNo = value === false || (typeof value === "string" && /^(?:no|off|false|n|optional)$/iu.test(value));
  return isNo ? `remove \`${key}\`: it is only written when it is true` : `write \`${key}: true\``;
}

/** A name as the pattern wants it, in another case or with other marks. Undefined when there is none. */
function adviseName(name: string, pattern: string): string | undefined {
  const fits = new RegExp(pattern, "u");
  // Where signs are allowed, the name is that of the other system: it cannot be written in another way.
  if (fits.test("@")) return fits.test(name.trim()) && name.trim() !== name ? name.trim() : undefined;
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/gu) ?? [];
  const snake = words.map((word) => word.toLowerCase()).join("_");
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  const [inner = name] = /[A-Z][A-Za-z0-9]*(?=[^A-Za-z0-9]*(?:null[^A-Za-z0-9]*)?$)/u.exec(/[<>[\]|{}()]/u.test(name) ? name : "") ?? [];
  const written = [name.trim(), inner, snake, pascal, name.toLowerCase(), name.replace(/[^\w$]+/gu, "_"), name.replace(/\/+$/u, "")];
  return [...written, `/${name}`, `https://${name}`].find((candidate) => candidate !== name && fits.test(candidate));
}
