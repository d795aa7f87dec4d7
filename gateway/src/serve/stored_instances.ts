import { OperationError, type Caller, type InstanceStore, type NewInstance } from "connector-gateway-spec/server";
import type { InstanceRepository, StoredInstance } from "../storage/store_types.ts";

/** What the base URLs of third parties need. */
export interface BaseUrlNeeds {
  /** The field of `config` that the base URL of a connector contains; undefined when it contains none. */
  readonly fieldOf: (connector: string) => string | undefined;
}

/** Instances in the database. Those of one caller are invisible to others. */
export function storeInstances(
  repository: Pick<InstanceRepository, "create" | "find">,
  { fieldOf }: BaseUrlNeeds,
): InstanceStore<Caller, StoredInstance> {
  return {
    create: async ({ connector, definitionId, name, authConfig, config = {} }, caller) => {
      const field = fieldOf(connector);
      if (field !== undefined && typeof config[field] !== "string") throw missingField(connector, field);
      const { id } = await repository.create({ connector, definitionId, name, config, owner: caller.id }, authConfig);
      return { id };
    },
    find: (id, caller) => repository.find(id, caller.id),
  };
}

/** The kit has checked the values of `config`, but the catalog lets callers leave it out. */
function missingField(connector: NewInstance["connector"], field: string): OperationError {
  const message = `\`config.${field}\` is missing: the address of ${connector} at the third party contains it.`;
  return new OperationError(422, message, { field: `config.${field}`, code: "request/missing-config" });
}
