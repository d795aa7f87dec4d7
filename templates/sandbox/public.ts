import type { Validator } from "#templates/runtime";
import { createSandboxOf } from "./create_sandbox.js";
import { toDefinition, type SandboxConnector } from "./sandbox_data.js";
import type { Sandbox, SandboxOptions } from "./sandbox_types.js";
import { createRecordStore } from "./record_store.js";

export type { SandboxData } from "./sandbox_data.js";
export type { Fault, FaultEffect, LogEntry, Sandbox, SandboxFetch, SandboxOptions } from "./sandbox_types.js";
export type { InstanceState, SandboxState } from "./definition.js";

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
