import type { Operation } from "./operation.js";

/** What a table says about an operation: its names are keys, and what is usual is left out. */
type Row = Omit<Operation, "id" | "connector" | "entity" | "action" | Usual> & Partial<Pick<Operation, Usual>>;

type Usual = "effect" | "requiredParams" | "paramsRequired";

/**
 * The operations of a connector, in the order of its table: by entity, then action. By default an operation reads, has no
 * required params, and can be called without params unless one of them is required.
 */
export declare function toOperations(connector: string, entities: Readonly<Record<string, Readonly<Record<string, Row>>>>): readonly Operation[];

export {};
