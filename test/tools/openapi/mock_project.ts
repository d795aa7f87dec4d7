import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { installedFile } from "../../fixtures/npm_folder.ts";
import { run, succeed } from "../../package/installed_package.ts";

/** The folder whose package.json names the mock servers. */
export const MOCK_SERVERS_FOLDER = join(import.meta.dirname, "mock_servers");

/** A project that depends on the package and on the mock servers. */
export interface MockProject {
  readonly folder: string;
  /** The output of a module of the project. Throws when it fails. */
  readonly runModule: (file: string, text: string) => Promise<string>;
  readonly remove: () => void;
}

/** Creates the project in an empty folder. */
export async function createMockProject(): Promise<MockProject> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "mock-servers-")));
  await installedFile(MOCK_SERVERS_FOLDER, "msw/package.json");
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(join(MOCK_SERVERS_FOLDER, "node_modules/msw"), join(folder, "node_modules/msw"), "dir");
  symlinkSync(join(import.meta.dirname, "../../../generated"), join(folder, "node_modules/connector-gateway-spec"), "dir");
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  return {
    folder,
    runModule: (file, text) => {
      writeFileSync(join(folder, file), text);
      return succeed(run(folder, process.execPath, ["--no-warnings", file]));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A running mock server. */
export interface RunningServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Runs a command line that starts with `npx prism` and ends with a port, with a free port. Waits until Prism listens. */
export async function startPrism(folder: string, command: string): Promise<RunningServer> {
  const port = await freePort();
  const words = command.trim().split(/\s+/u).slice(2, -1);
  const program = await installedFile(MOCK_SERVERS_FOLDER, "@stoplight/prism-cli/dist/index.js");
  const child = spawn(process.execPath, [program, ...words, String(port)], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  let output = "";
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes("Prism is listening")) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => reject(new Error(`Prism does not start:\n${output}`)));
  });
  return { origin: `http://127.0.0.1:${port}`, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}
