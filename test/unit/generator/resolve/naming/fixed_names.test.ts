import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { connectorTypes, connectorValues } from "../../../../../generator/resolve/naming/fixed_names.ts";
import { catalogSources } from "../../../../fixtures/emitted_package.ts";

/** The names that a module imports with braces, apart from those `import type` names if `types` is false. */
function importedNames(path: string): readonly string[] {
  const text = readFileSync(path, "utf8");
  return [...text.matchAll(/^import (?:type )?\{([^}]*)\} from/gm)].flatMap(([, names = ""]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== ""),
  );
}

const modules = catalogSources()
  .map(({ path }) => /connectors\/(\w+)\.yaml$/.exec(path)?.[1])
  .filter((id) => id !== undefined)
  .map((id) => join("generated/connectors", id));

describe("the names that are reserved in the module of a connector", () => {
  test("contain every value that the modules import", () => {
    const imported = new Set(modules.flatMap((module) => importedNames(`${module}.js`)));
    expect(imported.size).toBeGreaterThan(0);
    expect([...imported].filter((name) => !connectorValues.some((reserved) => reserved === name) && !/^[A-Z]/.test(name))).toEqual([]);
  });

  test("contain every type that the modules import", () => {
    const imported = new Set(modules.flatMap((module) => importedNames(`${module}.d.ts`)));
    expect(imported.size).toBeGreaterThan(0);
    expect([...imported].filter((name) => !connectorTypes.some((reserved) => reserved === name))).toEqual([]);
  });
});
