import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdits } from "../../../../../generator/read/yaml/mistake.ts";
import { fixSources, lintSources, type LintReport } from "../../../../../generator/rules/lint/lint_catalog.ts";
import { runs } from "../../../../fixtures/property_runs.ts";
import { changedShop, problemsOf, tidyCatalog } from "../../../../fixtures/tidy_catalog.ts";
import { SHOP } from "../../../../fixtures/shop_catalog.ts";

/** Descriptions with and without what lints find, and with characters that need quotes in some forms. */
const description = fc
  .tuple(
    fc.constantFrom("Signed URL", "What it is", "The password", "Note"),
    fc.constantFrom(
      "",
      ", or not",
      ": more",
      " of the buyer's",
      ' in "quotes"',
      " {in} [brackets]",
      " and `code`",
      " as # in a song",
      " — long",
      " \\d+",
    ),
    fc.constantFrom("", ".", "?", ")"),
  )
  .map((parts) => parts.join(""));

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const doubled = (text: string): string => JSON.stringify(text);

interface WrittenField {
  readonly description: string;
  readonly form: "line" | "doubled line" | "flow" | "flow, type last" | "block" | "folded" | "block, type last";
  readonly comment: string;
  readonly isMarked: boolean;
}

const field = fc.record<WrittenField>({
  description,
  form: fc.constantFrom("line", "doubled line", "flow", "flow, type last", "block", "folded", "block, type last"),
  comment: fc.constantFrom(
    "",
    "  # as agreed",
    "  # lint-allow lint/unmarked-secret: No secret.",
    "  # lint-allow lint/no-period: It is short.",
  ),
  isMarked: fc.boolean(),
});

/** The lines of a field. `example` is there for the record's own, so the fields may be null. */
function lines(name: string, { description: text, form, comment, isMarked }: WrittenField): readonly string[] {
  const [key, flag, mark] = [`      ${name}:`, isMarked ? ["secret: true"] : [], isMarked ? "secret: true, " : ""];
  const block = (...entries: readonly string[]): readonly string[] => [key + comment, ...entries.map((entry) => `        ${entry}`)];
  switch (form) {
    case "line":
      return [`${key} ${quoted(`string | null -- ${text}`)}${comment}`];
    case "doubled line":
      return [`${key} ${doubled(`string | null -- ${text}`)}${comment}`];
    case "flow":
      return [`${key} { type: string | null, ${mark}description: ${quoted(text)} }${comment}`];
    case "flow, type last":
      return [`${key} { ${mark}description: ${doubled(text)}, type: string | null }${comment}`];
    case "block":
      return block("type: string | null", ...flag, `description: ${quoted(text)}`);
    case "folded":
      return block("type: string | null", ...flag, "description: >-", `  ${text}`);
    case "block, type last":
      return block(...flag, `description: ${doubled(text)}`, "type: string | null");
  }
}

const limit = fc.constantFrom(
  "limit: PageLimit",
  "limit: { type: PageLimit, max: 100 }",
  "limit: { max: 100, type: PageLimit, min: 1 } # all of it",
  "limit: { type: PageLimit, example: 7, default: 10 }",
  "limit:\n            max: 100\n            type: PageLimit\n            # Small.\n            example: 7",
  "limit:\n            type: PageLimit\n            max: 100 # as agreed",
  "# lint-allow lint/redundant-key: It may differ one day.\n          limit: { type: PageLimit, max: 100 }",
);

const catalog = fc.record({ fields: fc.array(field, { maxLength: 4 }), limit, lineEnd: fc.constantFrom("\n", "\r\n") }).map((written) => {
  const added = written.fields.flatMap((one, index) => lines(`field_${index}`, one));
  const shop = changedShop([
    ["      lines: array<OrderLine>", [...added, "      lines: array<OrderLine>"].join("\n")],
    ["limit: PageLimit", written.limit],
  ]);
  return tidyCatalog(shop.replaceAll("\n", written.lineEnd));
});

/** The connectors as text without what fixes change, and without places, which move. A field with no keys of its own has `named`. */
function modelOf({ model }: Linted): string {
  return JSON.stringify(model.connectors, (key, value: unknown) => {
    if (key === "at" || key === "secret" || key === "named") return undefined;
    return key === "description" && typeof value === "string" ? value.replace(/\.$/u, "") : value;
  });
}

/** The secrets of the records, by name. */
function secretsOf({ model }: Linted): readonly string[] {
  const fields = model.connectors.flatMap(({ records }) => records.flatMap(({ shape }) => shape.fields));
  return fields.flatMap(({ name, secret }) => (secret ? [name] : []));
}

type Linted = LintReport & { readonly kind: "linted" };

/** The report of a catalog without errors. */
function linted(report: LintReport): Linted {
  if (report.kind === "linted") return report;
  throw new Error(report.diagnostics.map(({ line, code, message }) => `${line} ${code}: ${message}`).join("\n"));
}

describe("fixes", () => {
  it("change nothing in the model but what they are for, and leave nothing that they could fix", () => {
    fc.assert(
      fc.property(catalog, (sources) => {
        const before = linted(lintSources(sources));
        const after = linted(fixSources(sources).report);
        expect(after.problems.filter(({ edits }) => edits.length > 0)).toEqual([]);
        expect(modelOf(after)).toBe(modelOf(before));
        const unmarked = before.problems.filter(({ diagnostic }) => diagnostic.code === "lint/unmarked-secret");
        expect(secretsOf(after)).toHaveLength(secretsOf(before).length + unmarked.length);
      }),
      runs(6),
    );
  });

  it("keep every comment that says something, and every other character outside of their edits", () => {
    fc.assert(
      fc.property(catalog, (sources) => {
        const text = sources.find(({ path }) => path === SHOP)?.text ?? "";
        const comments = (one: string): readonly string[] => one.match(/#(?! lint-allow) (?:as agreed|all of it|Small\.)/gu) ?? [];
        const fixed = fixSources(sources).sources.find(({ path }) => path === SHOP)?.text ?? "";
        expect(comments(fixed)).toEqual(comments(text));
        for (const { edits } of problemsOf(lintSources(sources))) {
          const [first, last] = [edits[0], edits.at(-1)];
          if (first === undefined || last === undefined) continue;
          const edited = applyEdits(text, edits);
          expect(edited.startsWith(text.slice(0, first.start))).toBe(true);
          expect(edited.endsWith(text.slice(last.end))).toBe(true);
          expect(edited.replaceAll("\r\n", "").includes("\n")).toBe(!text.includes("\r\n"));
        }
      }),
      runs(6),
    );
  });
});
