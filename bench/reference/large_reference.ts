import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, posix } from "node:path";
import { builtFolder } from "../../generator/built.js";
import { referenceEmitter } from "../../generator/emit/reference/index.ts";
import { firstCallOf } from "../../generator/emit/reference/source.ts";
import { readBuilt, readTemplates } from "../../generator/read/source/templates.ts";
import { operationsOf, type Model } from "../../generator/resolve/index.ts";
import { finishPages } from "../../generator/write/finishing/make_package.ts";
import { loadModel } from "../../test/fixtures/load_model.ts";
import { copyProject, growCatalog } from "../projects.ts";

const ROOT = join(import.meta.dirname, "../..");
const TIMES = 10;

/** The reference of a large catalog: its pages by name, how many operations it has, and the one that its index calls. */
export interface LargeReference {
  readonly files: ReadonlyMap<string, string>;
  readonly count: number;
  readonly first: string;
}

/** Makes the reference of the catalog with ten copies of each connector. */
export function makeLargeReference(): LargeReference {
  const model = largeModel();
  const templates = new Map([...readTemplates(ROOT), ...readBuilt(builtFolder(ROOT))]);
  const pages = finishPages(referenceEmitter.emit({ model, templates, version: "0.0.0" }), model, templates);
  return {
    files: new Map(pages.map(({ path, text }) => [posix.basename(path), text])),
    count: model.connectors.flatMap(operationsOf).length,
    first: firstCallOf(model.connectors)?.operation.id ?? "",
  };
}

function largeModel(): Model {
  const project = copyProject();
  try {
    growCatalog(project, TIMES);
    const resolved = loadModel(readSources(project));
    if (resolved.model === undefined) throw new Error("The large catalog cannot be resolved.");
    return resolved.model;
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

function readSources(project: string): readonly { readonly path: string; readonly text: string }[] {
  const paths = readdirSync(join(project, "spec"), { recursive: true, encoding: "utf8" }).filter((path) =>
    /\.(?:yaml|graphql)$/u.test(path),
  );
  return paths.toSorted().map((path) => ({ path: posix.join("spec", path), text: readFileSync(join(project, "spec", path), "utf8") }));
}
