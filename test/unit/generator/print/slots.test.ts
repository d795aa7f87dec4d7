import { expect, test } from "vitest";
import { fillSlots, templateNamed } from "../../../../generator/print/markdown.ts";

test("puts texts in as they are, more than once where asked", () => {
  expect(fillSlots("{{a}} and {{a}}, { {{b}} }", { a: "$& {{b}}", b: "x" })).toBe("$& {{b}} and $& {{b}}, { x }");
});

test.each([
  ["{{a}} {{c}}", "the template has a slot {{c}} that nothing fills"],
  ["{{a}} {{constructor}}", "the template has a slot {{constructor}} that nothing fills"],
  ["no slot", "the template has no slot for a"],
])("%s: %s", (template, message) => {
  expect(() => fillSlots(template, { a: "x" })).toThrow(message);
});

test("finds a template by its name, and reports a missing one", () => {
  expect(templateNamed(new Map([["a.md", "A"]]), "a.md")).toBe("A");
  expect(() => templateNamed(new Map(), "a.md")).toThrow("there is no template a.md");
});
