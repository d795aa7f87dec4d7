import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { installedFile } from "../../fixtures/npm_folder.ts";

/** The third parties that the emulator knows and the catalog has operations for. */
export type Service = "stripe" | "slack" | "linear" | "google";

/** A third party with a memory: what is created in it can be read. */
export interface Emulator {
  readonly url: string;
  /** Ends its process. */
  stop(): Promise<void>;
}

const SEED = join(import.meta.dirname, "seed.yaml");

/** Starts the emulator of a third party with the records of seed.yaml. Throws when it does not answer within ten seconds. */
export async function startEmulator(service: Service): Promise<Emulator> {
  const program = await installedFile(import.meta.dirname, "emulate/dist/index.js");
  // It needs a newer Node than the package.
  const node = await installedFile(import.meta.dirname, "node-24/bin/node");
  const port = await freePort();
  const words = [program, "start", "--service", service, "--port", String(port), "--seed", SEED];
  const child = spawn(node, words, { stdio: "ignore", cwd: import.meta.dirname });
  const ended = new Promise<void>((resolve) => {
    child.on("close", () => {
      resolve();
    });
  });
  const stop = (): Promise<void> => {
    child.kill();
    return ended;
  };
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 600; tries++) {
    if (await answers(url)) return { url, stop };
    await setTimeout(100);
  }
  await stop();
  throw new Error(`The emulator of ${service} does not answer.`);
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

/** A port that nothing listens on: the emulator cannot choose one itself. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("There is no free port.");
  return address.port;
}
