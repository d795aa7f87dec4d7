import { createPayments, call, execute, inParallel, pathOf, type Target } from "./caller.ts";
import { FIRST, percentile, printMilliseconds, printTimes, WARM_UP, type Figure, type Section } from "./figures.ts";
import { processorTime, startGateway, withFolder, type RunningGateway, type RunningVendor } from "./processes.ts";

const CALLS = 1000;
const REQUESTS = 4000;
const CONNECTIONS = 50;

/** One operation, as a call of the gateway and as the request that it makes. */
interface Compared {
  readonly name: string;
  readonly body: string;
  readonly path: string;
  /** Milliseconds that the gateway may add at p50. */
  readonly goal: number;
}

const compared: readonly Compared[] = [
  { name: "get", body: execute("customers", "get", { id: "cus_EXAMPLE0001" }), path: "/v1/customers/cus_EXAMPLE0001", goal: 1 },
  { name: "list of 100 records", body: execute("customers", "list", { limit: 100 }), path: "/v1/customers?limit=100", goal: 1.5 },
];

/** What a gateway adds to a call of a third party. */
export function measureOverhead(vendor: RunningVendor): Promise<Section> {
  return withFolder(async (folder) => {
    const gateway = await startGateway(folder, vendor.url);
    const instance = await createPayments(gateway);
    const figures: Figure[] = [];
    for (const one of compared) figures.push(...(await compareTimes(vendor.url, gateway, instance, one)));
    for (const one of compared) figures.push(await measureRate(gateway, instance, one));
    await gateway.end();
    const method = `\`fetch\` of the third party and of the gateway take turns, one call at a time, answers parsed: ${CALLS} times each, after ${WARM_UP} calls of the same kind, as in a gateway that has run for a while. The first ${FIRST} of these have a column of their own: V8 has not compiled yet what they need.`;
    return { title: "Overhead", method, figures };
  });
}

async function compareTimes(vendorUrl: string, gateway: Target, instance: string, one: Compared): Promise<readonly Figure[]> {
  const direct: number[] = [];
  const through: number[] = [];
  for (let index = 0; index < WARM_UP + CALLS; index += 1) {
    direct.push(await timeDirect(vendorUrl, one));
    through.push(await timeGateway(gateway, instance, one));
  }
  const figure = (what: string, print: (direct: readonly number[], through: readonly number[]) => string): Figure => ({
    what: `${one.name}: ${what}`,
    value: print(direct.slice(WARM_UP), through.slice(WARM_UP)),
    first: print(direct.slice(0, FIRST), through.slice(0, FIRST)),
  });
  return [
    figure("direct", (alone) => printTimes(alone)),
    figure("through the gateway", (_, whole) => printTimes(whole)),
    { ...figure("added at p50", printAdded), goal: `at most ${one.goal.toFixed(1)} ms` },
  ];
}

function printAdded(direct: readonly number[], through: readonly number[]): string {
  const [alone, whole] = [percentile(direct, 50), percentile(through, 50)];
  return `${printMilliseconds(whole - alone)} (${(whole / alone).toFixed(1)}x of direct)`;
}

async function timeDirect(vendorUrl: string, { path }: Compared): Promise<number> {
  const start = performance.now();
  await readAnswer(await fetch(`${vendorUrl}${path}`, { headers: { authorization: "Bearer sk_test_EXAMPLE0000" } }));
  return performance.now() - start;
}

async function timeGateway({ url, token }: Target, instance: string, { body }: Compared): Promise<number> {
  const start = performance.now();
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  await readAnswer(await fetch(`${url}${pathOf(instance)}`, { method: "POST", headers, body }));
  return performance.now() - start;
}

async function readAnswer(response: Response): Promise<void> {
  const value = (await response.json()) as object;
  if (!response.ok || "warning" in value) throw new Error(`Unexpected answer: ${JSON.stringify(value).slice(0, 500)}`);
}

async function measureRate(gateway: RunningGateway, instance: string, { name, body }: Compared): Promise<Figure> {
  const used = processorTime(gateway.child);
  const start = performance.now();
  const times: number[] = [];
  await inParallel(REQUESTS, CONNECTIONS, async () => {
    const { status, milliseconds } = await call(gateway, instance, body);
    if (status !== 200) throw new Error(`The gateway answered ${status}.`);
    times.push(milliseconds);
  });
  const perSecond = REQUESTS / ((performance.now() - start) / 1000);
  const perProcessorSecond = REQUESTS / (processorTime(gateway.child) - used);
  const rates = `${perSecond.toFixed(0)} a second, ${perProcessorSecond.toFixed(0)} a second of the gateway's processor time`;
  return { what: `${name}: ${CONNECTIONS} at a time`, value: `${rates}; ${printTimes(times)}` };
}
