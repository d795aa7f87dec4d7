import type { Side } from "../../templates/bin/compare/sources/side.ts";
import { readCatalogBytes } from "../../templates/bin/compare/sources/read_catalog.ts";
import type { Catalog } from "../../templates/bin/catalog/catalog_types.ts";
import { isObject } from "../../templates/shared/json_values.ts";
import { loadCatalog } from "../catalog/load_catalog.ts";
import { positionOf, type CatalogFile } from "../catalog/catalog_file.ts";
import { toCatalog } from "../emitters/catalog/to_catalog.ts";
import type { Model } from "../model/types.ts";
import type { Place } from "../source/place.ts";
import type { SourceFile } from "../source/source_file.ts";

/** The catalog of a model, as `catalog.json` has it. */
export function catalogOfModel(model: Model, version: string): Catalog {
  const text = JSON.stringify(toCatalog(model, version));
  return readCatalogBytes(Buffer.from(text), "catalog.json", Number.POSITIVE_INFINITY).catalog;
}

/** The catalog as the author has written it: the positions of its values are those in the YAML. */
export function authorSide(name: string, model: Model, catalog: Catalog, sources: readonly SourceFile[]): Side {
  const files = new Map(loadCatalog(sources).catalog?.files.map((file) => [file.path, file]));
  return { name, catalog, findPositions: (paths) => paths.map((path) => positionIn(model, path, files)) };
}

/** The model has the structure of the catalog, and remembers where things are written. */
function positionIn(
  model: Model,
  path: readonly (string | number)[],
  files: ReadonlyMap<string, CatalogFile>,
): { file: string; line: number; column: number } {
  let value: unknown = model;
  let place: Place | undefined;
  for (const step of path) {
    value = childOf(value, step);
    const at = childOf(value, "at");
    if (isPlace(at)) place = at;
  }
  if (place === undefined) return { file: "spec/gateway.yaml", line: 1, column: 1 };
  const file = files.get(place.file);
  return { file: place.file, ...(file === undefined ? { line: 1, column: 1 } : positionOf(place, file)) };
}

function childOf(value: unknown, step: string | number): unknown {
  if (Array.isArray(value)) return value[Number(step)];
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

function isPlace(value: unknown): value is Place {
  return isObject(value) && typeof value["file"] === "string" && Array.isArray(value["path"]);
}
