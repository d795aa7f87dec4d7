import { describe, expect, test } from "vitest";
import { chooseCommand } from "../../../../generator/cli/commands.ts";
import { readWords } from "../../../../generator/cli/words.ts";

describe("chooseCommand", () => {
  test.each([
    [[], []],
    [["--check"], ["--check"]],
    [["generate"], []],
    [
      ["generate", "--out", "x"],
      ["--out", "x"],
    ],
  ])("%j runs generate with %j", (words, argv) => {
    expect(chooseCommand(words)).toMatchObject({ argv });
  });

  test.each([
    ["generat", /^unknown command "generat"; did you mean "generate"\?; the commands are generate/],
    ["__proto__", /^unknown command "__proto__"; the commands are generate/],
    ["a\nb", /^unknown command "a\\u000ab"; the commands are generate/],
  ])("%j is refused", (name, usageError) => {
    expect(chooseCommand([name])).toEqual({ usageError: expect.stringMatching(usageError) as string });
  });
});

describe("readWords", () => {
  const options = { fix: { type: "boolean" }, from: { type: "string" } } as const;

  test("separates options, values and operands", () => {
    const words = readWords(["acme", "--fix", "--from", "a.json"], options, 1);
    expect(words).toEqual({ on: new Set(["fix"]), values: new Map([["from", "a.json"]]), operands: ["acme"] });
  });

  test("refuses more operands than the command accepts", () => {
    expect(readWords(["a", "b"], options, 1)).toEqual({ usageError: 'unexpected argument "b"; at most 1 is accepted, see --help' });
  });
});
