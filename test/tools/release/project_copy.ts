import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { run, type Ended } from "../../package/installed_package.ts";

const ROOT = join(import.meta.dirname, "../../..");
/** The workspaces, which are links to folders of the copy. */
const OURS: Readonly<Record<string, string>> = {
  "connector-gateway-spec": "generated",
  "connector-gateway": "gateway",
  "connector-gateway-templates": "templates",
};

/** This project in a folder of its own, which a release may change. */
export interface ProjectCopy {
  readonly folder: string;
  readonly run: (program: string, ...args: readonly string[]) => Promise<Ended>;
  readonly remove: () => void;
}

/** Copies the project as it is now, without its history. */
export function copyProject(): ProjectCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "release-copy-")));
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: ROOT, encoding: "utf8" });
  const files = listed.split("\0").filter((path) => path !== "" && !path.startsWith("test/") && existsSync(join(ROOT, path)));
  for (const path of [...files, "test/golden/messages"]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  }
  linkDependencies(folder);
  return {
    folder,
    run: (program, ...args) => run(folder, program, [...args]),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Makes a node_modules with links: a run notes there what it has done, and must not do so in ours. */
function linkDependencies(folder: string): void {
  const [from, to] = [join(ROOT, "node_modules"), join(folder, "node_modules")];
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === ".cache") cpSync(join(from, name), join(to, name), { recursive: true });
    else symlinkSync(join(name in OURS ? folder : from, OURS[name] ?? name), join(to, name));
  }
}
