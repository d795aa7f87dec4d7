import { createSandbox } from "connector-gateway-spec/sandbox";
import { verifyGateway, type VerifyOptions, type VerifyReport } from "connector-gateway-spec/verify";

/** The body of a request, as far as it is that of a call. */
export interface SentCall {
  readonly operation: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What a gateway does otherwise than the sandbox: with the request before, and with the answer after. */
export interface Deviation {
  readonly before?: (call: SentCall, request: Request) => Record<string, unknown> | undefined;
  /** Changes the body of an answer, or returns another answer. */
  readonly after?: (body: Answered, call: SentCall, response: Response) => Response | undefined;
}

/** A body that a deviation changes. */
export interface Answered {
  [name: string]: unknown;
  result: { [field: string]: unknown }[] & { [field: string]: unknown };
  connector_metadata: { [field: string]: unknown };
}

/** `fetch` of a sandbox that deviates. */
export function deviating({ before, after }: Deviation, sandbox = createSandbox({ cors: true, records: 12 })): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    // A copy of a request is slow to read.
    const text = typeof init?.body === "string" ? init.body : await request.clone().text();
    const call = callOf(text);
    const params = call && before?.(call, request);
    const [, entity, action] = call?.operation.split(".") ?? [];
    const changed = params === undefined ? request : new Request(request, { body: JSON.stringify({ entity, action, params }) });
    const response = await sandbox.fetch(changed);
    if (after === undefined || call === undefined) return response;
    const bytes = await response.arrayBuffer();
    const body = parsed(new TextDecoder().decode(bytes));
    const replaced = after(body as Answered, call, response);
    if (replaced !== undefined) return replaced;
    const { status, headers } = response;
    return body === undefined
      ? new Response(bytes.byteLength === 0 ? null : bytes, { status, headers })
      : new Response(JSON.stringify(body), { status, headers: withoutLength(headers) });
  };
}

/** The headers of an answer without some. */
export function withoutLength(headers: Headers, ...names: readonly string[]): Headers {
  const kept = new Headers(headers);
  for (const name of ["content-length", ...names]) kept.delete(name);
  return kept;
}

function callOf(text: string): SentCall | undefined {
  const body = parsed(text) as { readonly entity?: unknown; readonly action?: unknown; readonly params?: unknown } | undefined;
  if (typeof body?.entity !== "string" || typeof body.action !== "string") return undefined;
  const operation = `payments.${body.entity}.${body.action}`;
  return { operation, params: (body.params ?? {}) as SentCall["params"] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The report about a gateway that deviates. */
export function reportOn(deviation: Deviation, operations: readonly string[], options: Partial<VerifyOptions> = {}): Promise<VerifyReport> {
  return verifyGateway({ fetch: deviating(deviation), instances: { payments: "inst_payments" }, operations, ...options });
}
