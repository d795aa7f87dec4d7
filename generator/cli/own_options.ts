import { resolve } from "node:path";
import { visibleText } from "../diagnostics/visible_text.ts";
import { packageName, type PackageName } from "../naming/package_name.ts";
import type { OwnCatalog } from "../own_catalog.ts";
import { readOwnProject } from "../source/own_project.ts";
import { readBase } from "../source/read_base.ts";
import { readSpecFolder } from "../source/read.ts";
import type { UsageError, Words } from "./words.ts";

/** The options for a catalog in another folder, as given. */
export interface OwnOptions {
  readonly spec: string;
  readonly extends?: string;
  readonly name?: PackageName;
  readonly version?: string;
}

/** The options of every command that reads a catalog in another folder. */
export const OWN_OPTIONS = {
  spec: { type: "string" },
  extends: { type: "string" },
  name: { type: "string" },
  version: { type: "string" },
} as const;

const FIRST_VERSION = "0.1.0";
const SEMANTIC_VERSION = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/u;

/** The options for a catalog in another folder; undefined when none of them is given. */
export function parseOwnOptions({ values }: Words): OwnOptions | UsageError | undefined {
  const [spec, base, name, version] = [values.get("spec"), values.get("extends"), values.get("name"), values.get("version")];
  if (spec === undefined) {
    const [stray] = Object.keys(OWN_OPTIONS).filter((option) => values.has(option));
    return stray === undefined ? undefined : { usageError: `--${stray} needs --spec <folder>, the folder with your connectors` };
  }
  if (base !== undefined && name === undefined)
    return { usageError: "--extends needs --name <name>, the name of your package on npm, such as @acme/gateway-spec" };
  const names = name === undefined ? undefined : packageName(name);
  if (name !== undefined && names === undefined)
    return { usageError: `"${visibleText(name)}" cannot be the name of a package: npm takes lower-case names such as @acme/gateway-spec` };
  if (version !== undefined && !SEMANTIC_VERSION.test(version))
    return { usageError: `"${visibleText(version)}" is not a version such as 1.2.3` };
  return {
    spec,
    ...(base !== undefined && { extends: base }),
    ...(names !== undefined && { name: names }),
    ...(version !== undefined && { version }),
  };
}

/** Reads the files that the options name, below a working folder. */
export function openOwnCatalog({ spec, extends: base, name, version }: OwnOptions, cwd: string): OwnCatalog | UsageError {
  const sources = readSpecFolder(resolve(cwd, spec));
  if (sources === undefined)
    return { usageError: `there is no folder "${visibleText(spec)}"; --spec names the folder with your connectors` };
  const project = readOwnProject(cwd);
  const written = project.version !== undefined && SEMANTIC_VERSION.test(project.version) ? project.version : FIRST_VERSION;
  return {
    sources,
    folder: spec
      .replaceAll("\\", "/")
      .replace(/^\.\//u, "")
      .replace(/(?<=.)\/+$/u, ""),
    ...(base !== undefined && { base: readBase(base, cwd) }),
    ...(name !== undefined && { name }),
    version: version ?? written,
    changelog: project.changelog ?? "# Changelog\n",
  };
}
