import { expect, test } from "vitest";
import { referenceEmitter } from "../../../generator/emitters/reference/index.ts";
import { miniModel } from "../../fixtures/mini_model.ts";

function pathsOf(...templates: readonly string[]): readonly string[] {
  const texts = new Map(templates.map((path) => [path, ""]));
  return referenceEmitter.emit({ model: miniModel, templates: texts, version: "1.2.3" }).map(({ path }) => path);
}

test.each([
  [["reference/main.ts"], ["reference/index.html", "reference/index.js"]],
  [["reference/early.ts", "runtime/validator.ts"], []],
  [[], []],
])("with the templates %j the page is %j", (templates, want) => {
  expect(pathsOf(...templates)).toEqual(want);
});

test("the entry of the script hands the connectors over in their order, with the validators of their params", () => {
  const [, entry] = referenceEmitter.emit({ model: miniModel, templates: new Map([["reference/main.ts", ""]]), version: "1.2.3" });
  const lines = entry?.text.split("\n") ?? [];
  expect(lines.filter((line) => line.startsWith("import"))).toEqual([
    'import { definition } from "../connectors/gateway.envelope.js";',
    'import * as connector0 from "../connectors/payments.js";',
    'import * as connector1 from "../connectors/file_storage.js";',
    'import { openPage } from "./main.js";',
  ]);
  expect(lines.slice(-5)).toEqual([
    "openPage([",
    expect.stringMatching(/^ {2}\{ id: "payments", .* params: \{ "customers\.list": connector0\.customersListParams, /u),
    expect.stringMatching(/^ {2}\{ id: "file_storage", gateway: definition, operations: connector1\.operations, /u),
    "]);",
    "",
  ]);
});
