import { describe, expect, it, vi } from "vitest";
import { createGateway, GatewayError } from "connector-gateway-spec";

const envelope = { status: "success", result: { id: "cus_1", name: "Zoë 漢字 🙂" } };
const bytes = new TextEncoder().encode(`\uFEFF${JSON.stringify(envelope)}`);

/** A body that arrives in chunks of a length; `after` ends it. */
function chunked(all: Uint8Array, length: number, after: (controller: ReadableStreamDefaultController) => void) {
  const chunks = Array.from({ length: Math.ceil(all.length / length) }, (_, at) => all.slice(at * length, (at + 1) * length));
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk === undefined) after(controller);
      else controller.enqueue(chunk);
    },
  });
}

function getCustomer(body: BodyInit, status = 200) {
  const fetch = (): Promise<Response> => Promise.resolve(new Response(body, { status }));
  const gateway = createGateway({ baseUrl: "https://gateway.example.test", token: "token", fetch, retry: { retries: 0 } });
  return gateway.instance("payments", "x").customers.get({ id: "cus_1" });
}

async function messageOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (error instanceof GatewayError) return error.message;
  throw new Error("The call did not fail with a GatewayError.", { cause: error });
}

describe("a body", () => {
  it.each([1, 2, 3, 7, 1000])("is the same however it is cut: chunks of %d bytes", async (length) => {
    const body = chunked(bytes, length, (controller) => controller.close());
    await expect(getCustomer(body)).resolves.toEqual(envelope.result);
  });

  it("that breaks off inside a character is shown up to that character", async () => {
    const start = new TextEncoder().encode('{"name":"Zoë').slice(0, -1);
    const body = chunked(start, 5, (controller) => controller.error(new Error("cut")));
    expect(await messageOf(getCustomer(body))).toBe(
      'payments.customers.get: the answer broke off after 11 characters: "{\\"name\\":\\"Zo" (cut)',
    );
  });

  it("of an error is not read without end, and not waited for", async () => {
    const cancel = vi.fn();
    const endless = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(300_000).fill(120)), cancel });
    expect(await messageOf(getCustomer(endless, 400))).toBe(
      "payments.customers.get: the gateway answered 400 with more than 262144 bytes; see the option maxBodySize",
    );
    expect(cancel).toHaveBeenCalledOnce();
  });
});
