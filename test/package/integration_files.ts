import type { SpawnSyncReturns } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { withInstallLines } from "../../.ci/prepare_release.ts";
import { ROOT, type ProjectFolder } from "./project_folder.ts";

/** The text of the guide for CI, with the installation from a checkout. */
export const guide: string = withInstallLines("docs/ci.md", readFileSync(join(ROOT, "docs/ci.md"), "utf8"), "from a checkout");

/** The block of code below a heading of the guide. Throws when there is none. */
export function block(heading: string): string {
  const [, code] = new RegExp(`## ${heading}\n[^]*?\`\`\`\\w+\n([^]*?)\`\`\``).exec(guide) ?? [];
  if (code === undefined) throw new Error(`docs/ci.md has no code below ${heading}`);
  return code;
}

/** A hook that this repository offers to pre-commit. */
export interface Hook {
  readonly id: string;
  readonly name: string;
  readonly entry: string;
  readonly language: string;
  readonly additional_dependencies: readonly string[];
  readonly files: string;
  readonly types: readonly string[];
}

/** The hooks that this repository offers to pre-commit. */
export const hooks: readonly Hook[] = parse(readFileSync(join(ROOT, ".pre-commit-hooks.yaml"), "utf8")) as readonly Hook[];

/** The hook with that id. Throws when there is none. */
export function hookNamed(id: string): Hook {
  const hook = hooks.find((candidate) => candidate.id === id);
  if (hook === undefined) throw new Error(`there is no hook ${id}`);
  return hook;
}

interface Step {
  readonly if?: string;
  readonly shell: string;
  readonly "working-directory": string;
  readonly env: Readonly<Record<string, string>>;
  readonly run: string;
}

/** A composite action, as far as the tests read it. */
export interface Action {
  readonly name: string;
  readonly description: string;
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

/** The action of this repository. */
export const action: Action = parse(readFileSync(join(ROOT, "action.yml"), "utf8")) as Action;

/** Runs the steps of the action with some inputs, as GitHub does it, and returns the outcome of the last one. */
export function runAction(project: ProjectFolder, inputs: Readonly<Record<string, string>>): SpawnSyncReturns<string> {
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
