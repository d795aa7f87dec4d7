import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

/** Where the versions of the tools are written that tests run. */
const FOLDERS = ["test/tools/openapi/generators", "test/tools/openapi/parsers", "test/tools/openapi/mock_servers"];
const LINTERS = ["@redocly/cli", "@stoplight/spectral-cli"];
/** Parts of a tool that the page names only once, and the compiler. */
const PARTS = ["@kubb/core", "@kubb/plugin-client", "@kubb/plugin-oas", "@kubb/plugin-ts", "typescript"];

interface PackageFile {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function readPackage(folder: string): PackageFile {
  return JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8")) as PackageFile;
}

const testedTools = [
  ...FOLDERS.flatMap((folder) => Object.entries(readPackage(folder).dependencies ?? {})).filter(([name]) => !PARTS.includes(name)),
  ...Object.entries(readPackage(".").devDependencies ?? {}).filter(([name]) => LINTERS.includes(name)),
];

const marked = readFileSync(join(ROOT, "docs/tools.md"), "utf8")
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter((cells) => cells[3] === "✓")
  .map((cells) => [cells[1]?.split(" ")[0], cells[2]]);

test.each(testedTools)("the page lists %s %s as tested", (name, version) => {
  expect(marked).toContainEqual([name, version]);
});
