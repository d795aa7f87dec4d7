import { describe, expect, test } from "vitest";
import { importsOf, resolve, sourcesIn, type Source } from "./fixtures/source_code.ts";

/**
 * The layers of templates/bin/, top to bottom, as files and folders. A file of a folder that is named by itself belongs to that
 * layer only. A layer may import from its own row and from the rows below.
 */
const layers: readonly (readonly string[])[] = [
  ["connector-gateway-spec.js"],
  ["program.ts"],
  ["main.ts"],
  ["help.ts"],
  ["arguments.ts"],
  ["check/validate.ts", "compare", "serve"],
  ["settings.ts", "load_addresses.ts"],
  ["check", "look_up"],
  ["config", "validate_arguments.ts", "compare/compare_arguments.ts", "serve/serve_arguments.ts"],
  ["report"],
  ["check/located_issue.ts", "check/severity.ts", "payload"],
  ["options.ts", "names.ts", "context.ts"],
  ["compare/change.ts"],
  ["catalog", "exact_numbers.ts", "input", "json", "formats.ts", "usage_error.ts"],
];

const templates = sourcesIn("templates");
const program = templates.filter(({ path }) => path.startsWith("templates/bin/"));

interface Import {
  readonly path: string;
  readonly target: string;
}

/** The imports of a file, as files of the project where they are relative. */
function targetsOf(source: Source): readonly string[] {
  return importsOf(source).map((specifier) => resolve(source, specifier).replace(/(?<=^(?:templates|generator)\/.*)\.js$/u, ".ts"));
}

/** The layer of a file of templates/bin/: the longest name that fits. */
function layerOf(path: string): string | undefined {
  const inside = path.replace("templates/bin/", "");
  const fitting = layers.flat().filter((name) => inside === name || inside.startsWith(`${name}/`));
  return fitting.sort((left, right) => right.length - left.length)[0];
}

function rank(path: string): number {
  const name = layerOf(path);
  return layers.findIndex((row) => name !== undefined && row.includes(name));
}

/** The names of the connectors are no template: they are emitted from the catalog. */
const EMITTED = "templates/bin/connectors.ts";

/** The types of the command line's catalog are those of the model; an import of types is not in the package. */
const borrowed = [
  "templates/bin/catalog/catalog_types.ts imports generator/model/catalog_document.ts",
  "templates/bin/catalog/catalog_types.ts imports generator/model/types.ts",
];

describe("templates", () => {
  test("import no external modules, except Node's own in the command line and in the adapter for Node, and what the page bundles", () => {
    const forNode = /^templates\/(?:bin\/|runtime\/server\/node\.ts$)/;
    const bundled = /^templates\/(?:reference\/.*: (?:preact(?:\/hooks)?|minisearch)|search\/.*: minisearch)$/u;
    const stray = templates.flatMap((source) =>
      targetsOf(source)
        .filter((target) => !target.startsWith("templates/") && !(target.startsWith("node:") && forNode.test(source.path)))
        .filter((target) => !bundled.test(`${source.path}: ${target}`))
        .map((target) => `${source.path} imports ${target}`),
    );
    expect(stray).toEqual(borrowed);
  });

  test("of the runtime do not import the command line, and those of the page import nothing of it but its JSON", () => {
    // The runtime must not depend on a program that nobody who imports it needs. The page is bundled, so it has what it imports in it: it
    // reads JSON that people write, and says where it is wrong, in the same words as the command line.
    const json = ({ path, target }: Import): boolean => path.startsWith("templates/reference/") && target.startsWith("templates/bin/json/");
    const borrowing = templates
      .filter((source) => !source.path.startsWith("templates/bin/"))
      .flatMap((source) => targetsOf(source).map((target) => ({ path: source.path, target })))
      .filter(({ target }) => target.startsWith("templates/bin/"));
    expect(borrowing.filter((one) => !json(one))).toEqual([]);
  });

  test("for searching import only each other and what is shared, and only the page imports them", () => {
    const isSearch = (path: string): boolean => path.startsWith("templates/search/");
    const stray = templates
      .flatMap((source) => targetsOf(source).map((target) => ({ path: source.path, target })))
      .filter(({ target }) => target.startsWith("templates/"))
      .filter(({ path, target }) =>
        isSearch(path)
          ? !isSearch(target) && !target.startsWith("templates/shared/")
          : isSearch(target) && !path.startsWith("templates/reference/"),
      );
    expect(stray).toEqual([]);
  });

  test("for JSON in the command line do not import the rest of it, which the page would take along", () => {
    const stray = program
      .filter(({ path }) => path.startsWith("templates/bin/json/"))
      .flatMap((source) => targetsOf(source).map((target) => `${source.path} imports ${target}`))
      .filter((line) => !/ imports templates\/(?:bin\/json|shared)\//u.test(line));
    expect(stray).toEqual([]);
  });
});

describe("the command line", () => {
  test("imports downwards only", () => {
    const upward = program.flatMap((source) =>
      targetsOf(source)
        .filter((target) => target.startsWith("templates/bin/") && target !== EMITTED && rank(target) < rank(source.path))
        .map((target) => `${source.path} imports ${target}`),
    );
    expect(upward).toEqual([]);
  });

  test("has a layer for every file, and a file for every layer", () => {
    const names = program.map(({ path }) => layerOf(path) ?? path);
    expect(new Set(names)).toEqual(new Set(layers.flat()));
  });
});
