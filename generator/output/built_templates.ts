import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isObject } from "../../templates/shared/json_values.ts";
import type { Templates } from "../emitters/emitter.ts";
import { sha256 } from "../finishing/manifest.ts";
import { bannerOf } from "../print/banner.ts";
import { BUILT_FOLDER, TEMPLATES_FOLDER } from "../source/templates.ts";

/** The module that builds, which a published generator does not have. */
const BUILDER = "build.ts";

/**
 * The templates with the files of the package that are built of them, by path below `built/`. They are built when no earlier run has done so;
 * those of a published generator are there. Rejects for modules that do not compile, and when a published generator is incomplete.
 * @param writer tells the process from others that may build at the same time
 */
export async function withBuilt(projectRoot: string, templates: Templates, writer: string): Promise<Templates> {
  const file = join(projectRoot, TEMPLATES_FOLDER, BUILT_FOLDER, "files.json");
  const key = templates.has(BUILDER) ? keyOf(projectRoot, templates) : undefined;
  const files = readBuilt(file, key) ?? (key === undefined ? undefined : await buildInto(file, key, templates, writer));
  if (files === undefined) throw new Error(`${file} is missing or damaged; install the generator again`);
  return new Map([...templates, ...files.map(([path, text]) => [`${BUILT_FOLDER}/${path}`, text] as const)]);
}

type BuiltFiles = readonly (readonly [path: string, text: string])[];

/** What an earlier run has built; undefined if there is nothing, it is damaged, or it was built of something else than the key says. */
function readBuilt(file: string, key: string | undefined): BuiltFiles | undefined {
  let built: unknown;
  try {
    built = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
  if (!isObject(built) || !isObject(built["files"]) || (key !== undefined && built["key"] !== key)) return undefined;
  if (built["hash"] !== sha256(JSON.stringify(built["files"]))) return undefined;
  return Object.entries(built["files"]).map(([path, text]) => [path, String(text)]);
}

/** Several runs may build at the same time, so each writes a file of its own, which then takes its place. */
async function buildInto(file: string, key: string, templates: Templates, writer: string): Promise<BuiltFiles> {
  // Loads compilers, which most runs do not need.
  const { buildPackage } = await import("../../templates/build.ts");
  const files = Object.fromEntries(await buildPackage(templates, bannerOf));
  const unfinished = `${file}-${writer}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(unfinished, JSON.stringify({ key, hash: sha256(JSON.stringify(files)), files }));
  renameSync(unfinished, file);
  return Object.entries(files);
}

/** A hash of everything that the built files are made of: the modules, the builder and its libraries, and the first line of each file. */
function keyOf(projectRoot: string, templates: Templates): string {
  const sources = [...templates].filter(([path]) => path === BUILDER || /^(?:runtime|shared|bin)\/.*\.ts$/u.test(path));
  const libraries = readFileSync(join(projectRoot, "package.json"), "utf8");
  return sha256(JSON.stringify([bannerOf(""), libraries, sources]));
}
