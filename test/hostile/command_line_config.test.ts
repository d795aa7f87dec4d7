import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runCommand } from "../fixtures/command_line.ts";
import { UNSAFE } from "../fixtures/hostile_output.ts";
import { runs } from "../fixtures/property_runs.ts";
import { CHARACTER } from "../fixtures/character.ts";

const NAME = "connector-gateway-spec.config.json";
const SECRET = "sk_live_Zq7Xv9Kw3Jp5Yh8Qz4Vx6";

const hostile = fc.oneof(
  fc.string({ unit: CHARACTER }),
  fc.constantFrom(
    SECRET,
    "\n::error::x",
    "\u001b[31m",
    "\u202e",
    "__proto__",
    "constructor",
    "../../../etc/passwd",
    "\u0000",
    "{a,b}**/[!",
  ),
);

/** Runs `validate`, and checks that it neither fails as a bug nor prints what it must not print. */
async function runSafely(words: readonly string[], config: string): Promise<number> {
  const { code, stdout, stderr } = await runCommand(["validate", ...words], { files: { [NAME]: config, "payloads/a.json": "{}" } });
  expect([0, 1, 2]).toContain(code);
  expect(stdout + stderr).not.toMatch(UNSAFE);
  expect(stdout + stderr).not.toContain("Zq7Xv9");
  return code;
}

describe("a configuration", () => {
  test("of any text ends in findings or usage errors", async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        expect(await runSafely(["payloads"], text)).toBe(2);
      }),
      runs(10),
    );
  });

  test.each(["paths", "exclude", "profile", "severity", "baseline", "maxIssues", "unknown", "__proto__"])("with any %s", async (key) => {
    const value = fc.oneof(
      hostile,
      fc.array(hostile, { maxLength: 3 }),
      fc.dictionary(hostile, fc.oneof(hostile, fc.constantFrom("off", "warning"))),
    );
    await fc.assert(
      fc.asyncProperty(value, async (inner) => {
        await runSafely(["payloads"], `{${JSON.stringify(key)}:${JSON.stringify(inner)}}`);
      }),
      runs(10),
    );
  });

  test("with any targets and reports", async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (first, second) => {
        await runSafely(["payloads"], JSON.stringify({ targets: [{ files: [first], as: second }] }));
        await runSafely(["payloads"], JSON.stringify({ targets: [{ files: [first], connector: second }] }));
        await runSafely(["payloads"], JSON.stringify({ reports: [{ format: first }, { format: "json", output: `sub/${second}/x` }] }));
      }),
      runs(10),
    );
  });

  test("of 100,000 levels", async () => {
    expect(await runSafely(["payloads"], `{"severity":${"[".repeat(100_000)}${"]".repeat(100_000)}}`)).toBe(2);
    expect(await runSafely(["payloads"], "[".repeat(100_000))).toBe(2);
  });
});

test.each(["--exclude", "--severity", "--config", "--as", "--connector", "--profile", "--format", "--baseline"])(
  "any %s",
  async (option) => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        await runSafely(["payloads", `${option}=${text}`], "{}");
      }),
      runs(10),
    );
  },
);

test("any input", async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      await runSafely(["--", text.startsWith("/") || text.includes("..") ? "payloads" : text], "{}");
    }),
    runs(20),
  );
});

test("any name to explain", async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      const { code, stdout, stderr } = await runCommand(["explain", "--", text]);
      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr).not.toMatch(UNSAFE);
      expect(stderr).not.toContain("Zq7Xv9");
    }),
    runs(20),
  );
});
