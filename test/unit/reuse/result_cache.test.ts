import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { NO_CACHE, openResultCache, reuseText, reuseTexts, type CacheOptions } from "../../../generator/reuse/result_cache.ts";
import { emptyFolder } from "../../fixtures/package_folder.ts";

function open(folder: string, own: Partial<CacheOptions> = {}) {
  return openResultCache({ folder, maker: "generator 1", writer: "1", ...own });
}

describe("a cache", () => {
  test("finds what another process has kept for the same step and the same inputs", () => {
    const folder = join(emptyFolder(), "results");
    open(folder).keep("compile", ["a.ts", "text"], ["code", "déclarations\n", ""]);
    const cache = open(folder, { writer: "2" });
    expect(cache.find("compile", ["a.ts", "text"])).toEqual(["code", "déclarations\n", ""]);
  });

  test.each<readonly [string, string, readonly string[], string]>([
    ["another step", "trim", ["a.ts", "text"], "generator 1"],
    ["another text", "compile", ["a.ts", "text "], "generator 1"],
    ["texts that are split elsewhere", "compile", ["a.tst", "ext"], "generator 1"],
    ["one input less", "compile", ["a.tstext"], "generator 1"],
    ["another version of the program", "compile", ["a.ts", "text"], "generator 2"],
  ])("finds nothing for %s", (_, step, inputs, maker) => {
    const folder = emptyFolder();
    open(folder).keep("compile", ["a.ts", "text"], ["code"]);
    expect(open(folder, { maker }).find(step, inputs)).toBeUndefined();
  });

  test.each<readonly [string, (text: string) => string]>([
    ["empty", () => ""],
    ["cut", (text) => text.slice(0, -4)],
    ["edited", (text) => text.replace("code", "evil")],
    ["of another kind", () => "null"],
  ])("makes a result again whose file is %s", (_, damage) => {
    const folder = emptyFolder();
    const cache = open(folder);
    cache.keep("compile", ["text"], ["code"]);
    const [name = ""] = readdirSync(folder);
    writeFileSync(join(folder, name), damage(readFileSync(join(folder, name), "utf8")));
    expect(cache.find("compile", ["text"])).toBeUndefined();
    expect(reuseText(cache, "compile", ["text"], () => "code")).toBe("code");
    expect(cache.find("compile", ["text"])).toEqual(["code"]);
  });

  test("is no error where nothing can be read or written", () => {
    const file = join(emptyFolder(), "file");
    writeFileSync(file, "");
    const closed = join(emptyFolder(), "closed");
    mkdirSync(closed);
    chmodSync(closed, 0o500);
    for (const folder of [file, join(file, "below"), closed, "/dev/null/results"]) {
      const cache = open(folder);
      expect(reuseText(cache, "trim", ["text"], () => "made")).toBe("made");
    }
    expect(statSync(file).size).toBe(0);
  });

  test("leaves only complete files behind", () => {
    const folder = emptyFolder();
    const cache = open(folder);
    for (const text of ["a", "b", "a"]) cache.keep("trim", [text], [text]);
    expect(readdirSync(folder).filter((name) => !/^[0-9a-f]{64}$/u.test(name))).toEqual([]);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  test("removes the oldest results when there are too many", () => {
    const folder = emptyFolder();
    const before = open(folder);
    for (const [index, text] of ["first", "second", "third"].entries()) {
      before.keep("trim", [text], [text.padEnd(1000)]);
      for (const name of readdirSync(folder)) if (statSync(join(folder, name)).mtimeMs > 1e12) utimesSync(join(folder, name), index, index);
    }
    open(folder, { limit: 3000 }).keep("trim", ["fourth"], ["4".padEnd(1000)]);
    const left = ["first", "second", "third", "fourth"].filter((text) => before.find("trim", [text]) !== undefined);
    expect(left).toEqual(["third", "fourth"]);
  });
});

describe("reusing", () => {
  test("makes once what is kept", async () => {
    const cache = open(emptyFolder());
    let made = 0;
    const make = () => Promise.resolve([String((made += 1))]);
    expect([await reuseTexts(cache, "page", ["x"], make), await reuseTexts(cache, "page", ["x"], make)]).toEqual([["1"], ["1"]]);
    expect(await reuseTexts(cache, "page", ["y"], make)).toEqual(["2"]);
  });

  test("keeps nothing of what fails", async () => {
    const cache = open(emptyFolder());
    await expect(reuseTexts(cache, "page", ["x"], () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(cache.find("page", ["x"])).toBeUndefined();
  });

  test("makes everything without a cache", () => {
    let made = 0;
    const make = () => String((made += 1));
    expect([reuseText(NO_CACHE, "trim", ["x"], make), reuseText(NO_CACHE, "trim", ["x"], make)]).toEqual(["1", "2"]);
  });
});
