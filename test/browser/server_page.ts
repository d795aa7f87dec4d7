import { createGateway } from "connector-gateway-spec/client";
import { connector as payments } from "connector-gateway-spec/payments";
import { seen, type SeenAnswer, type SentRequest } from "../fixtures/server/kit_exchanges.ts";
import { createKitGateway, TOKEN } from "../fixtures/server/kit_gateway.ts";

const handler = createKitGateway();

/** What the gateway of the page answers. */
async function ask({ path, method, headers, body }: SentRequest): Promise<SeenAnswer> {
  return seen(await handler(new Request(`http://gateway.test${path}`, { method, headers, ...(body !== undefined && { body }) })));
}

/** How many records the client of the page gets from the gateway of the page. */
async function list(): Promise<number> {
  const fetch = (url: string, init: RequestInit): Promise<Response> => handler(new Request(url, init));
  const gateway = createGateway({ baseUrl: "http://gateway.test", token: TOKEN, fetch, connectors: { payments } });
  const { records } = await gateway.instance("payments", "inst_payments").customers.list();
  return records.length;
}

Object.assign(globalThis, { ask, list });
