import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { generate } from "../../../../generator/cli/commands/generate.ts";
import { shownPath } from "../../../../generator/read/source/read.ts";
import { fakeProgram } from "../../../fixtures/fake_program.ts";
import { emptyFolder, put } from "../../../fixtures/package_folder.ts";
import { jobIn, smallCatalog, smallProject } from "../../../fixtures/small_project.ts";

/** How the command ended, and what it printed. */
interface Ended {
  readonly outcome: unknown;
  readonly printed: string;
}

/** Generates the package of the catalog in the folder `c` of a project, with the texts of a small generator. */
async function run(folder: string, ...argv: readonly string[]): Promise<Ended> {
  const { built, projectRoot } = jobIn(smallProject());
  const { program, printed } = fakeProgram(projectRoot, { cwd: folder, built });
  return { outcome: await generate.run(["--spec", "./c", ...argv], program), printed: printed() };
}

/** A project with a complete catalog in the folder `c`. */
function ownProject(): string {
  const folder = emptyFolder();
  for (const { path, text } of smallCatalog()) put(folder, shownPath(path, "c"), text);
  return folder;
}

/** Lowers a limit of a connector, and changes a text. */
function editShop(folder: string): void {
  const path = join(folder, "c/shop.yaml");
  writeFileSync(path, readFileSync(path, "utf8").replaceAll("max: 100", "max: 50").replaceAll("Page size.", "Size of a page."));
}

describe("messages about a catalog of your own", () => {
  test("name its folder, in which the connectors are", async () => {
    const folder = emptyFolder();
    put(folder, "c/README.md", "");
    const { outcome, printed } = await run(folder);
    expect(outcome).toBe(1);
    expect(printed).toBe(`c:1:1 error file/no-connectors: there is no connector in \`c/\`
  help: add \`c/<connector>.yaml\`

c/gateway.yaml:1:1 error file/missing: \`c/gateway.yaml\` does not exist
  help: the catalog is \`c/gateway.yaml\` and one file for each connector in \`c/\`

Nothing was written: 2 errors in the catalog.
`);
  });

  test("name no command of the generator's repository", async () => {
    const folder = ownProject();
    const compared = await run(folder, "--check");
    expect(compared.outcome).toBe(1);
    expect(compared.printed).toMatch(/^ {2}help: run the same command without `--check`\n/mu);
    expect(compared.printed).toMatch(/ to update\. Run the same command without `--check` and commit the result\.\n$/u);
    expect(await run(folder)).toMatchObject({ outcome: 0 });
    editShop(folder);
    const written = await run(folder);
    expect(written.printed).toMatch(/\nChanges: .*\n.* must now be at most 50 \(100 before\), and \d+ more\n$/u);
  });
});
