import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { smallProject } from "../../fixtures/small_project.ts";

const run = promisify(execFile);
const loader = import.meta.resolve("tsx");

/** Runs a command of the generator in a project, as the npm scripts do. */
async function generator(project: string, ...words: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ["--import", loader, resolve("generator/cli.ts"), ...words, "--root", project]);
  return stdout;
}

test("a new connector, and a draft beside it, are generated as they are", async () => {
  const project = smallProject();
  expect(await generator(project, "new", "acme")).toMatch(/^Wrote spec\/connectors\/acme\.yaml/u);
  const draft = await generator(project, "new", "billing", "--from", resolve("test/fixtures/openapi/billing.json"));
  expect(draft).toMatch(
    /^Wrote spec\/connectors\/billing\.yaml, a draft with 3 entities, 8 operations, 5 records\. 1 operation did not fit/u,
  );
  expect(await generator(project, "generate")).toMatch(/^Catalog: 4 connectors, 8 entities, 21 operations\n/u);
});
