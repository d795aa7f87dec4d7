import { mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import type { Consumer } from "../../package/installed_package.ts";
import { installedFile } from "../../fixtures/npm_folder.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** Programs that come as a binary for one platform run there only. */
export const hasBinaries = process.platform === "linux" && process.arch === "x64";

/** A file of a package among the tools, which are installed when they are not. */
export function tool(path: string): Promise<string> {
  return installedFile(import.meta.dirname, path);
}

/** A file of a package of the repository itself. */
export function rootTool(path: string): string {
  return join(ROOT, "node_modules", path);
}

/** Makes a tool known to the project in `folder`, by the name that the project uses for it. */
export async function linkTool(folder: string, name: string, installedAs = name): Promise<void> {
  const target = dirname(await tool(`${installedAs}/package.json`));
  const link = join(folder, "node_modules", name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(target, link, "dir");
}

/** The path of the packed package. Throws when there is none. */
export function tarballOf({ folder }: Consumer): string {
  const archive = readdirSync(join(folder, "packed")).find((name) => name.endsWith(".tgz"));
  if (archive === undefined) throw new Error("The package was not packed.");
  return join(folder, "packed", archive);
}

/** The section "Modules" of the package's README. Throws when there is none. */
export function modulesSection(): string {
  const readme = readFileSync(join(ROOT, "templates/README.md"), "utf8");
  const [, section] = /^## Modules\n(.*?)^## /ms.exec(readme) ?? [];
  if (section === undefined) throw new Error("The README has no section Modules.");
  return section;
}
