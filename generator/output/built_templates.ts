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
 * those of a published generator are there. Rejects for modules that do not compile.
 * @param writer tells the process from others that may build at the same time
 */
export async function withBuilt(projectRoot: string, templates: Templates, writer: string): Promise<Templates> {
  const file = join(projectRoot, TEMPLATES_FOLDER, BUILT_FOLDER, "files.json");
  const key = templates.has(BUILDER) ? keyOf(templates) : undefined;
  const files = readBuilt(file, key) ?? (key === undefined ? [] : await buildInto(file, key, templates, writer));
  return new Map([...templates, ...files.map(([path, text]) => [`${BUILT_FOLDER}/${path}`, text] as const)]);
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
async function buildInto(file: string, key: string, templates: Templates, writer: string): Promise<BuiltFiles> {
  // Loads compilers, which most runs do not need.
  const { buildPackage } = await import("../../templates/build.ts");
  const files = await buildPackage(templates, bannerOf);
  const unfinished = `${file}-${writer}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(unfinished, JSON.stringify({ key, files: Object.fromEntries(files) }));
  renameSync(unfinished, file);
  return [...files];
}

/** A hash of everything that the built files are made of. */
function keyOf(templates: Templates): string {
  const sources = [...templates].filter(([path]) => path === BUILDER || /^(?:runtime|shared|bin)\/.*\.ts$/u.test(path));
  return sha256(JSON.stringify(sources));
}
