import { spawn, type ChildProcess } from "node:child_process";
import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { PROGRAM } from "../../package/project_folder.ts";
import { startSandboxServer } from "../../fixtures/sandbox/sandbox_server.ts";

const server = await startSandboxServer();
let child: ChildProcess | undefined;
afterAll(async () => {
  child?.kill("SIGKILL");
  await server.close();
});

/** The records that exist, as a text. */
function records(): string {
  return JSON.stringify(server.sandbox.state().instances["inst_payments"]?.records);
}

test.each(["SIGINT", "SIGTERM"] as const)("%s while it writes: what was created is removed, and the report is written", async (signal) => {
  server.forget();
  const before = records();
  child = spawn(process.execPath, [
    PROGRAM,
    ...["verify", server.baseUrl, "--instance", "payments=inst_payments", "--token", "test-token"],
    ...["--operation", "payments.customers.*", "--writes", "--rate", "40", "-f", "pretty"],
  ]);
  let stdout = "";
  let stderr = "";
  child.stdout?.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise((resolve) => child?.once("exit", resolve));
  while (records() === before) await setTimeout(5);
  child.kill(signal);
  await ended;
  expect(records() === before).toBe(true);
  expect([stderr, stdout]).toEqual(["", expect.stringMatching(/^payments\.customers\.create +\d+/mu)]);
});
