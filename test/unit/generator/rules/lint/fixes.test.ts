import { describe, expect, it } from "vitest";
import { fixSources } from "../../../../../generator/rules/lint/lint_catalog.ts";
import { changedShop, fixedShop, tidyAndChanged, tidyCatalog, tidyShop } from "../../../../fixtures/tidy_catalog.ts";

const NOTE = "      note: string | null -- What the buyer wrote, if anything.\n";

/** The lines of a changed shop that the fixes have changed, without those that stay. */
function fixedLines(changes: readonly (readonly [from: string, to: string])[]): string {
  const before = new Set(changedShop(changes).split("\n"));
  return fixedShop(tidyAndChanged(...changes))
    .split("\n")
    .filter((line) => !before.has(line))
    .join("\n");
}

describe("the fix of lint/unmarked-secret", () => {
  it.each([
    [
      "a line",
      "      link: string | null -- Signed URL of it.\n",
      "      link: { type: string | null, secret: true, description: Signed URL of it. }",
    ],
    [
      "a line with commas, quotes and a comment",
      "      link: string | null -- Signed URL of the receipt, or the buyer's bill.  # as of today\n",
      "      link: { type: string | null, secret: true, description: 'Signed URL of the receipt, or the buyer''s bill.' }  # as of today",
    ],
    [
      "a line in quotes",
      "      link: 'string | null -- Signed URL: the receipt.'\n",
      "      link: { type: string | null, secret: true, description: 'Signed URL: the receipt.' }",
    ],
    [
      "a flow map",
      "      link: { type: string | null, description: Signed URL of it. }\n",
      "      link: { type: string | null, secret: true, description: Signed URL of it. }",
    ],
    [
      "a flow map that begins with the description",
      "      link: { description: Signed URL of it., type: string | null }\n",
      "      link: { description: Signed URL of it., type: string | null, secret: true }",
    ],
    [
      "a block map",
      "      link:\n        # where\n        type: string | null # or nothing\n        description: Signed URL of it.\n",
      "        secret: true",
    ],
    [
      "a field in a flow map",
      "      box: { type: object | null, description: A box., fields: { link: string -- Signed URL of it. } }\n",
      "      box: { type: object | null, description: A box., fields: { link: { type: string, secret: true, description: Signed URL of it. } } }",
    ],
    [
      "a line that would be too long",
      `      link: string | null -- Signed URL of the receipt${", with all that is on it".repeat(5)}.\n`,
      `      link:\n        type: string | null\n        secret: true\n        description: 'Signed URL of the receipt${", with all that is on it".repeat(5)}.'`,
    ],
  ])("marks %s", (_, line, want) => {
    expect(fixedLines([[NOTE, NOTE + line]])).toBe(want);
  });

  it("puts the mark behind the type, in front of other comments", () => {
    const lines = "      link:\n        type: string | null # or nothing\n        description: Signed URL of it.\n";
    const text = fixedShop(tidyAndChanged([NOTE, NOTE + lines]));
    expect(text).toContain("        type: string | null # or nothing\n        secret: true\n        description: Signed URL of it.\n");
  });

  it("keeps Windows line endings", () => {
    const lines = "      link:\n        type: string | null\n        description: Signed URL of it.\n";
    const text = changedShop([[NOTE, NOTE + lines]]).replaceAll("\n", "\r\n");
    expect(fixedShop(tidyCatalog(text))).toBe(
      text.replace("type: string | null\r\n        desc", "type: string | null\r\n        secret: true\r\n        desc"),
    );
  });

  it("marks a required param behind `required`, and a named type once", () => {
    const type = "  Link: string -- Signed URL of a file.\n";
    const text = fixedShop(
      tidyAndChanged(
        ["types:\n", `types:\n${type}`],
        [
          "          after: string",
          "          link: { type: Link, no_effect: None. }\n          code: { type: string, required: true, no_effect: None., description: The password. }\n          after: string",
        ],
      ),
    );
    expect(text).toContain("  Link: { type: string, secret: true, description: Signed URL of a file. }\n");
    expect(text).toContain("code: { type: string, required: true, secret: true, no_effect");
    expect(text).toContain("          link: { type: Link, no_effect: None. }\n");
  });
});

