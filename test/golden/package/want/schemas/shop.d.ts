// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { SchemaDocument } from "../runtime/json_schemas.js";

/** The same as the JSON file of this name. */
export declare const schema: SchemaDocument;

/** The definitions in it that are records. */
export declare const records: readonly string[];
