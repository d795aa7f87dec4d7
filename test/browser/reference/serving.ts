import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { ROOT } from "../../unit/project/project_files.ts";

const PROGRAM = join(ROOT, "generated/bin/connector-gateway-spec.js");

/** A sandbox that serves the reference page. */
export interface ServedReference {
  /** The address of the page, without a slash at its end. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts `serve` with these options, on a free port unless they name one. Rejects with what it printed when it ends instead. */
export async function serveReference(...options: readonly string[]): Promise<ServedReference> {
  const child = spawn(process.execPath, [PROGRAM, "serve", "--port", "0", ...options], { cwd: ROOT });
  const url = await addressOf(child);
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      child.once("exit", () => {
        resolve();
      });
      child.kill("SIGTERM");
    });
  return { url, stop };
}

async function addressOf(child: ChildProcess): Promise<string> {
  const printed: string[] = [];
  child.stderr?.on("data", (chunk: Buffer) => printed.push(chunk.toString()));
  if (child.stdout === null) throw new Error("the sandbox has no output");
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/u.exec(line) ?? [];
    if (address !== undefined) {
      child.stdout.resume();
      return address;
    }
    printed.push(line);
  }
  throw new Error(`the sandbox did not start:\n${printed.join("\n")}`);
}
