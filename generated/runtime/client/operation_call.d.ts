import type { Operation } from "../operation.js";
import type { CallPromise, ConnectorDefinition, GatewayOptions, OpenCallOptions, Page } from "./client_types.js";
import type { Transport } from "./transport.js";

/** What every call of an instance shares. */
export interface InstanceContext {
    readonly transport: Transport;
    readonly options: GatewayOptions;
    readonly connector: ConnectorDefinition;
    readonly instanceId: string;
    /** The credentials, where the instance was created here: they must not appear in an error. */
    readonly secrets: readonly string[];
}

type Input = [params?: unknown, options?: OpenCallOptions];
type AnyPage = Page<unknown, unknown>;

/** One operation as a function; `all` and `pages` of a list with pages. */
export type Method = ((...input: Input) => CallPromise<unknown>) & {
    all?: (...input: Input) => AsyncIterableIterator<unknown>;
    pages?: (...input: Input) => AsyncIterableIterator<AnyPage>;
};

/** The function that calls an operation. It never throws: a mistake in its input rejects the promise. */
export declare function createMethod(context: InstanceContext, operation: Operation): Method;

export {};
