import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { replaceFile } from "../../../../../templates/cli/report/write_reports.ts";
import { emptyFolder, put } from "../../../../fixtures/package_folder.ts";

describe("a file that is replaced", () => {
  test("has the new text, whether it was there or not, and nothing is beside it", () => {
    const folder = emptyFolder();
    for (const text of ["first", "second"]) {
      replaceFile(join(folder, "report.json"), text);
      expect(readFileSync(join(folder, "report.json"), "utf8")).toBe(text);
    }
    expect(readdirSync(folder)).toEqual(["report.json"]);
  });

  test.each([0o600, 0o666])("keeps its permissions: %o", (mode) => {
    const folder = emptyFolder();
    put(folder, "report.json", "old");
    chmodSync(join(folder, "report.json"), mode);
    replaceFile(join(folder, "report.json"), "new");
    expect(statSync(join(folder, "report.json")).mode & 0o777).toBe(mode);
  });

  test("is the one that a link leads to", () => {
    const folder = emptyFolder();
    put(folder, "there/report.json", "old");
    symlinkSync("there/report.json", join(folder, "link.json"));
    replaceFile(join(folder, "link.json"), "new");
    expect(readFileSync(join(folder, "there/report.json"), "utf8")).toBe("new");
    expect(lstatSync(join(folder, "link.json")).isSymbolicLink()).toBe(true);
  });

  test("is not replaced when the new one cannot be written", () => {
    const folder = emptyFolder();
    put(folder, "report.json", "old");
    // A folder is in the way of the temporary file.
    mkdirSync(join(folder, `report.json.${process.pid}.tmp`));
    expect(() => replaceFile(join(folder, "report.json"), "new")).toThrow("EISDIR");
    expect(readFileSync(join(folder, "report.json"), "utf8")).toBe("old");
  });
});

test("anything but a regular file is written to directly", () => {
  replaceFile("/dev/null", "text");
  expect(statSync("/dev/null").isFile()).toBe(false);
});
