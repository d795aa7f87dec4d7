import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FORMATS, type Format } from "../../templates/bin/formats.ts";
import { runCommand } from "../fixtures/command_line.ts";
import { junitErrors } from "../fixtures/junit_schema.ts";
import { sarifErrors } from "../fixtures/sarif_schema.ts";
import { runs } from "../fixtures/property_runs.ts";

const attacks = [
  "::error file=x::y",
  "\n::add-mask::x",
  "\r\n::stop-commands::x",
  "##[error]x",
  "%0A::error::x",
  "\u001b[31mred\u001b[2J",
  "\u009b31m",
  "\u202eright to left",
  "\u2066isolated\u2069",
  "\u{e0041}tag",
  "\u0000\u0007\u0008",
  "</failure></testcase><evil/>",
  "]]><!--",
  '"><script>',
  "&amp;&#0;",
  "\ud800 alone",
  "\ufffe\uffff",
  '","ruleId":"x',
  "\u2028line\u2029",
];

const UNSAFE =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e0fff}]|\p{Surrogate}/u;

/** A report about a file with a hostile name and hostile keys and values. */
async function report(format: Format, text: string): Promise<string> {
  const content = [
    JSON.stringify({ entity: text, action: "list", [text]: text }),
    JSON.stringify({ entity: "customers", action: "list", params: { [text]: 1, created: { [text]: text } } }),
    `{"entity": ${text}`,
  ];
  const { stdout } = await runCommand(["validate", "-f", format, "--connector", "payments", "a.ndjson"], {
    files: { "a.ndjson": content.join("\n") },
  });
  return stdout;
}

/** What a workflow would take for a command: at the beginning of a line, or `##[` anywhere. */
function commandsOf(printed: string): readonly string[] {
  return printed.split("\n").filter((line) => line.trimStart().startsWith("::") || line.includes("##["));
}

describe.each(FORMATS)("%s", (format) => {
  test.each(attacks)("%j", async (attack) => {
    await checkReport(format, await report(format, attack));
  });

  test("any text", async () => {
    const texts = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(fc.constantFrom(...attacks)).map((list) => list.join("")),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => checkReport(format, await report(format, text))),
      runs(4),
    );
  });
});

test("names of files are no commands either", async () => {
  const name = "::error::x,a:b%0A##[x.json";
  for (const format of FORMATS) {
    const { stdout } = await runCommand(["validate", "-f", format, name], { files: { [name]: "{" } });
    await checkReport(format, stdout);
  }
});

async function checkReport(format: Format, printed: string): Promise<void> {
  expect(printed).not.toMatch(UNSAFE);
  const commands = commandsOf(printed);
  if (format === "github")
    for (const line of commands)
      expect(line).toMatch(/^::error file=(?:a\.ndjson|%3A%3Aerror[^,:]*),line=\d+,col=\d+,[\w=,/-]*title=[\w/-]+::[^\n]*$/);
  else expect(commands).toEqual([]);
  if (format === "json") expect(JSON.parse(printed)).toMatchObject({ summary: { files: 1 } });
  if (format === "ndjson") for (const line of printed.trimEnd().split("\n")) expect(JSON.parse(line)).toHaveProperty("code");
  if (format === "sarif") expect(sarifErrors(JSON.parse(printed))).toEqual([]);
  if (format === "junit") expect(await junitErrors(printed)).toEqual([]);
}
