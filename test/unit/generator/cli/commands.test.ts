import { describe, expect, test } from "vitest";
import { chooseCommand, readArguments } from "../../../../generator/cli/command.ts";

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

describe("the arguments of a command", () => {
  const help = "  --fix            corrects\n  --from <file>    takes over\n";

  test("are options, values and operands", () => {
    const words = readArguments(["acme", "--fix", "--from", "a.json"], { help, operands: 1 });
    expect(words).toEqual({ values: { fix: true, from: "a.json" }, positionals: ["acme"] });
  });

  test("are refused when there are more operands than the command accepts", () => {
    const read = (): unknown => readArguments(["a", "b"], { help, operands: 1 });
    expect(read).toThrow('unexpected argument "b"; at most 1 is accepted, see --help');
  });
});
