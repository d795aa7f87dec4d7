import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sha256 } from "../../../generator/finishing/manifest.ts";
import { withBuilt } from "../../../generator/output/built_templates.ts";
import { readTemplates } from "../../../generator/source/templates.ts";
import { buildPackage } from "../../../templates/build.ts";
import { generatedFiles } from "../../fixtures/generated_files.ts";
import { emptyFolder, put } from "../../fixtures/package_folder.ts";

const BUILT = "templates/built/files.json";

const templates = readTemplates(".");

/** A project whose libraries are those of this one. */
function emptyProject(): string {
  const project = emptyFolder();
  put(project, "package.json", "{}");
  return project;
}

/** The end of a file with what is built. */
function toBuilt(files: Readonly<Record<string, string>>): string {
  const text = JSON.stringify(files);
  return `"hash":"${sha256(text)}","files":${text}}`;
}

/** The paths and texts of the built files among templates. */
function builtIn(all: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  const built = [...all].filter(([path]) => path.startsWith("built/"));
  return Object.fromEntries(built.map(([path, text]) => [path.replace("built/", ""), text]));
}

describe("the templates of a project", () => {
  test("come with what is built of them, which is kept until a module changes", async () => {
    const project = emptyProject();
    const first = builtIn(await withBuilt(project, templates, "1"));
    for (const [path, text] of Object.entries(first)) expect(text, path).toBe(generatedFiles.get(path));
    expect(readdirSync(join(project, "templates/built"))).toEqual(["files.json"]);

    const kept = readFileSync(join(project, BUILT), "utf8");
    put(project, BUILT, kept.replace(/"hash":.*/u, toBuilt({ "runtime/mark.js": "kept" })));
    expect(builtIn(await withBuilt(project, templates, "1"))).toEqual({ "runtime/mark.js": "kept" });
    const sources = new Map([...templates, ["runtime/freeze.ts", `${templates.get("runtime/freeze.ts") ?? ""}// Changed.\n`] as const]);
    expect(builtIn(await withBuilt(project, sources, "1"))).toEqual(first);
  });

  test.each(["{", `{"key":"x",${toBuilt({})}`])("are built again when what is kept is %j", async (kept) => {
    const project = emptyProject();
    put(project, BUILT, kept);
    const broken = new Map([...templates, ["runtime/freeze.ts", "export const = ;\n"] as const]);
    await expect(withBuilt(project, broken, "1")).rejects.toThrow("freeze.ts");
    expect(readFileSync(join(project, BUILT), "utf8")).toBe(kept);
  });

  test("without a builder are those of a published generator, with what it contains", async () => {
    const project = emptyProject();
    const published = new Map([["README.md", "# Package\n"]]);
    put(project, BUILT, `{"key":"any",${toBuilt({ "runtime/engine.js": "code" })}`);
    expect(builtIn(await withBuilt(project, published, "1"))).toEqual({ "runtime/engine.js": "code" });
    put(project, BUILT, readFileSync(join(project, BUILT), "utf8").replace("code", "cod"));
    await expect(withBuilt(project, published, "1")).rejects.toThrow("files.json is missing or damaged; install the generator again");
  });
});

test.each<readonly [what: string, path: string, from: string | RegExp, to: string, message: string]>([
  ["a module that is missing", "runtime/engine.ts", "./freeze.js", "./frozen.js", "no file of the package has runtime/frozen.ts"],
  ["a name that an entry lacks", "runtime/server/kit.ts", /export \{ Download \}.*\n/u, "", "server/index.js does not export Download"],
  ["a type that is not stated", "runtime/redact.ts", "): string {", ") {", "templates/runtime/redact.ts: "],
])("%s ends the build with one clear message", async (_, path, from, to, message) => {
  const text = templates.get(path) ?? "";
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  await expect(buildPackage(new Map([...templates, [path, changed]]), (source) => `// ${source}`)).rejects.toThrow(message);
});
