import { describe, expect, test } from "vitest";
import { looksLikeYaml } from "../../../../../templates/cli/input/decode_text.ts";
import { findingsOf, runCommand } from "../../../../fixtures/command_line.ts";

test.each([
  ["entity: customers\naction: list\n", true],
  ["params:\n  limit: 5\n", true],
  ["---\nentity: customers\n", true],
  ["%YAML 1.2\n---\n", true],
  ["# a comment\n\nentity: customers\n", true],
  ["- entity: customers\n", true],
  ["entity:\r\n", true],
  ["", false],
  ["# only a comment", false],
  ["\n\n", false],
  ['{"entity": customers}', false],
  ["{entity: customers}", false],
  ['"entity": "customers"', false],
  ["-1", false],
  ["plain text", false],
  ["http://example.test/", false],
  ["'entity': 1", false],
])("%j looks like YAML: %s", (text, wanted) => {
  expect(looksLikeYaml(text)).toBe(wanted);
});

describe("the command", () => {
  test.each([
    ["a.yaml", "entity: customers", "input/yaml"],
    ["a.YML", "entity: customers", "input/yaml"],
    ["a.yml", "{}", "input/yaml"],
    ["a.yaml.gz", "", "input/yaml"],
    ["a.json", "entity: customers\naction: list\n", "input/yaml"],
    ["a.json", '{"entity": customers}', "json/syntax"],
    ["a.ndjson", "entity: customers", "json/syntax"],
  ])("%s with %j: %s", async (name, text, code) => {
    expect((await findingsOf(name, { files: { [name]: text } })).map((found) => found.split(" ")[1])).toEqual([code]);
  });

  test("says what to do", async () => {
    const { stdout } = await runCommand(["validate", "-q", "a.yaml", "-"], { files: { "a.yaml": "a: 1" }, stdin: "a: 1\n" });
    expect(stdout).toBe(`a.yaml:1:1 error input/yaml: this is a YAML file; payloads are JSON
  help: convert it to JSON, for instance with: yq -o=json

stdin:1:1 error input/yaml: this looks like YAML; payloads are JSON
  1 | a: 1
    | ^
  help: convert it to JSON, for instance with: yq -o=json
`);
  });
});