describe("the fix of lint/no-period", () => {
  it.each([
    ["      note: string | null -- What the buyer wrote\n", "      note: string | null -- What the buyer wrote."],
    ["      note: string | null -- What the buyer wrote  # today\n", "      note: string | null -- What the buyer wrote.  # today"],
    ["      note: 'string | null -- What: the text'\n", "      note: 'string | null -- What: the text.'"],
    ["      note: { type: string | null, description: What it is }\n", "      note: { type: string | null, description: What it is. }"],
    [
      '      note: { type: string | null, description: "What \\"it\\" is" }\n',
      '      note: { type: string | null, description: "What \\"it\\" is." }',
    ],
    ["      note:\n        type: string | null\n        description: >-\n          What it\n          is\n", "          is."],
    ["      note:\n        type: string | null\n        description: What it\n          is\n", "          is."],
  ])("adds it in %j", (line, want) => {
    expect(fixedLines([[NOTE, line]])).toBe(want);
  });

  it("leaves other marks to the author", () => {
    expect(fixedLines([[NOTE, "      note: { type: string | null, description: 'One of these:' }\n"]])).toBe("");
  });
});

describe("the fix of lint/redundant-key", () => {
  const LIMIT = "          limit: PageLimit\n";

  it.each([
    ["the only key", "          limit: { type: PageLimit, max: 100 }\n", LIMIT],
    ["the first key", "          limit: { max: 100, type: PageLimit, example: 5 }\n", "          limit: { type: PageLimit, example: 5 }\n"],
    ["the last key", "          limit: { type: PageLimit, example: 5, max: 100 }\n", "          limit: { type: PageLimit, example: 5 }\n"],
    [
      "several keys",
      "          limit: { type: PageLimit, min: 1, example: 5, max: 100, default: 10 }\n",
      "          limit: { type: PageLimit, example: 5 }\n",
    ],
    ["all keys", "          limit: { min: 1, type: PageLimit, max: 100 } # why\n", "          limit: PageLimit # why\n"],
    [
      "a key of a block map",
      "          limit:\n            type: PageLimit\n            max: 100\n            example: 5\n",
      "          limit:\n            type: PageLimit\n            example: 5\n",
    ],
    [
      "the last key of a block map",
      "          limit:\n            type: PageLimit\n            example: 5\n            max: 100\n",
      "          limit:\n            type: PageLimit\n            example: 5\n",
    ],
    [
      "the first key of a block map",
      "          limit:\n            max: 100\n            type: PageLimit\n",
      "          limit:\n            type: PageLimit\n",
    ],
  ])("removes %s", (_, line, want) => {
    expect(fixedShop(tidyAndChanged([LIMIT, line]))).toBe(changedShop([[LIMIT, want]]));
  });

  it.each([
    "          limit:\n            type: PageLimit\n            # as agreed\n            max: 100\n",
    "          limit:\n            type: PageLimit\n            max: 100 # as agreed\n",
    "          limit:\n            max: 100 # as agreed\n            type: PageLimit\n",
    "          limit: {\n            type: PageLimit, # as agreed\n            max: 100 }\n",
    "          limit: {\n            type: PageLimit,\n            max: 100 # as agreed\n            }\n",
    "          limit: PageLimit -- Number of orders on a page.\n",
  ])("does not touch a comment, nor a line: %j", (line) => {
    expect(fixedShop(tidyAndChanged([LIMIT, line]))).toBe(changedShop([[LIMIT, line]]));
  });
});

