import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyPackage, succeed, type Consumer } from "../../package/installed_package.ts";
import { clientCode, clientOutput, schemaCode, schemaOutput, validatorCode, validatorOutput } from "./consumer_code.ts";
import { hasBinaries, modulesSection, rootTool, tool } from "./tool.ts";

/** Runs a bundler on `<name>.js`, and gives the path of the bundle. */
type Bundle = (name: string) => Promise<string>;

/** webpack and Rspack have the same interface. */
const webpackScript = `import { createRequire } from "node:module";
const [tools, bundlerName, name, filename] = process.argv.slice(2);
const { rspack, webpack } = createRequire(tools)(bundlerName);
const bundler = rspack ?? webpack;
const performance = { hints: false };
const output = { path: import.meta.dirname + "/out", filename, module: true, library: { type: "module" } };
bundler({ mode: "production", entry: "./" + name + ".js", target: "web", experiments: { outputModule: true }, performance, output }, (error, stats) => {
  if (error !== null || stats.hasErrors() || stats.hasWarnings()) {
    console.error(error ?? stats.toString("errors-warnings"));
    process.exitCode = 1;
  }
});
`;

const viteConfig = `export default ({ mode }) => ({
  build: { outDir: "out/vite", emptyOutDir: false, target: "es2022", lib: { entry: mode + ".js", formats: ["es"], fileName: mode } },
});
`;

const tsupConfig = `export default { format: ["esm"], outDir: "out/tsup", noExternal: ["connector-gateway-spec"] };\n`;

const tsdownConfig = `export default { dts: false, deps: { alwaysBundle: [/^connector-gateway-spec/] } };\n`;

let consumer: Consumer;

beforeAll(() => {
  consumer = copyPackage();
  consumer.write("client.js", clientCode);
  consumer.write("validator.js", validatorCode);
  consumer.write("schema.js", schemaCode);
  consumer.write("webpack.mjs", webpackScript);
  consumer.write("vite.config.js", viteConfig);
  consumer.write("tsup.config.mjs", tsupConfig);
  consumer.write("tsdown.config.mjs", tsdownConfig);
});

afterAll(() => consumer.remove());

async function node(...args: readonly string[]): Promise<void> {
  await succeed(consumer.run(process.execPath, args));
}

const bundlers: Readonly<Record<string, Bundle>> = {
  esbuild: async (name) => {
    await node(rootTool("esbuild/bin/esbuild"), `${name}.js`, "--bundle", "--format=esm", `--outfile=out/esbuild/${name}.mjs`);
    return `out/esbuild/${name}.mjs`;
  },
  rollup: async (name) => {
    const resolve = await tool("@rollup/plugin-node-resolve/dist/cjs/index.js");
    const json = await tool("@rollup/plugin-json/dist/cjs/index.js");
    await node(await tool("rollup/dist/bin/rollup"), `${name}.js`, "-p", resolve, "-p", json, "-f", "es", "-o", `out/rollup/${name}.mjs`);
    return `out/rollup/${name}.mjs`;
  },
  rolldown: async (name) => {
    await node(await tool("rolldown/bin/cli.mjs"), `${name}.js`, "-f", "esm", "-o", `out/rolldown/${name}.mjs`);
    return `out/rolldown/${name}.mjs`;
  },
  vite: async (name) => {
    await node(await tool("vite/bin/vite.js"), "build", "--mode", name);
    return `out/vite/${name}.js`;
  },
  webpack: (name) => bundleWithWebpack("webpack", name),
  rspack: (name) => bundleWithWebpack("@rspack/core", name),
  tsup: async (name) => {
    await node(await tool("tsup/dist/cli-default.js"), `${name}.js`, "--config", "tsup.config.mjs");
    return `out/tsup/${name}.js`;
  },
  tsdown: async (name) => {
    await node(
      await tool("tsdown/dist/run.mjs"),
      `${name}.js`,
      "--config",
      "tsdown.config.mjs",
      "--format",
      "esm",
      "--out-dir",
      `out/tsdown/${name}`,
    );
    return `out/tsdown/${name}/${name}.mjs`;
  },
  parcel: async (name) => {
    await bundleWithParcel(name, parcelSetting());
    return `out/parcel/${name}.js`;
  },
  ...(hasBinaries && {
    bun: async (name: string) => {
      const bun = await tool("@oven/bun-linux-x64/bin/bun");
      await succeed(consumer.run(bun, ["build", `${name}.js`, `--outfile=out/bun/${name}.mjs`]));
      return `out/bun/${name}.mjs`;
    },
  }),
};

async function bundleWithWebpack(packageName: string, name: string): Promise<string> {
  const manifest = await tool(`${packageName}/package.json`);
  const file = `${packageName.replace("@", "")}/${name}.mjs`;
  await node("webpack.mjs", manifest, packageName, name, file);
  return `out/${file}`;
}

/** What the README tells users of Parcel to write. */
function parcelSetting(): object {
  const [, text = ""] = /```json\n(\{ "@parcel.*?)```/s.exec(modulesSection()) ?? [];
  return JSON.parse(text) as object;
}

async function bundleWithParcel(name: string, setting: object): Promise<void> {
  const target = { source: `${name}.js`, distDir: "out/parcel", context: "node", includeNodeModules: true, outputFormat: "esmodule" };
  const json = { name: "consumer", type: "module", ...setting, targets: { [name]: target } };
  consumer.write("package.json", JSON.stringify(json));
  await node(await tool("parcel/lib/bin.js"), "build", "--no-cache", "--no-source-maps");
}

describe.each(Object.keys(bundlers))("%s", (bundler) => {
  const bundle = (name: string): Promise<string> => bundlers[bundler]?.(name) ?? Promise.reject(new Error(`no bundler ${bundler}`));

  test("bundles the client with one connector, and no other connector", async () => {
    const path = await bundle("client");
    expect(await consumer.run(process.execPath, [path])).toEqual({ status: 0, output: clientOutput });
    const code = readFileSync(join(consumer.folder, path), "utf8");
    expect(code).toContain("payments.customers.list");
    for (const other of ["crm.deals", "messaging.users", "recruiting.jobs"]) expect(code).not.toContain(other);
  });

  test("bundles one validator without the others and without the client", async () => {
    const path = await bundle("validator");
    expect(await consumer.run(process.execPath, [path])).toEqual({ status: 0, output: validatorOutput });
    const code = readFileSync(join(consumer.folder, path), "utf8");
    expect(code).toContain("payments.customers.list");
    for (const other of ["payments.invoices", "Authorization", "crm.deals"]) expect(code).not.toContain(other);
  });

  test("bundles the look-up of JSON Schemas", async () => {
    const path = await bundle("schema");
    expect(await consumer.run(process.execPath, [path])).toEqual({ status: 0, output: schemaOutput });
  });
});

test("parcel needs the setting that the README names", async () => {
  // Parcel resolves imports concurrently and reports the first failure: which of the two imports it is varies.
  await expect(bundleWithParcel("client", {})).rejects.toThrow(/Cannot load file '\.\/(client|payments)'/u);
});
