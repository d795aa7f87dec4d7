import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseYaml } from "../../../../fixtures/parse_yaml.ts";
import type { CatalogFile } from "../../../../../generator/read/catalog_file.ts";
import { lintSources, readSilences } from "../../../../../generator/rules/lint/lint_catalog.ts";
import { lintMessages } from "../../../../../generator/read/diagnostics/lint_messages.ts";
import { runs } from "../../../../fixtures/property_runs.ts";
import { changedShop, lintsOf, tidyAndChanged, tidyCatalog } from "../../../../fixtures/tidy_catalog.ts";

function read(text: string): CatalogFile {
  const { file } = parseYaml({ path: "spec/connectors/shop.yaml", text });
  if (file === undefined) throw new Error("this is not YAML");
  return file;
}

/** The silences of a text as `line code`, and the codes of its problems. */
function silencesIn(text: string): readonly string[] {
  const { silences, problems } = readSilences(read(text));
  return [...silences.map(({ line, code }) => `${line ?? "none"} ${code}`), ...problems.map(({ code }) => code)];
}

describe("a silence", () => {
  it.each([
    ["above a key", "# lint-allow lint/no-maximum: None.\na: b\n", ["2 lint/no-maximum"]],
    ["behind a value", "a: b # lint-allow lint/no-maximum: None.\n", ["1 lint/no-maximum"]],
    ["behind a key", "a: # lint-allow lint/no-maximum: None.\n  b: c\n", ["1 lint/no-maximum"]],
    ["behind a flow map", "a: { b: c } # lint-allow lint/no-maximum: None.\n", ["1 lint/no-maximum"]],
    ["inside of a flow map", "a: {\n  # lint-allow lint/no-maximum: None.\n  b: c\n}\n", ["3 lint/no-maximum"]],
    ["behind an element", "a:\n  - b # lint-allow lint/no-maximum: None.\n", ["2 lint/no-maximum"]],
    ["with Windows line endings", "# lint-allow lint/no-maximum: None.\r\na: b\r\n", ["2 lint/no-maximum"]],
    ["above a blank line and another comment", "# lint-allow lint/no-maximum: None.\n\n# Why.\na: b\n", ["4 lint/no-maximum"]],
    ["of several lints", "# lint-allow lint/no-maximum, lint/no-example: None.\na: b\n", ["2 lint/no-maximum", "2 lint/no-example"]],
    ["above nothing", "a: b\n# lint-allow lint/no-maximum: None.\n", ["none lint/no-maximum"]],
    ["with colons in the reason", "a: b # lint-allow lint/no-maximum: None: see above.\n", ["1 lint/no-maximum"]],
    ["without blanks", "#lint-allow lint/no-maximum:None.\na: b\n", ["2 lint/no-maximum"]],
  ])("can be %s", (_, text, want) => {
    expect(silencesIn(text)).toEqual(want);
  });

  it.each([
    ["in a text in quotes", 'a: "b # lint-allow lint/no-maximum: None."\n'],
    ["in a block of text", "a: |\n  b\n  # lint-allow lint/no-maximum: None.\n"],
  ])("is no silence %s", (_, text) => {
    expect(silencesIn(text)).toEqual([]);
  });

  it.each([
    ["# lint-allow lint/no-maximum", ["2 lint/no-maximum", "lint/silence-reason"]],
    ["# lint-allow lint/no-maximum:", ["2 lint/no-maximum", "lint/silence-reason"]],
    ["# lint-allow lint/no-maximum: -", ["2 lint/no-maximum", "lint/silence-reason"]],
    [
      "# lint-allow lint/no-maximum The document states none.",
      ["2 lint/no-maximum", ...Array<string>(4).fill("lint/unknown-lint"), "lint/silence-reason"],
    ],
    ["# lint-allow", ["lint/silence-form"]],
    ["# lint-allow: The document states none.", ["lint/silence-form"]],
    ["# lint-allow no-maximum: None.", ["lint/unknown-lint"]],
    ["# lint-allow lint/no-maximal: None.", ["lint/unknown-lint"]],
    ["# lint-allow ref/unused: None.", ["lint/unknown-lint"]],
    ["# lint-allow lint/stale-silence: None.", ["lint/unknown-lint"]],
    ["# lint-allow lint/no-maximum, lint/x: None.", ["2 lint/no-maximum", "lint/unknown-lint"]],
    ["# lint-ignore lint/no-maximum: None.", ["lint/silence-form"]],
    ["# lint-alow lint/no-maximum: None.", ["lint/silence-form"]],
    ["# lint/no-maximum: None.", ["lint/silence-form"]],
    ["# eslint-disable", ["lint/silence-form"]],
    ["# nolint", ["lint/silence-form"]],
    ["# Lint-allow lint/no-maximum: None.", ["lint/silence-form"]],
    ["# The lint roller is in the drawer.", []],
    ["# `errors` has a text for each field", []],
    ["# yaml-language-server: $schema=../connector.schema.json", []],
  ])("as in %s", (comment, want) => {
    expect(silencesIn(`${comment}\na: b\n`)).toEqual(want);
  });

  it("names the lint that was probably meant", () => {
    const [first] = readSilences(read("# lint-allow no-maximum: None.\na: b\n")).problems;
    expect(first).toMatchObject({ message: "unknown lint `no-maximum`", column: 14, endColumn: 24 });
    expect(first?.help).toBe("did you mean `lint/no-maximum`? The lints are in docs/lint.md");
  });

  it("is read from any comment without an error, and one that is written for a lint is for that lint", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 30 }).map((one) => one.replaceAll(/[\p{C}\p{Z}\uFFFD]/gu, " "));
    const code = fc.constantFrom(...Object.keys(lintMessages));
    fc.assert(
      fc.property(text, code, text, fc.boolean(), (before, name, reason, isAlone) => {
        expect(() => silencesIn(`# ${before}\na: b # ${reason}\n`)).not.toThrow();
        const comment = `# lint-allow ${name}: Because ${reason}`;
        expect(silencesIn(isAlone ? `${comment}\na: b\n` : `a: b ${comment}\n`)).toEqual([`${isAlone ? 2 : 1} ${name}`]);
      }),
      runs(100),
    );
  });
});

