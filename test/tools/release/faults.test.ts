import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findPackageFaults, type PackedPackage } from "../../../.ci/pack_packages.ts";
import { run, succeed } from "../../package/installed_package.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "faults-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const json = { name: "a", version: "1.0.0", license: "MIT", type: "module", bin: { a: "./bin/a.js" }, files: ["bin"] };
const files = { LICENSE: "MIT\n", "README.md": "# a\n", "bin/a.js": "#!/usr/bin/env node\n" };

/** Imports between modules need an extension, also between declarations. */
const types = { "bin/a.d.ts": 'export * from "./b";\n', "bin/b.d.ts": "export const b: number;\n" };

/** The faults of a package with these files, made in a folder of this machine. */
async function faultsOf(packageJson: object, more: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const source = join(folder, "source");
  for (const [path, text] of Object.entries({ ...files, ...more, "package.json": JSON.stringify(packageJson) })) {
    mkdirSync(dirname(join(source, path)), { recursive: true });
    writeFileSync(join(source, path), text);
  }
  const packed = await succeed(run(source, "npm", ["pack", "--json", "--pack-destination", folder, "--silent"]));
  const [first] = JSON.parse(packed) as readonly PackedPackage[];
  if (first === undefined) throw new Error("npm packed nothing.");
  return findPackageFaults(first, folder, source);
}

test("a package as it should be has no faults", async () => {
  expect(await faultsOf(json)).toEqual([]);
});

test.each<[about: string, packageJson: object, more: Readonly<Record<string, string>>, want: string]>([
  ["another license", { ...json, license: "ISC" }, {}, 'a: it needs "license": "MIT" and a file LICENSE'],
  ["a source", json, { "bin/a.ts": "export {};\n" }, "a: bin/a.ts should not be in it: change `files` of its package.json"],
  ["a setting of its developers", json, { "bin/.env": "A=1\n" }, "a: bin/.env should not be in it: change `files` of its package.json"],
  ["a program that is not there", { ...json, bin: { a: "./bin/b.js" } }, {}, "a: publint: "],
  [
    "types that Node does not find",
    { ...json, exports: { ".": { types: "./bin/a.d.ts", default: "./bin/a.js" } } },
    types,
    "a: Are The Types Wrong:",
  ],
])("%s is a fault", async (_about, packageJson, more, want) => {
  expect(await faultsOf(packageJson, more)).toEqual([expect.stringContaining(want)]);
});

test("the path of a folder of this machine is a fault", async () => {
  const path = join(folder, "source");
  expect(await faultsOf(json, { "bin/b.js": `// ${path}\n` })).toEqual(["a: bin/b.js contains the path of a folder of this machine"]);
});
