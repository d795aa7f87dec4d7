import { Session } from "node:inspector/promises";
import process from "node:process";

/*
 * A process that counts the steps of a gateway: how often each block of its code runs. Blocks are counted of functions that are compiled
 * while counting, so that nothing of the gateway is loaded before. It prints the steps of each input with n, 2n and 4n as JSON.
 */
const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });

const { openGrowingWorld } = await import("./growing_world.ts");
const groups = await import("./growing_inputs.ts");

/** The steps since the last call. */
async function takeSteps(): Promise<number> {
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const own = result.filter(({ url }) => /growth_process|\/generated\//.test(url));
  return own.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges)).reduce((sum, { count }) => sum + count, 0);
}

const world = await openGrowingWorld();
const steps: Record<string, Record<string, readonly number[]>> = {};
for (const [group, inputs] of Object.entries(groups)) {
  const counted: Record<string, readonly number[]> = (steps[group] = {});
  for (const [name, send] of Object.entries(inputs)) {
    // What is made once, for the first of its kind, does not count.
    await send(world, 20);
    const counts: number[] = [];
    for (const n of [1000, 2000, 4000]) {
      await takeSteps();
      await send(world, n);
      counts.push(await takeSteps());
    }
    counted[name] = counts;
  }
}
await world.close();
process.stdout.write(JSON.stringify(steps));
