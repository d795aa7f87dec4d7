import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type PluginBuild } from "esbuild";

/** What a bundler makes of some code that imports the package: minified, for browsers. */
export interface Bundle {
  readonly code: string;
  /** Bytes. */
  readonly minified: number;
  readonly gzip: number;
}

const ROOT = join(import.meta.dirname, "../..");

/** Bundles code as an application does; fails when anything in it needs Node. */
export async function bundle(code: string): Promise<Bundle> {
  const [only] = await bundleEach([code]);
  if (only === undefined) throw new Error("esbuild made no bundle");
  return only;
}

/** Bundles several pieces of code, each by itself, in the time of one: modules that they share are read once. */
export async function bundleEach(codes: readonly string[]): Promise<readonly Bundle[]> {
  const { outputFiles } = await build({
    entryPoints: codes.map((_, index) => ({ in: `piece:${String(index)}`, out: String(index) })),
    plugins: [{ name: "pieces", setup: (building) => serve(building, codes) }],
    outdir: join(ROOT, "bundles"),
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    logLevel: "silent",
  });
  return outputFiles.map(({ text }) => ({
    code: text,
    minified: Buffer.byteLength(text),
    gzip: gzipSync(text, { level: 9 }).byteLength,
  }));
}

function serve(building: PluginBuild, codes: readonly string[]): void {
  building.onResolve({ filter: /^piece:/ }, ({ path }) => ({ path: path.replace("piece:", ""), namespace: "piece" }));
  building.onLoad({ filter: /./, namespace: "piece" }, ({ path }) => ({
    contents: codes[Number(path)] ?? "",
    resolveDir: ROOT,
    loader: "ts",
  }));
}
