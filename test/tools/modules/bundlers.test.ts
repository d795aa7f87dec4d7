import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyPackage, succeed, type Consumer } from "../../package/installed_package.ts";
import { clientCode, clientOutput, schemaCode, schemaOutput, validatorCode, validatorOutput } from "./consumer_code.ts";
import { hasBinaries, modulesSection, rootTool, tool } from "./tool.ts";

/** What is bundled: each of these files by itself. */
const NAMES = ["client", "validator", "schema"] as const;
type Name = (typeof NAMES)[number];

/** Runs a bundler once for all files, because most take longer to start than to bundle, and says where the bundle of each is. */
type Bundle = () => Promise<(name: Name) => string>;

const names = JSON.stringify(NAMES);

/** webpack and Rspack have the same interface. */
const webpackScript = `import { createRequire } from "node:module";
const [tools, bundlerName, folder] = process.argv.slice(2);
const { rspack, webpack } = createRequire(tools)(bundlerName);
const bundler = rspack ?? webpack;
const performance = { hints: false };
const configurations = ${names}.map((name) => {
  const output = { path: import.meta.dirname + "/out/" + folder, filename: name + ".mjs", module: true, library: { type: "module" } };
  return { mode: "production", entry: "./" + name + ".js", target: "web", experiments: { outputModule: true }, performance, output };
});
bundler(configurations, (error, stats) => {
  if (error !== null || stats.hasErrors() || stats.hasWarnings()) {
    console.error(error ?? stats.toString("errors-warnings"));
    process.exitCode = 1;
  }
});
`;

const viteScript = `import { pathToFileURL } from "node:url";
const { build } = await import(pathToFileURL(process.argv[2]).href);
for (const name of ${names}) {
  await build({
    configFile: false,
    build: { outDir: "out/vite", emptyOutDir: false, target: "es2022", lib: { entry: name + ".js", formats: ["es"], fileName: name } },
  });
}
`;

/** For Rollup, with its plugins, and for Rolldown. */
const rollupConfig = (folder: string, plugins: string): string => `${plugins}
export default ${names}.map((name) => ({
  input: name + ".js",
  output: { file: "out/${folder}/" + name + ".mjs", format: "es" },
  plugins,
}));
`;

const tsupConfig = `export default ${names}.map((name) => ({
  entry: [name + ".js"], format: ["esm"], outDir: "out/tsup", noExternal: ["connector-gateway-spec"],
}));
`;

const tsdownConfig = `export default ${names}.map((name) => ({
  entry: [name + ".js"], format: "esm", outDir: "out/tsdown/" + name, dts: false, deps: { alwaysBundle: [/^connector-gateway-spec/] },
}));
`;

let consumer: Consumer;

beforeAll(() => {
  consumer = copyPackage();
  consumer.write("client.js", clientCode);
  consumer.write("validator.js", validatorCode);
  consumer.write("schema.js", schemaCode);
  consumer.write("webpack.mjs", webpackScript);
  consumer.write("vite.mjs", viteScript);
  consumer.write("rolldown.config.mjs", rollupConfig("rolldown", "const plugins = [];"));
  consumer.write("tsup.config.mjs", tsupConfig);
  consumer.write("tsdown.config.mjs", tsdownConfig);
});

afterAll(() => consumer.remove());

async function node(...args: readonly string[]): Promise<void> {
  await succeed(consumer.run(process.execPath, args));
}

