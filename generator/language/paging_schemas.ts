import {
  OPERATION_KINDS,
  type OperationKindDescriptor,
  PAGING_KEYS,
  PAGING_KINDS,
  type PagingKeyDescriptor,
  type PagingKeyUse,
  type PagingKind,
  capitalize,
  isPagingKind,
  pagingKeys,
} from "#generator/resolve";
import { quote } from "./tables.ts";

type Schema = Readonly<Record<string, unknown>>;

/** The schema of each kind of value in the YAML. */
const VALUES: Readonly<Record<PagingKeyDescriptor["value"], Schema>> = {
  param: { $ref: "#/definitions/field_name" },
  state: { $ref: "#/definitions/path" },
  element_field: { $ref: "#/definitions/field_name" },
  record_path: { $ref: "#/definitions/path" },
  number: { type: "integer", minimum: 1 },
  text: { $ref: "#/definitions/reason" },
};

/** The definitions of `spec/connector.schema.json` about paging, by name. */
export function pagingDefinitions(): Schema {
  const kinds = Object.keys(PAGING_KINDS).filter(isPagingKind);
  return {
    paging: {
      title: "paging",
      description:
        "How to ask for the next page: the name of a paging profile of this file, or a mapping such as `{ kind: token, next: cursor, token: next_cursor }`.",
      anyOf: [{ $ref: "#/definitions/paging_suggested" }, { title: "paging" }], // The first branch accepts nothing. Editors suggest its snippets.
      type: ["string", "object"],
      pattern: "^[a-z][a-z0-9]*(_[a-z0-9]+)*$",
      patternErrorMessage: "Not the name of a paging profile. Write for instance `by_cursor`, or a mapping with `kind`.",
      if: { type: "object" },
      then: { $ref: "#/definitions/paging_descriptor" },
    },
    paging_suggested: {
      description: "What editors suggest as paging. It accepts nothing.",
      not: {},
      defaultSnippets: kinds.map(toSnippet),
    },
    paging_descriptor: {
      title: "paging",
      description:
        "How to ask for the next page, such as `{ kind: token, next: cursor, token: next_cursor }`. The other keys depend on `kind`; spec/README.md has an example of each.",
      type: "object",
      required: ["kind"],
      properties: {
        kind: {
          description: `How the next page is found: ${joinWords(kinds.map(nameKind), "or")}.`,
          enum: kinds,
          markdownEnumDescriptions: kinds.map((kind) => sentence(PAGING_KINDS[kind].nextPage)),
        },
      },
      allOf: kinds.map((kind) => ({
        if: { type: "object", properties: { kind: { const: kind } }, required: ["kind"] },
        then: { $ref: `#/definitions/paging_${kind}` },
      })),
    },
    ...Object.fromEntries(Object.entries(PAGING_KEYS).map(([key, descriptor]) => [`paging_key_${key}`, toKeySchema(descriptor)])),
    ...Object.fromEntries(kinds.map((kind) => [`paging_${kind}`, toKindSchema(kind)])),
  };
}

/** The snippet that an editor inserts for a kind: `kind` and the keys that it requires. */
function toSnippet(kind: PagingKind): Schema {
  const keys = pagingKeys(kind).filter(({ required }) => required);
  const values = keys.map(({ key }, index) => [
    key,
    `\${${index + 1}:${key === "next" ? PAGING_KINDS[kind].usualNext : exampleOf(PAGING_KEYS[key])}}`,
  ]);
  return { label: `paging: ${kind}`, description: sentence(PAGING_KINDS[kind].nextPage), body: { kind, ...Object.fromEntries(values) } };
}

/** The first value that the description of a key gives as an example. */
function exampleOf({ description }: PagingKeyDescriptor): string {
  return /such as `([^`]+)`/u.exec(description)?.[1] ?? "";
}

/** A phrase with a capital and a full stop. */
export function sentence(text: string): string {
  return `${capitalize(text)}.`;
}

function nameKind(kind: PagingKind): string {
  return kind === "none" ? "`none` with a `reason`" : quote(kind);
}

function toKeySchema({ value, description }: PagingKeyDescriptor): Schema {
  return { ...VALUES[value], description };
}

function toKindSchema(kind: PagingKind): Schema {
  const keys = pagingKeys(kind);
  return {
    title: kind,
    type: "object",
    required: ["kind", ...keys.filter(({ required }) => required).map(({ key }) => key)],
    additionalProperties: false,
    properties: {
      kind: { description: `\`${kind}\`: ${PAGING_KINDS[kind].nextPage}.`, const: kind },
      ...Object.fromEntries(keys.map(({ key }) => [key, { $ref: `#/definitions/paging_key_${key}` }])),
      assumed: { $ref: "#/definitions/key_assumed" },
      not_shown: { $ref: "#/definitions/key_not_shown" },
    },
  };
}

/** The definition of the `kind` of an operation. */
export function operationKindDefinition(): Schema {
  const names = Object.entries<OperationKindDescriptor>(OPERATION_KINDS).map(([kind, { actions }]) => {
    const defaults = Object.entries(actions).flatMap(([action, use]) => (use === "default" ? [quote(action)] : []));
    return defaults.length === 0 ? quote(kind) : `${quote(kind)} (default for ${joinWords(defaults, "and")})`;
  });
  return {
    description: `What \`result\` holds: ${joinWords(names, "or")}.`,
    enum: Object.keys(OPERATION_KINDS),
    markdownEnumDescriptions: Object.values(OPERATION_KINDS).map(({ about }) => sentence(about)),
  };
}

const CATALOG_NAME: Schema = { type: "string", minLength: 1 };

/** The schema of each kind of value in `catalog.json`. */
const CATALOG_VALUES: Readonly<Record<PagingKeyDescriptor["value"], Schema>> = {
  param: CATALOG_NAME,
  state: { $ref: "#/$defs/pagingField" },
  element_field: CATALOG_NAME,
  record_path: { type: "array", items: CATALOG_NAME, minItems: 1 },
  number: { type: "integer", minimum: 0 },
  text: CATALOG_NAME,
};

/** The definition of paging in `templates/catalog.schema.json`, or of the part that a client needs. */
export function catalogPaging(keys: "all" | "client" = "all"): Schema {
  return {
    description: "How to request the next page. next, previous and size name parameters.",
    oneOf: Object.keys(PAGING_KINDS)
      .filter(isPagingKind)
      .map((kind) => toCatalogKind(kind, keys)),
  };
}

/** Required keys come first. */
function toCatalogKind(kind: PagingKind, keys: "all" | "client"): Schema {
  const uses = pagingKeys(kind).filter(({ isRole }) => keys === "all" || !isRole);
  const present = uses.filter(isPresent);
  const properties = [...present, ...uses.filter((use) => !isPresent(use))].map(({ property, value }) => [property, CATALOG_VALUES[value]]);
  return {
    type: "object",
    properties: {
      kind: { const: kind },
      origin: { $ref: "#/$defs/origin" },
      ...Object.fromEntries(properties),
      notShown: { type: "string" },
      ...(keys === "all" && { profile: CATALOG_NAME }),
    },
    required: ["kind", "origin", ...present.map(({ property }) => property)],
    additionalProperties: false,
  };
}

function isPresent({ required, default: preset }: PagingKeyUse): boolean {
  return required || preset !== undefined;
}

/** "a, b or c" */
function joinWords(words: readonly string[], last: "and" | "or"): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1) ?? ""}`;
}
