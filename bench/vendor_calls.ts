/**
 * Measures the calls of the gateway to third parties, without the server in front of them: what a call takes longer than a direct
 * `fetch`, what 20 % of faults do to 10,000 writes, how many tokens 200 calls with an expired one ask for, and how much memory a
 * download of 1 GB takes. The third party is another process on this machine.
 * Run it with `npx tsx bench/vendor_calls.ts`.
 */
import { fork, type ChildProcess } from "node:child_process";
import { memoryUsage } from "node:process";
import process from "node:process";
import { type VendorCall, defaultCallSettings } from "../gateway/src/calls/call_types.ts";
import { createVendorCaller } from "../gateway/src/calls/vendor_caller.ts";
import { createEgress } from "../gateway/src/egress/egress.ts";
import { defaultEgressSettings } from "../gateway/src/egress/egress_types.ts";
import { createFaultyShop } from "../test/fixtures/gateway/faulty_shop.ts";
import { sendJson, startServer, type Respond } from "../test/fixtures/gateway/loopback_server.ts";
import { createMemoryStorage } from "../test/fixtures/gateway/memory_storage.ts";
import { oauthAuth, vendorCall } from "../test/fixtures/gateway/vendor_calls.ts";

const CALLS = 10_000;
const PARALLEL = 50;
const GIGABYTE = 1024 ** 3;
const records = JSON.stringify({ data: Array.from({ length: 10 }, (_, id) => ({ id, name: `Thing ${id}`, tags: ["a", "b"] })) });

/** The third party: `/things` answers with ten records, `/file` with 1 GB, `/token` with a token, `/faulty` as a faulty shop does. */
async function serveThirdParty(): Promise<void> {
  const shop = createFaultyShop({ seed: 7, faults: 0.2 });
  let tokens = 0;
  const respond: Respond = (request, response, index) => {
    if (request.url === "/things") response.writeHead(200, { "content-type": "application/json" }).end(records);
    else if (request.url === "/file") sendGigabyte(response);
    else if (request.url === "/token") sendJson(response, { access_token: `EXAMPLE-${++tokens}`, expires_in: 3_600 });
    else if (request.url === "/counts") sendJson(response, { tokens, done: shop.done.size, most: Math.max(...shop.done.values()) });
    else shop.respond(request, response, index);
  };
  const server = await startServer(respond);
  process.send?.(server.url);
}

function sendGigabyte(response: Parameters<Respond>[1]): void {
  const chunk = Buffer.alloc(256 * 1024);
  let left = GIGABYTE;
  response.writeHead(200, { "content-length": `${GIGABYTE}` });
  const send = (): void => {
    while (left > 0) {
      left -= chunk.length;
      if (!response.write(chunk)) return;
    }
    response.end();
  };
  response.on("drain", send);
  send();
}

function callerFor(origin: string, credentials: Readonly<Record<string, unknown>>): ReturnType<typeof createVendorCaller> {
  return createVendorCaller({
    storage: createMemoryStorage({ shop: credentials }),
    settings: { ...defaultCallSettings, replacedUrls: { shop: origin }, circuitFaults: CALLS, firstBackoff: 20 },
    egress: createEgress({ ...defaultEgressSettings, replacedOrigins: [origin], allowPrivate: true }),
  });
}

async function measureOverhead(origin: string): Promise<string> {
  const caller = callerFor(origin, { api_key: "shop_key_EXAMPLE" });
  const url = `${origin}/things`;
  const ways = {
    direct: async (): Promise<unknown> => (await fetch(url, { headers: { authorization: "Bearer shop_key_EXAMPLE" } })).json(),
    gateway: () => caller.call(vendorCall({ url })),
  };
  const times = { direct: await timesOf(ways.direct, 500), gateway: await timesOf(ways.gateway, 500) };
  // They take turns, so that other work on the machine meets both.
  for (let round = 0; round < 8; round++) {
    times.direct.push(...(await timesOf(ways.direct, 250)));
    times.gateway.push(...(await timesOf(ways.gateway, 250)));
  }
  await caller.close();
  const [direct, gateway] = [median(times.direct.slice(500)), median(times.gateway.slice(500))];
  return `fetch ${direct.toFixed(2)} ms, call ${gateway.toFixed(2)} ms, difference ${(gateway - direct).toFixed(2)} ms (median of 2,000)`;
}

