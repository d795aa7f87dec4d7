// @generated from templates/sandbox/public.ts by connector-gateway-spec. Do not edit.
import type { Validator } from "../validator_types.js";
import { type SandboxConnector } from "./sandbox_data.js";
import type { Sandbox, SandboxOptions } from "./sandbox_types.js";
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
export declare function createCatalogSandbox({ connectors, createRequest }: CatalogParts, options: SandboxOptions | undefined): Sandbox;
