import { expect, it } from "vitest";
import { withConstraints } from "../../../docs/language/constraints.ts";
import { withSeverities } from "../../../docs/language/severities.ts";
import { readProjectFile } from "./project_files.ts";

it.each([
  ["spec/README.md", withConstraints],
  ["templates/cli/config.schema.json", withSeverities],
])("%s is up to date", (path, renewed) => {
  const page = readProjectFile(path);
  expect(renewed(page) === page, `${path} is out of date: run \`npm run docs\` and commit the file`).toBe(true);
});

it("the page about the language has a row for each constraint", () => {
  const page = withConstraints(readProjectFile("spec/README.md"));
  expect(page).toContain("| `multiple_of` | numbers | ");
  expect(() => withConstraints("# Page without the table\n")).toThrow("spec/README.md needs the lines");
});
