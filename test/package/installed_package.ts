import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";

/** How a program ended. */
export interface Ended {
  readonly status: number;
  /** Both outputs, one after the other. */
  readonly output: string;
}

/** An empty project of its own with the package in its node_modules, as its users have it. */
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
const PACKAGE = join(ROOT, "generated");

/** What npm publishes whatever `files` in package.json says. */
const ALWAYS_PUBLISHED = ["package.json", "README.md", "LICENSE"];

/** Packs the package, and installs it in an empty folder without a network. */
export async function installPackage(): Promise<Consumer> {
  const consumer = emptyConsumer();
  // Packed from a copy: npm takes the folder in the repository for a part of its workspace.
  const copy = join(consumer.folder, "packed");
  cpSync(PACKAGE, copy, { recursive: true });
  await succeed(run(copy, "npm", ["pack", "--silent"]));
  const [archive = ""] = readdirSync(copy).filter((name) => name.endsWith(".tgz"));
  await succeed(run(consumer.folder, "npm", ["install", "--offline", "--no-audit", "--no-fund", join(copy, archive)]));
  return consumer;
}

/** The same without npm, which takes seconds. test/tools/package/installs.test.ts compares the two. */
export function copyPackage(): Consumer {
  const consumer = emptyConsumer();
  const { name, files, bin } = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8")) as {
    readonly name: string;
    readonly files: readonly string[];
    readonly bin: Readonly<Record<string, string>>;
  };
  const target = join(consumer.folder, "node_modules", name);
  for (const path of new Set([...files, ...ALWAYS_PUBLISHED])) cpSync(join(PACKAGE, path), join(target, path), { recursive: true });
  mkdirSync(join(consumer.folder, "node_modules/.bin"));
  for (const [command, path] of Object.entries(bin)) symlinkSync(join(target, path), join(consumer.folder, "node_modules/.bin", command));
  return consumer;
}

function emptyConsumer(): Consumer {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "consumer-")));
  const write: Consumer["write"] = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write("package.json", '{ "name": "consumer", "version": "1.0.0", "private": true, "type": "module" }\n');
  return {
    folder,
    write,
    run: (program, args, environment) => run(folder, program, args, environment),
    link: (name) => link(folder, name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
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
