import { expect, test } from "vitest";
import { referenceEmitter } from "../../../../generator/emit/reference/index.ts";
import { miniModel } from "../../../fixtures/mini_model.ts";

test.each([
  [["built/reference/page.js"], ["reference/index.html"]],
  [["built/runtime/engine.js"], []],
  [[], []],
])("with the templates %j the page is %j", (templates, want) => {
  const texts = new Map(templates.map((path) => [path, ""]));
  expect(referenceEmitter.emit({ model: miniModel, templates: texts, version: "1.2.3" }).map(({ path }) => path)).toEqual(want);
});
