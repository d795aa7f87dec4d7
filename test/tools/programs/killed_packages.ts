import type { OutputFile } from "../../../generator/emit/emitter.ts";
import { emitManifest } from "../../../generator/write/finishing/manifest.ts";

const CONNECTORS = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** A package of a version of the catalog: most files of another version are different, one is the same, and one has another name. */
function packageOf(version: number): readonly OutputFile[] {
  const files: readonly OutputFile[] = [
    { path: "bin/run.js", text: `#!/usr/bin/env node\nrun(${version});\n`, executable: true },
    ...CONNECTORS.map((name) => ({ path: `connectors/${name}.js`, text: `export const version = ${version};\n`.repeat(2_000) })),
    { path: `connectors/only_in_${version}/x.js`, text: "export {};\n" },
    { path: "index.js", text: "export {};\n" },
  ];
  return [...files, emitManifest({ version: "1.2.3", inputs: new Map([["spec/gateway.yaml", String(version)]]), files })];
}

export const oldPackage: readonly OutputFile[] = packageOf(1);
export const newPackage: readonly OutputFile[] = packageOf(2);
