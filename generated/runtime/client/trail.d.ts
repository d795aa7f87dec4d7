import type { Operation } from "../operation.js";
import { type Cursor } from "./paging.js";

/**
 * What a walk over pages remembers to detect cycles. One cursor is kept and renewed at doubling distances (Brent's
 * method), so cycles of any length are found in constant memory.
 */
export interface Trail {
    readonly kept: unknown;
    readonly steps: number;
    readonly renewAt: number;
    /** Identifies the previous page, where its cursor cannot. */
    readonly page: string | undefined;
}

/**
 * The trail after one more page.
 * @throws GatewayError when the cursor has occurred before, or when the gateway returned the same page again.
 */
export declare function followTrail(operation: Operation, trail: Trail | undefined, cursor: Cursor | undefined, records: readonly unknown[]): Trail | undefined;
