import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adjustableCodes, SEVERITY_LEVELS } from "../../../../../templates/cli/check/located_issue.ts";
import { configValidator, ConfigError } from "../../../../../templates/cli/config/config.ts";
import { readConfig } from "../../../../../templates/cli/config/load_config.ts";
import { FORMATS } from "../../../../../templates/core/report.ts";
import { inputCodes } from "../../../../../templates/cli/input/input_problem.ts";
import { issueCodes } from "../../../../../templates/runtime/issue_codes.ts";
import { strictAjv } from "../../../../fixtures/strict_ajv.ts";
import { runs } from "../../../../fixtures/property_runs.ts";

const known = { addresses: ["payments.customers.list.params", "gateway.error"], connectors: ["payments", "crm"] };
const schema = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../../../templates/cli/config.schema.json"), "utf8"),
) as ConfigSchema;

interface ConfigSchema {
  readonly properties: Readonly<Record<string, unknown>> & {
    readonly severity: { readonly properties: Readonly<Record<string, { readonly description: string }>> };
    readonly reports: { readonly items: { readonly properties: { readonly format: { readonly enum: readonly string[] } } } };
  };
}

const meanings: Readonly<Record<string, string>> = { ...issueCodes, ...inputCodes };

/** The mistakes as `line:column message | help`. */
function mistakesOf(json: string): readonly string[] {
  try {
    readConfig(json, "c.json", known);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.mistakes.map(({ line, column, message, help }) => `${line}:${column} ${message} | ${help}`);
  }
}

const everything = {
  $schema: "./config.schema.json",
  paths: ["payloads/", "*.json"],
  exclude: ["drafts"],
  targets: [
    { files: ["a.json"], as: "gateway.error" },
    { files: ["b/**", "c"], connector: "crm" },
  ],
  profile: "tolerant",
  strictJson: true,
  severity: { "params/unknown": "warning", "value/enum": "off", "target/unknown": "error" },
  warningsAsErrors: false,
  maxIssues: 20,
  baseline: "known.json",
  reports: [{ format: "sarif", output: "a.sarif" }, { format: "pretty" }],
  verify: {
    url: "https://a.test",
    instances: { crm: "1" },
    operations: ["crm.*"],
    rate: 0,
    budget: 9,
    statedOnly: true,
    baseline: "b",
    reports: [{ format: "junit" }],
  },
};

test("every key is read", () => {
  const config = readConfig(JSON.stringify(everything), "c.json", known);
  expect(config).toEqual({ ...everything, severities: new Map(Object.entries(everything.severity)) });
  expect(readConfig("{}", "c.json", known)).toEqual({ severities: new Map() });
});

