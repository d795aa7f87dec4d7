import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { printYaml } from "../../../../generator/emitters/openapi/yaml.ts";
import type { JsonValue } from "../../../../generator/model/types.ts";
import { anyText } from "../../print/hostile_texts.ts";

describe("printYaml", () => {
  test("prints block style with quoted strings", () => {
    const value = { a: { "200": ["x", { b: 1, c: [true, null] }, [], {}], no: "yes" }, "x-y.z": [[1], [[2]]] };
    expect(printYaml(value)).toBe(
      [
        "a:",
        '  "200":',
        '    - "x"',
        "    - b: 1",
        "      c:",
        "        - true",
        "        - null",
        "    - []",
        "    - {}",
        '  "no": "yes"',
        "x-y.z:",
        "  - - 1",
        "  - - - 2",
        "",
      ].join("\n"),
    );
  });

  const value = fc.letrec<{ any: JsonValue }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(null, true, false, 0, -1.5, 1e300),
      anyText(),
      fc.array(tie("any"), { maxLength: 4 }),
      fc.dictionary(fc.oneof(anyText(), fc.constantFrom("y", "null", "~", "<<", "1", "a: b", "- a", "#")), tie("any"), { maxKeys: 4 }),
    ),
  })).any;

  test.each(["1.1", "1.2"] as const)("prints what YAML %s reads back unchanged", (version) => {
    fc.assert(
      fc.property(value, (given) => {
        const read: unknown = parse(printYaml(given), { version });
        expect(JSON.stringify(read)).toBe(JSON.stringify(given));
      }),
    );
  });

  test("prints no character that could end a line early", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(printYaml({ text })).toMatch(/^text: "[^\n\r\u0085\u2028\u2029]*"\n$/u);
      }),
    );
  });
});
