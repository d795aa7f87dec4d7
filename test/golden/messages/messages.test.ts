import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../../../generator/read/diagnostics/diagnostic.ts";
import { messages } from "../../../generator/read/diagnostics/messages.ts";
import { printDiagnostics } from "../../../generator/read/diagnostics/print.ts";
import { lintSources } from "../../../generator/rules/lint/lint_catalog.ts";
import type { SourceFile } from "../../../generator/read/source/source_file.ts";
import { describedCatalog, diagnose, diagnoseAll, shopCatalog } from "../../fixtures/shop_catalog.ts";
import { problemsOf, tidyCatalog } from "../../fixtures/tidy_catalog.ts";
import { extendShop } from "../../fixtures/extended_shop.ts";
import { cases } from "./cases.ts";
import { driftCases } from "./drift_cases.ts";
import { extensionCases } from "./extension_cases.ts";
import { lintCases } from "./lint_cases.ts";
import { openapiCases } from "./openapi_cases.ts";
import { outputCases } from "./output_cases.ts";
import { isUpdateMode } from "../update_mode.ts";

/** `UPDATE_GOLDEN=1 npx vitest run test/golden/messages` rewrites the expected texts. Read the diff before you commit it. */
const isUpdating = isUpdateMode(process.env);

function expectGolden(code: string, diagnostics: readonly Diagnostic[], sources: readonly SourceFile[]): void {
  const codes = diagnostics.map((diagnostic): string => diagnostic.code);
  expect(codes, `nothing reports ${code} for its case: write another case, or what reports it`).toContain(code);
  const text = printDiagnostics(diagnostics, { format: "pretty", sources });
  const path = join(import.meta.dirname, `${code}.txt`);
  if (isUpdating) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  expect(existsSync(path) ? readFileSync(path, "utf8") : `${path} is missing`).toBe(text);
}

describe("messages", () => {
  it("are empty for the catalog that the cases modify", () => {
    expect(diagnose(shopCatalog())).toEqual([]);
    expect(diagnoseAll(describedCatalog())).toEqual([]);
    expect(problemsOf(lintSources(tidyCatalog()))).toEqual([]);
  });

  it.each(Object.entries(cases))("%s is printed as in its golden file", (code, sources) => {
    expectGolden(code, code === "description/missing" || code === "role/missing" ? diagnoseAll(sources) : diagnose(sources), sources);
  });

  it.each(Object.entries(lintCases))("%s is printed as in its golden file", (code, sources) => {
    const diagnostics = problemsOf(lintSources(sources)).map(({ diagnostic }) => diagnostic);
    expectGolden(code, diagnostics, sources);
  });

  it.each(Object.entries(extensionCases))("%s is printed as in its golden file", (code, { sources = [], base }) => {
    const found = extendShop(sources, base?.());
    expectGolden(code, found.diagnostics, found.sources);
  });

  it.each(Object.entries(outputCases))("%s is printed as in its golden file", async (code, lead) => {
    expectGolden(code, await lead(), []);
  });

  it.each(Object.entries(openapiCases))("%s is printed as in its golden file", (code, lead) => {
    const { diagnostics, sources } = lead();
    expectGolden(code, diagnostics, sources);
  });

  it.each(Object.entries(driftCases))("%s is printed as in its golden file", (code, lead) => {
    const { diagnostics, sources } = lead();
    expectGolden(code, diagnostics, sources);
  });

  it("have exactly one golden file per code", () => {
    const groups = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const found = groups.flatMap(({ name: group }) => readdirSync(join(import.meta.dirname, group)).map((name) => `${group}/${name}`));
    const codes = Object.keys(messages).map((code) => `${code}.txt`);
    const missing = codes.filter((name) => !found.includes(name));
    expect(missing, "add a case for each, and run this with UPDATE_GOLDEN=1").toEqual([]);
    expect(found.filter((name) => !codes.includes(name))).toEqual([]);
  });
});