const COMMENT = "# lint-allow lint/no-maximum: The document states none.";

describe("a finding", () => {
  it.each([
    [
      "above a named type",
      [
        ["types:\n", `types:\n  ${COMMENT}\n`],
        ["min: 1, max: 100", "min: 1"],
      ],
    ],
    [
      "on the line of a flow map",
      [
        [
          "min: 1, max: 100, default: 10, description: Number of orders on a page. }",
          `min: 1, default: 10, description: Number of orders on a page. } ${COMMENT}`,
        ],
      ],
    ],
    [
      "above a block map",
      [
        [
          "  PageLimit: { type: integer, min: 1, max: 100, default: 10, description: Number of orders on a page. }",
          `  ${COMMENT}\n  PageLimit:\n    type: integer\n    description: Number of orders on a page.`,
        ],
      ],
    ],
    [
      "at the key of a block map",
      [
        [
          "  PageLimit: { type: integer, min: 1, max: 100, default: 10, description: Number of orders on a page. }",
          `  PageLimit: ${COMMENT}\n    type: integer\n    description: Number of orders on a page.`,
        ],
      ],
    ],
    [
      "on the line of a field",
      [
        ["types:\n", `types:\n  Rows: integer -- Number of rows. ${COMMENT}\n`],
        ["limit: PageLimit", "limit: Rows"],
        ["  PageLimit: { type: integer, min: 1, max: 100, default: 10, description: Number of orders on a page. }\n", ""],
      ],
    ],
  ] as const)("is silenced by a comment %s", (_, changes) => {
    expect(lintSources(tidyAndChanged(...changes))).toMatchObject({ problems: [], silenced: 1 });
  });

  it("is not silenced by a comment elsewhere, which is stale", () => {
    expect(lintsOf(tidyAndChanged(["records:\n", `${COMMENT}\nrecords:\n`], ["min: 1, max: 100", "min: 1"]))).toEqual([
      expect.stringMatching(/^lint\/no-maximum /u),
      "lint/stale-silence ‹lint/no-maximum› there is no `lint/no-maximum` to silence in line 18",
    ]);
  });

  it.each([
    ["on this line", "  OrderLine: # lint-allow lint/no-maximum: None."],
    ["below", ""],
  ])("says that there is none %s", (where, line) => {
    const shop = line === "" ? `${changedShop([])}${COMMENT}\n` : changedShop([["  OrderLine:", line]]);
    expect(lintsOf(tidyCatalog(shop))).toEqual([expect.stringMatching(new RegExp(`to silence ${where}$`, "u"))]);
  });

  it("is silenced for one lint only", () => {
    const found = lintsOf(
      tidyAndChanged(
        ["types:\n", `types:\n  ${COMMENT}\n`],
        ["min: 1, max: 100, default: 10, description: Number of orders on a page. }", "min: 1, description: Page limit }"],
      ),
    );
    expect(found.map((text) => text.split(" ")[0])).toEqual(["lint/no-period", "lint/repeated-name"]);
  });
});
