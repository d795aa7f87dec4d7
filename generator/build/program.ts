import standalone from "ajv/dist/standalone/index.js";
import { build, type Plugin } from "esbuild";
import { join } from "node:path";
import { licensesOf } from "./license.ts";
import { openShapeSchemas, SCHEMA_NAMES } from "#generator/read";

/** The libraries that users install with the generator: big ones, which most runs do not need. The others are in the program. */
const INSTALLED = ["openapi-typescript", "recheck", "typescript"];

/**
 * Makes the generator a program of few files, which starts fast, and has the schemas of the language compiled.
 * @param root the folder of the project
 * @returns the texts of the files, by name
 */
export async function buildProgram(root: string): Promise<ReadonlyMap<string, string>> {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(root, "generator/cli.ts")],
    absWorkingDir: root,
    outdir: "out",
    write: false,
    metafile: true,
    outExtension: { ".js": ".mjs" },
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20.19",
    external: INSTALLED,
    jsx: "automatic",
    jsxImportSource: "preact",
    tsconfigRaw: {},
    // Libraries that are no modules import those of Node with it.
    banner: { js: 'import { createRequire as createRequireOf } from "node:module"; const require = createRequireOf(import.meta.url);' },
    plugins: [compiledSchemas(join(root, "generator/read"))],
    logLevel: "silent",
  });
  const files = outputFiles.map(({ path, text }) => [path.replace(/^.*[\\/]/u, ""), text] as const);
  return new Map([...files, ["licenses.txt", licensesOf(metafile, root)]]);
}

/** Puts the code that AJV makes of the schemas in place of the module that would have AJV make it. */
function compiledSchemas(folder: string): Plugin {
  return {
    name: "compiled schemas",
    setup: (building) => {
      building.onLoad({ filter: /[\\/]shape_validators\.ts$/ }, () => {
        const names = Object.fromEntries(SCHEMA_NAMES.map((name) => [name, name]));
        const code = standalone.default(openShapeSchemas({ source: true }), names);
        const contents = `const exports = {};\n${code}\nexport const shapeValidator = (name) => exports[name];`;
        return { contents, loader: "js", resolveDir: folder };
      });
    },
  };
}
