/**
 * A gateway that answers from the catalog: it generates records and applies filters, orders and paging to them. It takes the tables that the
 * generator emits for each connector and returns a fetch function; it knows no single connector.
 */
export type { SandboxState } from "./definition.js";
export { CREATE_INSTANCE } from "./fault_plan.js";
export type { FaultLeft } from "./log_stream.js";
export { MOST_ENTRIES } from "./request_log.js";
export type { Fault, LogEntry, Sandbox, SandboxOptions } from "./sandbox_types.js";
