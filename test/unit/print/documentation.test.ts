import { describe, expect, test } from "vitest";
import type { Field, ValueType } from "../../../generator/model/types.ts";
import { describeField, describeNotes } from "../../../generator/print/documentation.ts";
import { any, arrayOf, assumed, constant, nullable, object, oneOf, param, scalar, stated } from "../../fixtures/model_builders.ts";

/** All lines but the last, which names the document. */
function lines(type: ValueType, details: Partial<Field> = {}): readonly string[] {
  const { lines: all } = describeField(param("limit", type, details));
  expect(all.at(-1)).toBe("Document 1, Endpoints.");
  return all.slice(0, -1);
}

describe("describeField", () => {
  test.each<[ValueType, string]>([
    [scalar("integer"), "Integer."],
    [scalar("integer", { min: 1, max: 100 }), "Integer from 1 to 100."],
    [scalar("integer", { min: 0 }), "Integer, at least 0."],
    [scalar("number", { max: 5 }), "Number, at most 5."],
    [scalar("string", { maxLength: 3000 }), "At most 3000 characters."],
    [scalar("string", { minLength: 1 }), "At least 1 character."],
    [scalar("string", { minLength: 2, maxLength: 2 }), "Exactly 2 characters."],
    [scalar("string", { pattern: "^sk_" }), "Matches `^sk_`."],
    [scalar("string", { format: "date-time" }), "Date and time of RFC 3339."],
    [scalar("string", { format: "uuid" }), "UUID."],
    [scalar("string", { knownValues: ["application/pdf"] }), "Known values: `application/pdf`."],
    [scalar("string", { commaList: {} }), "Values, joined by commas without blanks."],
    [
      scalar("string", { commaList: { values: ["a", "b"], maxItems: 5 } }),
      "Any of `a`, `b`, joined by commas without blanks; at most 5 values.",
    ],
    [scalar("string", { commaList: { knownValues: ["a"] } }), "Values, joined by commas without blanks. Known values: `a`."],
    [arrayOf(scalar("integer", { min: 1 }), { minItems: 1, maxItems: 6 }), "1 to 6 elements. Each: integer, at least 1."],
    [object({ values: scalar("string", { maxLength: 40 }) }), "Each value: at most 40 characters."],
  ])("says of %j: %s", (type, want) => {
    expect(lines(type)).toEqual([want]);
  });

  test.each<ValueType>([scalar("string"), constant("media"), oneOf("a", "b"), any, object(), nullable(arrayOf(any))])(
    "leaves to the type what the type says: %j",
    (type) => {
      expect(lines(type)).toEqual([]);
    },
  );

  test("puts the meaning first, then what else is known", () => {
    const field = param("token", scalar("integer", { max: 9 }), {
      ...assumed,
      description: "Which page",
      requiredInPractice: "Nothing is found without it.",
      secret: true,
      alsoSeen: scalar("string", { nullable: true }),
    });
    expect(describeField(field)).toEqual({
      lines: [
        "Which page. Integer, at most 9.",
        "Required in practice: Nothing is found without it.",
        "A secret: never shown in messages and logs.",
        "Real traffic also shows: string or null.",
        "Assumed: Seen on sibling endpoints.",
        "Document 1, Endpoints.",
      ],
      tags: [],
    });
  });

  test("tells stated defaults from assumed ones, and warns", () => {
    const details = { default: { value: "10", origin: assumed.origin }, deprecated: "Use page.", experimental: "May go." };
    expect(describeField(param("limit", scalar("string"), details)).tags).toEqual([
      { name: "default", text: '"10" Assumed: Seen on sibling endpoints.' },
      { name: "deprecated", text: "Use page." },
      { name: "experimental", text: "May go." },
    ]);
    expect(describeField(param("limit", scalar("integer"), { default: { value: 10, origin: stated.origin } })).tags).toEqual([
      { name: "default", text: "10" },
    ]);
  });
});

test("describeNotes says what is unknown and falls back to what a thing is", () => {
  const notes = { ...stated, origin: { kind: "not_shown", what: "Its fields." } } as const;
  expect(describeNotes(notes, "The owner", ["More."]).lines).toEqual([
    "The owner.",
    "More.",
    "Not shown: Its fields.",
    "Document 1, Endpoints.",
  ]);
});
