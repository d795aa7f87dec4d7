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
  const { stop } = await startProgram(folder, [program, ...words, String(port)], 1);
  return { origin: `http://127.0.0.1:${port}`, stop };
}

/** The Prisms of several documents in one process, which takes longer to start than each of them. */
export interface RunningServers {
  /** The origin of each, by document. */
  readonly origins: ReadonlyMap<string, string>;
  readonly stop: () => Promise<void>;
}

/** What the command line of Prism does for each pair of a document and a port. */
const SEVERAL = `
const [library, pairs] = process.argv.slice(1);
const { createSingleProcessPrism } = require(library);
const usual = { dynamic: false, cors: true, host: "127.0.0.1", multiprocess: false, errors: false, verboseLevel: "info", ignoreExamples: false };
for (const [document, port] of JSON.parse(pairs)) void createSingleProcessPrism({ ...usual, document, port });
`;

/** Starts a Prism for each of these documents, whose paths are relative to the folder. Waits until all of them listen. */
export async function startPrisms(folder: string, documents: readonly string[]): Promise<RunningServers> {
  const pairs: [string, number][] = [];
  for (const document of documents) pairs.push([document, await freePort()]);
  const library = await installedFile(MOCK_SERVERS_FOLDER, "@stoplight/prism-cli/dist/util/createServer.js");
  const { stop } = await startProgram(folder, ["--eval", SEVERAL, library, JSON.stringify(pairs)], documents.length);
  return { origins: new Map(pairs.map(([document, port]) => [document, `http://127.0.0.1:${port}`])), stop };
}

/** Runs Node until it has said as many times that Prism listens. */
async function startProgram(folder: string, words: readonly string[], times: number): Promise<Pick<RunningServer, "stop">> {
  const child = spawn(process.execPath, words, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  let output = "";
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.split("Prism is listening").length > times) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => reject(new Error(`Prism does not start:\n${output}`)));
  });
  return { stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}
