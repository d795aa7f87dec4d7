import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { instantOf } from "../../../../../templates/sandbox/queries/instants.ts";
import { parseSearch } from "../../../../../templates/sandbox/queries/search.ts";

const page = readFileSync(join(import.meta.dirname, "../../../../../docs/sandbox_queries.md"), "utf8");
const fieldNames = ["status", "email", "amount", "metadata", "summary", "created", "assignee", "key", "name", "modifiedTime", "parents"];

/** The code in the first column of the table below a heading, without what is no example: operators alone, and patterns with dots. */
function examplesBelow(heading: string): readonly string[] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const cells = section.split("\n").flatMap((line) => (line.startsWith("| `") ? [line.split(" | ")[0] ?? ""] : []));
  const code = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/gu)].map(([, text = ""]) => text));
  return code.map((text) => text.replace(/^… (?=order by)/u, "")).filter((text) => /\w/u.test(text) && !text.includes("…"));
}

describe.each([
  ["Clauses (payments)", "clauses", 8],
  ["Issue queries (project tracker)", "jql", 10],
  ["File queries (file storage)", "file_query", 5],
] as const)("docs/sandbox_queries.md, %s", (heading, language, least) => {
  const examples = examplesBelow(heading);

  test("has examples", () => {
    expect(examples.length).toBeGreaterThanOrEqual(least);
  });

  test.each(examples)("%s is supported", (query) => {
    expect(parseSearch({ kind: "search", language }, query, { param: "q", fieldNames }).matches({})).toBeTypeOf("boolean");
  });
});

test("docs/sandbox_queries.md shows times that are read", () => {
  const section = page.split("\n## Times in filters\n")[1]?.split("\n## ")[0] ?? "";
  const examples = [...section.matchAll(/`"?(\d[^`"]*)"?`/gu)].map(([, text = ""]) => text);
  expect(examples.length).toBeGreaterThan(5);
  expect(examples.filter((text) => instantOf(text) === undefined)).toEqual([]);
});
