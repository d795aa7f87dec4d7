import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseArguments } from "../../../templates/bin/arguments.ts";
import { UsageError } from "../../../templates/bin/usage_error.ts";

function parse(line: string): unknown {
  return parseArguments(
    line.split(" ").filter((word) => word !== ""),
    "pretty",
  );
}

describe("validate", () => {
  test.each([
    ["validate a.json", { inputs: ["a.json"], profile: "documented", maxIssues: 100, reports: [{ format: "pretty" }] }],
    ["validate - --as x.y", { inputs: ["-"], as: "x.y" }],
    ["validate a --connector payments --profile tolerant", { connector: "payments", profile: "tolerant" }],
    ["validate a --max-issues 7 --fail-fast --quiet", { maxIssues: 7, failFast: true, quiet: true }],
    ["validate a -q --warnings-as-errors --strict-json", { quiet: true, warningsAsErrors: true, strictJson: true }],
    ["validate a --baseline b", { baseline: "b" }],
    ["validate a --write-baseline b", { writeBaseline: "b" }],
    ["validate a --format=json --output o.json", { reports: [{ format: "json", output: "o.json" }] }],
    ["validate a -f sarif -o s -f pretty", { reports: [{ format: "sarif", output: "s" }, { format: "pretty" }] }],
    ["validate -- --odd.json", { inputs: ["--odd.json"] }],
  ])("%s", (line, wanted) => {
    expect(parse(line)).toMatchObject({ command: "validate", ...wanted });
  });

  test.each([
    ["validate", "validate needs files"],
    ["validate - -", "only once"],
    ["validate a --as x --connector payments", "--as and --connector contradict"],
    ["validate a --baseline b --write-baseline c", "contradict"],
    ["validate a --profile loose", 'no profile "loose"'],
    ["validate a --max-issues 0", "whole number"],
    ["validate a --max-issues x", "whole number"],
    ["validate a --format xml", 'no format "xml"'],
    ["validate a --format json --format sarif", "share standard output"],
    ["validate a --output o --output p", "more --output"],
    ["validate a -f json -o o -f sarif -o o", "one file"],
    ["validate a --quiet=yes", "takes no value"],
    ["validate a --as", "needs a value"],
    ["validate a --as --quiet", "needs a value"],
    ["validate a --stric-json", "no option --stric-json"],
  ])("%s is refused", (line, message) => {
    expect(() => parse(line)).toThrow(UsageError);
    expect(() => parse(line)).toThrow(message);
  });

  test("the nearest option is named", () => {
    expect(help("validate a --stric-json")).toBe("did you mean --strict-json?");
    expect(help("valdate a")).toBe("did you mean validate?");
    expect(help("validate a --format jsn")).toBe("did you mean json?");
  });
});

test.each([
  ["", { command: "help" }],
  ["help", { command: "help" }],
  ["help schema", { command: "help", of: "schema" }],
  ["schema --help", { command: "help", of: "schema" }],
  ["--help", { command: "help" }],
  ["-h", { command: "help" }],
  ["--version", { command: "version" }],
  ["list", { command: "list", json: false }],
  ["list payments --format json", { command: "list", name: "payments", json: true }],
  ["explain payments.customers.list", { command: "explain", name: "payments.customers.list" }],
  ["example a.b --invalid", { command: "example", name: "a.b", invalid: true }],
])("%s", (line, wanted) => {
  expect(parse(line)).toMatchObject(wanted);
});

test.each(["explain", "schema", "example", "schema a b", "explain a --format junit", "nonsense", "list --invalid"])(
  "%s is refused",
  (line) => {
    expect(() => parse(line)).toThrow(UsageError);
  },
);

test("whatever the words are, they are read or refused", () => {
  const words = fc.array(fc.oneof(fc.string(), fc.constantFrom("validate", "--as", "--format", "-o", "-", "json", "--", "--__proto__")));
  fc.assert(
    fc.property(words, (list) => {
      try {
        parseArguments(list, "pretty");
      } catch (error) {
        expect(error).toBeInstanceOf(UsageError);
      }
    }),
  );
});

function help(line: string): string {
  try {
    parse(line);
  } catch (error) {
    if (error instanceof UsageError) return error.help;
  }
  return "nothing was wrong";
}
