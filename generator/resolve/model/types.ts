import type {
  Binding,
  Vendor,
  ItemLimits,
  NumberLimits,
  StringLimits,
  JsonValue,
  Role,
  ValueCondition,
  ContentFields,
  Derivation,
  Draw,
  ExplainedCondition,
  Hiding,
  SandboxMeta,
  Variation,
} from "#templates/core";
import type { WrittenEntity, Place } from "#generator/read";
import type { FormatName } from "./formats.ts";
import type { OperationKind } from "./operation_kinds.ts";
import type { PagingDescriptor } from "./paging_kinds.ts";
import type { ValueType } from "./value_types.ts";

export type {
  AnyType,
  ArrayType,
  ObjectType,
  RecordType,
  ReferenceTarget,
  ReferenceType,
  TypeKind,
  ValueType,
  ValueTypes,
} from "./value_types.ts";

/**
 * The resolved catalog in memory, in the catalog's own words: nothing here knows OpenAPI, JSON Schema or TypeScript. Every
 * list is in the order of the YAML. Emitters read the model and never change it.
 */

export type { JsonValue } from "#templates/core";
export type JsonScalar = null | boolean | number | string;

/** The basis of a statement: a source document states it, we chose it, or the document leaves it open. */
export type Origin =
  | { readonly kind: "stated" }
  | { readonly kind: "assumed"; readonly because: string }
  | { readonly kind: "not_shown"; readonly what: string };

/** Texts about a named part of the catalog, and where it comes from. */
export interface Notes {
  readonly description?: string;
  /** Document and section of the statement, for hovers and the ledger: "Document 1, Endpoints". */
  readonly section: string;
  readonly origin: Origin;
  readonly deprecated?: string;
  readonly experimental?: string;
  readonly at: Place;
}

/** The value of a param that is left out. */
export interface Preset {
  readonly value: JsonValue;
  readonly origin: Origin;
}

export type ScalarName = "string" | "integer" | "number" | "boolean";

/** One or several scalar types with their constraints. */
export interface ScalarType extends NumberLimits, StringLimits<FormatName> {
  readonly kind: "scalar";
  readonly types: readonly ScalarName[];
  readonly nullable: boolean;
  readonly const?: JsonScalar;
  readonly enum?: readonly JsonScalar[];
  readonly knownValues?: readonly JsonScalar[];
  /** Present for values joined by commas without blanks. `values` closes the list. */
  readonly commaList?: ItemLimits & { readonly values?: readonly string[]; readonly knownValues?: readonly string[] };
}

export interface Field extends Notes {
  readonly name: string;
  readonly type: ValueType;
  /**
   * Must be present. In params, auth and requests: marked so and not assumed. In records, Meta and responses: `demanded`, or
   * not assumed, not nullable and not `any` (the documented profile).
   */
  readonly required: boolean;
  /** In the envelope of responses: must be present under both profiles, although the envelope is assumed. */
  readonly demanded?: true;
  readonly requiredInPractice?: string;
  readonly secret: boolean;
  readonly default?: Preset;
  readonly example?: JsonValue;
  /** A further type that real traffic shows against the document. */
  readonly alsoSeen?: ValueType;
  /** What is inside, where the document leaves that open. Only fields of records have it. */
  readonly inner?: Inner;
  /** The named type that this field was written with. */
  readonly named?: string;
  /** Its purpose in a call. Only the params of an operation have one. */
  readonly role?: Role;
}

/** What public sources say about the inside of a field that the document leaves open. Without a type it stays open, for the reason in `origin`. */
export interface Inner {
  readonly type?: ValueType;
  readonly origin: Origin;
}

/** Fields whose names belong to the customer. */
export interface OtherFields {
  /** `customfield_*`; `*` stands for every other name. */
  readonly pattern: string;
  readonly type: ValueType;
}

/** Named fields and what applies to all of them. */
export interface ObjectShape {
  readonly fields: readonly Field[];
  /** Accepts unknown keys. Always true on the response side. */
  readonly open: boolean;
  /** Why a shape on the request side is open. */
  readonly openBecause?: string;
  readonly atLeastOneOf?: readonly string[];
  /** Only inner types have them. */
  readonly others?: readonly OtherFields[];
}

/** A record of a connector, or a named shape of the gateway. */
export interface RecordDefinition extends Notes {
  readonly name: string;
  readonly shape: ObjectShape;
  readonly extends?: string;
  /** A whole, valid record that looks like a real one. */
  readonly example?: JsonValue;
}

/** A type that params and records share. */
export interface NamedType extends Notes {
  /** The name of its definition, different from all others of the connector. */
  readonly name: string;
  /** The type as responses use it: its objects are open, and null is accepted where it is written. */
  readonly returned?: true;
  readonly type: ValueType;
  /** For fields of the type that have none of their own. */
  readonly secret?: true;
  readonly requiredInPractice?: string;
  readonly default?: Preset;
  readonly example?: JsonValue;
}

export type ActionName = keyof WrittenEntity["actions"];

/** How to request the next page. */
export type Paging = PagingDescriptor & {
  readonly origin: Origin;
  /** A question about it that the document leaves open, for instance when it ends. */
  readonly notShown?: string;
  /** The paging profile that the operation names. */
  readonly profile?: string;
};

