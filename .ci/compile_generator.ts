// Compiles the generator to dist/, which `npm pack` puts into the package connector-gateway-generator. What a command loads on demand
// becomes a file of its own; packages stay imports. dist/cli.js is as deep in the package as generator/cli.ts, and finds templates/ from there.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");

rmSync(dist, { recursive: true, force: true });
await build({
  entryPoints: [join(root, "generator/cli.ts")],
  bundle: true,
  splitting: true,
  packages: "external",
  outdir: dist,
  chunkNames: "[name]-[hash]",
  banner: { js: "#!/usr/bin/env node" },
  format: "esm",
  platform: "node",
  target: "node20.19",
  charset: "utf8",
  jsx: "automatic",
  jsxImportSource: "preact",
  tsconfigRaw: {},
  logLevel: "warning",
});
