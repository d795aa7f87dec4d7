/**
 * A gateway that answers from the catalog: it generates records and applies filters, orders and paging to them. It takes the tables that the
 * generator emits for each connector and returns a fetch function; it knows no single connector.
 */
export type { SandboxState } from "./definition.js";
export { CREATE_INSTANCE, type FaultLeft } from "./fault_plan.js";
export { MOST_ENTRIES } from "./log_stream.js";
export type { Fault, LogEntry, Sandbox, SandboxOptions } from "./sandbox_types.js";
export type { EntityDefinition, JsonObject, OperationDefinition } from "./definition.js";
export { paramsWith } from "./operations/call.js";
export { firstAt, namesIn, readerOf } from "./paths.js";
export { conditionTest, toFilter } from "./queries/filters.js";
export { parseOrder } from "./queries/orders.js";
export type { RecordOrder, RecordTest, RoleOf } from "./queries/query_types.js";
export { parseSearch } from "./queries/search.js";
export { type SandboxConnector, toDefinition } from "./kit.js";
