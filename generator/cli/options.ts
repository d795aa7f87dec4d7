import { FORMATS, type Format, listFormats } from "#templates/core";
import { visibleText, readOwnProject, readSpecFolder, readBase } from "#generator/read";
import { hint, readWords, type OptionTable, type UsageError, type Words } from "./words.ts";
import { resolve } from "node:path";
import { packageName, type PackageName } from "#generator/resolve";
import type { OwnCatalog } from "../own_catalog.ts";

/** The options of every command that reads a catalog in another folder. */
const OWN_OPTIONS = {
  spec: { type: "string" },
  extends: { type: "string" },
  name: { type: "string" },
  version: { type: "string" },
} as const;

const FIRST_VERSION = "0.1.0";

const SEMANTIC_VERSION = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/u;

/** The options of the command line. */
export interface CliOptions {
  readonly check: boolean;
  readonly watch: boolean;
  readonly format: Format;
  /** As given; by default the project that the program is part of. */
  readonly root?: string;
  /** As given; by default `generated` in the project. */
  readonly out?: string;
  /** A catalog in another folder, in place of the project's. */
  readonly own?: OwnOptions;
  readonly debug: boolean;
  readonly help: boolean;
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

const OPTIONS = {
  check: { type: "boolean" },
  watch: { type: "boolean" },
  format: { type: "string" },
  root: { type: "string" },
  out: { type: "string" },
  ...OWN_OPTIONS,
  debug: { type: "boolean" },
  help: { type: "boolean" },
} as const satisfies OptionTable;

/** The options, or one line about what is wrong with them. */
export function parseOptions(argv: readonly string[]): CliOptions | UsageError {
  const words = readWords(argv, OPTIONS);
  if ("usageError" in words) return words;
  const { on, values } = words;
  const format = toFormat(values.get("format"));
  if (typeof format === "object") return format;
  const own = parseOwnOptions(words);
  if (own !== undefined && "usageError" in own) return own;
  if (own !== undefined && on.has("watch"))
    return { usageError: "--watch is for the catalog of the project, so it cannot be used with --spec" };
  const contradiction = contradictionOf(on, format);
  if (contradiction !== undefined) return { usageError: contradiction };
  const [root, out] = [values.get("root"), values.get("out")];
  return {
    check: on.has("check"),
    watch: on.has("watch"),
    debug: on.has("debug"),
    help: on.has("help"),
    format,
    ...(root !== undefined && { root }),
    ...(out !== undefined && { out }),
    ...(own !== undefined && { own }),
  };
}

/** What of the options excludes each other. */
function contradictionOf(on: ReadonlySet<string>, format: Format): string | undefined {
  if (!on.has("watch")) return undefined;
  if (on.has("check"))
    return "--watch writes and --check does not, so they cannot be used together; to only check the catalog, use `npm run check`";
  if (["pretty", "github", "ndjson"].includes(format)) return undefined;
  return `--watch reports each save in lines, so it cannot be used with --format ${format}`;
}

/** The format of messages that `--format` names, "pretty" without it. */
export function toFormat(asked = "pretty"): Format | UsageError {
  const format = FORMATS.find((name) => name === asked);
  if (format !== undefined) return format;
  return { usageError: `unknown format "${visibleText(asked)}"${hint(asked, FORMATS)}; the formats are ${FORMATS.join(", ")}` };
}

/** The options for a catalog in another folder, as given. */
interface OwnOptions {
  readonly spec: string;
  readonly extends?: string;
  readonly name?: PackageName;
  readonly version?: string;
}

/** The options for a catalog in another folder; undefined when none of them is given. */
function parseOwnOptions({ values }: Words): OwnOptions | UsageError | undefined {
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
