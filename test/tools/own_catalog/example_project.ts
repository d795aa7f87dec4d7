import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, succeed, type Ended } from "../../package/installed_package.ts";

const ROOT = join(import.meta.dirname, "../../..");
const EXAMPLE = join(ROOT, "examples/own_catalog");

/** The example in a folder of its own, with both packages installed from what npm would publish. */
export interface ExampleProject {
  readonly folder: string;
  /** The archive of the generator. */
  readonly generator: string;
  readonly run: (program: string, ...args: readonly string[]) => Promise<Ended>;
  readonly remove: () => void;
}

/** Packs the generator and the package, and installs them in a copy of the example. Rejects when one of the programs fails. */
export async function exampleProject(): Promise<ExampleProject> {
  const home = realpathSync(mkdtempSync(join(tmpdir(), "own-catalog-")));
  const [archives, folder] = [join(home, "archives"), join(home, "project")];
  mkdirSync(archives);
  cpSync(EXAMPLE, folder, { recursive: true, filter: (path) => !/[\\/](?:node_modules|generated|dist)$/u.test(path) });
  const generator = await pack(ROOT, archives);
  // Packed from a copy: npm takes the folder in the repository for a part of its workspace.
  const copy = join(home, "copy");
  cpSync(join(ROOT, "generated"), copy, { recursive: true });
  const base = await pack(copy, archives);
  await succeed(run(folder, "npm", ["install", "--prefer-offline", "--no-audit", "--no-fund", "--save-dev", generator, base]));
  return {
    folder,
    generator,
    run: (program, ...args) => run(folder, program, [...args]),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

async function pack(folder: string, destination: string): Promise<string> {
  const before = new Set(readdirSync(destination));
  await succeed(run(folder, "npm", ["pack", "--silent", "--pack-destination", destination]));
  const [archive = ""] = readdirSync(destination).filter((name) => !before.has(name));
  return join(destination, archive);
}
