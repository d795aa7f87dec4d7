import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import process from "node:process";
import { build } from "esbuild";
import { licensesOf } from "../generator/build/license.ts";
import packageJson from "./package.json" with { type: "json" };

const folder = import.meta.dirname;
/** The licenses of the packages that are part of the program. */
const LICENSES = "licenses.txt";

/**
 * Compiles src/ to dist/ as few files, because Node loads one file faster than 100. What a command loads on demand becomes a
 * file of its own. Dependencies stay imports, and development dependencies become part of it: kysely has 262 files, which take a fifth
 * of the time to start. Types are not checked here. Two processes may compile at the same time.
 * @throws Error with the position of each mistake when a source does not compile
 */
export async function compileGateway(): Promise<void> {
  const dist = join(folder, "dist");
  const { outputFiles, metafile } = await build({
    entryPoints: [join(folder, "src/main.ts")],
    bundle: true,
    splitting: true,
    // The templates are part of the program, and no package that somebody could install.
    external: Object.keys(packageJson.dependencies),
    outdir: dist,
    chunkNames: "[name]-[hash]",
    write: false,
    metafile: true,
    format: "esm",
    platform: "node",
    target: "node20.19",
    charset: "utf8",
    // The root has options that are none of esbuild's business.
    tsconfigRaw: {},
    logLevel: "silent",
  });
  await mkdir(dist, { recursive: true });
  // main.js comes last: it imports the others.
  const files = [...outputFiles].sort(({ path }) => (basename(path) === "main.js" ? 1 : -1));
  await replaceFile(join(dist, LICENSES), Buffer.from(licensesOf(metafile, process.cwd())));
  for (const { path, contents } of files) await replaceFile(path, contents);
  const written = new Set([LICENSES, ...files.map(({ path }) => basename(path))]);
  const stale = (await readdir(dist)).filter((name) => !written.has(name) && !name.endsWith(".staged"));
  await Promise.all(stale.map((name) => rm(join(dist, name), { force: true, recursive: true })));
}

/** A process that reads the file meanwhile sees the old or the new one, never a half. */
async function replaceFile(path: string, contents: Uint8Array): Promise<void> {
  const staged = `${path}.${process.pid}.staged`;
  await writeFile(staged, contents);
  await rename(staged, path);
}
