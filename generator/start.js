#!/usr/bin/env node
// The program `connector-gateway-generator`, also for the commands of the project. It runs what is built of cli.ts.
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { builtFolder } from "./built.js";

const projectRoot = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/u, "");
try {
  const built = builtFolder(projectRoot);
  const { start } = await import(pathToFileURL(join(built, "program/cli.mjs")).href);
  await start({ projectRoot, built, builtFolder });
} catch (error) {
  process.stderr.write(`The generator cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 3;
}
