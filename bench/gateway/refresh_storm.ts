import { setTimeout as wait } from "node:timers/promises";
import { call, createStorage, execute, type Target } from "./caller.ts";
import { printTimes, type Figure, type Section } from "./figures.ts";
import { startGateway, withFolder, type RunningVendor } from "./processes.ts";
import { longLife, type TokenLife } from "./vendor_tokens.ts";

const CALLS = 200;
const body = execute("files", "get", { fileId: "file_1" });
/** The answer with a token takes so long. */
const MILLISECONDS = 100;

/** A way in which many calls need a new access token at once. */
interface Storm {
  readonly name: string;
  /** That of the token which is there before the storm. */
  readonly life: TokenLife;
  /** Between the first call, which gets a token, and the storm. */
  readonly pause: number;
}

const storms: readonly Storm[] = [
  { name: "expired", life: { ...longLife, seconds: 2 }, pause: 1900 },
  { name: "revoked by the third party (401)", life: { ...longLife, uses: 1 }, pause: 0 },
];

/** How often many calls at once make a gateway ask for a token. */
export function measureRefreshStorm(vendor: RunningVendor): Promise<Section> {
  return withFolder(async (folder) => {
    const first = await startGateway(folder, vendor.url);
    const second = await startGateway(folder, vendor.url);
    const figures: Figure[] = [];
    for (const storm of storms) figures.push(await raise(vendor, [first], storm, "one process"));
    for (const storm of storms) figures.push(await raise(vendor, [first, second], storm, "two processes on one database"));
    await Promise.all([first.end(), second.end()]);
    const method = `${CALLS} calls at the same time with an access token that is not accepted any more. The answer with a new token takes ${MILLISECONDS} ms; each refresh token works once.`;
    return { title: "Refresh storms", method, figures };
  });
}

async function raise(vendor: RunningVendor, gateways: readonly Target[], { name, life, pause }: Storm, where: string): Promise<Figure> {
  const [first] = gateways;
  if (first === undefined) throw new Error("A storm needs a gateway.");
  await vendor.set({ tokens: { first: life, later: longLife, milliseconds: MILLISECONDS } });
  const instance = await createStorage(first, `account`);
  await call(first, instance, body);
  const before = (await vendor.counts()).tokens;
  await wait(pause);
  const calls = Array.from({ length: CALLS }, (_, index) => call(gateways[index % gateways.length] ?? first, instance, body));
  const answers = await Promise.all(calls);
  const { refreshes, mostAtOnce, lost } = (await vendor.counts()).tokens;
  const failed = answers.filter(({ status }) => status !== 200).length;
  const counts = `${refreshes - before.refreshes} refreshes (at most ${mostAtOnce} at once), ${lost} with an old refresh token, ${failed} failed calls`;
  return {
    what: `${name}, ${where}`,
    value: `${counts}; ${printTimes(answers.map(({ milliseconds }) => milliseconds))}`,
    goal: "1 refresh",
  };
}
