import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isObject } from "../../templates/shared/json_values.ts";

/** Path of the templates inside the project. */
const TEMPLATES_FOLDER = "templates";

/** The package has the changelog and the license of the project, so there is only one copy of each. */
const SHARED_FILES = ["CHANGELOG.md", "LICENSE"];

/** The folder of what is built of the code. */
const BUILT_FOLDER = "built";

/** What ends up in the package only as it is built. */
const CODE = /\.(?:tsx?|css)$/u;

/**
 * The handwritten texts of the package: the changelog and the license of the project, then every file under `templates/` that is no code, by
 * path relative to that folder and sorted by path. Throws when a file cannot be read.
 */
export function readTemplates(projectRoot: string): ReadonlyMap<string, string> {
  return readTexts(projectRoot, (path) => !CODE.test(path));
}

/** The same with the code. */
export function readTemplatesWithCode(projectRoot: string): ReadonlyMap<string, string> {
  return readTexts(projectRoot, () => true);
}

/** The texts that are built of the code, by path below `built/`. Throws when they cannot be read. */
export function readBuilt(folder: string): ReadonlyMap<string, string> {
  const file = join(folder, "files.json");
  try {
    const texts: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (!isObject(texts)) throw new Error("not an object");
    return new Map(Object.entries(texts).map(([path, text]) => [`${BUILT_FOLDER}/${path}`, String(text)]));
  } catch (cause) {
    throw new Error(`${file} is damaged; delete the folder around it, or install the generator again`, { cause });
  }
}

/** The path in the project of a template. */
export function templatePath(name: string): string {
  return SHARED_FILES.includes(name) ? name : `${TEMPLATES_FOLDER}/${name}`;
}

function readTexts(projectRoot: string, isWanted: (path: string) => boolean): ReadonlyMap<string, string> {
  const isTemplate = (path: string): boolean => path !== "tsconfig.json" && isWanted(path);
  const paths = [...SHARED_FILES, ...listFiles(join(projectRoot, TEMPLATES_FOLDER), "").filter(isTemplate)];
  return new Map(paths.map((path) => [path, readFileSync(join(projectRoot, templatePath(path)), "utf8")]));
}

function listFiles(folder: string, below: string): string[] {
  const entries = readdirSync(join(folder, below), { withFileTypes: true });
  return entries
    .filter(({ name }) => !name.startsWith(".") && !(below === "" && name === BUILT_FOLDER))
    .flatMap((entry) => {
      const path = below === "" ? entry.name : `${below}/${entry.name}`;
      return entry.isDirectory() ? listFiles(folder, path) : [path];
    })
    .sort();
}
