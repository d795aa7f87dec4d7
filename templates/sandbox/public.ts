export type { Fault, FaultEffect, LogEntry, Sandbox, SandboxFetch, SandboxOptions } from "./sandbox_types.js";
export type { InstanceState, SandboxState } from "./definition.js";
