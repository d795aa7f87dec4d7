import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { action, hookNamed, hooks, runAction } from "./integration_files.ts";
import { RIGHT, ROOT, useProjectFolder, WRONG } from "./project_folder.ts";

const project = useProjectFolder();

describe(".pre-commit-hooks.yaml", () => {
  const hook = hookNamed("connector-gateway-spec");

  test("is one hook of the language node", () => {
    expect(hooks).toHaveLength(1);
    expect(hook).toMatchObject({ language: "node", types: ["file"] });
    expect(hook.name).not.toBe("");
  });

  test.each([
    ["payloads/a.json", true],
    ["deep/payloads/x/a.ndjson.gz", true],
    ["payloads/a.har", true],
    ["payloads/a.jsonl", true],
    ["payloads/a.yaml", false],
    ["package.json", false],
    ["mypayloads/a.json", false],
    ["payloads/a.json.bak", false],
  ])("takes %s: %s", (path, wanted) => {
    expect(new RegExp(hook.files).test(path)).toBe(wanted);
  });
});

describe("action.yml", () => {
  test("is a composite action with described inputs", () => {
    expect(action.runs.using).toBe("composite");
    const inputs = ["paths", "format", "sarif", "config", "profile", "gateway", "instances", "token", "working-directory", "package"];
    expect(Object.keys(action.inputs)).toEqual(inputs);
    for (const { description } of Object.values(action.inputs)) expect(description).toMatch(/\.$/);
    for (const { shell } of action.runs.steps) expect(shell).toBe("bash");
  });

  test("puts no expression into a script", () => {
    for (const { run } of action.runs.steps) expect(run).not.toContain("${{");
  });

  test("needs the files of the checkout, which git keeps", () => {
    expect(statSync(join(ROOT, "generated/bin/connector-gateway-spec.js")).isFile()).toBe(true);
  });

  test("checks the paths and fails with findings", () => {
    project.write("payloads/a.json", WRONG);
    project.write("with blank/b.json", RIGHT);
    const failed = runAction(project, { paths: "payloads/\nwith blank/\n" });
    expect(failed.status).toBe(1);
    expect(failed.stdout).toMatch(/^::error file=payloads\/a\.json,line=1,col=57,/);
    expect(failed.stdout).toContain("1 error in 2 values of 2 files");
    expect(runAction(project, { paths: "with blank/b.json" })).toMatchObject({ status: 0, stderr: "" });
  });

  test("verifies a gateway in place of payloads, and does not show its token", () => {
    const inputs = { gateway: "http://127.0.0.1:9", instances: "payments=inst_1", token: "EXAMPLE-token" };
    const { status, stdout, stderr } = runAction(project, inputs);
    expect(status).toBe(1);
    expect(stdout).toContain("verify/connection");
    expect(stdout + stderr).not.toContain("EXAMPLE-token");
  });

  test("passes the other inputs on", () => {
    project.write("sub/payments.records.Customer.json", '{"id":"c","object":"customer"}');
    project.write("sub/c.json", '{"paths":["payments.records.Customer.json"],"profile":"tolerant"}');
    const inputs = { "working-directory": "sub", config: "c.json" };
    expect(runAction(project, inputs)).toMatchObject({ status: 0 });
    expect(runAction(project, { ...inputs, profile: "documented" }).stdout).toMatch(
      /^::error file=sub\/payments\.records\.Customer\.json,/,
    );
    expect(runAction(project, { ...inputs, format: "json" }).stdout).toMatch(/^\{\n/);
    const both = runAction(project, { ...inputs, sarif: "out.sarif" });
    expect(both.stdout).toMatch(/^::warning /);
    expect(readFileSync(join(project.path(), "sub/out.sarif"), "utf8")).toContain('"version": "2.1.0"');
  });

  test("does not run what is in an input", () => {
    const attack = '"; touch stolen; "\n$(touch stolen)\n`touch stolen`\n--output=stolen';
    const { status, stdout } = runAction(project, { paths: attack, format: "pretty", profile: "documented" });
    expect(status).toBe(1);
    expect(stdout).toContain("input/not-found");
    expect(() => statSync(join(project.path(), "stolen"))).toThrow("ENOENT");
  });

  test("without paths and without a configuration is a usage error", () => {
    const { status, stderr } = runAction(project, {});
    expect(status).toBe(2);
    expect(stderr).toContain("validate needs files, folders, patterns");
  });
});
