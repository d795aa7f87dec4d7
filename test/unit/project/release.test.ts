import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findReleaseProblems } from "../../../.ci/check_release.ts";
import { installLines, originOf, withInstallLines } from "../../../.ci/prepare_release.ts";
import { filesOfRelease } from "../../../.ci/prepare_release.ts";
import { readProjectFile, ROOT } from "./project_files.ts";

const repository = { type: "git", url: "git+https://github.com/example/a.git" };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "release-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, content: object | string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === "string" ? content : JSON.stringify(content));
}

describe("the check of a release", () => {
  const right = { version: "1.2.0", repository };

  function problemsOf(
    tag: string,
    { root = right, published = right, gateway = right }: Readonly<Record<string, object>>,
  ): readonly string[] {
    write("package.json", root);
    write("generated/package.json", published);
    write("gateway/package.json", gateway);
    return findReleaseProblems(folder, tag);
  }

  it("accepts a tag with the version of all packages", () => {
    expect(problemsOf("v1.2.0", {})).toEqual([]);
  });

  it.each<[about: string, tag: string, packages: Readonly<Record<string, object>>, want: string]>([
    ["another version", "v1.2.1", {}, "tag v1.2.1 does not match version 1.2.0"],
    ["a tag without v", "1.2.0", {}, "the tag must be v1.2.0"],
    ["a package of an older version", "v1.2.0", { published: { ...right, version: "1.1.0" } }, "generated/package.json has version 1.1.0"],
    [
      "a package that npm cannot compare with the workflow",
      "v1.2.0",
      { gateway: { version: "1.2.0" } },
      "gateway/package.json has no `repository`",
    ],
    ["a package that may not be published", "v1.2.0", { root: { ...right, private: true } }, "package.json is private"],
    [
      "a package that needs an older one",
      "v1.2.0",
      { gateway: { ...right, dependencies: { "connector-gateway-spec": "1.1.0" } } },
      "depends on connector-gateway-spec 1.1.0",
    ],
  ])("refuses %s", (_about, tag, packages, want) => {
    expect(problemsOf(tag, packages)).toEqual([expect.stringContaining(want)]);
  });

  it("compares the package with the release before it", () => {
    const git = (...args: readonly string[]): void => {
      const settings = ["-c", "user.name=a", "-c", "user.email=a@example.test", "-c", "commit.gpgsign=false"];
      expect(spawnSync("git", [...settings, ...args], { cwd: folder }).status).toBe(0);
    };
    // Stands for the program of the package: prints its arguments, and finds a step too small unless breaks are accepted.
    const program = 'console.log(process.argv.slice(2).join(" ")); process.exitCode = process.argv.includes("--accept") ? 0 : 1;\n';
    write("generated/bin/connector-gateway-spec.js", program);
    git("init", "--quiet");
    git("add", "-A");
    git("commit", "--quiet", "-m", "a release");
    for (const tag of ["v1.9.0", "v1.10.0", "v1.11.0"]) git("tag", tag);
    const all = { version: "1.11.0", repository };
    const packages = { root: all, published: all, gateway: all };
    const too = /^the version is too small a step from v1\.10\.0:\ncompare \S+before\.tar generated --check-version$/u;
    expect(problemsOf("v1.11.0", packages)).toEqual([expect.stringMatching(too)]);
    write("spec/accepted_breaks.json", '{ "accepted": [] }');
    expect(problemsOf("v1.11.0", packages)).toEqual([]);
  });
});

describe("the lines about the installation", () => {
  const origin = originOf(ROOT);

  it("are in their pages, those for the origin that package.json says", () => {
    expect(installLines.length).toBeGreaterThan(10);
    expect(installLines.filter((line) => !readProjectFile(line.path).includes(line[origin])).map(({ path }) => path)).toEqual([]);
  });

  it.each([...new Set(installLines.map(({ path }) => path))])(
    "are complete for %s: by name, it says nothing of a checkout, and back",
    (path) => {
      const text = withInstallLines(path, readProjectFile(path), "by name");
      expect(text).not.toMatch(/not published yet|not on npm yet|nor the package is published|npm pack \.\.|\/path\/to\/repository/u);
      expect(withInstallLines(path, text, origin)).toBe(readProjectFile(path));
    },
  );
});

describe("the files of a release commit", () => {
  const own = { name: "connector-gateway-spec", version: "0.1.0" };

  function prepared(changelog: string, differences = ""): ReadonlyMap<string, string> {
    for (const { path } of installLines) write(path, "");
    write("CHANGELOG.md", changelog);
    write("package.json", { name: "connector-gateway-generator", version: "0.1.0", private: true, repository });
    write("gateway/package.json", {
      name: "connector-gateway",
      version: "0.1.0",
      private: true,
      dependencies: { [own.name]: "0.1.0", pg: "0.1.0" },
    });
    write("templates/package.json", { name: "connector-gateway-templates", version: "0.1.0", private: true });
    write("package-lock.json", { packages: { generated: own, "node_modules/pg": { version: "0.1.0" } } });
    write("server.json", {
      name: "io.github.other/connector-gateway",
      version: "0.1.0",
      packages: [{ identifier: "connector-gateway", version: "0.1.0" }],
    });
    return filesOfRelease(folder, "1.2.0", differences);
  }

  it("have the version, and those of packages are not private", () => {
    const files = prepared("# Changelog\n\n## Unreleased\n\n- News.\n");
    const read = (path: string): unknown => JSON.parse(files.get(path) ?? "");
    expect(read("package.json")).toEqual({ name: "connector-gateway-generator", version: "1.2.0", repository });
    expect(read("gateway/package.json")).toEqual({
      name: "connector-gateway",
      version: "1.2.0",
      dependencies: { "connector-gateway-spec": "1.2.0", pg: "0.1.0" },
      repository,
      mcpName: "io.github.example/connector-gateway",
    });
    expect(read("templates/package.json")).toMatchObject({ version: "1.2.0", private: true });
    expect(read("package-lock.json")).toEqual({
      packages: { generated: { ...own, version: "1.2.0" }, "node_modules/pg": { version: "0.1.0" } },
    });
    expect(read("server.json")).toEqual({
      name: "io.github.example/connector-gateway",
      version: "1.2.0",
      packages: [{ identifier: "connector-gateway", version: "1.2.0" }],
    });
  });

  it("are formatted already", () => {
    const isKept = (text: string): boolean => `${JSON.stringify(JSON.parse(text), null, 2)}\n` === text;
    const paths = ["package.json", "gateway/package.json", "templates/package.json", "package-lock.json", "server.json"];
    expect(paths.filter((path) => !isKept(readProjectFile(path)))).toEqual([]);
  });

  it("begin the changelog with what was unreleased, and with the differences of the catalog", () => {
    const files = prepared("# Changelog\n\n## Unreleased\n\n- News.\n\n## 0.1.0\n\nFirst.\n", "## 0.1.0\n\n### Added\n\n- `a` is new\n");
    expect(files.get("CHANGELOG.md")).toBe("# Changelog\n\n## 1.2.0\n\n- News.\n\n### Added\n\n- `a` is new\n\n## 0.1.0\n\nFirst.\n");
  });

  it("are refused without news, and for a project that does not say where its repository is", () => {
    expect(() => prepared("# Changelog\n\n## 0.1.0\n")).toThrow("CHANGELOG.md has no section `## Unreleased`");
    write("CHANGELOG.md", "# Changelog\n\n## Unreleased\n\n- News.\n");
    write("package.json", { version: "0.1.0" });
    expect(() => filesOfRelease(folder, "1.2.0", "")).toThrow("package.json has no `repository`");
  });
});
