import { describe, expect, test } from "vitest";
import { adjustableCodes, readSeverity, SEVERITY_LEVELS } from "../../../../../templates/cli/check/located_issue.ts";
import { fatalCodes, inputCodes } from "../../../../../templates/cli/input/input_problem.ts";
import { issueCodes } from "../../../../../templates/runtime/issue_codes.ts";
import { UsageError } from "../../../../../templates/core/usage_error.ts";
import type { ValidationIssue, Validator } from "../../../../../templates/runtime/validator_types.ts";
import { valueOf } from "../../../../fixtures/validators.ts";
import { findingsOf, runCommand } from "../../../../fixtures/command_line.ts";

const codes = Object.keys({ ...issueCodes, ...inputCodes });

describe("a setting", () => {
  test.each(adjustableCodes)("of %s may be any level", (code) => {
    for (const level of SEVERITY_LEVELS) expect(readSeverity(code, level)).toBe(level);
  });

  test.each([...fatalCodes])("of %s is refused", (code) => {
    for (const level of SEVERITY_LEVELS) {
      const fault = readSeverity(code, level);
      expect(fault instanceof UsageError && fault.message).toBe(`the severity of ${code} cannot be changed`);
    }
  });

  test("is possible for every code but the fatal ones", () => {
    expect(new Set([...adjustableCodes, ...fatalCodes])).toEqual(new Set(codes));
    expect(adjustableCodes).toHaveLength(codes.length - fatalCodes.size);
  });
});

function validatorOf(address: string): Validator<unknown> {
  return { ...valueOf("any"), address };
}

function issueOf(code: string): ValidationIssue {
  return { code, severity: "error", path: [], pointer: "", message: "The value is wrong" };
}

const files = {
  "payments.customers.list.params.json": '{"limit":0,"emial":"x","emaill":"y"}',
  "payments.records.Customer.json": '{"id":5,"object":"custmer"}',
};
const first = "payments.customers.list.params.json";

describe("a run", () => {
  test("hides what is off, and counts warnings as such", async () => {
    expect(await findingsOf(`${first} --severity params/unknown=off`, { files })).toEqual([`${first}:1:10 value/minimum $.limit`]);
    expect(await findingsOf(`${first} --severity params/unknown=warning`, { files })).toEqual([
      `${first}:1:10 value/minimum $.limit`,
      `${first}:1:12 params/unknown? $.emial`,
      `${first}:1:24 params/unknown? $.emaill`,
    ]);
  });

  test("fails only because of what is left as an error", async () => {
    const code = async (...words: readonly string[]): Promise<number> => (await runCommand(["validate", first, ...words], { files })).code;
    const quiet = ["--severity", "value/minimum=off"];
    expect(await code()).toBe(1);
    expect(await code(...quiet)).toBe(1);
    expect(await code(...quiet, "--severity", "params/unknown=warning")).toBe(0);
    expect(await code(...quiet, "--severity", "params/unknown=warning", "--warnings-as-errors")).toBe(1);
    expect(await code(...quiet, "--severity", "params/unknown=off", "--warnings-as-errors")).toBe(0);
  });

  test("makes warnings of the tolerant profile errors again", async () => {
    const run = async (...words: readonly string[]): Promise<number> =>
      (
        await runCommand(
          ["validate", "payments.records.Customer.json", "--profile", "tolerant", "--severity", "value/type=off", ...words],
          { files },
        )
      ).code;
    expect(await run("--severity", "value/const=off")).toBe(0);
    expect(await run("--severity", "value/const=off", "--severity", "field/missing=error")).toBe(1);
  });

  test("applies to rules of the command itself, and leaves fatal problems alone", async () => {
    const other = { "a.json": '{"x":1}', "b.json": "{" };
    expect(await findingsOf("a.json b.json --severity target/unknown=off", { files: other })).toEqual(["b.json:1:2 json/syntax $"]);
  });

  test("counts what is hidden neither in the summary nor in a baseline", async () => {
    const { stdout } = await runCommand(["validate", first, "--severity", "params/unknown=off"], { files });
    expect(stdout).toContain("1 error in 1 value of 1 file\n");
    const written = await runCommand(["validate", first, "--severity", "params/unknown=off", "--write-baseline", "b.json", "-f", "json"], {
      files,
    });
    expect(written.code).toBe(0);
    expect(JSON.parse(written.stdout)).toMatchObject({ summary: { errors: 1, warnings: 0, hidden: 0 } });
  });

  test("does not let hidden issues take the place of an error", async () => {
    const unknown = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`zzz_${index}`, 1]));
    const many = { [first]: JSON.stringify({ ...unknown, limit: 0 }) };
    const words = ["validate", "-q", first, "--max-issues", "1", "--severity"];
    expect((await runCommand([...words, "params/unknown=off"], { files: many })).stdout).toContain("value/minimum");
    expect((await runCommand([...words, "params/unknown=warning"], { files: many })).code).toBe(1);
  });

  test("chooses the nearest schema by what counts as an error", async () => {
    const issues: Readonly<Record<string, readonly string[]>> = {
      "messaging.users.list.request": ["params/unknown", "params/unknown"],
      "project_tracker.users.list.request": ["value/type", "value/type", "value/type"],
      "recruiting.users.list.request": ["value/type"],
    };
    const validatorFor = (address: string): Validator<unknown> => ({
      ...validatorOf(address),
      check: () => ({ ok: false, issues: (issues[address] ?? []).map(issueOf) }),
    });
    const around = { files: { "a.json": '{"entity":"users","action":"list"}' }, validatorFor };
    expect(await findingsOf("a.json", around)).toEqual(["a.json:1:1 value/type $"]);
    expect(await findingsOf("a.json --severity params/unknown=off", around)).toEqual([]);
    expect(await findingsOf("a.json --severity params/unknown=warning", around)).toHaveLength(2);
  });

  test("stops at the first error, not at a warning", async () => {
    const words = ["validate", first, "--fail-fast", "--severity", "value/minimum=warning"];
    const { code, stdout } = await runCommand(words, { files });
    expect(code).toBe(1);
    expect(stdout).toContain("1 error, 1 warning in");
  });
});