async function timesOf(run: () => Promise<unknown>, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times;
}

function median(values: readonly number[]): number {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function measureFaults(origin: string): Promise<string> {
  const caller = callerFor(origin, { api_key: "shop_key_EXAMPLE" });
  const vendor = { idempotencyHeader: "Idempotency-Key" };
  const start = performance.now();
  let succeeded = 0;
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < CALLS) {
      const isRead = next % 2 === 0;
      const write: Partial<VendorCall["request"]> & { effect: "write" } = {
        method: "POST",
        body: JSON.stringify({ id: next }),
        effect: "write",
      };
      next++;
      await caller.call(vendorCall({ url: `${origin}/faulty`, vendor, ...(isRead ? {} : write) })).then(
        () => succeeded++,
        () => undefined,
      );
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  const { done, most } = await countsOf(origin);
  await caller.close();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return `${succeeded} of ${CALLS} calls succeeded in ${seconds} s; ${done} of ${CALLS / 2} writes done, none more than ${most} time(s)`;
}

async function measureStorm(origin: string): Promise<string> {
  const credentials = { client_id: "a", client_secret: "b", refresh_token: "c", access_token: "EXAMPLE-old", "oauth:refresh_at": 1 };
  const caller = callerFor(origin, credentials);
  const vendor = { auth: { oauth: { ...oauthAuth, tokenUrl: "https://auth.shop.example/token" } } };
  await Promise.all(Array.from({ length: 200 }, () => caller.call(vendorCall({ url: `${origin}/things`, vendor }))));
  const { tokens } = await countsOf(origin);
  await caller.close();
  return `200 calls on an expired token: ${tokens} request(s) for a token`;
}

async function measureDownload(origin: string): Promise<string> {
  const caller = callerFor(origin, { api_key: "shop_key_EXAMPLE" });
  const answer = await caller.call(vendorCall({ url: `${origin}/file`, expects: "bytes" }));
  if (answer.kind !== "bytes") throw new Error("The answer is no stream.");
  const before = memoryUsage.rss();
  const start = performance.now();
  let [most, size, chunks] = [before, 0, 0];
  for await (const chunk of answer.body) {
    size += Buffer.isBuffer(chunk) ? chunk.length : 0;
    if (++chunks % 100 === 0) most = Math.max(most, memoryUsage.rss());
  }
  const seconds = (performance.now() - start) / 1000;
  await caller.close();
  const megabytes = (bytes: number): string => (bytes / 1024 ** 2).toFixed(0);
  return `${megabytes(size)} MB in ${seconds.toFixed(1)} s, at most ${megabytes(most - before)} MB more memory than before (${megabytes(most)} MB)`;
}

async function countsOf(origin: string): Promise<{ readonly tokens: number; readonly done: number; readonly most: number }> {
  const answer = await fetch(`${origin}/counts`);
  return (await answer.json()) as { readonly tokens: number; readonly done: number; readonly most: number };
}

async function startThirdParty(): Promise<readonly [ChildProcess, string]> {
  const child = fork(import.meta.filename, ["third-party"]);
  const origin = await new Promise((resolve) => child.once("message", resolve));
  return [child, String(origin)];
}

async function run(): Promise<void> {
  const [child, origin] = await startThirdParty();
  const measurements = { overhead: measureOverhead, faults: measureFaults, storm: measureStorm, download: measureDownload };
  for (const [name, measure] of Object.entries(measurements)) process.stdout.write(`${name.padEnd(9)} ${await measure(origin)}\n`);
  child.kill();
}

await (process.argv[2] === "third-party" ? serveThirdParty() : run());
