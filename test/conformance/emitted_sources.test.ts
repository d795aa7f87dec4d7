import ts from "typescript";
import { describe, expect, test } from "vitest";
import { templatePath } from "../../generator/read/source/templates.ts";
import { generatedFiles } from "../fixtures/generated_files.ts";

describe("the code of the package", () => {
  const own = [...generatedFiles].filter(([path]) => /^(?:index|(?:connectors|runtime|bin)\/.*)\.(?:js|d\.ts)$/.test(path));
  /** Lines inside templates are text. */
  const hasText = /^(?:bin|runtime)\/.*\.js$/;

  test("names the file that it is made from", () => {
    const from = (path: string): string => {
      const [, folder = "", name = ""] = /^(?:(\w+)\/)?(.*?)(?:\.d)?\.[jt]s$/.exec(path) ?? [];
      // These modules have what the catalog uses: its formats, its connectors.
      if (path.startsWith("runtime/formats.") || path === "bin/connectors.js") return "spec/";
      if (folder === "runtime" || folder === "bin") return path.endsWith(".d.ts") ? templatePath(`${folder}/${name}.ts`) : "";
      if (name.endsWith(".inner")) return `spec/inner/${name.replace(".inner", "")}\\.(?:yaml|graphql)`;
      return folder === "connectors" && !name.startsWith("gateway") ? `spec/connectors/${name}.yaml` : "spec/";
    };
    const banner = (text: string): string => text.replace(/^#!.*\n/, "").split("\n")[0] ?? "";
    for (const [path, text] of own)
      expect(banner(text), path).toMatch(
        new RegExp(`^// @generated from ${from(path) || "templates/.*"} by connector-gateway-spec. Do not edit.$`),
      );
  });

  test("is indented by two columns, and its lines are no longer than 140", () => {
    const bad = own.flatMap(([path, text]) =>
      // A line of a program may end inside a template.
      (/^(?:bin|runtime\/sandbox|runtime\/verify)\/.*\.js$/.test(path) ? "" : text)
        .split("\n")
        .map((line, index) => [`${path}:${index + 1}`, line] as const)
        .filter(([, line]) => (line.length > 140 && !hasText.test(path) && !/"[^"]{100}/.test(line)) || /[ \t]$|\t/.test(line))
        .map(([place]) => place),
    );
    expect(bad).toEqual([]);
  });

  test("has exports with documentation, except for plain re-exports and guards, whose types have it", () => {
    const silent = own
      .filter(([path]) => /^(?:index|connectors).*\.d\.ts$/.test(path))
      .flatMap(([path, text]) => {
        const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
        const exported = file.statements.filter((statement) => ts.canHaveModifiers(statement) && ts.getModifiers(statement) !== undefined);
        return exported
          .filter((statement) => ts.getJSDocCommentsAndTags(statement).length === 0)
          .map((node) => `${path}: ${node.getText().slice(0, 60)}`);
      });
    expect(silent.filter((text) => !/AtLeastOneOf|: export (?:declare )?const is[A-Z]/.test(text))).toEqual([]);
  });
});
