import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTypeExpression, splitFieldLine } from "../../../../generator/read/type_expression.ts";

describe("parseTypeExpression", () => {
  it.each([
    ["string", [{ kind: "scalar", name: "string" }]],
    ["integer | null", [{ kind: "scalar", name: "integer" }, { kind: "null" }]],
    [
      "string|number",
      [
        { kind: "scalar", name: "string" },
        { kind: "scalar", name: "number" },
      ],
    ],
    ["object | any", [{ kind: "object" }, { kind: "any" }]],
    ["array", [{ kind: "array" }]],
    ["array<object | null> | null", [{ kind: "array", items: [{ kind: "object" }, { kind: "null" }] }, { kind: "null" }]],
    ["map<array<Line>>", [{ kind: "map", values: [{ kind: "array", items: [{ kind: "name", name: "Line" }] }] }]],
    [" Customer ", [{ kind: "name", name: "Customer" }]],
  ])("reads %j", (text, terms) => {
    expect(parseTypeExpression(text)).toEqual({ terms });
  });

  it.each([
    ["", "a type is missing at the end"],
    ["string |", "a type is missing at the end"],
    ["| null", "unexpected `|`"],
    ["string null", "unexpected `null`"],
    ["array<", "a type is missing at the end"],
    ["array<string", "missing `>` after `array<…`"],
    ["array<string>>", "unexpected `>`"],
    ["map", "`map` needs the type of its values, such as `map<string>`"],
    ["string<integer>", "unexpected `<`"],
    ["string[]", "unexpected `[`"],
    ["12", "unexpected `1`"],
    [`${"array<".repeat(10)}string${">".repeat(10)}`, "more than 8 levels of nesting"],
  ])("says what is wrong with %j", (text, problem) => {
    expect(parseTypeExpression(text)).toEqual({ problem });
  });

  it("never throws", () => {
    const token = fc.constantFrom("array", "map", "<", ">", "|", "null", "string", "Line", " ", "💥", "__proto__");
    fc.assert(
      fc.property(fc.array(token, { maxLength: 200 }), (tokens) => {
        const parsed = parseTypeExpression(tokens.join(""));
        expect("terms" in parsed ? parsed.terms.length : parsed.problem.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe("splitFieldLine", () => {
  it.each([
    ["string", { type: "string" }],
    ["string | null -- Email address.", { type: "string | null", description: "Email address." }],
    [
      "string -- Email, as written; may be shared: see below.",
      { type: "string", description: "Email, as written; may be shared: see below." },
    ],
    ["integer -- From 1 -- counted -- upwards.", { type: "integer", description: "From 1 -- counted -- upwards." }],
    ["array<string>   --   Names. ", { type: "array<string>", description: "Names." }],
    ["string --", { type: "string", description: "" }],
    ["string--Name.", { type: "string--Name." }],
  ])("splits %j", (text, line) => {
    expect(splitFieldLine(text)).toEqual(line);
  });
});
