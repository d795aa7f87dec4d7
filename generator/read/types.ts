import type {
  WrittenConnector,
  WrittenEntity,
  WrittenEnvelopeField,
  WrittenGateway,
  WrittenInnerField,
  WrittenNamedType,
  WrittenNotes,
  WrittenOperation,
  WrittenOperationParam,
  WrittenOverlayEntity,
  WrittenPagingDescriptor,
  WrittenParam,
  WrittenParamItems,
  WrittenRecord,
  WrittenResponseField,
  WrittenResponseFieldItems,
  WrittenTypeField,
  WrittenTypeItems,
} from "./written_types.ts";
import connector from "../../spec/connector.schema.json" with { type: "json" };
import gateway from "../../spec/gateway.schema.json" with { type: "json" };
import drift from "../../spec/drift.schema.json" with { type: "json" };
import overlay from "../../spec/overlay.schema.json" with { type: "json" };

/** The JSON Schemas of the catalog language, by the name of the file in `spec/`. AJV compiles them and the types come from them. */
export const schemas = {
  "connector.schema.json": connector,
  "gateway.schema.json": gateway,
  "overlay.schema.json": overlay,
  "drift.schema.json": drift,
};

/** The keywords of these schemas that only editors read: texts, and what they suggest. */
export const EDITOR_KEYWORDS = ["patternErrorMessage", "markdownDescription", "markdownEnumDescriptions", "defaultSnippets"];

const { definitions } = schemas["connector.schema.json"];

/** All the keys that the language has, wherever they may be. */
export const languageKeys: ReadonlySet<string> = new Set(keysIn(schemas));

/** The keys of a param, a field or a named type. */
export const fieldKeys: ReadonlySet<string> = new Set([
  ...keysOf(definitions.operation_param),
  ...keysOf(definitions.named_type),
  ...keysOf(definitions.type_field),
  ...keysOf(definitions.response_field),
  ...keysOf(schemas["gateway.schema.json"].definitions.envelope_field),
]);

/** The keys whose values say why something is as it is. */
export const REASON_KEYS = ["assumed", "not_shown", "open", "deprecated", "experimental", "required_in_practice", "reason"];

/** The keys that say what a param of an operation does, except for `format`, which other fields have as well. */
export const roleKeysOfParams = keysOf(definitions.operation_param).filter((key) => !Object.hasOwn(definitions.param.properties, key));

/** The keys of an auth method, a record, a paging profile and an entity, by the key that holds them all. */
export const elementKeys = {
  auth: keysOf(definitions.auth_method),
  records: keysOf(definitions.record),
  paging_profiles: pagingKeys(),
  entities: keysOf(definitions.entity),
} as const;

/** A mark of origin beside a value: `{ value: …, assumed: … }`. */
export type WrittenOrigin = Pick<WrittenNotes, "assumed" | "not_shown">;

/** The keys that a mapping may have for a value, in requests or in responses. */
export type WrittenConstraints = AnyOf<WrittenParamItems | WrittenResponseFieldItems | WrittenTypeItems | WrittenMediaType>;

/** `format` is a constraint, and with `true` the role of a param. */
type WrittenMediaType = Pick<Exclude<WrittenOperationParam, string>, "format">;

/** A type: an expression, or a mapping. */
export type WrittenType = string | WrittenConstraints;

/** The keys that a mapping may have for a param, a field of a record, of Meta or of the envelope, or a named type. */
export type WrittenFieldDetails = AnyOf<
  | WrittenParam
  | WrittenOperationParam
  | WrittenNamedType
  | WrittenTypeField
  | WrittenResponseField
  | WrittenEnvelopeField
  | WrittenInnerField
>;

/** A field: a mapping, or a type and a description on one line. */
export type WrittenField = string | WrittenFieldDetails;

/** Fields by name. */
export type WrittenFields = Readonly<Record<string, WrittenField>>;

/** How to ask for the next page, whatever the kind. */
export type WrittenPaging = Pick<WrittenPagingDescriptor, "kind"> & AnyOf<WrittenPagingDescriptor>;

/** The action vocabulary. */
export type WrittenActionName = keyof WrittenEntity["actions"];

const ACTIONS: Readonly<Record<WrittenActionName, unknown>> = schemas["gateway.schema.json"].properties.actions.properties;

/** Whether a key is an action. */
export function isActionName(key: string): key is WrittenActionName {
  return Object.hasOwn(ACTIONS, key);
}

/** The actions among the keys of a mapping, in the order in which they are written. */
export function actionsOf(
  written: WrittenEntity["actions"] | WrittenGateway["actions"] | NonNullable<WrittenOverlayEntity["actions"]>,
): readonly WrittenActionName[] {
  return Object.keys(written).filter(isActionName);
}

/** A key of the language, other than the names that authors choose. */
export type WrittenKey =
  | KeyOf<WrittenConnector | WrittenEntity | WrittenRecord | WrittenOperation | WrittenPagingDescriptor | WrittenFieldDetails>
  | WrittenActionName;

/**
 * The mappings among some written values as one: each key that some of them have, with what any of them says. The schemas
 * decide which keys may be where, so what reads the mappings does not have to.
 */
type AnyOf<Written> = { readonly [Key in KeyOf<Exclude<Written, string>>]?: ValueOf<Exclude<Written, string>, Key> };

type KeyOf<Mapping> = Mapping extends unknown ? keyof Mapping : never;

type ValueOf<Mapping, Key> = Mapping extends unknown ? (Key extends keyof Mapping ? Required<Mapping>[Key] : never) : never;

/** The name of a JSON Schema in `spec/`. */
export type SchemaName = keyof typeof schemas;

/** The keys of all paging kinds, each once. */
function pagingKeys(): readonly string[] {
  const kinds = Object.entries(definitions).filter(([name]) => name.startsWith("paging_") && !name.startsWith("paging_key_"));
  return [...new Set(kinds.flatMap(([, kind]) => ("properties" in kind ? keysOf(kind) : [])))];
}

function keysOf({ properties }: { readonly properties: object }): readonly string[] {
  return Object.keys(properties);
}

function keysIn(schema: unknown): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    const own = key === "properties" && typeof value === "object" && value !== null ? Object.keys(value) : [];
    return [...own, ...keysIn(value)];
  });
}
