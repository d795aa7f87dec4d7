import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseArguments } from "../../../../templates/cli/arguments.ts";
import { UsageError } from "../../../../templates/core/usage_error.ts";

function parse(line: string): unknown {
  return parseArguments(line.split(" ").filter((word) => word !== ""));
}

describe("validate", () => {
  test.each([
    ["validate", { inputs: [], excludes: [], severities: new Map() }],
    ["validate a.json", { inputs: ["a.json"] }],
    ["validate - --as x.y", { inputs: ["-"], as: "x.y" }],
    ["validate a --connector payments --profile tolerant", { connector: "payments", profile: "tolerant" }],
    ["validate a --max-issues 7 --fail-fast --quiet", { maxIssues: 7, failFast: true, quiet: true }],
    ["validate a -q --warnings-as-errors --strict-json", { quiet: true, warningsAsErrors: true, strictJson: true }],
    ["validate a --no-warnings-as-errors --no-strict-json", { warningsAsErrors: false, strictJson: false }],
    ["validate a --baseline b", { baseline: "b" }],
    ["validate a --no-baseline", { baseline: false }],
    ["validate a --write-baseline b", { writeBaseline: "b" }],
    ["validate a --config c.json", { config: "c.json" }],
    ["validate a --no-config", { config: false }],
    ["validate a --exclude b --exclude=c/**", { excludes: ["b", "c/**"] }],
    ["validate a --severity params/unknown=off", { severities: new Map([["params/unknown", "off"]]) }],
    [
      "validate a --severity value/enum=off --severity target/unknown=warning --severity value/enum=error",
      {
        severities: new Map([
          ["value/enum", "error"],
          ["target/unknown", "warning"],
        ]),
      },
    ],
    ["validate a --format=json --output o.json", { reports: [{ format: "json", output: "o.json" }] }],
    ["validate a -f sarif -o s -f pretty", { reports: [{ format: "sarif", output: "s" }, { format: "pretty" }] }],
    ["validate a -o s", { reports: [{ format: undefined, output: "s" }] }],
    ["validate -- --odd.json", { inputs: ["--odd.json"] }],
  ])("%s", (line, wanted) => {
    expect(parse(line)).toMatchObject({ command: "validate", ...wanted });
  });

  test("leaves open what the arguments do not say", () => {
    expect(parse("validate a.json")).toMatchObject({
      config: undefined,
      as: undefined,
      connector: undefined,
      profile: undefined,
      maxIssues: undefined,
      warningsAsErrors: undefined,
      strictJson: undefined,
      baseline: undefined,
      reports: undefined,
    });
  });

  test.each([
    ["validate - -", "only once", "write - once"],
    ["validate a --as x --connector payments", "--as and --connector contradict each other", "names its connector"],
    ["validate a --baseline b --write-baseline c", "--baseline and --write-baseline contradict each other", "first"],
    ["validate a --baseline b --no-baseline", "--baseline and --no-baseline contradict each other", "use one of them"],
    ["validate a --config b --no-config", "--config and --no-config contradict each other", "use one of them"],
    ["validate a --strict-json --no-strict-json", "--strict-json and --no-strict-json contradict each other", "use one of them"],
    ["validate a --profile loose", 'unknown profile "loose"', "use documented or tolerant"],
    ["validate a --profile tolrant", 'unknown profile "tolrant"', "did you mean tolerant?"],
    ["validate a --max-issues 0", "whole number", "--max-issues 20"],
    ["validate a --max-issues x", "whole number", "--max-issues 20"],
    ["validate a --severity params/unknown", 'needs a code and a level, not "params/unknown"', "params/unknown=warning"],
    ["validate a --severity params/unknwn=off", 'unknown rule "params/unknwn"', "did you mean params/unknown?"],
    ["validate a --severity x=off", 'unknown rule "x"', "every finding names its rule"],
    ["validate a --severity value/enum=of", 'unknown severity "of"', "did you mean off?"],
    ["validate a --severity value/enum=fatal", 'unknown severity "fatal"', "use error, warning or off"],
    ["validate a --severity value/enum=", 'unknown severity ""', "use error, warning or off"],
    ["validate a --severity json/syntax=off", "the severity of json/syntax cannot be changed", "always an error"],
    ["validate a --severity input/unreadable=warning", "the severity of input/unreadable cannot be changed", "always an error"],
    ["validate a --format xml", 'unknown format "xml"', "formats are pretty"],
    ["validate a --format jsn", 'unknown format "jsn"', "did you mean json?"],
    ["validate a --format json --format sarif", "share standard output", "add an --output"],
    ["validate a --output o --output p", "more --output", "one --format for each"],
    ["validate a -f json -o o -f sarif -o o", "one file", "its own file"],
    ["validate a --quiet=yes", "takes no value", "write --quiet alone"],
    ["validate a --as", "needs a value", "write --as <value>"],
    ["validate a --as --quiet", "needs a value", "write --as <value>"],
    ["validate a --stric-json", "unknown option --stric-json", "did you mean --strict-json?"],
    ["validate a --exclud x", "unknown option --exclud", "did you mean --exclude?"],
    ["valdate a", 'unknown command "valdate"', "did you mean validate?"],
    ["help valdate", 'unknown command "valdate"', "did you mean validate?"],
    ["explain", "explain needs a connector, an entity, an operation or an address", "for instance: explain payments.customers.list"],
    ["schema", "schema needs an address", "for instance: schema payments.customers.list.params"],
    ["example", "example needs an address", "for instance: example payments.customers.list.params"],
    ["schema a b", "schema takes one name", "connector-gateway-spec schema --help shows how"],
    ["explain a --format junit", 'unknown format "junit" for explain', "use pretty or json"],
    ["list --invalid", "--invalid", ""],
  ])("%s is refused", (line, message, help) => {
    const fault = faultOf(line);
    expect(fault.message).toContain(message);
    expect(fault.help).toContain(help);
  });
});

test.each([
  ["", { command: "nothing" }],
  ["help", { command: "help" }],
  ["help schema", { command: "help", of: "schema" }],
  ["schema --help", { command: "help", of: "schema" }],
  ["--help", { command: "help" }],
  ["-h", { command: "help" }],
  ["--version", { command: "version" }],
  ["validate --version", { command: "version" }],
  ["list", { command: "list", json: false }],
  ["list payments --format json", { command: "list", name: "payments", json: true }],
  ["explain payments", { command: "explain", name: "payments" }],
  ["example a.b --invalid", { command: "example", name: "a.b", invalid: true }],
])("%s", (line, wanted) => {
  expect(parse(line)).toMatchObject(wanted);
});

test("whatever the words are, they are read or refused", () => {
  const words = fc.array(
    fc.oneof(fc.string(), fc.constantFrom("validate", "--as", "--format", "-o", "-", "json", "--", "--__proto__", "--severity", "a=b")),
  );
  fc.assert(
    fc.property(words, (list) => {
      try {
        parseArguments(list);
      } catch (error) {
        expect(error).toBeInstanceOf(UsageError);
      }
    }),
  );
});

function faultOf(line: string): UsageError {
  try {
    parse(line);
  } catch (error) {
    if (error instanceof UsageError) return error;
  }
  throw new Error("nothing was wrong");
}
