import { fork } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { createGateway } from "connector-gateway-spec";
import type { paths } from "connector-gateway-spec/openapi/gateway";
import createClient from "openapi-fetch";
import { OURS } from "../checkers/index.ts";
import { medianOf, pairedRatio, takeRounds, type Candidate } from "../harness/rounds.ts";
import { sampleAwaited } from "../harness/samplers.ts";
import type { Outcome, Part } from "../part.ts";

/** Calls of the client, to a gateway on loopback. */
export const client: Part = {
  name: "client",
  title: "The client, on loopback",
  about:
    "Processor time of the calling process; another process answers. Calls list 10 customers, a page of the endless list has 100. openapi-fetch neither checks requests nor follows pages, nor does `fetch`.",
  nodeOptions: ["--single-threaded"],
  measure: measureClient,
};

const EXECUTE = "/api/v1/connectors/instances/{connector_instance_id}/execute";
const INSTANCE = "inst_payments";
const TOKEN = "bench-token";
const FETCH = "bare fetch";
const CALLS = 20;
const PAGES = 10;
const RUNS = 10;
const WARMING = 40;
const ROUNDS = { least: 15, most: 61, seconds: 15 };

/** One call that lists customers: resolves to how many there are. */
type ListCustomers = () => Promise<number>;

async function measureClient(): Promise<readonly Outcome[]> {
  const { url, stop } = await startServer();
  try {
    return [...(await compareCalls(url)), ...(await measurePages(url))];
  } finally {
    stop();
  }
}

async function compareCalls(url: string): Promise<readonly Outcome[]> {
  const work = `${CALLS} calls at once`;
  const callers = callersOf(url);
  const candidates: Candidate[] = [];
  for (const [by, list] of Object.entries(callers)) {
    if ((await list()) !== 10) throw new Error(`${work}: ${by} does not list 10 customers.`);
    const calls = (): Promise<unknown> => Promise.all(Array.from({ length: CALLS }, list));
    await sampleAwaited(calls, WARMING)();
    candidates.push({ by, sample: sampleAwaited(calls, RUNS) });
  }
  const samples = await takeRounds(candidates, ROUNDS);
  const goal = { most: 1.08 };
  return candidates
    .filter(({ by }) => by !== FETCH)
    .map(({ by }) => ({ work, by, value: pairedRatio(samples, by, FETCH), unit: `× ${FETCH}`, ...(by === OURS ? { goal } : {}) }));
}

/** Who calls, and how: each parses the answer. */
function callersOf(url: string): Readonly<Record<string, ListCustomers>> {
  const body = { entity: "customers", action: "list", params: { limit: 10 } } as const;
  const headers = { authorization: `Bearer ${TOKEN}` };
  const { customers } = createGateway({ baseUrl: url, token: TOKEN }).instance("payments", INSTANCE);
  const other = createClient<paths>({ baseUrl: url, headers });
  const params = { path: { connector_instance_id: INSTANCE } };
  const address = url + EXECUTE.replace("{connector_instance_id}", INSTANCE);
  const init = { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
  return {
    [FETCH]: async () => countResult(await (await fetch(address, init)).json()),
    [OURS]: async () => (await customers.list({ limit: 10 })).records.length,
    "openapi-fetch": async () => countResult((await other.POST(EXECUTE, { params, body })).data),
  };
}

async function measurePages(url: string): Promise<readonly Outcome[]> {
  const { customers } = createGateway({ baseUrl: url, token: TOKEN }).instance("payments", INSTANCE);
  const read = async (): Promise<void> => {
    let left = PAGES;
    for await (const { records } of customers.list.pages({ limit: 100 })) {
      if (records.length !== 100) throw new Error(`A page has ${records.length} customers.`);
      left -= 1;
      if (left === 0) return;
    }
    throw new Error("The endless list ended.");
  };
  await sampleAwaited(read, WARMING)();
  const samples = await takeRounds([{ by: OURS, sample: sampleAwaited(read, RUNS) }], ROUNDS);
  return [{ work: "one page of an endless list", by: OURS, value: medianOf(samples, OURS) / PAGES, unit: "ms", goal: { most: 0.9 } }];
}

function countResult(answer: unknown): number {
  if (typeof answer !== "object" || answer === null || !("result" in answer)) return 0;
  return Array.isArray(answer.result) ? answer.result.length : 0;
}

function startServer(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const child = fork(join(import.meta.dirname, "../client_server.ts"), { execArgv: process.execArgv });
  const stop = (): void => child.disconnect();
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("message", (address) => {
      if (typeof address === "object" && "port" in address && typeof address.port === "number")
        resolve({ url: `http://127.0.0.1:${address.port}`, stop });
    });
  });
}
