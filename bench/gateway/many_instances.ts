import { spawnSync } from "node:child_process";
import process from "node:process";
import { call, createPayments, execute, inParallel, type Target } from "./caller.ts";
import { FIRST, percentile, printMilliseconds, printTimes, WARM_UP, type Figure, type Section } from "./figures.ts";
import {
  memoryOf,
  runProgram,
  startGateway,
  timeProgram,
  withFolder,
  type GatewayFolder,
  type RunningGateway,
  type RunningVendor,
} from "./processes.ts";

const INSTANCES = 2000;
const AT_ONCE = 10;
const STARTS = 7;
const body = execute("customers", "get", { id: "cus_EXAMPLE0001" });

/** The cost of many instances, of a start with them, and of new master keys while they are used. */
export function measureManyInstances(vendor: RunningVendor): Promise<Section> {
  return withFolder(async (folder) => {
    const gateway = await startGateway(folder, vendor.url);
    const single = await createPayments(gateway);
    const onlyOne = await timeCalls(
      gateway,
      Array.from({ length: WARM_UP + INSTANCES }, () => single),
    );
    const before = memoryOf(gateway.child);
    const start = performance.now();
    const instances: string[] = [];
    await inParallel(INSTANCES, AT_ONCE, async () => void instances.push(await createPayments(gateway)));
    const rate = INSTANCES / ((performance.now() - start) / 1000);
    const [first, later] = [await timeCalls(gateway, instances), await timeCalls(gateway, instances.toReversed())];
    const memory = `${before.toFixed(0)} MB after ${onlyOne.length} calls of one instance, ${memoryOf(gateway.child).toFixed(0)} MB after two calls of each of them`;
    const figures: Figure[] = [
      { what: "creation of instances", value: `${rate.toFixed(0)} a second, ${AT_ONCE} at a time` },
      { what: "calls of one instance", value: printTimes(onlyOne.slice(WARM_UP)), first: printTimes(onlyOne.slice(0, FIRST)) },
      { what: "first call of each instance", value: printTimes(first) },
      { what: "second call of each instance", value: printTimes(later) },
      { what: "memory", value: memory },
      ...(await rotate(folder, gateway, instances)),
    ];
    await gateway.end();
    const method = `${INSTANCES} instances on the embedded database; each call reads, checks and decrypts its instance. Calls are measured after ${WARM_UP} calls of one instance; the first ${FIRST} of these have a column of their own.`;
    return { title: `${INSTANCES} instances`, method, figures: [...figures, await measureStarts(folder, vendor, single)] };
  });
}

async function timeCalls(gateway: Target, instances: readonly string[]): Promise<readonly number[]> {
  const times: number[] = [];
  await inParallel(instances.length, 1, async (index) => {
    const { status, milliseconds } = await call(gateway, instances[index] ?? "", body);
    if (status !== 200) throw new Error(`The gateway answered ${status}.`);
    times.push(milliseconds);
  });
  return times;
}

/** Rotates the master key while calls are made. */
async function rotate(folder: GatewayFolder, gateway: RunningGateway, instances: readonly string[]): Promise<readonly Figure[]> {
  const statuses: number[] = [];
  const times: number[] = [];
  let isRotating = true;
  const use = async (): Promise<void> => {
    for (let index = 0; isRotating; index += 1) {
      const { status, milliseconds } = await call(gateway, instances[(index * 7) % instances.length] ?? "", body);
      statuses.push(status);
      times.push(milliseconds);
    }
  };
  const load = Promise.all(Array.from({ length: AT_ONCE }, use));
  const time = await timeProgram(["keys", "rotate", "--data", folder.path]);
  isRotating = false;
  await load;
  const failed = statuses.filter((status) => status !== 200).length;
  const keys = JSON.parse(runProgram(["keys", "list", "--json", "--data", folder.path])) as readonly {
    isCurrent: boolean;
    instances: number;
  }[];
  const left = keys.reduce((sum, key) => (key.isCurrent ? sum : sum + key.instances), 0);
  return [
    {
      what: "`keys rotate`",
      value: `${printMilliseconds(time)} with the start of the command; ${left} instances left with the earlier key`,
      goal: "0 left",
    },
    { what: "calls while keys rotate", value: `${failed} of ${statuses.length} failed; ${printTimes(times)}`, goal: "0 failed" },
  ];
}

/** From the start of the command to its first line, and to its first answer. */
async function measureStarts(folder: GatewayFolder, vendor: RunningVendor, instance: string): Promise<Figure> {
  const lines: number[] = [];
  const answers: number[] = [];
  const empty: number[] = [];
  for (let index = 0; index < STARTS; index += 1) {
    const begin = performance.now();
    const gateway = await startGateway(folder, vendor.url);
    await call(gateway, instance, body);
    answers.push(performance.now() - begin);
    lines.push(gateway.startTime);
    await gateway.end();
    const start = performance.now();
    spawnSync(process.execPath, ["-e", "0"]);
    empty.push(performance.now() - start);
  }
  const [line, answer, nothing] = [lines, answers, empty].map((times) => percentile(times, 50));
  const ratio = ((answer ?? 0) / (nothing ?? 1)).toFixed(1);
  const value = `${printMilliseconds(line ?? 0)} to the first line, ${printMilliseconds(answer ?? 0)} to the first answer of a third party (${ratio}x of \`node -e 0\`)`;
  return { what: "start of `serve` (median)", value };
}
