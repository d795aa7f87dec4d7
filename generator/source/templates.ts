import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Path of the templates inside the project. */
const TEMPLATES_FOLDER = "templates";

/** The package has the same license as the project, so there is only one copy of it. */
const LICENSE_FILE = "LICENSE";

/**
 * The handwritten texts of the package: the license and every file under `templates/`, by path relative to that folder
 * and sorted by path. Throws when a file cannot be read.
 */
export function readTemplates(projectRoot: string): ReadonlyMap<string, string> {
  const folder = join(projectRoot, TEMPLATES_FOLDER);
  const paths = listFiles(folder, "").filter((path) => path !== "tsconfig.json");
  const texts = paths.map((path) => [path, readFileSync(join(folder, path), "utf8")] as const);
  return new Map([[LICENSE_FILE, readFileSync(join(projectRoot, LICENSE_FILE), "utf8")], ...texts]);
}

function listFiles(folder: string, below: string): string[] {
  const entries = readdirSync(join(folder, below), { withFileTypes: true }).filter(({ name }) => !name.startsWith("."));
  return entries
    .flatMap((entry) => {
      const path = below === "" ? entry.name : `${below}/${entry.name}`;
      return entry.isDirectory() ? listFiles(folder, path) : [path];
    })
    .sort();
}
