import type { Instance, NewInstance } from "#templates/runtime";
import { notAllowed } from "./operations/call.js";
import type { RecordStore } from "./definition.js";

/** The instances of a sandbox, whoever calls. */
export interface SandboxInstances {
  readonly find: (id: string) => Instance | undefined;
  /** Adds an instance with records of its own: `inst_payments_2`, `inst_payments_3`. */
  readonly create: (instance: NewInstance) => { readonly id: string };
  /** To be called when the store has got other instances: numbers are counted from 2 again. */
  readonly forget: () => void;
}

/** Each instance has records of its own. */
const MOST_CREATED = 1_000;

/** The instances of a store. */
export function createInstances(store: RecordStore): SandboxInstances {
  const numbers = new Map<string, number>();
  let created = 0;
  return {
    find: (id) => {
      const connector = store.connectorOf(id);
      return connector === undefined ? undefined : { id, connector };
    },
    create: ({ connector }) => {
      if (created >= MOST_CREATED)
        throw notAllowed(undefined, `The sandbox takes at most ${MOST_CREATED} new instances. Reset it to go on.`);
      created += 1;
      let number = (numbers.get(connector) ?? 1) + 1;
      // A state that has been loaded may have the next numbers already.
      while (store.connectorOf(`inst_${connector}_${number}`) !== undefined) number += 1;
      numbers.set(connector, number);
      const id = `inst_${connector}_${number}`;
      store.addInstance(id, connector);
      return { id };
    },
    forget: () => {
      created = 0;
      numbers.clear();
    },
  };
}
