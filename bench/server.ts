/**
 * Measures how many requests per second a gateway of the server kit answers in Node, relative to a listener written by hand for
 * `node:http` that does the same work: it parses the body, validates it with the package's validator, and sends the same bytes.
 * For comparison: the same gateway behind an adapter that makes a `Request` and a `Response` for each request.
 * Run it with `npx tsx bench/server.ts [records]`; each answer has 10 records by default. The servers take turns in one run; one
 * process sends, another answers. A rate is the number of requests per second of processor time of the answering process, which
 * other work on the machine hardly changes.
 */
import { fork, type ChildProcess } from "node:child_process";
import { createServer, request as sendRequest, Agent, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import process from "node:process";
import { getRequestListener } from "@hono/node-server";
import { customersListRequest, customersListResponse, type Customer } from "connector-gateway-spec/payments";
import { createGatewayHandler } from "connector-gateway-spec/server";
import { toNodeListener } from "connector-gateway-spec/server/node";
import { readJson } from "./pages.ts";

const PATH = "/api/v1/connectors/instances/inst_payments/execute";
const TOKEN = "bench-token";
const BODY = JSON.stringify({ entity: "customers", action: "list", params: { limit: 10 } });
const RECORDS = Number(process.argv[2] ?? 10);
const ROUNDS = 8;
const REQUESTS = 4000;
const CLIENTS = 32;

const { valid } = (readJson("examples/payments.json") as Readonly<Record<string, { readonly valid: readonly Customer[] }>>)[
  "payments.records.Customer"
] ?? { valid: [] };
const result = { records: Array.from({ length: RECORDS }, () => valid[0]).flatMap((one) => one ?? []), meta: { has_more: false } };

/** The listener that somebody would write who knows this one operation. */
const byHand: RequestListener = (request, response) => {
  if (request.url !== PATH || request.method !== "POST" || request.headers.authorization !== `Bearer ${TOKEN}`) {
    response.writeHead(404).end();
    return;
  }
  const started = performance.now();
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    const { ok } = customersListRequest.check(body);
    const answer = {
      status: "success",
      result: result.records,
      connector_metadata: result.meta,
      execution_metadata: { connector_instance_id: "inst_payments", execution_time_ms: Math.round(performance.now() - started) },
    };
    const text = JSON.stringify(answer);
    const isRight = ok && customersListResponse.check(answer).ok;
    const headers = { "content-length": Buffer.byteLength(text), "content-type": "application/json", "x-request-id": crypto.randomUUID() };
    response.writeHead(isRight ? 200 : 500, headers).end(text);
  });
};

const handler = createGatewayHandler({
  authenticate: (token) => (token === TOKEN ? { id: "tenant" } : undefined),
  instances: { create: () => ({ id: "inst_payments" }), find: (id) => ({ id, connector: "payments" }) },
  operations: { "payments.customers.list": () => result },
});

const listeners: Readonly<Record<string, RequestListener>> = {
  "node:http by hand": byHand,
  "toNodeListener(handler)": toNodeListener(handler),
  "toNodeListener around a function": toNodeListener((request) => handler(request)),
  "@hono/node-server": (request, response) => void getRequestListener(handler)(request, response),
};

/** Starts all servers; tells the parent process their ports. */
async function serve(): Promise<void> {
  const ports = await Promise.all(
    Object.entries(listeners).map(async ([name, listener]) => {
      const server = createServer(listener);
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      return [name, (server.address() as AddressInfo).port] as const;
    }),
  );
  process.send?.(ports);
  process.on("message", () => process.send?.(process.cpuUsage()));
}

function send(agent: Agent, port: number): Promise<void> {
  const headers = { authorization: `Bearer ${TOKEN}`, "content-type": "application/json", "content-length": BODY.length };
  return new Promise((resolve, reject) => {
    const request = sendRequest({ agent, port, host: "127.0.0.1", method: "POST", path: PATH, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`a server answered ${String(response.statusCode)}`));
      response.on("end", resolve).resume();
    });
    request.on("error", reject).end(BODY);
  });
}

/** The processor time that the answering process has used so far, in seconds. */
function usedBy(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once("message", (usage) => {
      const { user, system } = usage as NodeJS.CpuUsage;
      resolve((user + system) / 1_000_000);
    });
    child.send("usage");
  });
}

/** Requests per second of processor time. */
async function measure(child: ChildProcess, agent: Agent, port: number): Promise<number> {
  const before = await usedBy(child);
  let left = REQUESTS;
  const client = async (): Promise<void> => {
    while (left-- > 0) await send(agent, port);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return REQUESTS / ((await usedBy(child)) - before);
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[values.length >> 1] ?? 0;
}

async function compare(child: ChildProcess, ports: readonly (readonly [name: string, port: number])[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const rates = new Map(ports.map(([name]) => [name, [] as number[]]));
  for (const [, port] of ports) await measure(child, agent, port);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, port] of round % 2 === 0 ? ports : ports.toReversed()) rates.get(name)?.push(await measure(child, agent, port));
  }
  agent.destroy();
  const [first = []] = rates.values();
  // Other work on the machine disturbs all servers of a round, so each is compared within its round.
  console.table(
    [...rates].map(([server, found]) => ({
      server,
      "requests/s": Math.round(median(found)),
      "of node:http": `${median(found.map((rate, round) => rate / (first[round] ?? rate))).toFixed(2)}x`,
    })),
  );
}

if (process.send !== undefined) await serve();
else {
  const child = fork(import.meta.filename, process.argv.slice(2), { execArgv: process.execArgv });
  child.once("message", (ports) => {
    void compare(child, ports as readonly (readonly [string, number])[]).finally(() => child.kill());
  });
}
