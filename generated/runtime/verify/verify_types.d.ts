// @generated from templates/verify/verify_types.ts by connector-gateway-spec. Do not edit.
/** The settings of a verification. */
export interface VerifyOptions {
  /** The address of the gateway. Needed without `fetch`. */
  readonly baseUrl?: string;
  /** Sends the requests; `fetch` of the platform by default. A sandbox or a handler can answer in its place. */
  readonly fetch?: typeof globalThis.fetch;
  /** The bearer token. */
  readonly token?: string;
  /** The id of the instance to verify, by connector. */
  readonly instances: Readonly<Record<string, string>>;
  /** Patterns of operations: `payments.customers.*`. All operations of the instances by default. */
  readonly operations?: readonly string[];
  /** Whether to create, change and delete records. What is created is removed again. */
  readonly writes?: boolean;
  /** The `auth_config` of connectors for which an instance is created, with `writes` only. The contract cannot delete instances. */
  readonly credentials?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Calls a second; 0, the default, is no limit. */
  readonly rate?: number;
  /** The most calls in all. */
  readonly budget?: number;
  /** Whether only what the documents state counts. */
  readonly statedOnly?: boolean;
  /** Ends the verification early; what it created is removed nevertheless. */
  readonly signal?: AbortSignal;
}

/** An option of `verifyGateway` does not fit. */
export declare class VerifyOptionError extends TypeError {
  readonly name = "VerifyOptionError";
  readonly option: keyof VerifyOptions;
  /** What is wrong with the option, without values that may be secret. */
  readonly problem: string;
  /** How to fix it. */
  readonly help: string;
  constructor(option: keyof VerifyOptions, problem: string, help: string);
}

/** What a finding is based on. */
export interface VerifyStatement {
  readonly text: string;
  /** `stated` by a document, `assumed` in the catalog with a reason, or a `rule` of HTTP and of the server kit. */
  readonly basis: "stated" | "assumed" | "rule";
  readonly document?: string;
  readonly section?: string;
  /** The place in the YAML of a catalog of one's own. */
  readonly file?: string;
  readonly line?: number;
}

/** A deviation of the gateway from the contract. All of it may be shown: secrets are replaced already. */
export interface VerifyFinding {
  /** `verify/record` */
  readonly code: string;
  /** `payments.customers.list` */
  readonly operation?: string;
  /** The statement that does not hold. */
  readonly statement: VerifyStatement;
  readonly message: string;
  /** The place in the answer, as a JSON Pointer. */
  readonly pointer?: string;
  /** The request, as a curl command without the credential. */
  readonly request: string;
  /** The beginning of the answer. */
  readonly answer: string;
}

/** A check that could not be made, and why. */
export interface NotTried {
  readonly check: string;
  readonly reason: string;
}

/** Why a run, or the part of it that is about an instance, ended early. */
export interface Stopped {
  /** `the gateway does not answer`, `the budget of 100 calls is used up` */
  readonly reason: string;
  /** The operations of which nothing was tried for that reason. */
  readonly operations: readonly string[];
}

/** The checks of one operation. */
export interface VerifiedOperation {
  readonly operation: string;
  readonly tried: number;
  readonly passed: number;
  readonly failed: number;
  readonly notTried: readonly NotTried[];
}

/** The result of a verification. */
export interface VerifyReport {
  readonly findings: readonly VerifyFinding[];
  readonly operations: readonly VerifiedOperation[];
  /** Nothing for a run that has come to its end. */
  readonly stopped: readonly Stopped[];
  /** The statements of the catalog about these operations, and how many of them were tried. */
  readonly statements: {
    readonly tried: number;
    readonly total: number;
  };
  readonly calls: number;
  /** What was created and is still there. */
  readonly leftovers: readonly string[];
}
