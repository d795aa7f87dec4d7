import type { Validator } from "#templates/runtime";
import { createSandboxOf } from "./create_sandbox.js";
import { createRecordStore } from "./record_store.js";
import { toDefinition, type SandboxConnector } from "./sandbox_data.js";
import type { Sandbox, SandboxOptions } from "./sandbox_types.js";

// Other gateways are judged by the same readers of roles.
export { firstAt, namesIn, readerOf } from "./paths.js";
export { conditionTest, toFilter } from "./queries/filters.js";
export { parseOrder } from "./queries/orders.js";
export { parseSearch } from "./queries/search.js";
export { toDefinition } from "./sandbox_data.js";

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
