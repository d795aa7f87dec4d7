import fc from "fast-check";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { packageEmitter } from "../../../../../generator/emit/package.ts";
import type { Connector, Model, Operation } from "../../../../../generator/resolve/model/types.ts";
import { hostileModel } from "../../../../fixtures/hostile_model.ts";
import { miniModel } from "../../../../fixtures/mini_model.ts";
import { hostileTexts } from "../../print/hostile_texts.ts";
import { runs } from "../../../../fixtures/property_runs.ts";
import { CHARACTER } from "../../../../fixtures/character.ts";

const template = readFileSync("templates/llms.txt", "utf8");
const others = ["README.md", "CHANGELOG.md", "LICENSE"].map((path) => [path, "text\n"] as const);
const readmeSlots =
  "{{title}}{{catalog_version}}{{counted_connectors}}{{counted_entities}}{{counted_operations}}{{pages}}{{page_size}}{{open_operation_count}}{{connectors}}\n";
const [payments, storage] = miniModel.connectors;
if (payments === undefined || storage === undefined) throw new Error("The mini model has two connectors.");

function emit(model: Model, text = template): string {
  const templates = new Map([...others, ["README.md", readmeSlots], ["llms.txt", text]]);
  return packageEmitter.emit({ model, templates, version: "1.2.3" }).find(({ path }) => path === "llms.txt")?.text ?? "";
}

function headings(markdown: string): readonly string[] {
  return markdown.split("\n").filter((line) => line.startsWith("#"));
}

/** The mini model with one connector of one operation. */
function withOperation(connector: Connector, details: Partial<Operation>): Model {
  const [entity] = connector.entities;
  const [operation] = entity?.operations ?? [];
  if (entity === undefined || operation === undefined) throw new Error("The connector has no operation.");
  return { ...miniModel, connectors: [{ ...connector, entities: [{ ...entity, operations: [{ ...operation, ...details }] }] }] };
}

function lineOf(markdown: string, id: string): string | undefined {
  return markdown.split("\n").find((line) => line.startsWith(`- [${id}]`));
}

describe("the shape", () => {
  const text = emit(miniModel);

  test("is a title, a summary in a quote, and sections", () => {
    expect(text).toMatch(
      /^# connector-gateway-spec\n\n> The catalog of Connector Gateway as code and documents: 2 connectors with 5 entities/,
    );
    expect(text).toContain("10 operations");
    expect(text).toContain("version 1.2.3");
    const sections = ["## Documentation", "## Payments (`payments`)", "## File storage (`file_storage`)", "## Optional"];
    expect(headings(text)).toEqual(["# connector-gateway-spec", ...sections]);
  });

  test("counts a single one of each", () => {
    expect(emit(withOperation(payments, {}))).toMatch(/: 1 connector with 1 entity and\n> 1 operation\. /);
  });

  test("has only links in the sections, each with a note", () => {
    const lines = text.slice(text.indexOf("## Documentation")).split("\n");
    const items = lines.filter((line) => line !== "" && !line.startsWith("## "));
    expect(items.length).toBeGreaterThan(25);
    expect(items.filter((line) => !/^- \[[\w./]+\]\([\w./]+\)(: .+)?$/.test(line))).toEqual([]);
  });

  test("lists every operation of every connector, in catalog order", () => {
    const ids = miniModel.connectors.flatMap(({ entities }) => entities).flatMap(({ operations }) => operations.map(({ id }) => id));
    expect([...text.matchAll(/^- \[(\w+\.\w+\.\w+)\]\(connectors\/\w+\.d\.ts\)/gm)].map(([, id]) => id)).toEqual(ids);
  });

  test("leads to the files of each connector", () => {
    for (const id of ["payments", "file_storage"])
      for (const path of [`connectors/${id}.d.ts`, `schemas/${id}.json`, `openapi/${id}.json`, `examples/${id}.json`])
        expect(text).toContain(`- [${path}](${path}): `);
  });

  test("names the records", () => {
    expect(lineOf(text, "connectors/payments.d.ts")).toContain(`Records: \`${payments.records[0]?.name ?? ""}\``);
  });
});

describe("the line of an operation", () => {
  const id = payments.entities[0]?.operations[0]?.id ?? "";

  test.each<[what: string, details: Partial<Operation>, want: string]>([
    ["the first sentence of the description", { description: "Lists customers. Newest first." }, ": Lists customers."],
    ["a description of one sentence", { description: "Lists customers" }, ": Lists customers."],
    ["a version number inside a sentence", { description: "Uses API 2.0 of it. More." }, ": Uses API 2.0 of it."],
    ["that it is deprecated", { description: "Lists. More.", deprecated: "Use search." }, ": Lists. Deprecated: Use search."],
    ["that it is experimental", { description: "Lists.", experimental: "May go." }, ": Lists. Experimental: May go."],
    ["markup as text", { description: "a [b](c) <i>\n# d" }, ": a \\[b\\](c) \\<i\\> \\# d."],
  ])("has %s", (_what, details, want) => {
    expect(lineOf(emit(withOperation(payments, details)), id)).toBe(`- [${id}](connectors/payments.d.ts)${want}`);
  });

  test("has no note without a description", () => {
    const model = withOperation(payments, {});
    const bare = JSON.parse(JSON.stringify(model, (key, value: unknown) => (key === "description" ? undefined : value))) as Model;
    const connectors = bare.connectors.map((connector) => ({ ...connector, description: "Payments." }));
    expect(lineOf(emit({ ...bare, connectors }), id)).toBe(`- [${id}](connectors/payments.d.ts)`);
  });
});

describe("hostile texts", () => {
  test.each(hostileTexts)("%j adds no section and no line", (text) => {
    const emitted = emit(hostileModel(miniModel, text));
    expect(headings(emitted)).toHaveLength(headings(emit(miniModel)).length);
    expect(emitted.split("\n")).toHaveLength(emit(miniModel).split("\n").length);
  });

  test("no text adds a section, a line or a slot", () => {
    const lines = emit(miniModel).split("\n").length;
    fc.assert(
      fc.property(fc.string({ unit: CHARACTER }), (text) => {
        const emitted = emit(hostileModel(miniModel, `${text}{{title}}`));
        expect(emitted.split("\n")).toHaveLength(lines);
        expect(headings(emitted)).toHaveLength(5);
      }),
      runs(20),
    );
  });
});
