import fc from "fast-check";
import { expect, test } from "vitest";
import { commandText, workflowCommand } from "../../../../templates/core/report.ts";

test.each([
  ["100%\n::x", "100%25%0A::x"],
  ["a\r\nb", "a%0D%0Ab"],
  ["plain: a, b", "plain: a, b"],
])("text %j is written %s", (text, want) => {
  expect(commandText(text)).toBe(want);
});

test("properties are escaped further, and left out where they are undefined", () => {
  expect(workflowCommand("error", { file: "a,b:c%", line: 3, endLine: undefined }, "x: y")).toBe("::error file=a%2Cb%3Ac%25,line=3::x: y");
});

test("every text is on one line, and can be read back", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("%", ":", ",", "\r", "\n", "a", "2", "5") }), (text) => {
      const command = workflowCommand("warning", { title: text }, text);
      const [, title = "", said = ""] = /^::warning title=([^:,]*)::(.*)$/u.exec(command) ?? [];
      expect([title, said].map(decodeURIComponent)).toEqual([text, text]);
    }),
  );
});
