// @generated from templates/runtime/sandbox/world_types.ts by connector-gateway-spec. Do not edit.
import type { Download } from "../server/download.js";
import type { JsonValue } from "../../shared/json_values.js";
import type { JsonObject } from "./definition.js";

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

/** What an operation gives the kit. */
export type OperationResult =
  | {
      readonly records: readonly JsonObject[];
      readonly meta: JsonObject | undefined;
    }
  | JsonObject
  | Download;

/** The records of all instances, and the operations on them. No clock, no random numbers: equal calls give equal results. */
export interface World {
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
export interface WorldOptions {
  readonly seed: number;
  /** How many records of each entity; a number, or one for each `<connector>.<entity>` (25 for the others). */
  readonly records: number | Readonly<Record<string, number>>;
}