describe("a mistake is one message at its place", () => {
  test.each<[string, readonly string[]]>([
    ["", ["1:1 the text ends where a value is expected | the file is JSON, without comments and trailing commas"]],
    ['{\n  // comment\n  "paths": []\n}', ["2:3 expected a key in double quotes | the file is JSON, without comments and trailing commas"]],
    ['{"paths": ["a"],}', ["1:17 expected a key in double quotes | the file is JSON, without comments and trailing commas"]],
    ['{"exlude": ["a"]}', ['1:2 unknown key "exlude" | did you mean "exclude"?']],
    ['{"rules": {}}', ['1:2 unknown key "rules" | the schema connector-gateway-spec/config.schema.json describes the file']],
    ['{"paths": ["a"],\n "paths": ["b"]}', ["2:2 duplicate key | remove one of the two"]],
    ['{"profile": "tolrant"}', ['1:13 `profile` must be "documented" or "tolerant"; did you mean `tolerant`? | SCHEMA']],
    ['{"maxIssues": "20"}', ["1:15 `maxIssues` must be an integer, not a string | Remove the quotes."]],
    ['{"maxIssues": 0}', ["1:15 `maxIssues` must be at least 1 | SCHEMA"]],
    ['{"strictJson": "yes"}', ["1:16 `strictJson` must be a boolean, not a string | SCHEMA"]],
    ['{"paths": "payloads/"}', ["1:11 `paths` must be an array, not a string | SCHEMA"]],
    ['{"paths": []}', ["1:11 `paths` must have at least 1 element | SCHEMA"]],
    ['{"paths": [""]}', ["1:12 `paths[0]` must have at least 1 character | SCHEMA"]],
    ['{"paths": ["-"]}', ["1:12 standard input cannot be configured | name files and folders here, and - on the command line"]],
    ['{"severity": {"params/unknwn": "off"}}', ['1:15 unknown rule "params/unknwn" | did you mean params/unknown?']],
    ['{"severity": {"params/unknown": "of"}}', ['1:33 unknown severity "of" | did you mean off?']],
    [
      '{"severity": {"json/syntax": "off"}}',
      ["1:15 the severity of json/syntax cannot be changed | it is always an error, because nothing is left to check"],
    ],
    ['{"severity": {"value/enum": 0}}', ["1:29 `severity.value/enum` must be a string, not an integer | SCHEMA"]],
    [
      '{"targets": [{"files": ["a"]}]}',
      ['1:14 a target needs as or connector | for instance "as": "payments.customers.list.params" or "connector": "payments"'],
    ],
    ['{"targets": [{"as": "gateway.error"}]}', ["1:14 `targets[0].files` is missing; it is a required field of a target | SCHEMA"]],
    ['{"targets": [{"files": ["a"], "as": "gateway.eror"}]}', ['1:37 unknown address "gateway.eror" | did you mean gateway.error?']],
    ['{"targets": [{"files": ["a"], "connector": "payment"}]}', ['1:44 unknown connector "payment" | did you mean payments?']],
    [
      '{"targets": [{"files": ["a"], "as": "gateway.error", "connector": "crm"}]}',
      ["1:54 as and connector contradict each other | an address names its connector already"],
    ],
    ['{"targets": [{"files": ["a"], "conector": "crm"}]}', ['1:31 unknown key "conector" | did you mean "connector"?']],
    ['{"reports": [{"output": "a"}]}', ["1:14 `reports[0].format` is missing; it is a required field of a report | SCHEMA"]],
    [
      '{"reports": [{"format": "jsn"}]}',
      [
        `1:25 \`reports[0].format\` must be ${FORMATS.map((format) => JSON.stringify(format))
          .join(", ")
          .replace(/, (?=[^,]*$)/u, " or ")}; did you mean \`json\`? | SCHEMA`,
      ],
    ],
    [
      '{"reports": [{"format": "json"}, {"format": "pretty"}]}',
      ['1:34 several reports cannot share standard output | add an "output" to every report except one'],
    ],
    [
      '{"reports": [{"format": "json", "output": "a"}, {"format": "sarif", "output": "a"}]}',
      ["1:79 two reports cannot go to one file | give each report its own file"],
    ],
    ["[]", ["1:1 The value must be an object, not an array | SCHEMA"]],
    [
      '{\n  "exclud": [],\n  "maxIssues": 0,\n  "profile": 1\n}',
      [
        '2:3 unknown key "exclud" | did you mean "exclude"?',
        "3:16 `maxIssues` must be at least 1 | SCHEMA",
        "4:14 `profile` must be a string, not an integer | SCHEMA",
      ],
    ],
    [
      '{"severity": {"a": "off", "value/enum": "x"}, "paths": ["-"]}',
      [
        '1:15 unknown rule "a" | every finding names its rule',
        '1:41 unknown severity "x" | use error, warning or off',
        "1:57 standard input cannot be configured | name files and folders here, and - on the command line",
      ],
    ],
  ])("%s", (json, wanted) => {
    const help = "the schema connector-gateway-spec/config.schema.json describes the file";
    expect(mistakesOf(json)).toEqual(wanted.map((text) => text.replace("SCHEMA", help)));
  });
});

test("any text is read or refused", () => {
  const parts = fc.constantFrom(...'{}[]:,"'.split(""), '"paths"', '"a"', "1", "true", '"severity"', '"__proto__"', "\n", "/", "\u0000");
  fc.assert(fc.property(fc.array(parts), (list) => Array.isArray(mistakesOf(list.join("")))));
});

describe("config.schema.json", () => {
  const isValid = strictAjv().compile(schema);

  test("accepts every key, and no others", () => {
    expect(isValid(everything)).toBe(true);
    expect(Object.keys(schema.properties)).toEqual(Object.keys(everything));
    expect(isValid({ exlude: [] })).toBe(false);
  });

  test("lists the rules, the levels and the formats, each rule with what it means", () => {
    const { severity, reports } = schema.properties;
    expect(Object.keys(severity.properties)).toEqual(adjustableCodes);
    for (const [code, { description }] of Object.entries(severity.properties)) expect(description).toBe(meanings[code]);
    expect(reports.items.properties.format.enum).toEqual(FORMATS);
    for (const level of SEVERITY_LEVELS) expect(isValid({ severity: { "value/enum": level } })).toBe(true);
  });

  test("agrees with the reader about the types of all keys", () => {
    const value = fc.oneof(
      fc.constantFrom<unknown>("", "a", 0, 1, 1.5, true, null, [], {}, ["a"], [""], "tolerant", "json", 1e9),
      fc
        .record({ files: fc.constantFrom<unknown>(["a"], [], "a"), as: fc.constantFrom<unknown>("b", "") }, { requiredKeys: [] })
        .map((target) => [target]),
      fc
        .record({ format: fc.constantFrom<unknown>("json", "x"), output: fc.constantFrom<unknown>("b", "", 1) }, { requiredKeys: [] })
        .map((report) => [report]),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(everything)), value, (key, inner) => {
        // Which names exist, and what contradicts what, is beyond the types.
        if (key === "severity") return;
        const targets =
          key === "targets" && Array.isArray(inner) ? inner.map((target: unknown) => ({ as: "x", ...Object(target) }) as object) : inner;
        expect(isValid({ [key]: targets })).toBe(configValidator.is({ [key]: targets }));
      }),
      runs(100),
    );
  });
});
