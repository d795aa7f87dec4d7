/**
 * The tools that check the project as a whole. Each is a test of its own in this folder, which `npm test` starts first, and `npm run lint`
 * runs some of them in turn.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import process from "node:process";

const ROOT = join(import.meta.dirname, "../..");
/** One thread takes about two thirds of the processor time of several, which check what they share more than once. */
const COMPILER = ["node_modules/typescript-native/bin/tsc", "--noEmit", "--singleThreaded"];

/** The arguments of Node with which each tool starts. All of them print what is wrong, and exit with another code than 0. */
export const tools = {
  types: COMPILER,
  code: ["node_modules/oxlint/bin/oxlint"],
  format: ["node_modules/oxfmt/bin/oxfmt", "--list-different"],
  unused: ["node_modules/knip/bin/knip.js"],
  package: ["generator/start.js", "--check"],
} as const;

/** How long a tool may take: on a machine that is busy with other work, the linter takes ten times as long as usual. */
export const BUSY = { timeout: 900_000 };

/** How a tool ended, and what it printed. */
export interface Outcome {
  readonly hasPassed: boolean;
  readonly output: string;
}

/** Runs a tool in the folder of the project, with more arguments. */
export function runTool(tool: keyof typeof tools, ...more: readonly string[]): Promise<Outcome> {
  return runNode([...tools[tool], ...more]);
}

/** Runs Node with these arguments, usually in the folder of the project. */
export function runNode(args: readonly string[], folder = ROOT): Promise<Outcome> {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("close", (code) => done({ hasPassed: code === 0, output: Buffer.concat(chunks).toString() }));
  });
}

/** Fails with what a tool has printed, without the place in the test where that was found out. */
export async function expectToPass(tool: keyof typeof tools): Promise<void> {
  const { hasPassed, output } = await runTool(tool);
  if (hasPassed) return;
  const error = new Error(`\n${output.trimEnd()}`);
  error.name = `node ${tools[tool].join(" ")}`;
  error.stack = "";
  throw error;
}