describe("the fix of lint/repeated-type", () => {
  const OTHER: readonly [string, string] = [
    "      get:\n",
    "      api_search:\n        description: Searches orders.\n        params: { limit: PageLimit }\n        paging: { kind: none, size: limit, reason: Short. }\n      get:\n",
  ];
  const KEYS = "type: integer, min: 1, max: 100, default: 10, description: Number of orders on a page.";

  it("writes the name of the type that is the same", () => {
    expect(fixedShop(tidyAndChanged(["limit: PageLimit\n", `limit: { ${KEYS} } # all\n`], OTHER))).toBe(
      changedShop([["limit: PageLimit\n", "limit: PageLimit # all\n"], OTHER]),
    );
  });

  it("leaves a param alone that says more, or over several lines", () => {
    for (const line of [`limit: { ${KEYS}, example: 5 }`, `limit:\n            ${KEYS.replaceAll(", ", "\n            ")}`]) {
      const changes = [["limit: PageLimit\n", `${line}\n`], OTHER] as const;
      expect(fixedShop(tidyAndChanged(...changes))).toBe(changedShop(changes));
    }
  });
});

describe("the fix of lint/stale-silence", () => {
  it.each([
    ["types:\n", "types:\n  # lint-allow lint/no-maximum: None.\n", "types:\n"],
    ["types:\n", "types: # lint-allow lint/no-maximum: None.\n", "types:\n"],
    ["title: Shop\n", "title: Shop   # lint-allow lint/no-maximum: None.\n", "title: Shop\n"],
    ["min: 1, max: 100", "min: 1", "min: 1"],
  ])("removes the comment in %j", (from, to, want) => {
    const others = from.startsWith("min")
      ? [["types:\n", "types:\n  # lint-allow lint/no-maximum, lint/no-example: None.\n"] as const]
      : [];
    const kept = from.startsWith("min") ? [["types:\n", "types:\n  # lint-allow lint/no-maximum: None.\n"] as const] : [];
    expect(fixedShop(tidyAndChanged([from, to], ...others))).toBe(changedShop([[from, want], ...kept]));
  });

  it.each([
    ["lint/no-example, lint/no-maximum", "lint/no-maximum"],
    ["lint/no-example, lint/no-maximum, lint/no-period", "lint/no-maximum"],
  ])("leaves of %s what silences something", (codes, left) => {
    const types = (text: string): readonly [string, string] => ["types:\n", `types:\n  # lint-allow ${text}: None.\n`];
    expect(fixedShop(tidyAndChanged(types(codes), ["min: 1, max: 100", "min: 1"]))).toBe(
      changedShop([types(left), ["min: 1, max: 100", "min: 1"]]),
    );
  });
});

describe("fixSources", () => {
  it("says what it has fixed, and what is left", () => {
    const { fixed, report } = fixSources(tidyAndChanged(["Returns an order.", "Returns an order"], ["min: 1, max: 100", "min: 1"]));
    expect(fixed.map(({ code, line }) => `${code} ${line}`)).toEqual(["lint/no-period 45"]);
    expect(report).toMatchObject({ problems: [{ diagnostic: { code: "lint/no-maximum" } }] });
  });

  it("fixes one after the other what meets in one place", () => {
    const line = "      link: string | null -- Signed URL of it\n";
    expect(fixedLines([[NOTE, NOTE + line]])).toBe("      link: { type: string | null, secret: true, description: Signed URL of it. }");
  });

  it("does not touch a catalog without findings, nor one with errors", () => {
    const [gateway, shop] = tidyCatalog();
    expect(fixSources(tidyCatalog()).sources.map(({ text }) => text)).toEqual([gateway?.text, shop?.text]);
    const broken = tidyCatalog(tidyShop.replace("record: Order", "record: Oder").replace("Returns an order.", "Returns an order"));
    const { sources, fixed, report } = fixSources(broken);
    expect([sources, fixed]).toEqual([broken, []]);
    expect(report).toMatchObject({ kind: "broken", diagnostics: [{ code: "ref/unknown" }] });
  });

  it("does not fix what is silenced", () => {
    const changes = [
      [
        "        description: Returns an order.\n",
        "        # lint-allow lint/no-period: So be it.\n        description: Returns an order\n",
      ],
    ] as const;
    expect(fixedShop(tidyAndChanged(...changes))).toBe(changedShop(changes));
  });
});
