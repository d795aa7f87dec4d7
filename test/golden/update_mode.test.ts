import { expect, test } from "vitest";
import { isUpdateMode } from "./update_mode.ts";

test.each([
  [{}, false],
  [{ CI: "true" }, false],
  [{ UPDATE_GOLDEN: "" }, false],
  [{ UPDATE_GOLDEN: "0", CI: "1" }, false],
  [{ UPDATE_GOLDEN: "1" }, true],
  [{ UPDATE_GOLDEN: "1", CI: "" }, true],
  [{ UPDATE_GOLDEN: "1", CI: "false" }, true],
])("with %j the golden files are updated: %j", (environment, want) => {
  expect(isUpdateMode(environment)).toBe(want);
});

test.each(["true", "1", "woodpecker"])("in CI (%s) an update is refused", (value) => {
  expect(() => isUpdateMode({ UPDATE_GOLDEN: "1", CI: value })).toThrow("UPDATE_GOLDEN cannot be used in CI");
});
