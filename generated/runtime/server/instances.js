// @generated from templates/runtime/server/instances.ts by connector-gateway-spec. Do not edit.
export function memoryInstances(createId = () => `inst_${crypto.randomUUID()}`) {
  const kept = new Map();
  return {
    create: (instance, caller) => {
      const id = createId();
      kept.set(id, Object.freeze({ ...instance, id, owner: caller.id }));
      return { id };
    },
    find: (id, caller) => {
      const found = kept.get(id);
      return found?.owner === caller.id ? found : undefined;
    },
  };
}
