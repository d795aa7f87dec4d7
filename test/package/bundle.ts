import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

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
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: ROOT, loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    logLevel: "silent",
  });
  const text = outputFiles[0]?.text ?? "";
  return { code: text, minified: Buffer.byteLength(text), gzip: gzipSync(text, { level: 9 }).byteLength };
}
