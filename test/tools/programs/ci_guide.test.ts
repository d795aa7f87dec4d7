import { execFileSync, type SpawnSyncReturns } from "node:child_process";
import { chmodSync, lstatSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { packed } from "../../fixtures/compared_catalogs.ts";
import { block, guide, hookNamed } from "../../package/integration_files.ts";
import { RIGHT, ROOT, useProjectFolder, WRONG } from "../../package/project_folder.ts";

const project = useProjectFolder();

describe("docs/ci.md", () => {
  test("Install, beside a checkout", () => {
    symlinkSync(ROOT, join(project.path(), "connector-gateway-spec"));
    project.write("app/package.json", '{ "private": true }\n');
    const commands = `cd app\n${block("Install")}npx connector-gateway-spec --help`;
    const environment = { npm_config_offline: "true", npm_config_audit: "false" };
    const { status, stdout, stderr } = project.run("sh", ["-ec", commands], { environment });
    expect([status, stdout], stderr).toEqual([0, expect.stringContaining("Usage: connector-gateway-spec <command>")]);
    expect(readFileSync(join(project.path(), "app/package-lock.json"), "utf8")).toContain('"file:vendor/connector-gateway-spec-');
    const [, link = ""] = /`(npm install --save-dev [^`]*generated)`/u.exec(guide) ?? [];
    const again = `cd app && rm -r node_modules && npm ci && npx connector-gateway-spec --version && ${link} && npx connector-gateway-spec --version`;
    expect(project.run("sh", ["-ec", again], { environment })).toMatchObject({ status: 0 });
    expect(lstatSync(join(project.path(), "app/node_modules/connector-gateway-spec")).isSymbolicLink()).toBe(true);
  });

  test("Configuration", () => {
    const config = block("Configuration");
    const validate = (): SpawnSyncReturns<string> => project.run("npx", ["connector-gateway-spec", "validate"]);
    project.write("connector-gateway-spec.config.json", config);
    project.write("payloads/requests/a.json", RIGHT);
    project.write("payloads/unknown.json", '{"x":1}');
    project.write("payloads/a.draft.json", "not JSON");
    expect(validate().status).toBe(0);
    project.write("payloads/refunds/b.json", '{"charge":"ch_1","amout":5}');
    const failed = validate();
    expect(failed.status).toBe(1);
    expect(failed.stdout).toMatch(/^payloads\/refunds\/b\.json:1:18 error params\/unknown/);
    const { $schema } = JSON.parse(config) as { readonly $schema: string };
    const schema: unknown = JSON.parse(readFileSync(join(project.path(), $schema), "utf8"));
    expect(Object.keys(pick(schema, "properties") as object).filter((key) => key !== "$schema" && !guide.includes(`\`${key}\``))).toEqual(
      [],
    );
  });

  test("pre-commit framework", () => {
    const hook = pick(parse(block("pre-commit framework")), "repos", 0, "hooks", 0);
    const { entry } = hookNamed(String(pick(hook, "id")));
    project.write("payloads/a.json", WRONG);
    const args = (pick(hook, "args") as readonly string[]).join(" ");
    expect(new RegExp(String(pick(hook, "files"))).test("payloads/a.json")).toBe(true);
    expect(project.run("sh", ["-c", `npx ${entry} ${args} payloads/a.json`])).toMatchObject({ status: 1 });
  });

  test("GitHub Actions without installation: inputs that the action has", () => {
    const step = pick(parse(block("GitHub Actions without installation")), "jobs", "payloads", "steps", 3);
    const { inputs } = parse(readFileSync(join(ROOT, "action.yml"), "utf8")) as { readonly inputs: Readonly<Record<string, unknown>> };
    expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(pick(step, "with") as object)));
    for (const name of Object.keys(inputs)) expect(guide).toContain(`\`${name}\``);
  });

  test("npm script", () => {
    const { scripts } = JSON.parse(block("npm script")) as { readonly scripts: object };
    project.write("package.json", JSON.stringify({ private: true, scripts }));
    project.write("payloads/deep/a.json", RIGHT);
    expect(project.run("npm", ["run", "check:payloads"]).status).toBe(0);
    project.write("payloads/b.ndjson", `${RIGHT}${WRONG}`);
    const failed = project.run("npm", ["run", "check:payloads"]);
    expect(failed.status).toBe(1);
    expect(failed.stdout).toContain("payloads/b.ndjson:2:57 error value/maximum");
  });

  test("Git hook", () => {
    const git = (...args: string[]): SpawnSyncReturns<string> =>
      project.run("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "core.hooksPath=.git/hooks", ...args]);
    git("init", "--quiet");
    project.write(".git/hooks/pre-commit", block("Git hook"));
    chmodSync(join(project.path(), ".git/hooks/pre-commit"), 0o755);
    project.write("payloads/with blank.json", WRONG);
    project.write("other.txt", "x");
    git("add", "other.txt");
    expect(git("commit", "-m", "no payloads").status).toBe(0);
    git("add", "payloads");
    const refused = git("commit", "-m", "wrong payload");
    expect(refused.status).toBe(1);
    expect(refused.stdout + refused.stderr).toContain("payloads/with blank.json:1:57 error value/maximum");
    // The index counts, not the folder.
    project.write("payloads/with blank.json", RIGHT);
    expect(git("commit", "-m", "still wrong in the index").status).toBe(1);
    git("add", "payloads");
    project.write("payloads/with blank.json", WRONG);
    expect(git("commit", "-m", "right payload").status).toBe(0);
    expect(execFileSync("git", ["log", "--format=%s"], { cwd: project.path(), encoding: "utf8" })).toBe("right payload\nno payloads\n");
  });

  test.each<[string, string, (job: unknown) => unknown]>([
    ["GitHub Actions", "payloads.sarif", (workflow) => pick(workflow, "jobs", "payloads", "steps", 3, "run")],
    ["GitLab CI", "payloads.xml", (pipeline) => pick(pipeline, "payloads", "script", 1)],
  ])("%s: the line that it runs", (heading, output, find) => {
    const line = find(parse(block(heading)));
    project.write("payloads/a.json", WRONG);
    const { status, stdout } = project.run("sh", ["-c", String(line)], { environment: { GITHUB_ACTIONS: "true" } });
    expect(status).toBe(1);
    expect(stdout).toContain("payloads/a.json");
    expect(readFileSync(join(project.path(), output), "utf8")).toContain("value/maximum");
  });

  test("Upgrades", () => {
    const catalog = readFileSync(join(ROOT, "generated/catalog.json"), "utf8");
    project.write("vendor/connector-gateway-spec-0.1.0.tgz", packed({ "catalog.json": catalog }));
    project.write("vendor/next.tgz", packed({ "catalog.json": catalog }));
    expect(project.run("sh", ["-c", block("Upgrades")]).status).toBe(0);
    project.write("vendor/next.tgz", packed({ "catalog.json": catalog.replaceAll(/(?<="max":)100(?=[,}])/gu, "50") }));
    const failed = project.run("sh", ["-c", block("Upgrades")]);
    expect(failed.status).toBe(1);
    expect(failed.stdout).toMatch(/^\d+ breaking for callers/u);
  });

  test("Recorded traffic", () => {
    const answer = '{"status":"success","result":[{"id":"cus_1","object":"customer"}],"meta":{"has_more":false}}';
    project.write("traffic/calls.ndjson", `{"connector":"payments","request":${RIGHT.trim()},"response":${answer}}\n`);
    const { status, stdout } = project.run("sh", ["-c", block("Recorded traffic")]);
    expect([status, stdout]).toEqual([0, expect.stringContaining("warning field/missing")]);
  });

  test("baseline", () => {
    project.write("payloads/a.json", WRONG);
    const [first = "", second = ""] = block("Known findings").trim().split("\n");
    expect(project.run("sh", ["-c", first]).status).toBe(0);
    expect(project.run("sh", ["-c", second]).status).toBe(0);
    project.write("payloads/b.json", WRONG);
    expect(project.run("sh", ["-c", second]).status).toBe(1);
  });
});

function pick(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inner, step) => (Object(inner) as Readonly<Record<string | number, unknown>>)[step], value);
}
