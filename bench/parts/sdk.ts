import { join } from "node:path";
import { runWell } from "../harness/programs.ts";
import { rivalFile } from "../rivals.ts";

/** The OpenAPI document of the package that code generators read. */
const DOCUMENT = join(import.meta.dirname, "../../generated/openapi/operations.json");

/** The arguments of Node with which openapi-typescript writes its declarations into a folder: `paths.d.ts`. */
export async function openApiTypescript(folder: string, document = DOCUMENT): Promise<readonly string[]> {
  return [await rivalFile("openapi-typescript/bin/cli.js"), document, "--output", join(folder, "paths.d.ts")];
}

/** The arguments of Node with which hey-api writes its client and its types into a folder: `sdk/`. */
export async function heyApi(folder: string, document = DOCUMENT): Promise<readonly string[]> {
  const program = await rivalFile("@hey-api/openapi-ts/bin/run.js");
  return [program, "--input", document, "--output", join(folder, "sdk"), "--silent"];
}

/** Writes the client of hey-api into a folder, and returns the path of its module of operations. */
export async function writeSdk(folder: string): Promise<string> {
  runWell(await heyApi(folder));
  return join(folder, "sdk/sdk.gen.ts");
}
