// @generated from templates/runtime/server/memory_stores.ts by connector-gateway-spec. Do not edit.
import type { Caller, Instance, InstanceStore, NewInstance, RunOnce } from "./server_types.js";

/** An instance with what was given when it was created. */
export interface MemoryInstance extends Instance, NewInstance {
  readonly connector: string;
  /** The id of the caller that it belongs to. */
  readonly owner: string;
}

/** Instances in memory: those of one caller are invisible to others. They are gone when the process ends. */
export declare function memoryInstances(createId?: () => string): InstanceStore<Caller, MemoryInstance>;

/** For `once`: keeps the last 10,000 writes in memory with their answers, and forgets those that were surely not done. */
export declare function memoryWrites(): RunOnce<Caller>;
