import { cpSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { RIGHT, ROOT, useProjectFolder, WRONG } from "./project_folder.ts";

const project = useProjectFolder();

interface Hook {
  readonly id: string;
  readonly name: string;
  readonly entry: string;
  readonly language: string;
  readonly additional_dependencies: readonly string[];
  readonly files: string;
  readonly types: readonly string[];
}

describe(".pre-commit-hooks.yaml", () => {
  const hooks = parse(readFileSync(join(ROOT, ".pre-commit-hooks.yaml"), "utf8")) as readonly Hook[];
  const [hook] = hooks;
  if (hook === undefined) throw new Error("there is no hook");

  test("is one hook of the language node", () => {
    expect(hooks).toHaveLength(1);
    expect(hook).toMatchObject({ id: "connector-gateway-spec", language: "node", types: ["file"] });
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

  test("installs the command from a checkout, as pre-commit does it, and runs it", () => {
    // What pre-commit does in its clone of the repository, without the dependencies of the generator.
    const clone = join(project.path(), "clone");
    mkdirSync(clone);
    for (const path of ["package.json", "generated"]) cpSync(join(ROOT, path), join(clone, path), { recursive: true });
    const environment = { npm_config_offline: "true", npm_config_prefix: join(clone, "node_env-default") };
    const install = `cd clone && npm install -g "./$(npm pack --silent)" ${hook.additional_dependencies.join(" ")}`;
    expect(project.run("sh", ["-ec", install], { environment })).toMatchObject({ status: 0 });
    project.write("payloads/a.json", WRONG);
    project.write("payloads/b c.json", RIGHT);
    const command = (path: string): string => `PATH="$PWD/clone/node_env-default/bin:$PATH"; ${hook.entry} "${path}"`;
    const failed = project.run("sh", ["-c", command("payloads/a.json")]);
    expect(failed.status).toBe(1);
    expect(failed.stdout).toContain("payloads/a.json:1:57 error value/maximum");
    expect(project.run("sh", ["-c", command("payloads/b c.json")])).toMatchObject({ status: 0, stdout: "", stderr: "" });
  });
});

interface Step {
  readonly if?: string;
  readonly shell: string;
  readonly "working-directory": string;
  readonly env: Readonly<Record<string, string>>;
  readonly run: string;
}

interface Action {
  readonly name: string;
  readonly description: string;
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

describe("action.yml", () => {
  const action = parse(readFileSync(join(ROOT, "action.yml"), "utf8")) as Action;

  /** Runs the steps of the action with some inputs, as GitHub does it. */
  function runAction(inputs: Readonly<Record<string, string>>): {
    readonly status: number | null;
    readonly stdout: string;
    readonly stderr: string;
  } {
    const defaults = Object.fromEntries(Object.entries(action.inputs).map(([name, input]) => [name, input.default]));
    const values: Readonly<Record<string, string>> = { ...defaults, ...inputs };
    const fill = (text: string): string =>
      text.replace(/\$\{\{ (.+?) \}\}/g, (_match, name: string) => {
        if (name === "github.action_path") return ROOT;
        if (name === "runner.temp") return join(project.path(), "temp folder");
        const value = values[name.replace("inputs.", "")];
        if (value === undefined) throw new Error(`the action has no ${name}`);
        return value;
      });
    const results = action.runs.steps
      .filter((step) => step.if === undefined || values["package"] !== "")
      .map(({ env, run, ...step }) => {
        const variables = Object.fromEntries(Object.entries(env).map(([name, text]) => [name, fill(text)]));
        const environment = { ...variables, GITHUB_ACTIONS: "true", GITHUB_WORKSPACE: project.path(), npm_config_offline: "true" };
        const words = ["--noprofile", "--norc", "-e", "-o", "pipefail", "-c", `cd "$FOLDER_OF_STEP" && ${run}`];
        return project.run("bash", words, { environment: { ...environment, FOLDER_OF_STEP: fill(step["working-directory"]) } });
      });
    const last = results.at(-1);
    if (last === undefined) throw new Error("the action has no steps");
    return last;
  }

  test("is a composite action with described inputs", () => {
    expect(action.runs.using).toBe("composite");
    expect(Object.keys(action.inputs)).toEqual(["paths", "format", "sarif", "config", "profile", "working-directory", "package"]);
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
    const failed = runAction({ paths: "payloads/\nwith blank/\n" });
    expect(failed.status).toBe(1);
    expect(failed.stdout).toMatch(/^::error file=payloads\/a\.json,line=1,col=57,/);
    expect(failed.stdout).toContain("1 error in 2 values of 2 files");
    expect(runAction({ paths: "with blank/b.json" })).toMatchObject({ status: 0, stderr: "" });
  });

  test("passes the other inputs on", () => {
    project.write("sub/payments.records.Customer.json", '{"id":"c","object":"customer"}');
    project.write("sub/c.json", '{"paths":["payments.records.Customer.json"],"profile":"tolerant"}');
    const inputs = { "working-directory": "sub", config: "c.json" };
    expect(runAction(inputs)).toMatchObject({ status: 0 });
    expect(runAction({ ...inputs, profile: "documented" }).stdout).toMatch(/^::error file=sub\/payments\.records\.Customer\.json,/);
    expect(runAction({ ...inputs, format: "json" }).stdout).toMatch(/^\{\n/);
    const both = runAction({ ...inputs, sarif: "out.sarif" });
    expect(both.stdout).toMatch(/^::warning /);
    expect(readFileSync(join(project.path(), "sub/out.sarif"), "utf8")).toContain('"version": "2.1.0"');
  });

  test("does not run what is in an input", () => {
    const attack = '"; touch stolen; "\n$(touch stolen)\n`touch stolen`\n--output=stolen';
    const { status, stdout } = runAction({ paths: attack, format: "pretty", profile: "documented" });
    expect(status).toBe(1);
    expect(stdout).toContain("input/not-found");
    expect(() => statSync(join(project.path(), "stolen"))).toThrow("ENOENT");
  });

  test("without paths and without a configuration is a usage error", () => {
    const { status, stderr } = runAction({});
    expect(status).toBe(2);
    expect(stderr).toContain("validate needs files, folders, patterns");
  });

  test("can install a package from a folder and from a tarball", () => {
    project.write("payloads/a.json", WRONG);
    const copy = join(project.path(), "copy");
    cpSync(join(ROOT, "generated"), copy, { recursive: true });
    const tarball = project.run("npm", ["pack", "--silent", "./copy"]).stdout.trim();
    for (const name of ["copy", `./${tarball}`]) {
      const { status, stdout } = runAction({ paths: "payloads/", package: name });
      expect(status).toBe(1);
      expect(stdout).toContain("::error file=payloads/a.json");
      expect(
        readFileSync(join(project.path(), "temp folder/connector-gateway-spec/node_modules/connector-gateway-spec/LICENSE"), "utf8"),
      ).toContain("MIT");
    }
  });
});