/** The record that an operation returns. */
export interface RecordUse {
  readonly record: string;
  readonly origin: Origin;
}

export interface Operation extends Notes {
  /** `payments.customers.list` */
  readonly id: string;
  readonly connector: string;
  readonly entity: string;
  readonly action: ActionName;
  readonly kind: OperationKind;
  readonly effect: "read" | "write";
  readonly permanent: boolean;
  readonly ordered?: "newest_first";
  readonly params: ObjectShape;
  /** `params` may not be left out of the request. */
  readonly paramsRequired: boolean;
  /** Undefined for downloads only. */
  readonly returns?: RecordUse;
  readonly meta?: ObjectShape;
  /** Where the elements are inside the record of a `search_wrapper` or `page_record`. */
  readonly elements?: readonly string[];
  readonly paging?: Paging;
  readonly download?: { readonly range?: string; readonly maxSize?: string };
  readonly notes: readonly string[];
  readonly sandbox?: OperationSandbox;
  /** How it is called at the third party. */
  readonly binding?: Binding;
}

export interface Entity {
  readonly name: string;
  readonly description?: string;
  readonly section: string;
  readonly operations: readonly Operation[];
  readonly sandbox?: EntitySandbox;
  readonly at: Place;
}

/** One way to authenticate: `auth_config` has exactly these fields. */
export interface AuthMethod extends Notes {
  readonly name: string;
  readonly title: string;
  readonly shape: ObjectShape;
}

/** A topic that the documents leave open. */
export interface OpenTopic {
  readonly what: string;
  readonly at: Place;
}

/** Names of the source document and of its usual sections. */
export interface SourceDocument {
  readonly title: string;
  readonly records: string;
  readonly operations: string;
  readonly auth: string;
}

export interface Connector {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly document: SourceDocument;
  readonly definitionId: { readonly value: string; readonly origin: Origin; readonly at: Place };
  /** The ways to authenticate. Without one, the create request has no `auth_config`. */
  readonly auth: readonly AuthMethod[];
  /** Values beside `auth_config` in the create request. */
  readonly config?: Notes & { readonly shape: ObjectShape };
  /** The third party behind the connector. */
  readonly vendor?: Vendor;
  /** Where an overlay changes the third party, if one does. */
  readonly vendorAt?: Place;
  readonly types: readonly NamedType[];
  readonly records: readonly RecordDefinition[];
  /** What open fields of the records refer to. Every field of theirs may be missing or null. */
  readonly innerTypes: readonly RecordDefinition[];
  readonly entities: readonly Entity[];
  readonly notShown: readonly OpenTopic[];
}

export interface Header extends Notes {
  readonly name: string;
  readonly type: ScalarType;
  readonly secret: boolean;
  readonly example?: JsonValue;
}

export interface ErrorStatus extends Notes {
  readonly status: number;
  /** The answer carries `Retry-After`. */
  readonly retryAfter: boolean;
  /** A body that comes with this status. */
  readonly example?: JsonValue;
}

export interface Gateway {
  readonly title: string;
  readonly description: string;
  readonly document: SourceDocument;
  readonly baseUrlExample: string;
  readonly actions: readonly { readonly name: ActionName; readonly description: string }[];
  readonly headers: readonly Header[];
  readonly createInstance: Notes & {
    readonly path: string;
    readonly request: ObjectShape;
    readonly response: Notes & { readonly shape: ObjectShape };
  };
  readonly execute: Notes & {
    readonly path: string;
    readonly pathParams: readonly Field[];
    /** `entity`, `action` and `params` with their notes; each operation narrows their types. */
    readonly request: ObjectShape;
    /** The envelope. `result` and `meta` name the fields that hold what the operation returns. */
    readonly response: Notes & { readonly shape: ObjectShape; readonly result: string; readonly meta: string };
  };
  readonly error: Notes & { readonly shape: ObjectShape };
  readonly records: readonly RecordDefinition[];
  readonly statuses: readonly ErrorStatus[];
  readonly notShown: readonly OpenTopic[];
}

export interface Model {
  readonly gateway: Gateway;
  readonly connectors: readonly Connector[];
}

export type { ContentFields, Derivation, Draw, ExplainedCondition, Hiding, SandboxMeta, ValueCondition, Variation };

/** The `sandbox` block of an entity. Fields are paths as the catalog writes them. */
export interface EntitySandbox {
  /** Values by field that the first record has in place of those of the record's example. */
  readonly example: Readonly<Record<string, JsonValue>>;
  readonly created?: string;
  readonly updated?: string;
  readonly element?: string;
  readonly hidden: readonly string[];
  readonly variations: readonly { readonly path: string; readonly vary: Variation }[];
  readonly cases: readonly Readonly<Record<string, JsonValue>>[];
  readonly derived: readonly Derivation[];
  /** Values by field that a created record starts from. */
  readonly blank: Readonly<Record<string, JsonValue>>;
  readonly at: Place;
}

/** The `sandbox` block of an operation. */
export interface OperationSandbox {
  readonly hides?: Hiding;
  readonly draws?: Draw;
  readonly content?: ContentFields;
  readonly only: readonly ExplainedCondition[];
  readonly meta: Readonly<Record<string, SandboxMeta>>;
  /** Field of the answer -> entity of the feed that the token starts. */
  readonly starts: Readonly<Record<string, string>>;
  readonly at: Place;
}
