// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { SchemaDocument } from "../runtime/json_schemas.js";

/** The content of the JSON file with the same name. */
export declare const schema: SchemaDocument;

/** The names of the definitions that are records. */
export declare const records: readonly string[];
