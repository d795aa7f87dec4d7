import type { Validator, ConnectorDefinition as ClientConnector } from "#templates/runtime";
import { createSandboxOf } from "./create_sandbox.js";
import { createRecordStore } from "./record_store.js";
import type { Sandbox, SandboxOptions } from "./sandbox_types.js";
import type { ConnectorDefinition, EntityDefinition, OperationDefinition } from "./definition.js";

// Other gateways are judged by the same readers of roles.
export { paramsWith } from "./operations/call.js";
export { firstAt, namesIn, readerOf } from "./paths.js";
export { conditionTest, toFilter } from "./queries/filters.js";
export { parseOrder } from "./queries/orders.js";
export { parseSearch } from "./queries/search.js";

/** The parts of the catalog that a sandbox is made of. */
export interface CatalogParts {
  readonly connectors: readonly SandboxConnector[];
  /** Accepts any request that creates an instance. */
  readonly createRequest: Validator<unknown>;
}

/**
 * A sandbox with the records and operations of a catalog.
 * @throws TypeError for an option that does not exist or has a wrong value, OperationError 422 for wrong faults
 */
export function createCatalogSandbox({ connectors, createRequest }: CatalogParts, options: SandboxOptions | undefined): Sandbox {
  const sandboxed = connectors.map((one) => ({ connector: one.connector, definition: toDefinition(one) }));
  return createSandboxOf({ connectors: sandboxed, createRequest, createRecordStore }, options);
}

/** What data leaves out. */
const EMPTY_ENTITY = {
  example: {},
  identity: [],
  required: [],
  parents: [],
  hidden: [],
  variations: [],
  cases: [],
  derived: [],
  restricted: [],
} as const;
const EMPTY_OPERATION = { roles: {}, defaults: {}, optional: [], neededInPractice: [], meta: [], only: [], starts: {} } as const;

type Sparse<Whole, Empty> = Omit<Whole, keyof Empty> & Partial<Pick<Whole, keyof Whole & keyof Empty>>;

export type EntityData = Sparse<Omit<EntityDefinition, "name">, typeof EMPTY_ENTITY & { readonly fields: unknown }>;
type OperationData = Sparse<Omit<OperationDefinition, "operation">, typeof EMPTY_OPERATION>;

/** A connector's part of the sandbox, as its module has it. */
interface SandboxData {
  readonly entities: Readonly<Record<string, EntityData>>;
  /** By `<entity>.<action>`; operations of which there is nothing to say are left out. */
  readonly operations: Readonly<Record<string, OperationData>>;
}

/** A connector with everything that a sandbox needs of it. */
export interface SandboxConnector {
  readonly connector: ClientConnector;
  readonly execute: Validator<unknown>;
  readonly data: SandboxData;
}

/** The definition of a connector, with the names that its data leaves out. */
export function toDefinition({ connector, execute, data }: SandboxConnector): ConnectorDefinition {
  return {
    connector: connector.id,
    definitionId: connector.definitionId,
    entities: Object.entries(data.entities).map(([name, entity]) => {
      return { ...EMPTY_ENTITY, fields: Object.keys(entity.example ?? {}), ...entity, name };
    }),
    operations: connector.operations.map((operation) => {
      return { ...EMPTY_OPERATION, ...data.operations[`${operation.entity}.${operation.action}`], operation };
    }),
    execute,
  };
}
