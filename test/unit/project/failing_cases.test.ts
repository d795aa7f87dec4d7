import { expect, it } from "vitest";
import { failingCases } from "../../fixtures/failing_cases.ts";

const cases = [1, 2, 3].map((value) => [`case ${value}`, value] as const);

it("names the cases that fail, and why", async () => {
  const failing = await failingCases(cases, (value) => {
    if (value > 1) throw new Error(`${value} is too large\nsecond line`);
  });
  expect(failing).toEqual(["case 2: Error: 2 is too large", "case 3: Error: 3 is too large"]);
});

it("waits for each case, one after the other", async () => {
  const seen: string[] = [];
  const failing = await failingCases(cases, async (value, name) => {
    await Promise.resolve();
    seen.push(name);
    expect(value).toBeLessThan(3);
  });
  expect(seen).toEqual(["case 1", "case 2", "case 3"]);
  expect(failing.map((text) => text.split(":")[0])).toEqual(["case 3"]);
});

it("needs at least one case", async () => {
  await expect(failingCases([], () => undefined)).rejects.toThrow("There are no cases.");
});
