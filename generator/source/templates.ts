import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The folder of the templates inside the project. */
const TEMPLATES_FOLDER = "templates";

/** The licence of the project is that of the package; it is not kept twice. */
const LICENSE_FILE = "LICENSE";

/**
 * The texts that the package is made of besides the catalog: every file under `templates/` by its path relative to
 * it, and the licence, in the order of their paths. Throws when one cannot be read: then the project is broken.
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
