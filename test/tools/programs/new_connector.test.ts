import { execFile } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { smallProject } from "../../fixtures/small_project.ts";

const run = promisify(execFile);

/** The name and the options of docs/editing.md: `acme --from openapi.json`. */
const [, documented = ""] = /^npm run new:connector -- (.+ --from .+)$/mu.exec(readFileSync("docs/editing.md", "utf8")) ?? [];

/** Runs a command of the generator in a project, as the npm scripts do. */
async function generator(project: string, ...words: readonly string[]): Promise<string> {
  const command = [resolve("generator/start.js"), ...words, "--root", project];
  const { stdout } = await run(process.execPath, command, { cwd: project });
  return stdout;
}

test("a new connector, and a draft beside it, are generated as they are", async () => {
  const project = smallProject();
  expect(await generator(project, "new", "billing")).toMatch(/^Wrote spec\/connectors\/billing\.yaml/u);
  copyFileSync("test/fixtures/openapi/billing.json", join(project, "openapi.json"));
  const draft = await generator(project, "new", ...documented.split(" "));
  expect(draft).toMatch(/^Wrote spec\/connectors\/acme\.yaml, a draft with 3 entities, 8 operations, 5 records\. 1 operation did not fit/u);
  expect(await generator(project, "generate")).toMatch(/^Catalog: 4 connectors, 8 entities, 21 operations\n/u);
});
