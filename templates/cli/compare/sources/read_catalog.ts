import { isObject, jsonPointer, type Catalog, scanJson, indexLines, positionOf, UsageError } from "#templates/core";
import { decodeText } from "../../input/decode_text.js";
import { catalogShape } from "./catalog_shape.js";

/** A catalog and the text that it was read from. */
export interface ReadCatalog {
  readonly catalog: Catalog;
  readonly text: string;
}

const NAMES = "name the catalog.json of a version of the package, its folder, or the tarball that `npm pack` makes of it";

/**
 * Reads the bytes of a `catalog.json`.
 * @param name of the file, for messages
 * @param languageVersion the newest version of the catalog's language that this program knows
 * @throws UsageError if they are no catalog, or one that this program is too old for
 */
export function readCatalogBytes(bytes: Uint8Array, name: string, languageVersion: number): ReadCatalog {
  const decoded = decodeText(bytes);
  if (!decoded.ok) throw new UsageError(`${name}: ${decoded.message}`, NAMES);
  const { text } = decoded;
  const broken = scanJson(text, {});
  if (broken !== undefined) {
    const { line, column } = positionOf(indexLines(text, 1), broken.offset);
    throw new UsageError(`${name}:${line}:${column} is not JSON: ${broken.message}`, NAMES);
  }
  const value: unknown = JSON.parse(text);
  checkLanguage(value, name, languageVersion);
  const fault = catalogShape(value, 0);
  if (fault !== undefined) {
    const place = fault.path.length === 0 ? "it" : jsonPointer(fault.path);
    throw new UsageError(`${name} is not a catalog: ${place} must be ${fault.wanted}`, NAMES);
  }
  if (!isCatalog(value)) throw new UsageError(`${name} is not a catalog`, NAMES);
  return { catalog: value, text };
}

/** Before anything else: a newer language may have other shapes. */
function checkLanguage(value: unknown, name: string, known: number): void {
  const version = isObject(value) ? value["languageVersion"] : undefined;
  if (version === undefined) return;
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1)
    throw new UsageError(`${name} is not a catalog: /languageVersion must be a whole number from 1`, NAMES);
  if (version <= known) return;
  throw new UsageError(
    `${name} has version ${version} of the catalog's language; this program knows versions up to ${known}`,
    "compare with the program of the newer package",
  );
}

/** The shape has been checked. */
function isCatalog(value: unknown): value is Catalog {
  return isObject(value) && "gateway" in value && "connectors" in value;
}
