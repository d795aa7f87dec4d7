import { expect, test } from "vitest";
import { readWhole } from "../../../../../templates/cli/input/paths.ts";

test("a device without an end is read until it is too large", () => {
  expect(() => readWhole("/dev/zero", 1_000_000)).toThrow("ERR_FS_FILE_TOO_LARGE");
});
