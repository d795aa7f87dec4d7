import { execFileSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findingsOf, runCommand } from "../fixtures/command_line.ts";

const CONFIG = "connector-gateway-spec.config.json";

function pipeAt(name: string): (folder: string) => void {
  return (folder) => void execFileSync("mkfifo", [join(folder, name)]);
}

describe("a pipe without a writer is refused, and not waited for,", () => {
  test("as an input", async () => {
    expect(await findingsOf("a.json", { before: pipeAt("a.json") })).toEqual(["a.json:1:1 input/unreadable $"]);
  });

  test.each<[string, string, readonly string[]]>([
    ["as the configuration that is always read", CONFIG, ["validate", "a.json"]],
    ["as a configuration", "pipe", ["validate", "--config", "pipe", "a.json"]],
    ["as a baseline", "pipe", ["validate", "--baseline", "pipe", "a.json"]],
    ["as a catalog to compare", "pipe", ["compare", "pipe", "pipe"]],
    ["as accepted breaks", "pipe", ["compare", "--accept", "pipe", ".", "."]],
    ["as a recording", "pipe", ["serve", "--replay", "pipe"]],
    ["as a recording to write", "pipe", ["serve", "--record", "pipe", "--upstream", "http://127.0.0.1:1"]],
  ])("%s", async (_what, name, words) => {
    const { code, stdout, stderr } = await runCommand(words, { files: { "a.json": "{}" }, before: pipeAt(name) });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(/^connector-gateway-spec: [^\n]+\n {2}help: [^\n]+\n$/u);
  });
});

test.each([CONFIG, "nowhere"])("a configuration that is a link to %s is a mistake", async (target) => {
  const run = await runCommand(["validate", "a.json"], { before: (folder) => symlinkSync(target, join(folder, CONFIG)) });
  expect(run).toMatchObject({ code: 2, stdout: "" });
  expect(run.stderr).toContain(`configuration file ${CONFIG}`);
});

test.each<[string, string, (folder: string) => void]>([
  ["a link that leads to itself", "a.json", (folder) => symlinkSync("a.json", join(folder, "a.json"))],
  ["a name that is too long", `${"a".repeat(300)}.json`, () => undefined],
])("%s is explained", async (_what, name, before) => {
  const { code, stdout } = await runCommand(["validate", name], { before });
  expect(code).toBe(1);
  expect(stdout).toContain("input/unreadable");
  expect(stdout).toMatch(/help: (?:it is a link that leads back to itself; point it to a file|use a shorter name)\n/u);
});
