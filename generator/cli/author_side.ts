import type { CatalogPath, ChangedPlace, FilePosition, Side } from "../../templates/bin/compare/sources/side.ts";
import { readCatalogBytes } from "../../templates/bin/compare/sources/read_catalog.ts";
import type { Catalog } from "../../templates/bin/catalog/catalog_types.ts";
import { isList, isObject } from "../../templates/shared/json_values.ts";
import type { Position } from "../../templates/shared/positions.ts";
import { loadCatalog } from "../catalog/load_catalog.ts";
import { positionOf, type CatalogFile } from "../catalog/catalog_file.ts";
import { hasPath } from "../catalog/yaml_node.ts";
import { toCatalog } from "../emitters/catalog/to_catalog.ts";
import type { Model } from "../model/types.ts";
import type { Place } from "../source/place.ts";
import { GATEWAY_FILE, type SourceFile } from "../source/source_file.ts";

/** The catalog of a model, as `catalog.json` has it. */
export function catalogOfModel(model: Model, version: string): Catalog {
  const text = JSON.stringify(toCatalog(model, version));
  return readCatalogBytes(Buffer.from(text), "catalog.json", Number.POSITIVE_INFINITY).catalog;
}

/** The catalog as the author has written it: the positions of its values are those in the YAML. */
export function authorSide(name: string, model: Model, catalog: Catalog, sources: readonly SourceFile[]): Side {
  const files = new Map(loadCatalog(sources).catalog?.files.map((file) => [file.path, file]));
  const findPosition = ({ path, facet }: ChangedPlace): FilePosition => {
    const place = placeOf(model, path);
    const file = files.get(place.file);
    const position = file === undefined ? START : positionOf(writtenFacet(place, facet, file), file);
    return { file: place.file, ...position };
  };
  return { name, catalog, findPositions: (places) => places.map(findPosition) };
}

const START: Position = { line: 1, column: 1 };

/** Where a value of the catalog is written. The model has the structure of the catalog, and remembers that. */
function placeOf(model: Model, path: CatalogPath): Place {
  let value: unknown = model;
  let place: Place = { file: GATEWAY_FILE, path: [] };
  for (const [depth, step] of path.entries()) {
    value = childOf(value, step);
    const at = childOf(value, "at");
    if (isPlace(at)) place = at;
    // A connector is a whole file; its id remembers which one.
    else if (depth === 1 && path[0] === "connectors") place = fileOf(childOf(childOf(value, "definitionId"), "at")) ?? place;
  }
  return place;
}

function fileOf(at: unknown): Place | undefined {
  return isPlace(at) ? { file: at.file, path: [] } : undefined;
}

/** The line of a limit, of which a change is about: at the place itself, or in the named type that it is written with. */
function writtenFacet(place: Place, facet: string, { root }: CatalogFile): Place {
  const key = facet.replaceAll("-", "_");
  for (let at: Place | undefined = place; at !== undefined; at = at.base)
    if (hasPath(root, [...at.path, key])) return { file: at.file, path: [...at.path, key] };
  return place;
}

function childOf(value: unknown, step: string | number): unknown {
  if (isList(value)) return value[Number(step)];
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

function isPlace(value: unknown): value is Place {
  return isObject(value) && typeof value["file"] === "string" && isList(value["path"]);
}
