import type { OperationError } from "./operation_error.js";

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
