import { fork, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { CONTROL, type VendorCounts, type VendorRules } from "./vendor.ts";

const PROGRAM = join(import.meta.dirname, "../../gateway/bin/connector-gateway.js");
/** Linux counts processor time in these units. */
const TICKS_PER_SECOND = 100;

/** A third party in a process of its own. */
export interface RunningVendor {
  readonly url: string;
  /** Sets its rules, and forgets all that happened. */
  set(rules: Partial<VendorRules>): Promise<void>;
  counts(): Promise<VendorCounts>;
  stop(): void;
}

/** Starts the third party: the running program again, with a parent process. */
export async function startVendor(): Promise<RunningVendor> {
  const child = fork(process.argv[1] ?? "", [], { execArgv: process.execArgv });
  const port = await new Promise<number>((resolve) => child.once("message", (message) => resolve(Number(message))));
  const url = `http://127.0.0.1:${port}`;
  const control = async (init?: RequestInit): Promise<VendorCounts> =>
    (await (await fetch(`${url}${CONTROL}`, init)).json()) as VendorCounts;
  return {
    url,
    set: async (rules) => {
      await control({ method: "PUT", body: JSON.stringify(rules) });
    },
    counts: () => control(),
    stop: () => void child.kill(),
  };
}

/** A folder with the data of gateways, and a token for them. */
export interface GatewayFolder {
  readonly path: string;
  readonly token: string;
}

/** Runs the measurement with a new folder, and removes the folder afterwards. */
export async function withFolder<Result>(measure: (folder: GatewayFolder) => Promise<Result>): Promise<Result> {
  const path = mkdtempSync(join(tmpdir(), "bench-gateway-"));
  try {
    return await measure({ path, token: runProgram(["token", "create", "--name", "bench", "--data", path]).trim() });
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}

/** What a command of the program prints. Throws when it fails. */
export function runProgram(words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...words], { encoding: "utf8", env: cleanEnvironment() });
  if (status !== 0) throw new Error(`${words.join(" ")}: ${stderr}`);
  return stdout;
}

/** Runs a command of the program while this process goes on. Resolves with the milliseconds that it took. */
export function timeProgram(words: readonly string[]): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, [PROGRAM, ...words], { stdio: "ignore", env: cleanEnvironment() });
  return new Promise((resolve, reject) => {
    child.once("close", (code) => (code === 0 ? resolve(performance.now() - start) : reject(new Error(`${words.join(" ")} failed`))));
  });
}

/** A gateway in a process of its own, as users start it. Its log goes to a file. */
export interface RunningGateway {
  readonly url: string;
  readonly token: string;
  readonly child: ChildProcess;
  /** Milliseconds from its start to its first line. */
  readonly startTime: number;
  /** Ends it with a signal, and waits until it has ended. */
  end(signal?: "SIGTERM" | "SIGKILL"): Promise<void>;
}

/** Starts a gateway that calls a third party on loopback. */
export async function startGateway(folder: GatewayFolder, vendorUrl: string): Promise<RunningGateway> {
  const vendors = ["payments", "file_storage"].flatMap((connector) => ["--vendor", `${connector}=${vendorUrl}`]);
  const words = ["serve", "--port", "0", "--data", folder.path, "--allow-private-egress", "--shutdown-grace", "1", ...vendors];
  const logFile = join(folder.path, "log.ndjson");
  const log = openSync(logFile, "a");
  const start = performance.now();
  const child = spawn(process.execPath, [...profiling(), PROGRAM, ...words], { stdio: ["ignore", "pipe", log], env: cleanEnvironment() });
  closeSync(log);
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (): void => reject(new Error(`The gateway did not start: ${readFileSync(logFile, "utf8").slice(-2000)}`));
    child.once("close", fail);
    child.stdout?.once("data", (line: Buffer) => {
      child.off("close", fail);
      resolve(/^Gateway: (\S+)/.exec(line.toString())?.[1] ?? "");
    });
  });
  const startTime = performance.now() - start;
  const end: RunningGateway["end"] = (signal = "SIGTERM") => {
    child.kill(signal);
    return ended;
  };
  return { url, token: folder.token, child, startTime, end };
}

/** `BENCH_PROFILE=<folder>` writes a CPU profile of each gateway there. */
function profiling(): readonly string[] {
  const { BENCH_PROFILE: folder } = process.env;
  return folder === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${folder}`];
}

/** Without variables that would change what the gateway does. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:GATEWAY_|DATABASE_URL$|NODE_OPTIONS$)/.test(name)));
}

/** The memory of a process, in megabytes. */
export function memoryOf({ pid }: ChildProcess): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${String(pid)}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}

/** The processor time that a process has used, in seconds. Unlike the clock, it does not measure other processes. */
export function processorTime({ pid }: ChildProcess): number {
  const fields =
    readFileSync(`/proc/${String(pid)}/stat`, "utf8")
      .split(") ")[1]
      ?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** The memory of a process before, at most while, and a moment after something happens. */
export async function watchMemory<Result>(
  child: ChildProcess,
  happen: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly start: number; readonly peak: number; readonly end: number }> {
  const start = memoryOf(child);
  let peak = start;
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(child))), 20);
  try {
    const result = await happen();
    await wait(500);
    return { result, start, peak, end: memoryOf(child) };
  } finally {
    clearInterval(timer);
  }
}
