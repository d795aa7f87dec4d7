import { expect, test } from "vitest";
import { createDiagnostic, type Diagnostic, MOST_SHOWN, shownDiagnostics } from "../../../../../generator/read/diagnostics/diagnostic.ts";

function diagnosticIn(line: number, severity: Diagnostic["severity"]): Diagnostic {
  const code = severity === "error" ? "yaml/tab" : "ref/unused";
  const slots = severity === "error" ? {} : { kind: "record", name: "Order" };
  return { ...createDiagnostic(code, slots as never, { path: "spec/connectors/shop.yaml", starts: [0] }, { start: 0, end: 0 }), line };
}

function many(count: number, severity: Diagnostic["severity"], from = 1): readonly Diagnostic[] {
  return Array.from({ length: count }, (_, index) => diagnosticIn(from + index, severity));
}

test("a hundred diagnostics are all shown", () => {
  const all = many(MOST_SHOWN, "error");
  expect(shownDiagnostics(all)).toEqual(all);
});

test("of half a million, the first hundred and a count of the others", () => {
  const shown = shownDiagnostics(many(499_999, "error"));
  expect(shown).toHaveLength(MOST_SHOWN + 1);
  expect(shown.at(-1)).toMatchObject({
    code: "output/left-out",
    severity: "error",
    line: MOST_SHOWN + 1,
    message: "499899 more messages are not shown: 499899 of yaml/tab",
  });
});

test("errors are shown before warnings, in the order of their places", () => {
  const shown = shownDiagnostics([...many(150, "warning"), ...many(3, "error", 151)]);
  expect(shown.map(({ severity }) => severity)).toEqual([
    ...Array<string>(97).fill("warning"),
    ...Array<string>(3).fill("error"),
    "warning",
  ]);
  expect(shown.at(-1)?.message).toBe("53 more messages are not shown: 53 of ref/unused");
});
