import { describe, expect, it } from "vitest";
import { HELP, openOwnCatalog, readCliOptions } from "../../../../generator/cli/options.ts";
import { readArguments } from "../../../../generator/cli/command.ts";
import { emptyFolder, put } from "../../../fixtures/package_folder.ts";

describe("the options of a catalog in another folder", () => {
  it.each([
    ["--extends needs --spec", ["--extends", "base", "--name", "a"], "--extends needs --spec"],
    ["--extends needs --name", ["--spec", "c", "--extends", "base"], "--extends needs --name"],
    ["a name that npm refuses", ["--spec", "c", "--name", "Not A Name"], '"Not A Name" cannot be the name of a package'],
    ["no version", ["--spec", "c", "--version", "one"], '"one" is not a version such as 1.2.3'],
  ])("refuse %s", (_, argv, want) => {
    expect(() => readCliOptions(readArguments(argv, { help: HELP }))).toThrow(want);
  });

  it("name a folder that exists", () => {
    expect(() => openOwnCatalog({ spec: "connectors" }, emptyFolder())).toThrow('there is no folder "connectors"');
  });

  it("take the version and the changelog of the project around the folder", () => {
    const project = emptyFolder();
    put(project, "package.json", '{ "version": "3.2.1" }');
    put(project, "CHANGELOG.md", "# Ours\n");
    put(project, "connectors/a.yaml", "connector: a\n");
    put(project, "connectors/queries/a.graphql", "{ a }");
    expect(openOwnCatalog({ spec: "./connectors/" }, project)).toMatchObject({
      folder: "connectors",
      version: "3.2.1",
      changelog: "# Ours\n",
      sources: [{ path: "spec/connectors/a.yaml" }, { path: "spec/connectors/queries/a.graphql" }],
    });
  });

  it.each([
    ["the working folder", "."],
    ["it as a folder", "./"],
    ["a folder below", "./connectors//"],
  ])("show %s as messages do", (_, spec) => {
    const project = emptyFolder();
    put(project, "connectors/a.yaml", "connector: a\n");
    expect(openOwnCatalog({ spec }, project).folder).toBe(spec.startsWith("./c") ? "connectors" : ".");
  });

  it.each([undefined, "{}", "\ufeff{}"])("begin with version 0.1.0 where package.json is %j", (text) => {
    const project = emptyFolder();
    put(project, "connectors/a.yaml", "connector: a\n");
    if (text !== undefined) put(project, "package.json", text);
    expect(openOwnCatalog({ spec: "connectors" }, project)).toMatchObject({ version: "0.1.0" });
  });

  it.each([
    ["{ version: 1.0.0 }", "package.json cannot be read as JSON; correct it, or give --version"],
    ["", "package.json cannot be read as JSON; correct it, or give --version"],
    ['{ "version": "x" }', 'the version in package.json is "x"; write one such as 1.2.3, or give --version'],
    ['{ "version": 5 }', "the version in package.json is 5; write one such as 1.2.3, or give --version"],
  ])("refuse %s as package.json, unless there is --version", (text, want) => {
    const project = emptyFolder();
    put(project, "connectors/a.yaml", "connector: a\n");
    put(project, "package.json", text);
    expect(() => openOwnCatalog({ spec: "connectors" }, project)).toThrow(want);
    expect(openOwnCatalog({ spec: "connectors", version: "2.0.0" }, project)).toMatchObject({ version: "2.0.0" });
  });

  it.each([
    ["a package, as Node finds it", "base-spec", "base-spec/catalog.json"],
    ["a package with a scope", "@acme/base", "@acme/base/catalog.json"],
    ["a folder", "./base", "./base/catalog.json"],
    ["a file", "./base/catalog.json", "./base/catalog.json"],
  ])("find %s", (_, asked, file) => {
    const project = emptyFolder();
    for (const folder of ["node_modules/base-spec", "node_modules/@acme/base", "below/base"]) put(project, `${folder}/catalog.json`, "{}");
    put(project, "below/connectors/a.yaml", "connector: a\n");
    const own = openOwnCatalog({ spec: "connectors", extends: asked }, `${project}/below`);
    expect(own).toMatchObject({ base: { file, text: "{}" } });
  });

  it.each([
    ["no-such-package", "not_found"],
    ["./nowhere", "no_catalog"],
    ["empty-spec", "no_catalog"],
  ])("say what is wrong with %s", (asked, problem) => {
    const project = emptyFolder();
    put(project, "node_modules/empty-spec/package.json", "{}");
    put(project, "connectors/a.yaml", "connector: a\n");
    expect(openOwnCatalog({ spec: "connectors", extends: asked }, project)).toMatchObject({ base: { problem } });
  });
});
