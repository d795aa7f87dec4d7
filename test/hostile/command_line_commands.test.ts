import { describe, expect, test } from "vitest";
import type { Catalog } from "../../templates/core/catalog/catalog_types.ts";
import { readCatalog, runCommand, type CommandRun, type Surroundings } from "../fixtures/command_line.ts";
import { outputAttacks, UNSAFE, workflowCommandsIn } from "../fixtures/hostile_output.ts";

/** Commands with a text in the place of each argument and of each value of an option. */
function commandsWith(text: string): readonly (readonly string[])[] {
  return [
    [text],
    ["validate", text],
    ...["--as", "--connector", "--format", "--output", "--config", "--baseline", "--profile", "--exclude", "--max-issues"].map((option) => [
      "validate",
      option,
      text,
      "a.json",
    ]),
    ["validate", "--severity", `${text}=off`, "a.json"],
    ["validate", "--severity", `params/unknown=${text}`, "a.json"],
    ["validate", `--${text}`],
    ["list", text],
    ["explain", text],
    ["explain", `payments.${text}`],
    ["schema", text],
    ["example", text],
    ["compare", text, "a.json"],
    ["compare", "a.json", text],
    ["compare", "--format", text, "a.json", "a.json"],
    ["compare", "--accept", text, "a.json", "a.json"],
    ["compare", "--for", text, "a.json", "a.json"],
    ["serve", text],
    ["serve", "--port", text],
    ["serve", "--replay", text],
  ];
}

async function runSafely(words: readonly string[], around: Surroundings): Promise<CommandRun> {
  const run = await runCommand(words, around);
  expect(run.stdout + run.stderr).not.toMatch(UNSAFE);
  return run;
}

describe("an argument of any command", () => {
  test.each(outputAttacks)("%j", async (attack) => {
    for (const words of commandsWith(attack)) {
      const { code, stdout, stderr } = await runSafely(words, { files: { "a.json": "{}" }, environment: { GITHUB_ACTIONS: "true" } });
      expect({ words, code: [0, 1, 2].includes(code) }).toEqual({ words, code: true });
      // On that platform the report of `validate` consists of workflow commands; no other output does.
      const reports = workflowCommandsIn(stdout).filter((line) =>
        /^::(?:error|warning) (?:file=[^,:\n]*,[\w=,]*?)?title=[^:\n]*::/u.test(line),
      );
      expect({ words, commands: workflowCommandsIn(stdout + stderr).length - reports.length }).toEqual({ words, commands: 0 });
    }
  });
});

/** A value with the next text in the place of each of its texts, but for those that programs read. */
function withTexts(value: unknown, nextText: () => string): unknown {
  if (Array.isArray(value)) return value.map((one) => withTexts(one, nextText));
  if (typeof value !== "object" || value === null) return value;
  const isText = (key: string, one: unknown): boolean =>
    typeof one === "string" && /^(?:description|title|because|reason|notes?|text)$/u.test(key);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, isText(key, one) ? nextText() : withTexts(one, nextText)]));
}

describe("texts of a catalog", () => {
  const catalog = readCatalog();
  const addresses = ["payments", "payments.customers", "payments.customers.list", "payments.customers.list.params", "payments.auth_config"];

  test.each([0, 5, 11])("with attacks in turn are shown by list and explain (%i)", async (first) => {
    let count = first;
    const attacked = withTexts(catalog, () => outputAttacks[count++ % outputAttacks.length] ?? "") as Catalog;
    const spec = { readCatalog: () => attacked };
    for (const words of [["list"], ["list", "payments"], ...addresses.map((address) => ["explain", address])]) {
      for (const isTerminal of [false, true]) {
        const { code, stdout } = await runCommand(words, { spec, isTerminal });
        // Colors are ours; a text can only have what is visible.
        const plain = isTerminal ? stdout.replaceAll(/\u001b\[\d+m/gu, "") : stdout;
        expect(plain).not.toMatch(UNSAFE);
        expect({ words, code, commands: workflowCommandsIn(plain) }).toEqual({ words, code: 0, commands: [] });
      }
    }
  });
});
