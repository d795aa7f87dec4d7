import { createGatewayHandler, memoryInstances, type GatewayHandlerOptions } from "connector-gateway-spec/server";

export const EXECUTE = "http://gateway.test/api/v1/connectors/instances/";
export const CREATE = "http://gateway.test/api/v1/connectors/instances";
export const TOKEN = "test-token";

/** A gateway in memory with one instance of each connector, `inst_<connector>`, that belongs to the caller `tenant`. */
export function createKit(options: Partial<GatewayHandlerOptions> = {}) {
  const stored = memoryInstances(() => "inst_new");
  return createGatewayHandler({
    authenticate: (token) => (token === TOKEN ? { id: "tenant" } : undefined),
    instances: {
      create: (instance, caller) => stored.create(instance, caller),
      find: (id, caller) =>
        id.startsWith("inst_") && id !== "inst_new" ? { id, connector: id.slice("inst_".length) } : stored.find(id, caller),
    },
    operations: {},
    createRequestId: () => "req_1",
    now: () => 0,
    ...options,
  });
}

/** What a request says, apart from what all of them do. */
export interface Sent {
  readonly url?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly text?: string | Uint8Array<ArrayBuffer>;
}

/** A request of the caller to the instance of payments. `body` is sent as JSON, `text` as it is. */
export function toRequest({ url = `${EXECUTE}inst_payments/execute`, method = "POST", headers = {}, body, text }: Sent): Request {
  const all: Readonly<Record<string, string | undefined>> = {
    authorization: `Bearer ${TOKEN}`,
    "content-type": "application/json",
    ...headers,
  };
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
  return new Request(url, {
    method,
    headers: given,
    ...(content !== undefined && !["GET", "HEAD"].includes(method) && { body: content }),
  });
}

/** The status and the JSON body of an answer. */
export async function read(answer: Promise<Response>): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await answer;
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
}
