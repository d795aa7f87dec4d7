import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compare } from "../../../../generator/cli/commands/compare.ts";
import { printMeaning } from "../../../../generator/cli/meaning_of_edit.ts";
import { toCatalog } from "../../../../generator/emit/catalog.ts";
import { loadAndCheck } from "../../../../generator/run.ts";
import { readCatalogSources } from "../../../../generator/read/source/read.ts";
import { HIGHER_LIMIT, LOWER_LIMIT, shopText } from "../../../fixtures/compared_catalogs.ts";
import { fakeProgram } from "../../../fixtures/fake_program.ts";
import { copyOf, emptyFolder, put } from "../../../fixtures/package_folder.ts";
import { editCatalog, smallCatalog } from "../../../fixtures/small_project.ts";

/** How the command ended, and what it printed. */
interface Ended {
  readonly outcome: unknown;
  readonly printed: string;
  readonly complaints: string;
}

async function run(project: string, ...argv: readonly string[]): Promise<Ended> {
  const { program, printed, complaints } = fakeProgram(project);
  const outcome = await compare.run(argv, program);
  return { outcome, printed: printed(), complaints: complaints() };
}

function git(folder: string, ...args: readonly string[]): void {
  const settings = ["-c", "user.name=a", "-c", "user.email=a@example.test", "-c", "commit.gpgsign=false", "-c", "init.defaultBranch=main"];
  execFileSync("git", [...settings, ...args], { cwd: folder, stdio: "ignore" });
}

/** Writes what `generate` would write, as far as the command reads it. */
function writeCatalog(project: string, version = "1.2.3"): void {
  const { model } = loadAndCheck(readCatalogSources(project));
  if (model === undefined) throw new Error("The catalog has errors.");
  put(project, "generated/catalog.json", JSON.stringify({ $schema: "./catalog.schema.json", ...toCatalog(model, version) }));
}

/** A project without a repository, whose package is up to date. */
function plainProject(): string {
  return fillProject(emptyFolder());
}

function fillProject(project: string): string {
  for (const { path, text } of smallCatalog()) put(project, path, text);
  put(project, "package.json", '{ "version": "1.2.3" }\n');
  put(project, "generated/connectors/shop.d.ts", "export type A = 1;\n");
  writeCatalog(project);
  return project;
}

let original: string;

beforeAll(() => {
  original = mkdtempSync(join(tmpdir(), "compared-"));
  fillProject(original);
  commitAll(original);
});

afterAll(() => rmSync(original, { recursive: true, force: true }));

/** The same with everything in a commit. Copying takes less time than git. */
function committedProject(): string {
  return copyOf(original);
}

function commitAll(project: string): void {
  git(project, "init", "--quiet");
  git(project, "add", "-A");
  git(project, "commit", "--quiet", "-m", "a commit");
}

