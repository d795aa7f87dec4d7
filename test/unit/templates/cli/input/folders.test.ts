import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openInputs } from "../../../../../templates/cli/input/open_inputs.ts";
import { pathFilter } from "../../../../../templates/cli/input/paths.ts";
import { runCommand, toChunks } from "../../../../fixtures/command_line.ts";
import { emptyFolder, put } from "../../../../fixtures/package_folder.ts";

const TREE = [
  "b.json",
  "a.ndjson",
  "A.JSON",
  "c.jsonl",
  "d.har",
  "e.json.gz",
  "f.yaml",
  "g.txt",
  "h.json.bak",
  "x/a.json",
  "x/y/z.ndjson.gz",
  "x.json/i.json",
  "node_modules/j.json",
  "x/node_modules/k.json",
  ".git/l.json",
  "x/.hidden/m.json",
  ".n.json",
];

/** The inputs that the words name in a folder with the tree; problems with their code. */
function inputsOf(
  words: readonly string[],
  excludes: readonly string[] = [],
  change: (folder: string) => void = () => undefined,
): string[] {
  const cwd = emptyFolder();
  for (const path of TREE) put(cwd, path, "{}");
  change(cwd);
  const places = { cwd, stdin: toChunks, isExcluded: pathFilter(excludes, cwd), ownFiles: new Set([join(cwd, "own.json")]) };
  return openInputs(words, places).map(({ name, open }) => (typeof open === "function" ? name : `${name} ${open.code}`));
}

const EVERYTHING = ["A.JSON", "a.ndjson", "b.json", "c.jsonl", "d.har", "e.json.gz", "x.json/i.json", "x/a.json", "x/y/z.ndjson.gz"];

describe("a folder", () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ["is walked, sorted, without hidden entries and node_modules", ["."], EVERYTHING],
    ["may end in /", ["x/"], ["x/a.json", "x/y/z.ndjson.gz"]],
    ["may have the name of a file", ["x.json"], ["x.json/i.json"]],
    ["may be a hidden one that is named", [".git"], [".git/l.json"]],
    ["may be node_modules if it is named", ["node_modules"], ["node_modules/j.json"]],
    ["names a file once", ["x/a.json", "x", "x/y"], ["x/a.json", "x/y/z.ndjson.gz"]],
    ["keeps the order of the words", ["x", "b.json"], ["x/a.json", "x/y/z.ndjson.gz", "b.json"]],
  ])("%s", (_what, words, wanted) => {
    expect(inputsOf(words)).toEqual(wanted);
  });

  test("without payload files is a problem", () => {
    expect(inputsOf(["empty"], [], (cwd) => put(cwd, "empty/a.txt", ""))).toEqual(["empty input/no-match"]);
    expect(inputsOf(["empty"], [], (cwd) => mkdirSync(join(cwd, "empty")))).toEqual(["empty input/no-match"]);
  });

  test("does not name the files that the run itself uses", () => {
    const change = (cwd: string): void => put(cwd, "own.json", "{}");
    expect(inputsOf(["."], [], change)).toEqual(EVERYTHING);
    expect(inputsOf(["o*.json"], [], change)).toEqual([]);
    expect(inputsOf(["own.json"], [], change)).toEqual(["own.json"]);
  });

  test("does not follow links to folders, and reports links that lead nowhere", () => {
    const change = (cwd: string): void => {
      put(cwd, "links/real.json", "{}");
      symlinkSync(".", join(cwd, "links/loop"));
      symlinkSync("../x", join(cwd, "links/other"));
      symlinkSync("real.json", join(cwd, "links/to_file.json"));
      symlinkSync("nothing.json", join(cwd, "links/broken.json"));
      symlinkSync("itself.json", join(cwd, "links/itself.json"));
      symlinkSync("links", join(cwd, "to_folder"));
    };
    const wanted = ["broken.json input/not-found", "itself.json input/unreadable", "real.json", "to_file.json"];
    expect(inputsOf(["links"], [], change)).toEqual(wanted.map((name) => `links/${name}`));
    expect(inputsOf(["to_folder"], [], change)).toEqual(wanted.map((name) => `to_folder/${name}`));
  });

  test("does not name pipes, which would block", () => {
    expect(
      inputsOf(["pipes"], [], (cwd) => {
        put(cwd, "pipes/a.json", "{}");
        execFileSync("sh", ["-c", "mkfifo pipes/b.json"], { cwd });
      }),
    ).toEqual(["pipes/a.json"]);
  });
});

describe("excluded", () => {
  test.each<[readonly string[], readonly string[]]>([
    [["x"], ["A.JSON", "a.ndjson", "b.json", "c.jsonl", "d.har", "e.json.gz", "x.json/i.json"]],
    [
      ["*.gz", "*.json"],
      ["A.JSON", "a.ndjson", "c.jsonl", "d.har"],
    ],
    [["x/**/*.gz"], EVERYTHING.filter((name) => name !== "x/y/z.ndjson.gz")],
    [["**"], []],
  ])("%j from a folder", (excludes, wanted) => {
    expect(inputsOf(["."], excludes)).toEqual(wanted);
  });

  test("from patterns, names and folders that are named", () => {
    expect(inputsOf(["*.json", "x/a.json", "x", "nothing.json"], ["x", "b.*"])).toEqual(["nothing.json input/not-found"]);
  });
});

test.each(["a.json/x", "b.json/", "x/a.json/*.json", "\u0000"])("%j is a problem and not a bug", (word) => {
  const [found = ""] = inputsOf([word], [], (cwd) => put(cwd, "a.json", "{}"));
  expect(found).toMatch(/ input\/|^b\.json$/);
});

describe("the command", () => {
  const wrong = '{"entity":"customers","action":"list","params":{"limit":0}}';

  test("checks a folder, without its own configuration, baseline and reports", async () => {
    const config = { paths: ["."], exclude: ["b.ndjson"], baseline: "known.json", reports: [{ format: "ndjson", output: "out.json" }] };
    const files = {
      "connector-gateway-spec.config.json": JSON.stringify(config),
      "known.json": '{"version":1,"findings":[]}',
      "out.json": "an old report",
      "payloads/deep/a.json": wrong,
      "payloads/b.ndjson": wrong,
    };
    let report = "";
    const after = (folder: string): void => void (report = readFileSync(join(folder, "out.json"), "utf8"));
    expect((await runCommand(["validate"], { files, after })).code).toBe(1);
    expect(report.trim().split("\n")).toHaveLength(1);
    expect(JSON.parse(report)).toMatchObject({ file: "payloads/deep/a.json", code: "value/minimum" });
  });

  test("reads no file when all are excluded", async () => {
    const { code, stdout } = await runCommand(["validate", ".", "--exclude", "*.json"], { files: { "a.json": wrong } });
    expect([code, stdout]).toEqual([0, "no findings in 0 values of 0 files\n"]);
  });
});
