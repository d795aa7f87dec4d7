import type { ValidationIssue } from "../validator_types.js";

/** The details of an error besides its status and message. */
export interface OperationErrorDetails {
  /** The path of the field that caused it: `params.id`. */
  readonly field?: string;
  /** A stable code for programs: `not_found`. */
  readonly code?: string;
  /** Seconds to wait before the next try, sent as `Retry-After`. A 429 without it says one second. */
  readonly retryAfter?: number;
  /** Single faults, instead of the one that `field` and `code` describe. */
  readonly errors?: readonly ErrorEntry[];
  /** Further headers of the answer, with names in lower case. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** One fault of an error body. */
export interface ErrorEntry {
  readonly field: string | null;
  readonly message: string;
  readonly error_code: string | null;
}

/** An answer other than success. Thrown by handlers; `message` is what the caller reads. */
export class OperationError extends Error {
  override readonly name: string = "OperationError";
  readonly status: number;
  readonly details: OperationErrorDetails;

  /** @throws RangeError when `status` is not between 400 and 599, or `retryAfter` is not a number of seconds. */
  constructor(status: number, message: string, details: OperationErrorDetails = {}) {
    super(message);
    if (!Number.isInteger(status) || status < 400 || status > 599) throw new RangeError(`${status} is not the status of an error.`);
    const { retryAfter = 0 } = details;
    if (!(retryAfter >= 0 && retryAfter < Infinity)) throw new RangeError(`${retryAfter} is not a number of seconds.`);
    this.status = status;
    this.details = details;
  }
}

/** The error that tells the caller of a fault of the gateway, without its cause. */
export function internalError(): OperationError {
  return new OperationError(500, "Internal server error.");
}

/** The error for a body that does not fit. */
export function invalidRequest(errors: readonly ErrorEntry[]): OperationError {
  return new OperationError(422, "The request is not valid.", { errors });
}

/** The errors among some issues as entries of an error body. They never repeat a value: it may be a secret. */
export function toEntries(issues: readonly ValidationIssue[]): readonly ErrorEntry[] {
  return issues
    .filter(({ severity }) => severity === "error")
    .map(({ path, message, hint, code }) => ({
      field: fieldText(path) || null,
      message: hint === undefined ? message : `${message}. ${hint}`,
      error_code: code,
    }));
}

/** `params.created.gt`, `params.ids[0]`, `params["a.b"]` */
function fieldText(path: readonly (string | number)[]): string {
  return path.map(stepText).join("").replace(/^\./, "");
}

function stepText(step: string | number): string {
  if (typeof step === "number") return `[${step}]`;
  return /^[\w$-]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
}

/** An answer before it becomes a `Response`, or is written by another server. Names of headers are in lower case. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes that are at hand, or that come one after the other. */
  readonly body: string | Uint8Array | AsyncIterable<Uint8Array> | undefined;
}

/** A JSON body. */
export function jsonAnswer<Body>(
  status: number,
  body: Body,
  headers: Readonly<Record<string, string>> = {},
  print: (body: Body) => string = JSON.stringify,
): Answer {
  return { status, headers: { "content-type": "application/json", ...headers }, body: print(body) };
}

/** The error body of the contract, with the headers that belong to the status. */
export function errorAnswer({ status, message, details }: OperationError): Answer {
  const {
    field,
    code,
    errors = (field ?? code) === undefined ? [] : [{ field: field ?? null, message, error_code: code ?? null }],
    retryAfter = status === 429 ? 1 : undefined,
    headers,
  } = details;
  return jsonAnswer(
    status,
    { message, errors },
    {
      ...(status === 401 && { "www-authenticate": "Bearer" }),
      ...(retryAfter !== undefined && { "retry-after": String(Math.ceil(retryAfter)) }),
      ...headers,
    },
  );
}