describe("compare with a commit", () => {
  test("finds nothing in a catalog that is the same", async () => {
    expect(await run(committedProject(), "HEAD")).toEqual({ outcome: 0, printed: "no changes\n", complaints: "" });
  });

  test("reads the catalog in spec/ as it is, and shows where the change is written", async () => {
    const project = committedProject();
    editCatalog(project, "max: 100", "max: 50");
    const { outcome, printed } = await run(project, "HEAD");
    expect(outcome).toBe(1);
    const [, line = 0, column = 0] = /\bspec\/connectors\/shop\.yaml:(\d+):(\d+)\n/u.exec(printed) ?? [];
    expect(printed).toContain("must now be at most 50 (100 before)");
    const text = readFileSync(join(project, "spec/connectors/shop.yaml"), "utf8").split("\n")[Number(line) - 1] ?? "";
    expect(text.slice(Number(column) - 1)).toMatch(/^max: 50/u);
  });

  test("shows the place around what is gone", async () => {
    const project = committedProject();
    editCatalog(project, "max: 100", "max: 50");
    const { printed } = await run(project, "HEAD", "--format", "github");
    expect(printed).toMatch(/^::error file=spec\/connectors\/shop\.yaml,line=\d+,col=\d+,title=max\/narrowed::/u);
  });

  test("compares types if the package is up to date", async () => {
    const project = committedProject();
    put(project, "generated/connectors/shop.d.ts", "export type A = 2;\n");
    expect((await run(project, "HEAD")).printed).toContain("`A` of connectors/shop.d.ts has another declaration");
    put(project, "generated/catalog.json", "{}");
    expect((await run(project, "HEAD")).printed).toContain("no changes\n\nnote declaration/skipped");
  });

  test("uses the accepted breaks of the project", async () => {
    const project = committedProject();
    editCatalog(project, "max: 100", "max: 50");
    const { printed } = await run(project, "HEAD", "--format", "json");
    const { changes } = JSON.parse(printed) as { readonly changes: readonly { readonly id: string }[] };
    const accepted = changes.map(({ id }) => ({ id, reason: "Nobody sends more.", expires: "2030-01-01" }));
    put(project, "spec/accepted_breaks.json", JSON.stringify({ accepted }));
    expect((await run(project, "HEAD")).outcome).toBe(0);
    put(project, "other.json", '{ "accepted": [] }');
    expect((await run(project, "HEAD", "--accept", "other.json")).outcome).toBe(1);
    put(project, "spec/accepted_breaks.json", '{ "accepted": {} }');
    expect((await run(project, "HEAD")).outcome).toEqual({
      usageError: expect.stringMatching(/^spec\/accepted_breaks\.json:1:15: "accepted" must be a list; the form is /u) as string,
    });
  });

  test("checks the version in package.json", async () => {
    const project = committedProject();
    editCatalog(project, "max: 100", "max: 50");
    expect((await run(project, "HEAD", "--check-version")).outcome).toBe(1);
    put(project, "package.json", '{ "version": "2.0.0" }\n');
    expect((await run(project, "HEAD", "--check-version")).outcome).toBe(0);
  });

  test.each(["HEAD", undefined])("prints what is wrong with a broken catalog as check does, with %s", async (ref) => {
    const project = committedProject();
    editCatalog(project, "limit: PageLimit", "limit: PageLimt");
    const runAs = (format: string): Promise<Ended> => run(project, ...(ref === undefined ? [] : [ref]), "--format", format);
    const pretty = await runAs("pretty");
    expect([pretty.outcome, pretty.complaints]).toEqual([1, ""]);
    expect(pretty.printed).toMatch(/ref\/unknown.*\n\nNothing was compared: \d+ errors? in the catalog\.\n$/su);
    expect((await runAs("github")).printed).toMatch(/^::error file=spec\/connectors\/shop\.yaml,line=\d+,/u);
    expect(JSON.parse((await runAs("json")).printed)).toContainEqual(expect.objectContaining({ code: "ref/unknown" }));
  });

  test.each<[about: string, argv: readonly string[], want: RegExp]>([
    ["a ref that does not exist", ["v9"], /^there is no commit "v9" in this repository$/u],
    ["a ref that is an option", ["--upload-pack=x"], /^unknown option "--upload-pack"/u],
    ["a ref of another kind", ["HEAD:spec"], /^there is no commit "HEAD:spec"/u],
    ["a ref with control characters", ["a\u001b[31m"], /^there is no commit "a\\u001b\[31m"/u],
    ["a package that is not there", ["HEAD", "--out", "nowhere"], /^HEAD has no nowhere\/catalog\.json$/u],
    ["a package outside of the repository", ["HEAD", "--out", "../.."], /^HEAD has no \.\.\/\.\.\/catalog\.json$/u],
    ["a side that does not exist", ["a.json", "b.json"], /^a\.json does not exist; check the path$/u],
    ["three operands", ["a", "b", "c"], /^unexpected argument "c"; at most 2 are accepted/u],
    ["an unknown side", ["HEAD", "--for", "everybody"], /^unknown value "everybody" for --for; the values are caller, implementer, both$/u],
    ["an unknown format", ["HEAD", "--format", "jsn"], /^unknown value "jsn" for --format; did you mean json\?$/u],
  ])("refuses %s", async (_about, argv, want) => {
    const { outcome, printed } = await run(committedProject(), ...argv);
    expect([outcome, printed]).toEqual([{ usageError: expect.stringMatching(want) as string }, ""]);
  });

  test("refuses a commit whose catalog is broken", async () => {
    const project = plainProject();
    put(project, "generated/catalog.json", "{");
    commitAll(project);
    expect((await run(project, "HEAD")).outcome).toEqual({
      usageError: expect.stringMatching(/^catalog\.json of HEAD:1:2 is not JSON: expected a key in double quotes; /u) as string,
    });
  });

  test("refuses a folder without a repository", async () => {
    const { outcome } = await run(plainProject(), "HEAD");
    expect(outcome).toEqual({ usageError: expect.stringMatching(/ is in no git repository$/u) as string });
  });

  test.each([[], ["--check-version"], ["HEAD"]])("refuses a folder that is no project, with %j", async (...argv) => {
    const { outcome, printed } = await run(committedProject(), ...argv, "--root", "nowhere");
    const usageError = expect.stringMatching(
      /nowhere" is not a project, because it has no spec; name the folder of one with --root$/u,
    ) as string;
    expect([outcome, printed]).toEqual([{ usageError }, ""]);
  });
});

test("compare refuses a project without the version of its package", async () => {
  const project = committedProject();
  rmSync(join(project, "package.json"));
  const usageError = expect.stringMatching(/ is not a project, because it has no package\.json; /u) as string;
  expect((await run(project, "HEAD")).outcome).toEqual({ usageError });
});

