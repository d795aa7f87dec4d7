import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Path of the templates inside the project. */
export const TEMPLATES_FOLDER = "templates";

/** The package has the changelog and the license of the project, so there is only one copy of each. */
const SHARED_FILES = ["CHANGELOG.md", "LICENSE"];

/** The folder of what is built of the handwritten modules. */
export const BUILT_FOLDER = "built";

/**
 * The handwritten texts of the package: the changelog and the license of the project, then every file under `templates/`, by
 * path relative to that folder and sorted by path. Throws when a file cannot be read.
 */
export function readTemplates(projectRoot: string): ReadonlyMap<string, string> {
  const folder = join(projectRoot, TEMPLATES_FOLDER);
  const paths = listFiles(folder, "").filter((path) => path !== "tsconfig.json" && !path.startsWith(`${BUILT_FOLDER}/`));
  const files = [
    ...SHARED_FILES.map((path) => [path, join(projectRoot, path)] as const),
    ...paths.map((path) => [path, join(folder, path)] as const),
  ];
  return new Map(files.map(([path, file]) => [path, readFileSync(file, "utf8")]));
}

/** The path in the project of a template. */
export function templatePath(name: string): string {
  return SHARED_FILES.includes(name) ? name : `${TEMPLATES_FOLDER}/${name}`;
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
