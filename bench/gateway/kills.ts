import { setTimeout as wait } from "node:timers/promises";
import { seededRandom } from "../../templates/sandbox/seeded.ts";
import { call, createPayments, createStorage, execute, inParallel } from "./caller.ts";
import { printMilliseconds, type Section } from "./figures.ts";
import { startGateway, withFolder, type RunningGateway, type RunningVendor } from "./processes.ts";
import { longLife } from "./vendor_tokens.ts";

const ROUNDS = 12;
/** Other ones in each round: what the killed gateway was refreshing has to wait until its lease ends. */
const ACCOUNTS = 6;
const CREATORS = 2;
/** Between two instances of a caller: commits come one after the other, and refreshes should not wait for them only. */
const PAUSE = 10;
/** Milliseconds after the first call of a round. */
const LONGEST = 500;
const getCustomer = execute("customers", "get", { id: "cus_EXAMPLE0001" });
const getFile = execute("files", "get", { fileId: "file_1" });

/** What callers learned of a gateway before it was killed. */
interface Acknowledged {
  readonly created: string[];
  calls: number;
  /** Calls that ended with an error, and not because the gateway was killed. */
  failures: number;
}

/** What a gateway that is killed loses of what it has acknowledged. */
export function measureKills(vendor: RunningVendor): Promise<Section> {
  return withFolder(async (folder) => {
    // Each access token is accepted once, so that each call needs a new one.
    await vendor.set({ tokens: { first: { ...longLife, uses: 1 }, later: { ...longLife, uses: 1 }, milliseconds: 2 } });
    const random = seededRandom(1);
    const acknowledged: Acknowledged = { created: [], calls: 0, failures: 0 };
    const accounts: string[] = [];
    let gateway = await startGateway(folder, vendor.url);
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = acknowledged.calls;
      const current: string[] = [];
      for (let index = 0; index < ACCOUNTS; index += 1) current.push(await createStorage(gateway, `account${round}_${index}`));
      accounts.push(...current);
      const load = useUntilKilled(gateway, current, acknowledged);
      // The first calls load code.
      while (acknowledged.calls === before) await wait(5);
      await wait(random() * LONGEST);
      await gateway.end("SIGKILL");
      await load;
      gateway = await startGateway(folder, vendor.url);
    }
    const instances = await useAll(gateway, acknowledged.created, getCustomer);
    const tokens = await useAll(gateway, accounts, getFile);
    const { refreshes, lost } = (await vendor.counts()).tokens;
    await vendor.set({});
    await gateway.end();
    const { created, calls, failures } = acknowledged;
    const figures = [
      { what: "instances lost", value: `${instances.failing} of ${created.length} that were acknowledged`, goal: "0" },
      {
        what: "refresh tokens lost",
        value: `${lost} of ${refreshes} refreshes used one that is older than the last call; ${tokens.failing} of ${accounts.length} accounts do not work`,
        goal: "0",
      },
      {
        what: "longest call after the last kill, which waits for the lease of the killed process",
        value: printMilliseconds(tokens.longest),
      },
      { what: "answers while the gateway ran", value: `${calls} calls succeeded, ${failures} failed` },
    ];
    const method = `SIGKILL at ${ROUNDS} random moments while ${CREATORS} callers create instances and each call of ${ACCOUNTS} other instances replaces its tokens; then every instance is used.`;
    return { title: "Kills", method, figures };
  });
}

/** Creates and calls until connections break. */
async function useUntilKilled(gateway: RunningGateway, accounts: readonly string[], acknowledged: Acknowledged): Promise<void> {
  const repeat = async (act: () => Promise<void>): Promise<void> => {
    try {
      for (;;) await act();
    } catch (error) {
      // Whatever breaks while the gateway runs is a failure of the measurement.
      if (gateway.child.exitCode === null && gateway.child.signalCode === null && !gateway.child.killed) throw error;
    }
  };
  const create = async (): Promise<void> => {
    acknowledged.created.push(await createPayments(gateway));
    await wait(PAUSE);
  };
  const use = async (instance: string): Promise<void> => {
    const { status } = await call(gateway, instance, getFile);
    if (status === 200) acknowledged.calls += 1;
    else acknowledged.failures += 1;
  };
  const creators = Array.from({ length: CREATORS }, () => repeat(create));
  await Promise.all([...creators, ...accounts.map((instance) => repeat(() => use(instance)))]);
}

/** Calls each instance, a second time when the first call does not succeed. */
async function useAll(
  gateway: RunningGateway,
  instances: readonly string[],
  body: string,
): Promise<{ readonly failing: number; readonly longest: number }> {
  let failing = 0;
  let longest = 0;
  await inParallel(instances.length, 16, async (index) => {
    const instance = instances[index] ?? "";
    const first = await call(gateway, instance, body);
    longest = Math.max(longest, first.milliseconds);
    if (first.status !== 200 && (await call(gateway, instance, body)).status !== 200) failing += 1;
  });
  return { failing, longest };
}
