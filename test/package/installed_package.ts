import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";

/** How a program ended. */
export interface Ended {
  readonly status: number;
  /** Both outputs, one after the other. */
  readonly output: string;
}

/** An empty project of its own in which the packed package was installed, as whoever uses it does. */
export interface Consumer {
  readonly folder: string;
  /** Writes a file of the project. */
  readonly write: (path: string, text: string) => void;
  /** Runs a program in the project. */
  readonly run: (program: string, args: readonly string[], environment?: Readonly<Record<string, string>>) => Promise<Ended>;
  /** Makes a package of this repository's node_modules known to the project. */
  readonly link: (name: string) => void;
  readonly remove: () => void;
}

const ROOT = join(import.meta.dirname, "../..");

/** Packs the package, and installs it in an empty folder without a network. */
export async function installPackage(): Promise<Consumer> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "consumer-")));
  const consumer: Consumer = {
    folder,
    write: (path, text) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    run: (program, args, environment) => run(folder, program, args, environment),
    link: (name) => link(folder, name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  // Packed from a copy: npm takes the folder in the repository for a part of its workspace.
  const copy = join(folder, "packed");
  cpSync(join(ROOT, "generated"), copy, { recursive: true });
  await succeed(run(copy, "npm", ["pack", "--silent"]));
  const [archive = ""] = readdirSync(copy).filter((name) => name.endsWith(".tgz"));
  consumer.write("package.json", '{ "name": "consumer", "version": "1.0.0", "private": true, "type": "module" }\n');
  await succeed(run(folder, "npm", ["install", "--offline", "--no-audit", "--no-fund", join(copy, archive)]));
  return consumer;
}

/** The output of a program that has to end well. */
export async function succeed(ending: Promise<Ended>): Promise<string> {
  const { status, output } = await ending;
  if (status !== 0) throw new Error(`A program failed with status ${status}:\n${output}`);
  return output;
}

/** Runs a program in a folder. */
export function run(
  folder: string,
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const env = { ...process.env, NO_COLOR: "1", ...environment };
  return new Promise((resolve) => {
    execFile(program, args, { cwd: folder, env, maxBuffer: 64_000_000 }, (error, stdout, stderr) => {
      const status = error === null ? 0 : typeof error.code === "number" ? error.code : 1;
      resolve({ status, output: `${stdout}${stderr}` });
    });
  });
}

function link(folder: string, name: string): void {
  const to = join(folder, "node_modules", name);
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(join(ROOT, "node_modules", name), to, "dir");
}
