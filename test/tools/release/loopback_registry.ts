import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { installedFile } from "../../fixtures/npm_folder.ts";
import { run, succeed } from "../../package/installed_package.ts";

/** A registry on loopback, which has nothing of ours at first and passes on everything else. */
export interface LoopbackRegistry {
  readonly url: string;
  /** What makes npm use it, also for publishing. */
  readonly environment: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Starts the registry, which is installed when it is not. Rejects when it does not answer. */
export async function startRegistry(): Promise<LoopbackRegistry> {
  const program = await installedFile(import.meta.dirname, "verdaccio/bin/verdaccio");
  const folder = mkdtempSync(join(tmpdir(), "registry-"));
  const upstream = (await succeed(run(folder, "npm", ["config", "get", "registry"]))).trim();
  writeFileSync(join(folder, "config.yaml"), configuration(upstream));
  const port = await freePort();
  const url = `http://127.0.0.1:${String(port)}/`;
  // Everybody may publish, but npm does not without a token.
  writeFileSync(join(folder, "npmrc"), `registry=${url}\n//127.0.0.1:${String(port)}/:_authToken=EXAMPLE\naudit=false\nfund=false\n`);
  const words = [program, "--config", join(folder, "config.yaml"), "--listen", `127.0.0.1:${String(port)}`];
  const child = spawn(process.execPath, words, { cwd: folder, stdio: "ignore" });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilItAnswers(`${url}-/ping`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, environment: { npm_config_userconfig: join(folder, "npmrc"), npm_config_update_notifier: "false" }, stop };
}

function configuration(upstream: string): string {
  return `
storage: ./storage
uplinks: { upstream: { url: "${upstream}" } }
packages:
  "connector-gateway*": { access: $all, publish: $all }
  "**": { access: $all, proxy: upstream }
log: { type: stdout, format: pretty, level: fatal }
`;
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function untilItAnswers(address: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const isUp = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The registry did not start within a minute.");
}
