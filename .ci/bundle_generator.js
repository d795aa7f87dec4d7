// The generator as one file that starts fast, for `npm run check`: without TypeScript, and with the schemas of the language compiled.
import standaloneCode from "ajv/dist/standalone/index.js";
import { build } from "esbuild";
import { readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const VALIDATORS = join(root, "generator/catalog/shape_validators.ts");
/** Libraries that other commands use, or that are big and mostly not needed. */
const EXTERNAL = [
  "esbuild",
  "oxfmt",
  "openapi-typescript",
  "preact",
  "preact-render-to-string",
  "recheck",
  "ts-morph",
  "typescript",
  "diff",
];

/** Milliseconds. A program that is younger may still be running, for example one that watches, and finds its libraries from its folder. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

/**
 * Writes the bundle, `cli.cjs`, into a new folder, and removes the folders of old ones. Several programs may do it at the same time, so each
 * has a folder of its own until it is finished.
 * @param {string} folder
 */
export async function bundleGenerator(folder) {
  const unfinished = `${folder}-${process.pid}`;
  await build({
    entryPoints: [join(root, "generator/cli.ts")],
    outfile: join(unfinished, "cli.cjs"),
    bundle: true,
    format: "cjs",
    platform: "node",
    target: "node20.19",
    external: EXTERNAL,
    // A script with a code cache has neither.
    supported: { "dynamic-import": false },
    define: { "import.meta.url": "moduleUrl", "import.meta.dirname": "__dirname" },
    banner: { js: 'const moduleUrl = require("node:url").pathToFileURL(__filename).href;' },
    plugins: [compiledSchemas(unfinished), requiredDefaults()],
    logLevel: "error",
  });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!["EEXIST", "ENOTEMPTY", "EPERM"].includes(Object(error).code)) throw error;
  }
  removeOld(dirname(folder), basename(folder));
}

/**
 * @param {string} folder of all programs
 * @param {string} current
 */
function removeOld(folder, current) {
  const old = readdirSync(folder).filter((name) => {
    const written = statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    return name !== current && written < Date.now() - KEPT_FOR;
  });
  for (const name of old) rmSync(join(folder, name), { recursive: true, force: true });
}

/**
 * Puts the code that AJV makes of the schemas in place of the module that would have AJV make it.
 * @param {string} folder for a file that is needed in between
 * @returns {import("esbuild").Plugin}
 */
function compiledSchemas(folder) {
  return {
    name: "compiled schemas",
    setup: ({ onLoad }) => {
      onLoad({ filter: /shape_validators\.ts$/ }, async () => {
        const outfile = join(folder, "shape_validators.mjs");
        await build({
          entryPoints: [VALIDATORS],
          outfile,
          bundle: true,
          format: "esm",
          platform: "node",
          external: ["ajv"],
          logLevel: "error",
        });
        const { openShapeSchemas, SCHEMA_NAMES } = await import(pathToFileURL(outfile).href);
        rmSync(outfile);
        const names = Object.fromEntries(SCHEMA_NAMES.map((/** @type {string} */ name) => [name, name]));
        const code = standaloneCode.default(openShapeSchemas({ source: true }), names);
        const contents = `const exports = {};\n${code}\nexport const shapeValidator = (name) => exports[name];`;
        return { contents, loader: "js", resolveDir: dirname(VALIDATORS) };
      });
    },
  };
}

/**
 * Makes the default export of a library what it is for `import()`. In a bundle, `import()` becomes `require()`, whose result as a whole would be
 * the default export, because the importing files are modules of Node.
 * @returns {import("esbuild").Plugin}
 */
function requiredDefaults() {
  return {
    name: "required defaults",
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^openapi-typescript$/ }, ({ path, kind, resolveDir }) =>
        kind === "dynamic-import" ? { path, namespace: "required", pluginData: resolveDir } : { path, external: true },
      );
      onLoad({ filter: /./, namespace: "required" }, ({ path, pluginData: resolveDir }) => ({
        contents: `const library = require(${JSON.stringify(path)}); export default library.default; export const { astToString } = library;`,
        resolveDir,
      }));
    },
  };
}
