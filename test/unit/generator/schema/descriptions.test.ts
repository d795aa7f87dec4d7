import { describe, expect, test } from "vitest";
import { sentences, toDescription, toFieldDescription } from "../../../../generator/schema/descriptions_and_reasons.ts";
import { arrayOf, param, scalar } from "../../../fixtures/model_builders.ts";

const text = scalar("string");

describe("sentences", () => {
  test.each([
    [["One", undefined, " Two. ", ""], "One. Two."],
    [["Which?", "These:", "(a)"], "Which? These: (a)"],
    [[undefined, "  "], undefined],
  ])("joins %j to %j", (texts, want) => {
    expect(sentences(texts)).toBe(want);
  });
});

describe("toDescription", () => {
  test("tells what is deprecated and what is an experiment", () => {
    expect(toDescription({ description: "A filter", deprecated: "use `q`", experimental: "may change" })).toBe(
      "A filter. Deprecated: use `q`. Experimental: may change.",
    );
    expect(toDescription({})).toBeUndefined();
  });
});

describe("toFieldDescription", () => {
  test.each([
    [param("q", text, { description: "Search" }), "Search."],
    [param("type", scalar("string", { knownValues: ["a", "b"] })), "Known values: `a`, `b`."],
    [param("types", arrayOf(scalar("string", { knownValues: ["a"] }))), "Known values: `a`."],
    [param("expand", scalar("string", { commaList: { knownValues: ["a"] } })), "Known values: `a`."],
    [
      param("fields", text, { requiredInPractice: "The service refuses calls without it." }),
      "Required in practice: The service refuses calls without it.",
    ],
    [param("id", text), undefined],
  ])("tells what is said about %j", (field, want) => {
    expect(toFieldDescription(field)).toBe(want);
  });
});
