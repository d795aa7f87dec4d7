import { expect, test } from "vitest";
import { loadCatalog, packageSources } from "../../fixtures/emitted_package.ts";
import { typeCheckSources } from "../../fixtures/type_check.ts";

test("the sources of the package have no type errors", () => {
  const sources = packageSources(loadCatalog());
  expect([...sources.keys()]).toContain("connectors/payments.ts");
  expect([...typeCheckSources(sources)]).toEqual([]);
});
