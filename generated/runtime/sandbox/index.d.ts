// @generated from templates/sandbox/public.ts by connector-gateway-spec. Do not edit.
export type { Fault, FaultEffect, LogEntry, Sandbox, SandboxFetch, SandboxOptions } from "./sandbox_types.js";
export type { InstanceState, SandboxState } from "./definition.js";
