import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { inputFixes, issueExplanations } from "../../../../generator/language/issue_explanations.ts";
import { printLintPage, printMessagesPage } from "../../../../generator/language/messages_page.ts";
import { lintSources } from "../../../../generator/rules/lint/lint_catalog.ts";
import { type Message, type MessageCode, messages } from "../../../../generator/read/diagnostics/messages.ts";
import { inputCodes } from "../../../../templates/cli/input/input_problem.ts";
import { issueCodes } from "../../../../templates/runtime/issue_codes.ts";
import { failingCases } from "../../../fixtures/failing_cases.ts";
import { problemsOf } from "../../../fixtures/tidy_catalog.ts";
import { lintCases } from "../../../golden/messages/lint_cases.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const explanations = Object.entries<Message>(messages);

function goldenMessage(code: MessageCode): string {
  return readFileSync(join(ROOT, "test/golden/messages", `${code}.txt`), "utf8");
}

/** The entry of a code: from its heading to the next one. */
function entryOf(code: string): string {
  const [, rest = ""] = printMessagesPage(goldenMessage).split(`#### \`${code}\`\n`);
  return rest.split(/^#{2,4} /mu)[0] ?? "";
}

describe("docs/messages.md", () => {
  it("explains every code once, under a title", () => {
    const headings = [...printMessagesPage(goldenMessage).matchAll(/^#### `(.+)`$/gmu)].map(([, code]) => code);
    const codes = Object.keys(messages).filter((code) => !code.startsWith("lint/"));
    expect(headings.sort()).toEqual([...codes, ...Object.keys(issueCodes)].sort());
    const rows = [...printMessagesPage(goldenMessage).matchAll(/^\| `(.+?)` \|/gmu)].map(([, code]) => code);
    expect(rows).toEqual(Object.keys(inputCodes));
  });

  it("gives a diagnostic its message, cause, fix and the one example that has its code", () => {
    expect(entryOf("type/no-fields").trim()).toBe(`**Message:** record \`{name}\` has no fields

**Cause:** A record without fields describes nothing.

**Fix:** Add \`fields\`, or the record that it \`extends\`.

\`\`\`text
spec/connectors/shop.yaml:29:3 error type/no-fields: record \`Line\` has no fields
  29 |   Line: { description: A line. }
     |   ^^^^
  help: add \`fields\`, or the record that it \`extends\`
\`\`\``);
  });

  it("says which diagnostics are warnings", () => {
    expect(entryOf("ref/unused")).toContain("**Message:** unused {kind} `{name}` (warning)");
    expect(entryOf("ref/unknown")).not.toContain("(warning)");
  });

  it("gives an issue the payload and what the validator reports about it", () => {
    expect(entryOf("value/maximum")).toContain('{"limit":500}\nerror value/maximum /limit: `limit` must be at most 100\n');
    expect(entryOf("value/type")).toContain("\n  hint: Remove the quotes.\n");
  });

  it("has no line that is too long to read", () => {
    const long = printMessagesPage(goldenMessage)
      .split("\n")
      .filter((line) => line.length > 300);
    expect(long).toEqual([]);
  });

  it("refuses an example without the code", () => {
    expect(() => printMessagesPage(() => "a.yaml:1:1 error some/other: text\n")).toThrow("shows file/missing: add a case for it");
  });
});

describe("docs/lint.md", () => {
  const page = printLintPage(goldenMessage);

  it("explains every lint once", () => {
    const headings = [...page.matchAll(/^### `(.+)`$/gmu)].map(([, code]) => code);
    expect(headings.sort()).toEqual(
      Object.keys(messages)
        .filter((code) => code.startsWith("lint/"))
        .sort(),
    );
  });

  it.each(Object.entries(lintCases))("says whether %s can be fixed", (code, sources) => {
    const edits = problemsOf(lintSources(sources)).flatMap((problem) => (problem.diagnostic.code === code ? problem.edits : []));
    const row = page.split("\n").find((line) => line.startsWith(`| [\`${code}\`]`));
    expect(row?.endsWith(edits.length > 0 ? "| yes |" : "|  |")).toBe(true);
  });
});

describe("explanations", () => {
  it("are full sentences without slots", async () => {
    const failing = await failingCases(explanations, ({ cause, fix }) => {
      for (const text of [cause, fix ?? "None."]) expect(text).toMatch(/^[A-Z`].*\.$/u);
      expect(`${cause} ${fix ?? ""}`).not.toMatch(/\{\w+\}/u);
    });
    expect(failing).toEqual([]);
  });

  it("have a fix of their own where the help needs the names of a case", async () => {
    const failing = await failingCases(explanations, ({ help, fix }) => {
      if (fix === undefined) expect(help).not.toMatch(/\{\w+\}/u);
      else expect(fix.toLowerCase()).not.toBe(`${help.toLowerCase()}.`);
    });
    expect(failing).toEqual([]);
  });

  it("of issues and of input that cannot be read have fixes in full sentences", async () => {
    const fixes = [...Object.entries(issueExplanations).map(([code, { fix }]) => [code, fix] as const), ...Object.entries(inputFixes)];
    expect(await failingCases(fixes, (fix) => expect(fix).toMatch(/^[A-Z`].*\.$/u))).toEqual([]);
  });
});
