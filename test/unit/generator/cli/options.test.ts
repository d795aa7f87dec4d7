import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Refusal, readArguments } from "../../../../generator/cli/command.ts";
import { HELP, readCliOptions, type CliOptions } from "../../../../generator/cli/options.ts";
import { FORMATS } from "../../../../templates/core/report.ts";
import { UsageError } from "../../../../templates/core/usage_error.ts";

const defaults = { check: false, watch: false, debug: false, format: "pretty" };

function parse(argv: readonly string[]): CliOptions | Refusal {
  try {
    return readCliOptions(readArguments(argv, { help: HELP }));
  } catch (error) {
    if (error instanceof UsageError) return { usageError: error.message };
    throw error;
  }
}

describe("the options of generate", () => {
  test.each([
    ["", defaults],
    ["--check", { ...defaults, check: true }],
    ["--watch --format github", { ...defaults, watch: true, format: "github" }],
    ["--help --debug", { ...defaults, debug: true }],
    ["--format json", { ...defaults, format: "json" }],
    ["--format=github --check", { ...defaults, format: "github", check: true }],
    ["--root a --out b/c", { ...defaults, root: "a", out: "b/c" }],
    ["--out=-", { ...defaults, out: "-" }],
    ["--out a=b", { ...defaults, out: "a=b" }],
  ])("%s", (line, want) => {
    expect(parse(line.split(" ").filter((part) => part !== ""))).toEqual(want);
  });

  test.each([
    ["--chek", 'unknown option "--chek"; did you mean "--check"?; see --help'],
    ["-check", 'unknown option "-check"; did you mean "--check"?; see --help'],
    ["--che\nck", 'unknown option "--che\\u000ack"; did you mean "--check"?; see --help'],
    ["--wat", 'unknown option "--wat"; see --help'],
    ["--", 'unknown option "--"; see --help'],
    ["-h", 'unknown option "-h"; see --help'],
    ["spec", 'unexpected argument "spec"; there are only options, see --help'],
    ["--check --check", "--check is given twice"],
    ["--out a --out b", "--out is given twice"],
    ["--check=yes", "--check takes no value"],
    ["--format", "--format needs a value"],
    ["--format --check", "--format needs a value"],
    ["--out=", "--out needs a value"],
    ["--format jsno", `unknown format "jsno"; did you mean "json"?; the formats are ${FORMATS.join(", ")}`],
    ["--watch --format json", "--watch reports each save in lines, so it cannot be used with --format json"],
    [
      "--check --watch",
      "--watch writes and --check does not, so they cannot be used together; to only check the catalog, use `npm run check`",
    ],
    ["--format xml", `unknown format "xml"; the formats are ${FORMATS.join(", ")}`],
    ["--format __proto__", `unknown format "__proto__"; the formats are ${FORMATS.join(", ")}`],
  ])("%s: %s", (line, usageError) => {
    expect(parse(line.split(" "))).toEqual({ usageError });
  });

  test("every argument list gives options or one line", () => {
    const argument = fc.oneof(
      fc.string({ unit: fc.constantFrom("-", "a", "=", "\n", "\u2028") }),
      fc.constantFrom("--check", "--format", "json", "--out", "--root=x"),
    );
    fc.assert(
      fc.property(fc.array(argument), (argv) => {
        const options = parse(argv);
        if ("usageError" in options) expect(options.usageError).toMatch(/^[^\n\u2028]+$/u);
      }),
    );
  });
});

test("the help names every option", () => {
  for (const option of ["--check", "--format", "--root", "--out", "--debug", "--help"]) expect(HELP).toContain(option);
});
