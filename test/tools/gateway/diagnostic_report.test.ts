import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dataFolder, runProgram, startServe } from "../../fixtures/gateway/gateway_program.ts";

test("a diagnostic report of a running gateway has no key, no address of the database, and no credentials", async () => {
  const data = dataFolder();
  const folder = mkdtempSync(join(tmpdir(), "gateway-report-"));
  const key = Buffer.from("EXAMPLE-master-key-EXAMPLE-00001").toString("base64");
  const environment = { GATEWAY_MASTER_KEY: `EXAMPLE:${key}`, DATABASE_URL: "", GATEWAY_LOG_LEVEL: "info" };
  const { stdout } = await runProgram(["token", "create", "--name", "test", "--data", data.folder], { environment });
  const options = `--report-on-signal --report-directory=${folder}`;
  const server = await startServe(["--data", data.folder], { environment: { ...environment, NODE_OPTIONS: options } });
  const headers = { authorization: `Bearer ${stdout.trim()}` };
  expect((await fetch(`${server.url}/api/v1/connectors/instances`, { method: "POST", headers })).status).toBe(415);
  server.child.kill("SIGUSR2");
  const read = (): string =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), "utf8"))
      .join("");
  await expect.poll(read).toMatch(/\n\}\s*$/);
  const report = read();
  await server.stop();
  rmSync(folder, { recursive: true });
  data.remove();
  // It does have the environment.
  expect(report).toMatch(/"GATEWAY_LOG_LEVEL": "info"/);
  expect([key, "GATEWAY_MASTER_KEY", "DATABASE_URL", stdout.trim()].filter((secret) => report.includes(secret))).toEqual([]);
});
