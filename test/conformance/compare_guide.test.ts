import { describe, expect, it } from "vitest";
import { authorSide, catalogOfModel } from "../../generator/cli/commands/compare.ts";
import { loadAndCheck } from "../../generator/run.ts";
import type { SourceFile } from "../../generator/read/source/source_file.ts";
import type { Model } from "../../generator/resolve/model/types.ts";
import { requiredStep } from "../../templates/cli/compare/change.ts";
import { readAcceptedBreaks } from "../../templates/cli/compare/outcome/accepted_breaks.ts";
import { compareSides, type ComparisonReport } from "../../templates/cli/compare/outcome/compare_sides.ts";
import { printPretty } from "../../templates/cli/compare/print/to_report.ts";
import type { Side } from "../../templates/cli/compare/sources/side.ts";
import { catalogSources, loadCatalog } from "../fixtures/emitted_package.ts";
import { readProjectFile } from "../unit/project/project_files.ts";

const guide = readProjectFile("docs/compare.md");

/** The blocks of code of the guide in one language. */
function blocks(language: string): readonly string[] {
  return [...guide.matchAll(/^```(\w+)\n(.*?)^```$/gmsu)].flatMap(([, name, code = ""]) => (name === language ? [code] : []));
}

/** The catalog after the edit that the guide shows: each line with - is replaced, where it is first, by the line with + after it. */
function edited(sources: readonly SourceFile[]): readonly SourceFile[] {
  const [diff = ""] = blocks("diff");
  const edits = [...diff.matchAll(/^-(.*)\n\+(.*)$/gmu)];
  expect(edits.length).toBe(2);
  return sources.map((source) => {
    if (source.path !== "spec/connectors/payments.yaml") return source;
    const text = edits.reduce((all, [, from = "", to = ""]) => {
      expect(all).toContain(from);
      return all.replace(from, to);
    }, source.text);
    return { ...source, text };
  });
}

function sideOf(model: Model, sources: readonly SourceFile[]): Side {
  return authorSide("spec/", model, catalogOfModel(model, "0.1.0"), sources);
}

function compareAsShown(): ComparisonReport {
  const sources = catalogSources();
  const after = edited(sources);
  const { model } = loadAndCheck(after);
  if (model === undefined) throw new Error("The edit of the guide is wrong.");
  const [accepted = ""] = blocks("json");
  expect(readAcceptedBreaks(accepted, "a.json")).toMatchObject([{ id: "null/widened:payments.records.Customer/livemode" }]);
  return compareSides(sideOf(loadCatalog(), sources), sideOf(model, after), { for: "both", checkVersion: false, accepted: [], now: 0 });
}

describe("docs/compare.md", () => {
  it("shows what the edit means, what is printed about it, and a change as JSON", () => {
    const report = compareAsShown();
    expect(blocks("text")).toEqual([printPretty(report, { color: false })]);
    const [, shown = "{}"] = blocks("json");
    const { position: _position, ...change } = report.changes.find(({ pointer }) => pointer === "/limit") ?? { position: undefined };
    expect(change).toEqual(JSON.parse(shown));
    const [, accepted = ""] = /"id": "(null[^"]+)"/u.exec(guide) ?? [];
    expect(report.changes.map(({ id }) => id)).toContain(accepted);
    expect(requiredStep(report.changes)).toBe("major");
  });
});
