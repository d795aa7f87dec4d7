// @generated from spec/ by connector-gateway-spec. Do not edit.
import type { Sandbox, SandboxOptions } from "./runtime/sandbox/index.js";

export type {
  Fault,
  FaultEffect,
  InstanceState,
  LogEntry,
  Sandbox,
  SandboxFetch,
  SandboxOptions,
  SandboxState,
} from "./runtime/sandbox/index.js";

/**
 * A gateway in memory that answers every operation of the catalog from made-up records. It uses no clock and no
 * random numbers: the same options and the same requests give the same answers.
 * Throws TypeError for an option that is not valid, and OperationError for faults that are not.
 */
export declare function createSandbox(options?: SandboxOptions): Sandbox;
