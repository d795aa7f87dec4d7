import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { afterEach, beforeEach } from "vitest";

/** The root of this repository. */
export const ROOT: string = join(import.meta.dirname, "../..");

/** The program of the package. */
export const PROGRAM: string = join(ROOT, "generated/bin/connector-gateway-spec.js");

/** A request that breaks a rule, and one that breaks none. */
export const WRONG = '{"entity":"customers","action":"list","params":{"limit":500}}\n';
export const RIGHT = '{"entity":"customers","action":"list","params":{"limit":5}}\n';

/** A project folder for each test of a file, with the package linked into its node_modules. */
export interface ProjectFolder {
  readonly path: () => string;
  readonly write: (path: string, text: string | Uint8Array) => void;
  /** Runs a program in the folder, outside of any CI platform. */
  readonly run: (program: string, args: readonly string[], around?: RunSurroundings) => SpawnSyncReturns<string>;
}

/** The surroundings of a program. */
export interface RunSurroundings {
  readonly input?: string | Uint8Array;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Prepares the folder before each test of the file that calls this, and removes it afterwards. */
export function useProjectFolder(): ProjectFolder {
  let folder = "";
  const write: ProjectFolder["write"] = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), "command-line-")));
    write("package.json", '{ "private": true }\n');
    mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
    symlinkSync(join(ROOT, "generated"), join(folder, "node_modules/connector-gateway-spec"));
    symlinkSync(PROGRAM, join(folder, "node_modules/.bin/connector-gateway-spec"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return {
    path: () => folder,
    write,
    run: (program, args, { input = "", environment = {} } = {}) => {
      const { GITHUB_ACTIONS: _actions, GITHUB_WORKSPACE: _workspace, FORCE_COLOR: _color, ...inherited } = process.env;
      return spawnSync(program, args, { cwd: folder, input, encoding: "utf8", env: { ...inherited, ...environment } });
    },
  };
}
