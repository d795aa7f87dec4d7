import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { printDiagnostics } from "../../../generator/diagnostics/print.ts";
import { diagnose, shopCatalog } from "../../fixtures/shop_catalog.ts";
import { cases } from "./cases.ts";

/** `UPDATE_GOLDEN=1 npx vitest run test/golden/messages` writes the texts anew; read the difference before you keep it. */
const isUpdating = process.env["UPDATE_GOLDEN"] === "1";

describe("messages", () => {
  it("are none for the catalog that the cases change", () => {
    expect(diagnose(shopCatalog())).toEqual([]);
  });

  it.each(Object.entries(cases))("%s says exactly what its golden file says", (code, sources) => {
    const diagnostics = diagnose(sources);
    const text = printDiagnostics(diagnostics, { format: "pretty", sources });
    const path = join(import.meta.dirname, `${code}.txt`);
    if (isUpdating) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    expect(diagnostics.map((diagnostic): string => diagnostic.code)).toContain(code);
    expect(existsSync(path) ? readFileSync(path, "utf8") : `${path} is missing`).toBe(text);
  });

  it("have a golden file for every code and no other", () => {
    const groups = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const found = groups.flatMap(({ name: group }) => readdirSync(join(import.meta.dirname, group)).map((name) => `${group}/${name}`));
    expect(found.sort()).toEqual(
      Object.keys(cases)
        .map((code) => `${code}.txt`)
        .sort(),
    );
  });
});