describe("compare without a commit", () => {
  test.each([
    ["a project without releases", committedProject],
    ["a project without a repository", plainProject],
  ])("has nothing to do in %s", async (_about, make) => {
    const { outcome, printed } = await run(make(), "--check-version");
    expect(outcome).toBe(0);
    expect(printed).toMatch(/^Nothing to compare with: there is no release tag v\* in the history\./u);
  });

  test.each<[format: string, want: RegExp]>([
    ["json", /^\{[^]*"required": "none",\s*"failed": false,[^]*"changes": \[\],\s*"stale": \[\]\s*\}\n$/u],
    ["ndjson", /^$/u],
    ["sarif", /^\{[^]*"version": "2\.1\.0"/u],
    ["junit", /^<\?xml [^]*<\/testsuites>\n$/u],
    ["github", /^(?:::.*\n)*no changes\n$/u],
    ["markdown", /^## 1\.2\.3\n\nNo changes\.\n$/u],
  ])("prints a report without changes as %s", async (format, want) => {
    const project = plainProject();
    put(project, "spec/accepted_breaks.json", '{ "accepted": [{ "id": "a", "reason": "None.", "expires": "2030-01-01" }] }');
    const { outcome, printed, complaints } = await run(project, "--check-version", "--format", format);
    expect(outcome).toBe(0);
    expect(printed).toMatch(want);
    expect(complaints).toMatch(/^Nothing to compare with: there is no release tag/u);
  });

  test("takes the newest release of the branch", async () => {
    const project = committedProject();
    for (const tag of ["v1.9.0", "v1.10.0-rc.1", "vision", "v-2"]) git(project, "tag", tag);
    editCatalog(project, "max: 100", "max: 50");
    put(project, "generated/connectors/shop.d.ts", "export type A = 1;\nexport type B = 1;\n");
    writeCatalog(project);
    git(project, "commit", "--quiet", "-am", "another commit");
    git(project, "tag", "v1.10.0");
    expect((await run(project)).printed).toBe("no changes\n");
    git(project, "checkout", "--quiet", "HEAD~1");
    expect((await run(project, "v1.10.0")).printed).toMatch(/, \d+ to do for implementers \(version step: minor\)\n/u);
    expect((await run(project)).printed).toBe("no changes\n");
  });
});

describe("compare of two sides", () => {
  test("works like the command of the package", async () => {
    const project = emptyFolder();
    writeFileSync(join(project, "package.json"), '{ "version": "1.2.3" }');
    writeFileSync(join(project, "old.json"), shopText("1.0.0"));
    writeFileSync(join(project, "new.json"), shopText("1.0.0", LOWER_LIMIT));
    const { outcome, printed } = await run(project, "old.json", "new.json", "--for", "caller");
    expect(outcome).toBe(1);
    expect(printed).toMatch(/^2 breaking for callers \(version step: major\)\n/u);
    rmSync(join(project, "old.json"));
    expect((await run(project, "old.json", "new.json")).outcome).toHaveProperty("usageError");
  });
});

describe("what an edit means", () => {
  const shop = shopText("1.0.0");

  test.each<[about: string, before: string, after: string, want: string]>([
    [
      "several changes",
      shop,
      shopText("1.0.0", LOWER_LIMIT, ["note: string | null", "note: string | null, left: boolean | null"]),
      "Changes: 2 breaking for callers, 1 compatible (version step: major)\n  `limit` of shop.orders.list must now be at most 50 (100 before), and 2 more: npm run compare -- HEAD\n",
    ],
    [
      "a break for callers after one for implementers",
      shop,
      shopText("1.0.0", LOWER_LIMIT, ["note: string | null", "note: string | null, memo: string"]),
      "Changes: 2 breaking for callers, 1 to do for implementers (version step: major)\n  `limit` of shop.orders.list must now be at most 50 (100 before), and 2 more: npm run compare -- HEAD\n",
    ],
    [
      "something to do for implementers",
      shop,
      shopText("1.0.0", ["min: 0", "min: 0, max: 5"], HIGHER_LIMIT),
      "Changes: compatible for callers, 3 to do for implementers (version step: minor)\n",
    ],
    [
      "a single change",
      shop,
      shopText("1.0.0", ["What was ordered.", "Orders."]),
      "Changes: 1 without effect on programs (version step: patch)\n  shop.orders has other texts",
    ],
    ["another version only", shop, shopText("2.0.0"), ""],
    ["a catalog that cannot be read", "{", shop, ""],
    ["something that is no catalog", "[]", shop, ""],
    ["a catalog of a newer generator", shop.replace("{", '{"languageVersion":99,'), shop, ""],
  ])("of %s", (_about, before, after, want) => {
    const text = printMeaning(before, after, false);
    if (want === "") expect(text).toBe("");
    else expect(text).toContain(want.replace(/ \(version step: major\)\n$/u, ""));
    expect(text.split("\n").length).toBe(want === "" ? 1 : 3);
  });
});
