import { readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { nodeDisk, type Disk } from "../../../../generator/write/disk.ts";
import { replaceFile } from "../../../../generator/write/write.ts";
import { emptyFolder, mortalDisk } from "../../../fixtures/package_folder.ts";

function folderWith(text: string): string {
  const folder = emptyFolder();
  writeFileSync(join(folder, "a.yaml"), text);
  return folder;
}

function replace(folder: string, disk: Disk = nodeDisk, before = "one"): string | undefined {
  return replaceFile(disk, { path: join(folder, "a.yaml"), before, after: "two" }, "7");
}

/** The names and texts in a folder. */
function read(folder: string): readonly (readonly [string, string])[] {
  return readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]);
}

/** A disk one of whose operations fails. */
function failing(name: "create" | "rename", code: string): Disk {
  const fail = (): never => {
    throw Object.assign(new Error(code), { code, syscall: name });
  };
  return { ...nodeDisk, [name]: fail };
}

describe("replaceFile", () => {
  it("replaces the text, and keeps the mode", () => {
    const folder = folderWith("one");
    expect(replace(folder)).toBeUndefined();
    expect(read(folder)).toEqual([["a.yaml", "two"]]);
    expect(statSync(join(folder, "a.yaml")).mode & 0o111).toBe(0);
  });

  it("replaces what a run left behind that was interrupted", () => {
    const folder = folderWith("one");
    writeFileSync(join(folder, ".a.yaml.7.tmp"), "tw");
    expect(replace(folder)).toBeUndefined();
    expect(read(folder)).toEqual([["a.yaml", "two"]]);
  });

  it.each([0, 1, 2])("leaves the old text or the new one when it is interrupted at step %i", (step) => {
    const folder = folderWith("one");
    expect(() => replace(folder, mortalDisk(step).disk)).toThrow("killed");
    expect(readFileSync(join(folder, "a.yaml"), "utf8")).toBe("one");
  });

  it("does not overwrite a text that was written in the meantime", () => {
    const folder = folderWith("three");
    expect(replace(folder)).toBe("it has changed in the meantime");
    expect(read(folder)).toEqual([["a.yaml", "three"]]);
  });

  it.each([
    ["create", "ENOSPC", "no space is left on the device (ENOSPC)"],
    ["rename", "EACCES", "permission denied (EACCES)"],
    ["rename", "EWHAT", "EWHAT"],
  ] as const)("says why it cannot %s, and leaves the file alone (%s)", (name, code, reason) => {
    const folder = folderWith("one");
    expect(replace(folder, failing(name, code))).toBe(reason);
    expect(read(folder)).toEqual([["a.yaml", "one"]]);
  });

  it("does not replace a link, nor what is not there", () => {
    const folder = emptyFolder();
    expect(replace(folder)).toBe("it is not a file");
    const other = folderWith("one");
    symlinkSync(join(other, "a.yaml"), join(folder, "a.yaml"));
    expect(replace(folder)).toBe("it is a link");
    expect(read(other)).toEqual([["a.yaml", "one"]]);
  });
});
