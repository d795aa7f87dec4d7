#!/usr/bin/env node
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const program = new URL("../dist/main.js", import.meta.url);

if (existsSync(fileURLToPath(program))) {
  await import(program.href);
} else {
  process.stderr.write("The gateway is not compiled yet. Run `npm run generate` in the repository first.\n");
  process.exitCode = 1;
}
