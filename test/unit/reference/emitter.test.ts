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

test("the entry of the script imports every connector, and hands them over in their order", () => {
  const [, entry] = referenceEmitter.emit({ model: miniModel, templates: new Map([["reference/main.ts", ""]]), version: "1.2.3" });
  expect(entry?.text.split("\n")).toEqual([
    'import { connector as connector0 } from "../connectors/payments.js";',
    'import { connector as connector1 } from "../connectors/file_storage.js";',
    'import { openPage } from "./main.js";',
    "",
    "openPage([connector0, connector1]);",
    "",
  ]);
});