const bundlers: Readonly<Record<string, Bundle>> = {
  esbuild: async () => {
    const files = NAMES.map((name) => `${name}.js`);
    await node(rootTool("esbuild/bin/esbuild"), ...files, "--bundle", "--format=esm", "--outdir=out/esbuild", "--out-extension:.js=.mjs");
    return (name) => `out/esbuild/${name}.mjs`;
  },
  rollup: async () => {
    const plugins = [await tool("@rollup/plugin-node-resolve/dist/cjs/index.js"), await tool("@rollup/plugin-json/dist/cjs/index.js")];
    const load = `import { createRequire } from "node:module";
const load = createRequire(import.meta.url);
const plugins = ${JSON.stringify(plugins)}.map((path) => load(path).default());`;
    consumer.write("rollup.config.mjs", rollupConfig("rollup", load));
    await node(await tool("rollup/dist/bin/rollup"), "-c", "rollup.config.mjs");
    return (name) => `out/rollup/${name}.mjs`;
  },
  rolldown: async () => {
    await node(await tool("rolldown/bin/cli.mjs"), "-c", "rolldown.config.mjs");
    return (name) => `out/rolldown/${name}.mjs`;
  },
  vite: async () => {
    await node("vite.mjs", await tool("vite/dist/node/index.js"));
    return (name) => `out/vite/${name}.js`;
  },
  webpack: () => bundleWithWebpack("webpack"),
  rspack: () => bundleWithWebpack("@rspack/core"),
  tsup: async () => {
    await node(await tool("tsup/dist/cli-default.js"), "--config", "tsup.config.mjs");
    return (name) => `out/tsup/${name}.js`;
  },
  tsdown: async () => {
    await node(await tool("tsdown/dist/run.mjs"), "--config", "tsdown.config.mjs");
    return (name) => `out/tsdown/${name}/${name}.mjs`;
  },
  parcel: async () => {
    await bundleWithParcel(NAMES, parcelSetting());
    return (name) => `out/parcel/${name}.js`;
  },
  ...(hasBinaries && {
    bun: async () => {
      const bun = await tool("@oven/bun-linux-x64/bin/bun");
      for (const name of NAMES) await succeed(consumer.run(bun, ["build", `${name}.js`, `--outfile=out/bun/${name}.mjs`]));
      return (name: Name) => `out/bun/${name}.mjs`;
    },
  }),
};

async function bundleWithWebpack(packageName: string): Promise<(name: Name) => string> {
  const manifest = await tool(`${packageName}/package.json`);
  const folder = packageName.replace("@", "");
  await node("webpack.mjs", manifest, packageName, folder);
  return (name) => `out/${folder}/${name}.mjs`;
}

/** What the README tells users of Parcel to write. */
function parcelSetting(): object {
  const [, text = ""] = /```json\n(\{ "@parcel.*?)```/s.exec(modulesSection()) ?? [];
  return JSON.parse(text) as object;
}

async function bundleWithParcel(entries: readonly Name[], setting: object): Promise<void> {
  const common = { distDir: "out/parcel", context: "node", includeNodeModules: true, outputFormat: "esmodule" };
  const targets = Object.fromEntries(entries.map((name) => [name, { source: `${name}.js`, ...common }]));
  const json = { name: "consumer", type: "module", ...setting, targets };
  consumer.write("package.json", JSON.stringify(json));
  await node(await tool("parcel/lib/bin.js"), "build", "--no-cache", "--no-source-maps");
}

describe.each(Object.keys(bundlers))("%s", (bundler) => {
  let bundleOf: (name: Name) => string;

  beforeAll(async () => {
    const bundle = bundlers[bundler];
    if (bundle === undefined) throw new Error(`There is no bundler ${bundler}.`);
    bundleOf = await bundle();
  });

  test("bundles the client with one connector, and no other connector", async () => {
    const path = bundleOf("client");
    expect(await consumer.run(process.execPath, [path])).toEqual({ status: 0, output: clientOutput });
    const code = readFileSync(join(consumer.folder, path), "utf8");
    expect(code).toContain("payments.customers.list");
    for (const other of ["crm.deals", "messaging.users", "recruiting.jobs"]) expect(code).not.toContain(other);
  });

  test("bundles one validator without the others and without the client", async () => {
    const path = bundleOf("validator");
    expect(await consumer.run(process.execPath, [path])).toEqual({ status: 0, output: validatorOutput });
    const code = readFileSync(join(consumer.folder, path), "utf8");
    expect(code).toContain("payments.customers.list");
    for (const other of ["payments.invoices", "Authorization", "crm.deals"]) expect(code).not.toContain(other);
  });

  test("bundles the look-up of JSON Schemas", async () => {
    const path = bundleOf("schema");
    expect(await consumer.run(process.execPath, [path])).toEqual({ status: 0, output: schemaOutput });
  });
});

test("parcel needs the setting that the README names", async () => {
  // Parcel resolves imports concurrently and reports the first failure: which of the two imports it is varies.
  await expect(bundleWithParcel(["client"], {})).rejects.toThrow(/Cannot load file '\.\/(client|payments)'/u);
});
