import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compile, compileAlone, withoutLayout } from "../../fixtures/compiled_layout.ts";
import { failingCases } from "../../fixtures/failing_cases.ts";

test("every template is the same code as TypeScript makes of it", async () => {
  const names = readdirSync("templates", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const failing = await failingCases(
    names.map((name) => [name, name] as const),
    (name) => {
      const text = readFileSync(`templates/${name}`, "utf8");
      const ours = compile(text);
      const alone = compileAlone(text);
      expect(withoutLayout("a.js", ours.js)).toBe(withoutLayout("a.js", alone.js));
      expect(withoutLayout("a.d.ts", ours.dts)).toBe(withoutLayout("a.d.ts", alone.dts));
      expect(ours.js.split("\n").filter((line) => /^\t|[ \t]$/.test(line))).toEqual([]);
    },
  );
  expect(failing).toEqual([]);
});
