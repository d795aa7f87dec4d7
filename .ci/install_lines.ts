import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Where readers get the packages from: a checkout of this repository, or a registry that knows them by name. */
export type Origin = "from a checkout" | "by name";

/** What a page says about the installation, for each origin. */
export type InstallLine = { readonly path: string } & Readonly<Record<Origin, string>>;

const LINES = readFileSync(join(import.meta.dirname, "install_lines.md"), "utf8");

/** All texts about the installation that a release changes, as `install_lines.md` lists them. */
export const installLines: readonly InstallLine[] = LINES.split(/^## /mu)
  .slice(1)
  .map((section) => {
    const [path = "", checkout = "", name = ""] = section.split(/\n+### (?:from a checkout|by name)\n+/u);
    return { path: path.trim(), "from a checkout": checkout.trim(), "by name": name.trim() };
  });

/** The text of a page with the lines for one origin, whichever it had. */
export function withInstallLines(path: string, text: string, origin: Origin): string {
  const other = origin === "by name" ? "from a checkout" : "by name";
  const lines = installLines.filter((line) => line.path === path);
  return lines.reduce((replaced, line) => replaced.replaceAll(line[other], () => line[origin]), text);
}

/** The origin that the pages of a project have to name: the packages are published once its package.json is not private. */
export function originOf(root: string): Origin {
  const project = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly private?: boolean };
  return project.private === true ? "from a checkout" : "by name";
}
