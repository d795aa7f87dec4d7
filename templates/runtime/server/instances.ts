import type { Caller, Instance, InstanceStore, NewInstance } from "./server_types.js";

/** An instance with what was given when it was created. */
export interface MemoryInstance extends Instance, NewInstance {
  readonly connector: string;
  /** The id of the caller that it belongs to. */
  readonly owner: string;
}

/** Instances in memory: those of one caller are invisible to others. They are gone when the process ends. */
export function memoryInstances(createId: () => string = () => `inst_${crypto.randomUUID()}`): InstanceStore<Caller, MemoryInstance> {
  const kept = new Map<string, MemoryInstance>();
  return {
    create: (instance, caller) => {
      const id = createId();
      kept.set(id, Object.freeze({ ...instance, id, owner: caller.id }));
      return { id };
    },
    find: (id, caller) => {
      const instance = kept.get(id);
      return instance?.owner === caller.id ? instance : undefined;
    },
  };
}
