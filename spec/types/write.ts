/**
 * Writes the TypeScript types that come from the JSON Schemas in this folder: generator/catalog/written_types.ts. Run it with
 * `npm run derive`. A test fails when the file is out of date.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { schemas } from "../../generator/catalog/language.ts";
import { printTypes } from "./print_types.ts";

writeFileSync(join(import.meta.dirname, "../../generator/catalog/written_types.ts"), await printTypes(schemas));
