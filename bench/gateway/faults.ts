import { call, createPayments, execute, inParallel } from "./caller.ts";
import { printTimes, type Section } from "./figures.ts";
import { startGateway, withFolder, type RunningVendor } from "./processes.ts";

const CALLS = 10_000;
const AT_ONCE = 50;
const SHARE = 0.2;

/** Of ten calls, five read, three create (with an idempotency key) and two delete (without one). */
const kinds = ["get", "create", "get", "delete", "get", "create", "get", "delete", "get", "create"] as const;
type Kind = (typeof kinds)[number];

interface Made {
  readonly name: string;
  readonly kind: Kind;
  readonly isSuccess: boolean;
  readonly milliseconds: number;
}

/** What callers see of a third party that fails often, and what it did twice. */
export function measureFaults(vendor: RunningVendor): Promise<Section> {
  return withFolder(async (folder) => {
    const gateway = await startGateway(folder, vendor.url);
    const instance = await createPayments(gateway);
    await vendor.set({ faults: SHARE });
    const made: Made[] = [];
    const start = performance.now();
    await inParallel(CALLS, AT_ONCE, async (index) => {
      const kind = kinds[index % kinds.length] ?? "get";
      const { status, milliseconds } = await call(gateway, instance, bodyOf(kind, index));
      made.push({ name: `${kind} ${index}`, kind, isSuccess: status === 200, milliseconds });
    });
    const seconds = (performance.now() - start) / 1000;
    const { writesDone, done, repeatedWithoutKey, requests } = await vendor.counts();
    await vendor.set({});
    await gateway.end();
    const names = new Set(done);
    const missing = made.filter(({ name, kind, isSuccess }) => kind !== "get" && isSuccess && !names.has(name));
    const twice = Object.entries(writesDone).reduce((sum, [times, writes]) => (times === "1" ? sum : sum + writes), 0);
    const figures = [
      { what: "reads that succeed", value: rateOf(made, "get") },
      { what: "writes with an idempotency key that succeed", value: rateOf(made, "create") },
      { what: "writes without one that succeed", value: rateOf(made, "delete") },
      { what: "writes done more than once", value: `${twice} of ${names.size} that were done`, goal: "0" },
      { what: "writes without a key that were sent again", value: String(repeatedWithoutKey), goal: "0" },
      { what: "writes acknowledged but not done", value: String(missing.length), goal: "0" },
      { what: "requests at the third party", value: String(requests) },
      { what: "time", value: `${seconds.toFixed(1)} s, ${AT_ONCE} at a time; ${printTimes(made.map(({ milliseconds }) => milliseconds))}` },
    ];
    const method = `${CALLS} calls while ${SHARE * 100} % of the requests at the third party end with 429, 500, 503 or a broken connection, half of the last two kinds after the write was done.`;
    return { title: "Faults", method, figures };
  });
}

function bodyOf(kind: Kind, index: number): string {
  if (kind === "create") return execute("customers", "create", { name: String(index) });
  return execute("customers", kind, { id: String(index) });
}

function rateOf(made: readonly Made[], kind: Kind): string {
  const of = made.filter((one) => one.kind === kind);
  const succeeded = of.filter(({ isSuccess }) => isSuccess).length;
  return `${((succeeded / of.length) * 100).toFixed(2)} % of ${of.length}`;
}
