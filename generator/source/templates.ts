import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { isObject } from "../../templates/shared/json_values.ts";
import { bannerOf } from "../print/banner.ts";

/** Path of the templates inside the project. */
const TEMPLATES_FOLDER = "templates";

/** The package has the changelog and the license of the project, so there is only one copy of each. */
const SHARED_FILES = ["CHANGELOG.md", "LICENSE"];

/** What is built of the handwritten modules, and the module that builds it, which a published generator does not have. */
const BUILT_FOLDER = "built";
const BUILDER = "build.ts";

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

/**
 * The templates with the files of the package that are built of them, by path below `built/`. They are built when no earlier run has done so;
 * those of a published generator are there. Rejects for modules that do not compile.
 */
export async function withBuilt(projectRoot: string, templates: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> {
  const file = join(projectRoot, TEMPLATES_FOLDER, BUILT_FOLDER, "files.json");
  const key = templates.has(BUILDER) ? keyOf(templates) : undefined;
  const files = readBuilt(file, key) ?? (key === undefined ? [] : await buildInto(file, key, templates));
  return new Map([...templates, ...files.map(([path, text]) => [`${BUILT_FOLDER}/${path}`, text] as const)]);
}

/** The templates of a project with what is built of them. Throws, or rejects, like the two steps. */
export async function loadTemplates(projectRoot: string): Promise<ReadonlyMap<string, string>> {
  return withBuilt(projectRoot, readTemplates(projectRoot));
}

type BuiltFiles = readonly (readonly [path: string, text: string])[];

/** What an earlier run has built; undefined if there is nothing, or it was built of something else than the key says. */
function readBuilt(file: string, key: string | undefined): BuiltFiles | undefined {
  let built: unknown;
  try {
    built = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
  if (!isObject(built) || !isObject(built["files"]) || (key !== undefined && built["key"] !== key)) return undefined;
  return Object.entries(built["files"]).map(([path, text]) => [path, String(text)]);
}

/** Several runs may build at the same time, so each writes a file of its own, which then takes its place. */
async function buildInto(file: string, key: string, templates: ReadonlyMap<string, string>): Promise<BuiltFiles> {
  // Loads compilers, which most runs do not need.
  const { buildPackage } = await import("../../templates/build.ts");
  const files = await buildPackage(templates, bannerOf);
  const unfinished = `${file}-${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(unfinished, JSON.stringify({ key, files: Object.fromEntries(files) }));
  renameSync(unfinished, file);
  return [...files];
}

/** A hash of everything that the built files are made of. */
function keyOf(templates: ReadonlyMap<string, string>): string {
  const sources = [...templates].filter(([path]) => path === BUILDER || /^(?:runtime|shared|bin)\/.*\.ts$/u.test(path));
  return createHash("sha256").update(JSON.stringify(sources)).digest("hex");
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
