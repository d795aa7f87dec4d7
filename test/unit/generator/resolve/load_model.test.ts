import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printDiagnostics } from "../../../../generator/read/diagnostics/print.ts";
import { loadModel } from "../../../fixtures/load_model.ts";
import { changed, diagnose, GATEWAY, gatewayText, modelOf, SHOP, shopCatalog, shopText } from "../../../fixtures/shop_catalog.ts";
import { runs } from "../../../fixtures/property_runs.ts";

describe("loadModel", () => {
  it("gives the same model for the same texts, and orders connectors by path", () => {
    expect(loadModel(shopCatalog())).toEqual(loadModel(shopCatalog()));
    const second = { path: "spec/connectors/apple.yaml", text: shopText.replace("connector: shop", "connector: apple") };
    expect(modelOf([...shopCatalog(), second]).connectors.map(({ id }) => id)).toEqual(["apple", "shop"]);
  });

  it("stops after the first step with errors, and reports all errors of that step", () => {
    const found = diagnose([
      { path: GATEWAY, text: gatewayText.replace("errors: array<ErrorDetail>", "errors: array<Nothing>") },
      { path: SHOP, text: shopText.replace("note: string | null", "note: Nowhere").replace("next: after", "next: nothing") },
    ]);
    expect(found.map(({ code, file }) => `${file} ${code}`)).toEqual([`${SHOP} ref/unknown`, `${GATEWAY} ref/unknown`]);
  });

  it("has a model exactly when nothing is an error", () => {
    const warned = loadModel(changed(SHOP, "  PageLimit:", "  Unused: string\n  PageLimit:"));
    expect(warned.diagnostics.map(({ severity }) => severity)).toEqual(["warning"]);
    expect(warned.model?.connectors.map(({ id }) => id)).toEqual(["shop"]);
    const refused = loadModel(changed(SHOP, "limit: PageLimit", "limit: PageLimt"));
    expect(refused.diagnostics.map(({ severity }) => severity)).toContain("error");
    expect(refused.model).toBeUndefined();
  });

  it("warns of what nothing uses, also in the gateway's file", () => {
    const shop = changed(SHOP, "  Line:\n", "  Lost: { fields: { a: Line } }\n  Line:\n");
    const gateway = changed(GATEWAY, "  ErrorDetail:", "  LostFault: { fields: { a: string } }\n  ErrorDetail:");
    const found = diagnose([...gateway.slice(0, 1), ...shop.slice(1)]);
    expect(found.map(({ code, severity, message }) => `${severity} ${code} ${message}`)).toEqual([
      "warning ref/unused unused record `Lost`",
      "warning ref/unused unused record `LostFault`",
    ]);
  });

  it("reports thousands of errors in a time that grows with their number", () => {
    const extra = Array.from({ length: 1_900 }, (_, index) => `key${index}: 1\n`).join("");
    const sources = [
      { path: GATEWAY, text: gatewayText },
      { path: SHOP, text: shopText + extra },
    ];
    const found = diagnose(sources);
    expect(found).toHaveLength(1_900);
    expect(printDiagnostics(found, { format: "pretty", sources }).split("\n\n")).toHaveLength(1_900);
  });

  it("never throws, whatever replaces a value", () => {
    const lines = shopText.split("\n");
    const value = fc.constantFrom(
      "null",
      "[]",
      "{}",
      "12",
      "''",
      "[[]]",
      "{ a: b }",
      "toString",
      "__proto__",
      "array<",
      "*x",
      "true",
      "{ type: Order }",
      "- ",
    );
    fc.assert(
      fc.property(fc.nat({ max: lines.length - 1 }), value, (index, replacement) => {
        const text = lines.with(index, (lines[index] ?? "").replace(/:( .*)?$/u, `: ${replacement}`)).join("\n");
        const found = diagnose([
          { path: GATEWAY, text: gatewayText },
          { path: SHOP, text },
        ]);
        for (const { line } of found) expect(line).toBeLessThanOrEqual(lines.length);
      }),
      runs(8),
    );
  });

  it.each(["effect: write\n        at_least", "ordered: newest_first", "kind: search_wrapper", "kind: record_cursor"])(
    "takes a word that every object has for a wrong value in place of %j",
    (from) => {
      for (const word of ["toString", "__proto__", "constructor"]) {
        const to = from.replace(/: \w+/u, `: ${word}`);
        expect(diagnose(changed(SHOP, from, to)).map(({ code }) => code)).toEqual(["shape/wrong-value"]);
      }
    },
  );

  it("never throws on catalogs with lines missing, doubled or swapped", () => {
    const lines = shopText.split("\n");
    const index = fc.nat({ max: lines.length - 1 });
    fc.assert(
      fc.property(index, index, fc.constantFrom("remove", "double", "swap"), (first, second, change) => {
        const [one = "", other = ""] = [lines[first], lines[second]];
        const changes = {
          remove: lines.toSpliced(first, 1),
          double: lines.toSpliced(second, 0, one),
          swap: lines.with(first, other).with(second, one),
        };
        expect(
          Array.isArray(
            diagnose([
              { path: GATEWAY, text: gatewayText },
              { path: SHOP, text: changes[change].join("\n") },
            ]),
          ),
        ).toBe(true);
      }),
      runs(6),
    );
  });
});
