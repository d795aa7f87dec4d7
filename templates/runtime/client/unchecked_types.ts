import type { Operation } from "../operation.js";
import type { Validator } from "../validator_types.js";
import type { AnswerOf, CallOptions, CallPromise, ConnectorDefinition, GatewayDefinition } from "./client_types.js";
import type { GatewayOptions, InputOf, OperationValidators } from "./client_types.js";

/** What a client must know about a connector to call it: `connector` of the module `<connector>/calls`. */
export interface UncheckedConnector<Client = unknown, CreateRequest = unknown> extends Omit<
  ConnectorDefinition<Client, CreateRequest>,
  "createRequest" | "validators"
> {
  readonly validators?: Readonly<Record<string, OperationValidators>>;
  readonly createRequest?: Validator<unknown>;
}

/** Connectors by the name that `create` and `instance` know them by. */
export type UncheckedConnectors = Readonly<Record<string, UncheckedConnector>>;

/** Options that every call of a gateway shares. Nothing is checked. */
export type UncheckedOptions = Omit<GatewayOptions, "validateRequests" | "validateResponses">;

type TypesOf<Definition extends UncheckedConnector> = NonNullable<Definition["types"]>;

/** The gateway with the connectors that it was created with. */
export interface UncheckedClient<Connectors extends UncheckedConnectors> {
  /** Stores the credentials of one account and returns its operations. */
  create<Id extends keyof Connectors & string>(
    connector: Id,
    request: TypesOf<Connectors[Id]>["createRequest"],
    options?: CallOptions,
  ): CallPromise<TypesOf<Connectors[Id]>["client"], Readonly<Record<string, unknown>>>;
  /** The operations of an instance that exists; sends nothing. */
  instance<Id extends keyof Connectors & string>(connector: Id, instanceId: string): TypesOf<Connectors[Id]>["client"];
}

/** An operation for `createCaller`: an export of the module `<connector>/calls`. */
export interface OperationCall<Call = unknown> extends Operation {
  readonly gateway: GatewayDefinition;
  /** Absent at run time: carries the type of the call. */
  readonly call?: Call;
}

/** Calls one operation of an instance. Resolves to the body of the answer; params are sent as they are given. */
export type Caller = <Call>(operation: OperationCall<Call>, instanceId: string, ...input: InputOf<Call>) => Promise<EnvelopeOf<Call>>;

type EnvelopeOf<Call> = AnswerOf<Call> extends CallPromise<unknown, infer Envelope> ? Envelope : never;
