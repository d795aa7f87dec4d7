import { spawn, type ChildProcess } from "node:child_process";
import process from "node:process";
import { createInterface } from "node:readline";
import type { Consumer } from "../../package/installed_package.ts";

const PROGRAM = "node_modules/connector-gateway-spec/bin/connector-gateway-spec.js";

/** A `serve` of the installed package that runs. */
export interface Serving {
  readonly url: string;
  /** Everything as it was at the start. */
  readonly reset: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts `serve` of the package that is installed in a folder, on a free port. Throws with what it printed when it ends instead. */
export async function startServing({ folder }: Pick<Consumer, "folder">): Promise<Serving> {
  const child = spawn(process.execPath, [PROGRAM, "serve", "--port", "0", "--quiet"], { cwd: folder });
  const url = await addressOf(child);
  return {
    url,
    reset: async () => {
      const { status } = await fetch(`${url}/_sandbox/reset`, { method: "POST" });
      if (status >= 300) throw new Error(`The sandbox was not reset: ${String(status)}`);
    },
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.kill("SIGTERM");
      }),
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  const errors: string[] = [];
  child.stderr?.on("data", (chunk: Buffer) => errors.push(chunk.toString()));
  if (child.stdout === null) throw new Error("The sandbox has no output.");
  for await (const line of createInterface({ input: child.stdout })) {
    const [, address] = /^Sandbox gateway: (http:\S+)$/u.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`The sandbox did not start:\n${errors.join("")}`);
}
