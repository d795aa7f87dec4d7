import { spawnSync } from "node:child_process";
import { visibleText } from "../diagnostics/visible_text.ts";

/** What git keeps it from doing, as a sentence without a full stop. */
export class GitError extends Error {
  override readonly name = "GitError";
}

/** A package of seven connectors has eight megabytes. */
const LARGEST_OUTPUT = 256 * 1_048_576;

/** Whether a folder is in a repository of git whose history can be read. */
export function isRepository(folder: string): boolean {
  try {
    return runGit(folder, ["rev-parse", "--git-dir"]).ok;
  } catch (error) {
    if (error instanceof GitError) return false;
    throw error;
  }
}

/** The newest release that the current commit contains, as the name of its tag: `v1.2.0`. Undefined if there is none. */
export function newestRelease(folder: string): string | undefined {
  const sort = ["-c", "versionsort.suffix=-", "tag", "--list", "v*", "--merged", "HEAD", "--sort=-version:refname"];
  const { ok, output } = runGit(folder, sort);
  if (!ok) return undefined;
  return output
    .toString("utf8")
    .split("\n")
    .find((tag) => /^v\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/u.test(tag));
}

/**
 * A folder as it is in a commit, as a tar archive.
 * @param path of the folder, relative to the folder in which git runs
 * @throws GitError if there is no such commit, or no `wanted` file in the folder
 */
export function archiveFolder(folder: string, ref: string, path: string, wanted: string): Uint8Array {
  if (!isRepository(folder)) throw new GitError(`${visibleText(folder)} is in no git repository`);
  const commit = runGit(folder, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`]);
  if (!commit.ok) throw new GitError(`there is no commit "${visibleText(ref)}" in this repository`);
  const tree = `${commit.output.toString("utf8").trim()}:./${path}`;
  if (!runGit(folder, ["cat-file", "-e", `${tree}/${wanted}`]).ok) {
    throw new GitError(`${visibleText(ref)} has no ${visibleText(path)}/${wanted}`);
  }
  const archive = runGit(folder, ["archive", "--format=tar", tree]);
  if (!archive.ok) throw new GitError(`git cannot read ${visibleText(path)} of ${visibleText(ref)}`);
  return archive.output;
}

function runGit(folder: string, args: readonly string[]): { readonly ok: boolean; readonly output: Buffer } {
  const { error, status, stdout } = spawnSync("git", args, { cwd: folder, maxBuffer: LARGEST_OUTPUT, stdio: ["ignore", "pipe", "ignore"] });
  if (error !== undefined) throw new GitError("git cannot be started; is it installed?");
  return { ok: status === 0, output: stdout };
}
