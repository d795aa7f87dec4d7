import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withInstallLines } from "../../../.ci/prepare_release.ts";
import { run, succeed, type Ended } from "../../package/installed_package.ts";

const ROOT = join(import.meta.dirname, "../../..");
const EXAMPLE = join(ROOT, "examples/own_catalog");
const GUIDE = withInstallLines("docs/own_catalog.md", readFileSync(join(ROOT, "docs/own_catalog.md"), "utf8"), "from a checkout");

/** The blocks of code of docs/own_catalog.md in one language. */
export function blocks(language: string): readonly string[] {
  return [...GUIDE.matchAll(/^```(\w+)\n(.*?)^```$/gmsu)].flatMap(([, name, code = ""]) => (name === language ? [code] : []));
}

/** The example in a folder beside a checkout, after the commands of docs/own_catalog.md. */
export interface ExampleProject {
  readonly folder: string;
  /** The archive of the generator. */
  readonly generator: string;
  /** What the commands print. */
  readonly output: string;
  readonly run: (program: string, ...args: readonly string[]) => Promise<Ended>;
  readonly remove: () => void;
}

/** Runs the commands of docs/own_catalog.md in a copy of the example. Rejects when one of them fails. */
export async function exampleProject(): Promise<ExampleProject> {
  const home = realpathSync(mkdtempSync(join(tmpdir(), "own-catalog-")));
  const folder = join(home, "project");
  cpSync(EXAMPLE, folder, { recursive: true, filter: (path) => !/[\\/](?:node_modules|generated|dist)$/u.test(path) });
  symlinkSync(ROOT, join(home, "connector-gateway-spec"));
  const quick = { npm_config_prefer_offline: "true", npm_config_audit: "false", npm_config_fund: "false" };
  const output = await succeed(run(folder, "sh", ["-ec", blocks("sh").join("")], quick));
  const [generator = ""] = readdirSync(folder).filter((name) => name.startsWith("connector-gateway-generator-"));
  return {
    folder,
    generator: join(folder, generator),
    output,
    run: (program, ...args) => run(folder, program, [...args]),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}
