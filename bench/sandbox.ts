/**
 * Measures the sandbox over HTTP side by side with what people would use in its place: Prism with the package's OpenAPI document, and
 * the Stripe service of emulate. Each serves the operations that it knows, on the same Node, to the same load. Also measures the start of
 * the command line, and a filtered page of many records. Run it with `npx tsx bench/sandbox.ts [seconds]`. The first run installs the
 * others into `bench/node_modules`.
 */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rivalFile } from "./rivals.ts";

const PACKAGE = join(fileURLToPath(import.meta.resolve("connector-gateway-spec/package.json")), "..");
const PROGRAM = join(PACKAGE, "bin/connector-gateway-spec.js");
const SECONDS = Number(process.argv[2] ?? 4);
const CONNECTIONS = 10;
/** Linux counts processor time in these units. */
const TICKS_PER_SECOND = 100;
const INSTANCE = "inst_payments";
const RECORDS = 100_000;

/** A request of a load. */
interface Shot {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A server that is measured, and how it is asked for each operation. */
interface Contestant {
  readonly name: string;
  readonly start: (port: number) => ChildProcess;
  /** The requests that it is measured with, by operation. */
  readonly prepare: (baseUrl: string) => Promise<Readonly<Record<string, Shot>>>;
}

interface LoadReport {
  readonly requests: { readonly total: number };
  readonly non2xx: number;
  readonly errors: number;
}

type Load = (options: object) => Promise<LoadReport>;

const JSON_HEADERS = { "content-type": "application/json", authorization: "Bearer test" };

function execute(entity: string, action: string, params: object): Shot {
  const path = `/api/v1/connectors/instances/${INSTANCE}/execute`;
  return { method: "POST", path, headers: JSON_HEADERS, body: JSON.stringify({ entity, action, params }) };
}

const calls = {
  "customers.list": execute("customers", "list", { limit: 10 }),
  "customers.get": execute("customers", "get", { id: "cus_EXAMPLE0001" }),
  "customers.create": execute("customers", "create", { email: "jo.sample@example.com", name: "Jo Sample" }),
  "products.list": execute("products", "list", { limit: 10 }),
  "payment_intents.list": execute("payment_intents", "list", { limit: 10 }),
};

function form(method: "GET" | "POST", path: string, fields?: Readonly<Record<string, string>>): Shot {
  const body = fields === undefined ? {} : { body: new URLSearchParams(fields).toString() };
  return { method, path, headers: { "content-type": "application/x-www-form-urlencoded", authorization: "Bearer sk_test_0" }, ...body };
}

const CUSTOMER = { email: "jo.sample@example.com", name: "Jo Sample" };

/** The same operations of emulate, which starts almost empty: it gets as many records first. */
async function prepareForms(baseUrl: string): Promise<Readonly<Record<string, Shot>>> {
  const made: string[] = [];
  for (let index = 0; index < 25; index += 1) {
    const shots = [
      form("POST", "/v1/customers", CUSTOMER),
      form("POST", "/v1/products", { name: "Plan" }),
      form("POST", "/v1/payment_intents", { amount: "1500", currency: "eur" }),
    ];
    for (const { path, ...init } of shots) made.push(((await (await fetch(baseUrl + path, init)).json()) as { readonly id: string }).id);
  }
  return {
    "customers.list": form("GET", "/v1/customers?limit=10"),
    "customers.get": form("GET", `/v1/customers/${made[0] ?? ""}`),
    "customers.create": form("POST", "/v1/customers", CUSTOMER),
    "products.list": form("GET", "/v1/products?limit=10"),
    "payment_intents.list": form("GET", "/v1/payment_intents?limit=10"),
  };
}

/** The Node that all of them run on: emulate needs a newer one than the package. */
async function nodeForAll(): Promise<string> {
  try {
    return await rivalFile("node-24/bin/node");
  } catch {
    return process.execPath;
  }
}

async function contestants(node: string): Promise<readonly Contestant[]> {
  const prism = await rivalFile("@stoplight/prism-cli/dist/index.js");
  const emulate = await rivalFile("emulate/dist/index.js");
  const document = join(PACKAGE, "openapi/payments.json");
  const prepare = (): Promise<Readonly<Record<string, Shot>>> => Promise.resolve(calls);
  return [
    { name: "sandbox", start: (port) => run(node, [PROGRAM, "serve", "--quiet", "--port", String(port)]), prepare },
    { name: "Prism", start: (port) => run(node, [prism, "mock", document, "--port", String(port)]), prepare },
    { name: "emulate", start: (port) => run(node, [emulate, "start", "-s", "stripe", "-p", String(port)]), prepare: prepareForms },
  ];
}

function run(node: string, args: readonly string[]): ChildProcess {
  return spawn(node, args, { stdio: "ignore" });
}

/** A port that nothing listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (typeof address === "object" && address !== null ? resolve(address.port) : reject(new Error("no port"))));
    });
  });
}

async function untilReady(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer !== undefined) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing answers on port ${port}.`);
}

/** Takes another token every thousand requests: emulate refuses a token after five thousand. */
function takeTurns(): (request: Shot) => Shot {
  let sent = 0;
  let authorization = "";
  return (request) => {
    if (sent % 1000 === 0) authorization = `Bearer sk_test_${process.hrtime.bigint()}`;
    sent += 1;
    return { ...request, headers: { ...request.headers, authorization } };
  };
}

/** The processor time that a process has used, in seconds. Unlike the clock, it does not measure the load generator and its neighbors. */
function processorTime({ pid }: ChildProcess): number {
  const fields =
    readFileSync(`/proc/${String(pid)}/stat`, "utf8")
      .split(") ")[1]
      ?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Requests per second of processor time for each operation. */
async function measure(load: Load, { start, prepare, name }: Contestant): Promise<ReadonlyMap<string, number>> {
  const port = await freePort();
  const server = start(port);
  try {
    await untilReady(port);
    const rates = new Map<string, number>();
    for (const [operation, shot] of Object.entries(await prepare(`http://127.0.0.1:${port}`))) {
      const options = { url: `http://127.0.0.1:${port}`, connections: CONNECTIONS, requests: [{ ...shot, setupRequest: takeTurns() }] };
      await load({ ...options, duration: 1 });
      const before = processorTime(server);
      const { requests, non2xx, errors } = await load({ ...options, duration: SECONDS });
      if (non2xx + errors > 0) console.log(`  ${name} refused ${non2xx + errors} requests of ${operation}`);
      rates.set(operation, requests.total / (processorTime(server) - before));
    }
    return rates;
  } finally {
    server.kill();
  }
}

async function compareRates(node: string): Promise<void> {
  const { default: load } = (await import(pathToFileURL(await rivalFile("autocannon/autocannon.js")).href)) as {
    default: Load;
  };
  const all: (readonly [name: string, rates: ReadonlyMap<string, number>])[] = [];
  for (const contestant of await contestants(node)) all.push([contestant.name, await measure(load, contestant)]);
  const [[, own] = ["", new Map<string, number>()], ...others] = all;
  console.log(`Requests per second of processor time, ${CONNECTIONS} connections (goals: 10x Prism, 4x emulate)`);
  for (const [operation, rate] of own) {
    const rest = others.map(([name, rates]) => {
      const other = rates.get(operation) ?? 0;
      return `${name} ${other.toFixed(0)} (${(rate / other).toFixed(1)}x)`;
    });
    console.log(`  ${operation.padEnd(21)} sandbox ${rate.toFixed(0)}, ${rest.join(", ")}`);
  }
}

/** The best of several starts of a program, in milliseconds. */
function startTime(node: string, args: readonly string[]): number {
  const times = Array.from({ length: 7 }, () => {
    const start = performance.now();
    spawnSync(node, args, { stdio: "ignore" });
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** From the start of the command to its first answer. */
async function firstAnswer(node: string): Promise<number> {
  const port = await freePort();
  const start = performance.now();
  const server = spawn(node, [PROGRAM, "serve", "--quiet", "--port", String(port)], { stdio: ["ignore", "pipe", "ignore"] });
  try {
    await new Promise<void>((resolve) => server.stdout.once("data", () => resolve()));
    const { path, ...shot } = calls["customers.list"];
    await (await fetch(`http://127.0.0.1:${port}${path}`, shot)).text();
    return performance.now() - start;
  } finally {
    server.kill();
  }
}

async function compareStarts(node: string): Promise<void> {
  const empty = startTime(node, ["-e", "0"]);
  const times: number[] = [];
  for (let index = 0; index < 7; index += 1) times.push(await firstAnswer(node));
  const best = Math.min(...times);
  console.log(`First answer of a cold command: ${best.toFixed(0)} ms, ${(best / empty).toFixed(1)}x of node -e 0 (goal: 3x)`);
}

/** Milliseconds of a filtered page when there are many records, in memory. */
async function measureManyRecords(): Promise<void> {
  const { createSandbox } = await import("connector-gateway-spec/sandbox");
  const { createGateway } = await import("connector-gateway-spec");
  const sandbox = createSandbox({ records: { "payments.customers": RECORDS } });
  const gateway = createGateway({ baseUrl: "http://sandbox.test", token: "any", fetch: sandbox.fetch });
  const { customers } = gateway.instance("payments", INSTANCE);
  const begin = performance.now();
  await customers.list({ limit: 1 });
  const making = performance.now() - begin;
  const times: number[] = [];
  for (let index = 0; index < 20; index += 1) {
    const start = performance.now();
    await customers.list({ email: `nobody.${index}@example.com`, created: { gte: 0 } });
    times.push(performance.now() - start);
  }
  const median = times.sort((a, b) => a - b)[10] ?? 0;
  console.log(`${RECORDS} records: made in ${making.toFixed(0)} ms, a filtered page takes ${median.toFixed(1)} ms (goal: 10 ms)`);
}

const node = await nodeForAll();
await compareRates(node);
await compareStarts(process.execPath);
await measureManyRecords();
