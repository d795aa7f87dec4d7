// @generated from templates/sandbox/definition.ts by connector-gateway-spec. Do not edit.
import type { JsonValue } from "../../shared/json_values.js";
import type { Role } from "../../shared/roles.js";
import type { ContentFields, Derivation, Draw, ExplainedCondition, Hiding, SandboxMeta, Variation } from "../../shared/sandbox_terms.js";
import type { Operation } from "../operation.js";
import type { Validator } from "../validator_types.js";
import type { Download } from "../server/download.js";
export type { ContentFields, Derivation, Draw, ExplainedCondition, Hiding, SandboxMeta, Variation };

/** The sandbox's knowledge of a connector: data that the generator takes from the catalog. Field names are paths in a record. */
export type JsonObject = Readonly<Record<string, JsonValue>>;

/** A record that another one belongs to. */
export interface ParentDefinition {
  /** The param that names it; also the key under which a record keeps it when it has no field for it. */
  readonly param: string;
  readonly entities: readonly string[];
  /** The field that it is found by; its identity, if left out. */
  readonly by?: string;
  /** The field of the child that holds it. Without it, the state has it under the name of the param, and answers leave it out. */
  readonly field?: string;
}
export interface EntityDefinition {
  readonly name: string;
  /** A record as `get` returns it. */
  readonly example: JsonObject;
  /** The names of the documented fields. */
  readonly fields: readonly string[];
  /** There is one record, which no param names. */
  readonly single?: true;
  /** Where the record has what lists contain; left out: the record itself. */
  readonly element?: string;
  /** The fields that a record is found by, its id first. */
  readonly identity: readonly string[];
  /** Outermost first: the file, then the comment. */
  readonly parents: readonly ParentDefinition[];
  /** The field with the time of creation, which `create` sets and by which lists are newest first. */
  readonly created?: string;
  readonly updated?: string;
  /** The fields that every answer has: a selection cannot leave them out. Paths may lead into lists: `replies.id`. */
  readonly required: readonly string[];
  /** Fields that records of the state have and answers leave out. */
  readonly hidden: readonly string[];
  readonly variations: readonly {
    readonly path: string;
    readonly vary: Variation;
  }[];
  /** Values that go together, by path; the records after the first take them in turn. */
  readonly cases: readonly Readonly<Record<string, JsonValue>>[];
  readonly derived: readonly Derivation[];
  /** Fields that allow only some values: an undocumented param does not write them. */
  readonly restricted: readonly string[];
  /** The record that `create` starts from. Present for entities with that action. */
  readonly blank?: JsonObject;
}

/** A field of Meta; the paging descriptor explains it, or `source`, or it has the value of the paging param with its name. */
export interface MetaDefinition {
  readonly name: string;
  readonly nullable: boolean;
  readonly source?: SandboxMeta;
}
export interface OperationDefinition {
  readonly operation: Operation;
  /** By param. */
  readonly roles: Readonly<Record<string, Role>>;
  /** The size of a page when the param is left out. */
  readonly pageSize?: number;
  /** Params with a stated default, which applies when they are left out. */
  readonly defaults: JsonObject;
  /** The fields that come back only if a param with the role `expand` names them. */
  readonly optional: readonly string[];
  /** Params that the operation cannot do without, although the document marks them as optional. */
  readonly neededInPractice: readonly string[];
  readonly ordered?: "newest_first";
  /** Records that the list leaves out unless the param is given. */
  readonly hides?: Hiding;
  readonly draws?: Draw;
  /** The fields of Meta, in the catalog's order. */
  readonly meta: readonly MetaDefinition[];
  /** The result of a delete, or the wrapper of a search; the sandbox replaces what differs. */
  readonly result?: JsonObject;
  /** A download: fields of the record (or of the element that an `index` param names) with the type, size and name of the content. */
  readonly content?: ContentFields;
  /** The most bytes of a download. */
  readonly maxSize?: number;
  /** Conditions on the record. When one does not hold, the answer gives its reason. */
  readonly only: readonly ExplainedCondition[];
  /** Fields of the result that hold the token with which the feed of an entity starts. */
  readonly starts: Readonly<Record<string, string>>;
}
export interface ConnectorDefinition {
  readonly connector: string;
  readonly definitionId: string;
  readonly entities: readonly EntityDefinition[];
  readonly operations: readonly OperationDefinition[];
  /** Accepts any request to an instance of the connector. */
  readonly execute: Validator<unknown>;
}

/** All records of a sandbox: the format of state files. Records are in order of creation. */
export interface SandboxState {
  readonly version: 1;
  readonly instances: Readonly<Record<string, InstanceState>>;
}
export interface InstanceState {
  /** `payments` */
  readonly connector: string;
  readonly records: Readonly<Record<string, readonly JsonObject[]>>;
}

/** The result of an operation, for the server kit. */
export type OperationResult =
  | {
      readonly records: readonly JsonObject[];
      readonly meta: JsonObject | undefined;
    }
  | JsonObject
  | Download;

/** The records of all instances, and the operations on them. No clock, no random numbers: equal calls give equal results. */
export interface RecordStore {
  /** Adds an instance with records of its own. */
  addInstance(id: string, connector: string): void;
  /** The connector of an instance; undefined if there is no such instance. */
  connectorOf(id: string): string | undefined;
  /**
   * Runs an operation with params that the catalog accepts.
   * @throws OperationError with the status that the contract gives. The state is unchanged then.
   */
  execute(instance: string, operation: string, params: Readonly<Record<string, JsonValue>>): OperationResult;
  /** Back to the state after creation: the instances of the start, with the records of the seed. */
  reset(): void;
  state(): SandboxState;
  /** Replaces all records. Entities that a state leaves out have none. Its form has been checked. */
  load(state: SandboxState): void;
}
export interface StoreOptions {
  readonly seed: number;
  /** How many records of each entity; a number, or one for each `<connector>.<entity>` (25 for the others). */
  readonly records: number | Readonly<Record<string, number>>;
}
