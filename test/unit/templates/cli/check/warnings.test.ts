import { describe, expect, test } from "vitest";
import type { ValidationIssue, Validator } from "../../../../../templates/runtime/validator_types.ts";
import { findingsOf, runCommand } from "../../../../fixtures/command_line.ts";

/** Accepts every object, and warns about each key that begins with "odd". An object with `bad` is refused. */
function warningValidator(address: string): Validator<unknown> {
  const issuesOf = (value: unknown): ValidationIssue[] =>
    Object.keys(Object(value) as object).flatMap((key) => {
      if (key !== "bad" && !key.startsWith("odd")) return [];
      const severity = key === "bad" ? "error" : "warning";
      const hint = "Known: `amount`.";
      return [{ code: "params/unknown", severity, path: [key], pointer: `/${key}`, message: `\`${key}\` is unknown`, hint }];
    });
  const isValid = (issues: readonly ValidationIssue[]): boolean => issues.every(({ severity }) => severity === "warning");
  return {
    address,
    is: (value): value is unknown => isValid(issuesOf(value)),
    check: (value) => {
      const issues = issuesOf(value);
      return isValid(issues) ? { ok: true, value, issues } : { ok: false, issues };
    },
    assert: () => undefined,
    "~standard": { version: 1, vendor: "test", validate: (value) => ({ value }) },
  };
}

const validatorFor = warningValidator;
const files = { "a.json": '{"amount":1,"oddly":2}', "b.ndjson": '{}\n{"odd":1}\n{"odd":1,"bad":1}\n' };

describe("warnings about valid values", () => {
  test("are reported, in documents and in lines", async () => {
    expect(await findingsOf("--as payments.refunds.create.params a.json b.ndjson", { files, validatorFor })).toEqual([
      "a.json:1:13 params/unknown? $.oddly",
      "b.ndjson:2:2 params/unknown? $.odd",
      "b.ndjson:3:2 params/unknown? $.odd",
      "b.ndjson:3:10 params/unknown $.bad",
    ]);
  });

  test("do not fail the run, unless they count as errors", async () => {
    const run = async (...words: readonly string[]): Promise<number> =>
      (await runCommand(["validate", "--as", "payments.refunds.create.params", "a.json", ...words], { files, validatorFor })).code;
    expect(await run()).toBe(0);
    expect(await run("--warnings-as-errors")).toBe(1);
    expect(await run("--severity", "params/unknown=error")).toBe(1);
  });

  test("choose among the schemas of a request that several connectors share", async () => {
    const keys: Readonly<Record<string, string>> = { "messaging.users.list.request": "odd", "project_tracker.users.list.request": "bad" };
    const withKey = (address: string): Validator<unknown> => {
      const validator = warningValidator(address);
      const key = keys[address];
      return { ...validator, check: () => validator.check(key === undefined ? {} : { [key]: 1 }) };
    };
    const shared = { "a.json": '{"entity":"users","action":"list"}' };
    expect(await findingsOf("a.json", { files: shared, validatorFor: withKey })).toEqual([]);
    expect(await findingsOf("a.json --connector messaging", { files: shared, validatorFor: withKey })).toHaveLength(1);
    expect(await findingsOf("a.json --connector recruiting", { files: shared, validatorFor: withKey })).toEqual([]);
  });
});
