import { FORMATS, type Format, listFormats, textOption, type OptionValues, type ReadOptions } from "#templates/core";
import { visibleText, readChangelog, readProject, readSpecFolder, readBase } from "#generator/read";
import { hint, mistake, type Program } from "./command.ts";
import { join, resolve } from "node:path";
import { packageName, type PackageName } from "#generator/resolve";
import { nodeDisk, unlessRefused } from "#generator/write";
import type { OwnCatalog } from "../own_catalog.ts";

/** The options of a catalog in another folder. */
const OWN_OPTIONS = ["spec", "extends", "name", "version"];

const FIRST_VERSION = "0.1.0";

const SEMANTIC_VERSION = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/u;

/** The options of the command line. */
export interface CliOptions {
  readonly check: boolean;
  readonly watch: boolean;
  readonly format: Format;
  /** As given; by default the project that the program is part of. */
  readonly root?: string | undefined;
  /** As given; by default `generated` in the project. */
  readonly out?: string | undefined;
  /** A catalog in another folder, in place of the project's. */
  readonly own?: OwnOptions | undefined;
  readonly debug: boolean;
}

export const HELP = `Generates the package in generated/ from the catalog in spec/.

Usage: npm run generate [-- options]

  --check             write nothing; exit with 1 when generated/ is out of date
  --watch             go on: write again what depends on a file whenever it is saved, until Ctrl-C
  --format <format>   format of the messages: ${listFormats(false)}
  --root <folder>     project with spec/ and templates/ (default: this one)
  --out <folder>      folder of the package (default: generated in the project)
  --debug             show the stack trace of an unexpected error
  --help              show this help

A catalog of your own, outside the project of the generator:

  --spec <folder>     connectors and overlays (*.yaml), and GraphQL files in folders below
  --extends <base>    the catalog that yours extends: a package, a folder, or a catalog.json
  --name <name>       the package's name on npm, such as @acme/gateway-spec; needed with --extends
  --version <version> the package's version (default: that of the package.json here, or 0.1.0)

Exit codes: 0 success, 1 the catalog has errors or generated/ is out of date, 2 wrong usage or output that cannot be
written, 3 a bug in the generator.
`;

/** @throws UsageError for wrong values and for options that contradict each other */
export function readCliOptions({ values }: ReadOptions): CliOptions {
  const format = formatOf(values);
  const own = readOwnOptions(values);
  const isOn = (name: string): boolean => values[name] === true;
  if (isOn("watch")) refuseWatch(isOn("check"), format, own);
  return {
    ...{ check: isOn("check"), watch: isOn("watch"), debug: isOn("debug") },
    ...{ format, own, root: textOption(values, "root"), out: textOption(values, "out") },
  };
}

function refuseWatch(isCheck: boolean, format: Format, own: OwnOptions | undefined): void {
  if (own !== undefined) throw mistake("--watch is for the catalog of the project, so it cannot be used with --spec");
  if (isCheck)
    throw mistake("--watch writes and --check does not, so they cannot be used together; to only check the catalog, use `npm run check`");
  if (!["pretty", "github", "ndjson"].includes(format))
    throw mistake(`--watch reports each save in lines, so it cannot be used with --format ${format}`);
}

/** The project that `--root` names, by default the program's own. @throws UsageError if it does not have all paths that are needed */
export function projectFolder(root: string | undefined, { cwd, projectRoot }: Program, needed: readonly string[] = ["spec"]): string {
  const folder = resolve(cwd, root ?? projectRoot);
  const missing = needed.find((path) => nodeDisk.entry(join(folder, path)) === undefined);
  if (missing === undefined) return folder;
  throw mistake(`"${visibleText(folder)}" is not a project, because it has no ${missing}; name the folder of one with --root`);
}

/** The format of messages that `--format` names, "pretty" without it. @throws UsageError for any other */
export function formatOf(values: OptionValues): Format {
  const asked = textOption(values, "format") ?? "pretty";
  const format = FORMATS.find((name) => name === asked);
  if (format !== undefined) return format;
  throw mistake(`unknown format "${visibleText(asked)}"${hint(asked, FORMATS)}; the formats are ${FORMATS.join(", ")}`);
}

/** The options for a catalog in another folder, as given. */
interface OwnOptions {
  readonly spec: string;
  readonly extends?: string | undefined;
  readonly name?: PackageName | undefined;
  readonly version?: string | undefined;
}

/** The options for a catalog in another folder; undefined when none of them is given. */
function readOwnOptions(values: OptionValues): OwnOptions | undefined {
  const [spec, base, name, version] = OWN_OPTIONS.map((option) => textOption(values, option));
  if (spec === undefined) {
    const stray = OWN_OPTIONS.find((option) => values[option] !== undefined);
    if (stray === undefined) return undefined;
    throw mistake(`--${stray} needs --spec <folder>, the folder with your connectors`);
  }
  if (base !== undefined && name === undefined)
    throw mistake("--extends needs --name <name>, the name of your package on npm, such as @acme/gateway-spec");
  const names = name === undefined ? undefined : packageName(name);
  if (name !== undefined && names === undefined)
    throw mistake(`"${visibleText(name)}" cannot be the name of a package: npm takes lower-case names such as @acme/gateway-spec`);
  if (version !== undefined && !SEMANTIC_VERSION.test(version)) throw mistake(`"${visibleText(version)}" is not a version such as 1.2.3`);
  return { spec, extends: base, name: names, version };
}

/** Reads the files that the options name, below a working folder. */
export function openOwnCatalog({ spec, extends: base, name, version }: OwnOptions, cwd: string): OwnCatalog {
  const sources = readSpecFolder(resolve(cwd, spec));
  if (sources === undefined) throw mistake(`there is no folder "${visibleText(spec)}"; --spec names the folder with your connectors`);
  return {
    sources,
    folder: spec
      .replaceAll("\\", "/")
      .replace(/(?<=.)\/+$/u, "")
      .replace(/^\.\//u, ""),
    ...(base !== undefined && { base: readBase(base, cwd) }),
    ...(name !== undefined && { name }),
    version: version ?? versionIn(cwd),
    changelog: readChangelog(cwd) ?? "# Changelog\n",
  };
}

/** The version in the `package.json` of a folder; that of a first package where there is none. @throws UsageError for any other value */
function versionIn(folder: string): string {
  if (nodeDisk.entry(join(folder, "package.json")) === undefined) return FIRST_VERSION;
  const version = unlessRefused(() => readProject(folder).version ?? FIRST_VERSION);
  if (version === undefined) throw mistake("package.json cannot be read as JSON; correct it, or give --version");
  if (typeof version === "string" && SEMANTIC_VERSION.test(version)) return version;
  throw mistake(`the version in package.json is ${visibleText(JSON.stringify(version))}; write one such as 1.2.3, or give --version`);
}
