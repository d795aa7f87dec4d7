import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const CONNECTORS = "spec/connectors";
const INNER = "spec/inner";

/** A copy of the project in a new folder, which the caller removes. Its package may be out of date. */
export function copyProject(): string {
  const project = mkdtempSync(join(tmpdir(), "bench-project-"));
  for (const name of ["spec", "templates", "generated", "package.json", "CHANGELOG.md", "LICENSE"])
    cpSync(join(ROOT, name), join(project, name), { recursive: true });
  return project;
}

/** Runs the work with a copy of the project, and removes the copy afterwards. */
export async function withProject<Result>(work: (project: string) => Promise<Result>): Promise<Result> {
  const project = copyProject();
  try {
    return await work(project);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/**
 * Makes the catalog of a project so many times as large: each connector gets copies under other names. Returns how many connectors
 * there are then. The package is not there any more.
 */
export function growCatalog(project: string, times: number): number {
  const folder = join(project, CONNECTORS);
  const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  for (const file of files) {
    const text = readFileSync(join(folder, file), "utf8");
    const id = file.slice(0, -".yaml".length);
    for (let copy = 2; copy <= times; copy += 1) writeFileSync(join(folder, `${id}_${copy}.yaml`), renamedConnector(text, id, copy));
  }
  growInner(join(project, INNER), times);
  rmSync(join(project, "generated"), { recursive: true });
  return files.length * times;
}

/** Copies what is known about the inside of connectors for their copies. */
function growInner(folder: string, times: number): void {
  for (const file of readdirSync(folder)) {
    const text = readFileSync(join(folder, file), "utf8");
    for (let copy = 2; copy <= times; copy += 1)
      writeFileSync(join(folder, file.replace(".", `_${copy}.`)), text.replace(/^(extends: \S+)/mu, `$1_${copy}`));
  }
}

/** The text of a connector as another one: with another id, title and definition id. Throws when the text does not have them. */
export function renamedConnector(text: string, id: string, copy: number): string {
  const changes: readonly (readonly [RegExp, string])[] = [
    [new RegExp(`^connector: ${id}$`, "mu"), `connector: ${id}_${copy}`],
    [/^title: (.+)$/mu, `title: $1 ${copy}`],
    [/\b([\da-f]{8})-[\da-f]{4}(-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\b/u, `$1-${copy.toString(16).padStart(4, "0")}$2`],
  ];
  return changes.reduce((changed, [pattern, replacement]) => {
    if (!pattern.test(changed)) throw new Error(`Nothing in the connector ${id} matches ${pattern.source}`);
    return changed.replace(pattern, replacement);
  }, text);
}

/** The arguments of Node for `npm run generate` in such a copy, whatever the script starts with. */
export function generateIn(project: string): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { readonly scripts: { readonly generate: string } };
  const [program = "", ...words] = scripts.generate.split(" ");
  const start = program === "tsx" ? [join(ROOT, "node_modules/tsx/dist/cli.mjs")] : [];
  return [...start, ...words.map((word) => (word.startsWith(".") ? join(ROOT, word) : word)), "--root", project];
}
