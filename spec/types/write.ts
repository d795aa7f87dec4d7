/**
 * Writes the TypeScript types that come from the JSON Schemas in this folder: generator/read/written_types.ts. Run it with
 * `npm run docs`. A test fails when the file is out of date.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { schemas } from "../../generator/read/types.ts";
import { printTypes } from "./print_types.ts";

const file = join(import.meta.dirname, "../../generator/read/written_types.ts");
try {
  writeFileSync(file, await printTypes(schemas));
} catch (error) {
  process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
