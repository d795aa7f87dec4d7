import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { distinct } from "../../../bench/parts/command_line/lines.ts";
import { growCatalog, renamedConnector, withProject } from "../../../bench/projects.ts";
import { loadAndCheck } from "../../../generator/run.ts";
import { readCatalogSources } from "../../../generator/read/source/read.ts";

const TEXT = "connector: shop\ntitle: Shop\ndefinition_id: 00000000-0000-4000-8000-000000000001\n";

describe("a catalog that grows", () => {
  test("gets connectors with another id, title and definition id", () => {
    const renamed = "connector: shop_2\ntitle: Shop 2\ndefinition_id: 00000000-0002-4000-8000-000000000001\n";
    expect(renamedConnector(TEXT, "shop", 2)).toBe(renamed);
  });

  test("refuses a text that is not that of the connector", () => {
    expect(() => renamedConnector(TEXT, "store", 2)).toThrow("Nothing in the connector store matches ^connector: store$");
  });

  test("is a right catalog with so many connectors, and has no package yet", async () => {
    await withProject((project) => {
      const before = readdirSync(join(project, "spec/connectors")).filter((name) => name.endsWith(".yaml")).length;
      expect(growCatalog(project, 2)).toBe(before * 2);
      // Of all connectors two and their copies, which show the same in less time.
      const sources = readCatalogSources(project).filter(
        ({ path }) => !/\/(?:connectors|inner)\/(?!(?:payments|recruiting)(?:_2)?\.yaml$)/u.test(path),
      );
      const { model, diagnostics } = loadAndCheck(sources);
      expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
      expect(model?.connectors.map(({ id }) => id)).toEqual(["payments", "payments_2", "recruiting", "recruiting_2"]);
      expect(existsSync(join(project, "generated"))).toBe(false);
      expect(readFileSync(join(project, "spec/connectors/payments_2.yaml"), "utf8")).toContain("connector: payments_2");
      return Promise.resolve();
    });
  });
});

test("lines differ in their ids and numbers, and in nothing else", () => {
  expect(distinct({ id: "in", total: 5, status: "open", paid: true }, 7)).toEqual({ id: "in_7", total: 12, status: "open", paid: true });
});
