import { schemas } from "./language.ts";
import type {
  WrittenConnector,
  WrittenEntity,
  WrittenEnvelopeField,
  WrittenGateway,
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

export type {
  WrittenConnector,
  WrittenEntity,
  WrittenGateway,
  WrittenNotes,
  WrittenOperation,
  WrittenOverlay,
  WrittenOverlayEntity,
  WrittenOverlayOperation,
  WrittenRecord,
  WrittenResponse,
} from "./written_types.ts";

/** A mark of origin beside a value: `{ value: …, assumed: … }`. */
export type WrittenOrigin = Pick<WrittenNotes, "assumed" | "not_shown">;

/** What a mapping may say about a value, in requests or in responses. */
export type WrittenConstraints = AnyOf<WrittenParamItems | WrittenResponseFieldItems | WrittenTypeItems | WrittenMediaType>;

/** `format` is a constraint, and with `true` the role of a param. */
type WrittenMediaType = Pick<Exclude<WrittenOperationParam, string>, "format">;

/** A type: an expression, or a mapping. */
export type WrittenType = string | WrittenConstraints;

/** What a mapping may say about a param, a field of a record, of Meta or of the envelope, or a named type. */
export type WrittenFieldDetails = AnyOf<
  WrittenParam | WrittenOperationParam | WrittenNamedType | WrittenTypeField | WrittenResponseField | WrittenEnvelopeField
>;

/** The same, or a type and a description on one line. */
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
