import { lstatSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { decodeText } from "../input/decode_text.js";
import { adviceFor, fileName, readFile } from "../input/paths.js";
import { UsageError, type JsonPath, isObject, nearestName } from "#templates/core";
import type { CommandContext } from "../context.js";
import {
  CONFIG_NAME,
  configValidator,
  type Config,
  ConfigError,
  duplicateKeys,
  type Mistake,
  parseConfig,
  placeMistakes,
} from "./config.js";
import type { ValidationIssue } from "#templates/runtime";
import { adjustableCodes, readSeverity, type Severities, type SeverityLevel } from "../check/located_issue.js";
import { checkAddress, checkConnector } from "../names.js";

/** A configuration and where it comes from. */
export interface LoadedConfig extends CheckedConfig {
  /** The absolute path of the file. */
  readonly path: string;
  /** The absolute path of its folder: paths and patterns in the file are relative to it. */
  readonly folder: string;
}

/**
 * Reads the configuration file that `--config` names, or the one in the working folder if there is one.
 * @param wanted the path of a file, `false` for none, undefined for the file of the working folder
 * @throws UsageError if the named file cannot be read, ConfigError if a file has mistakes
 */
export async function loadConfig(wanted: string | false | undefined, { spec, cwd }: CommandContext): Promise<LoadedConfig | undefined> {
  if (wanted === false) return undefined;
  const path = resolve(cwd, wanted ?? CONFIG_NAME);
  if (wanted === undefined && lstatSync(path, { throwIfNoEntry: false }) === undefined) return undefined;
  const name = fileName(path, cwd);
  const decoded = decodeText(readFile(path, (code, error) => toUsageError(name, code, error)));
  if (!decoded.ok) throw new UsageError(`${name}: ${decoded.message}`, "save it as UTF-8");
  const { addresses } = await spec.loadAddressBook();
  return { ...readConfig(decoded.text, name, { addresses, connectors: spec.connectors }), path, folder: dirname(path) };
}

function toUsageError(name: string, code: string, error: unknown): UsageError {
  if (code === "ENOENT") return new UsageError(`there is no configuration file ${name}`, "check the path");
  if (code === "EISDIR")
    return new UsageError(`the configuration file ${name} is a folder`, `name the file, for instance ${name}/${CONFIG_NAME}`);
  return new UsageError(`the configuration file ${name} cannot be read (${code})`, adviceFor(error));
}

/** The names that a configuration may use. */
interface KnownNames {
  readonly addresses: readonly string[];
  readonly connectors: readonly string[];
}

/** A configuration without mistakes. */
interface CheckedConfig extends Config {
  readonly severities: Severities;
}

const SCHEMA_HELP = "the schema connector-gateway-spec/config.schema.json describes the file";

/**
 * Reads the text of a configuration file.
 * @throws ConfigError with every mistake and its place
 */
export function readConfig(json: string, file: string, known: KnownNames): CheckedConfig {
  const content = parseConfig(json, file, "the file is JSON, without comments and trailing commas");
  const verdict = configValidator.check(content);
  const mistakes = [...duplicateKeys(json), ...verdict.issues.map(toMistake)];
  const severities = new Map<string, SeverityLevel>();
  const usable = verdict.ok ? verdict : configValidator.check(withoutKeys(content, verdict.issues));
  if (usable.ok) mistakes.push(...findMisuse(usable.value, known), ...readSeverities(usable.value, severities));
  if (!verdict.ok || mistakes.length > 0) {
    const placed = placeMistakes(json, mistakes).sort((left, right) => left.line - right.line || left.column - right.column);
    throw new ConfigError(file, placed);
  }
  return { ...verdict.value, severities };
}

/** The keys whose values have no issues: they are checked further in any case. */
function withoutKeys(content: unknown, issues: readonly ValidationIssue[]): unknown {
  const wrong = new Set(issues.map(({ path }) => path[0]));
  return isObject(content) ? Object.fromEntries(Object.entries(content).filter(([key]) => !wrong.has(key))) : content;
}

function toMistake({ code, path, message, hint, expected }: ValidationIssue): Mistake {
  const name = String(path.at(-1));
  if (code !== "field/unknown") return { path, message, help: hint ?? SCHEMA_HELP };
  const nearest = Array.isArray(expected) ? nearestName(name, expected.map(String)) : undefined;
  return { path, isKey: true, message: `unknown key "${name}"`, help: nearest === undefined ? SCHEMA_HELP : `did you mean "${nearest}"?` };
}

/** Names that do not exist, and keys that contradict each other. */
function findMisuse(config: Config, known: KnownNames): readonly Mistake[] {
  return [...standardInput(config), ...badTargets(config, known), ...badReports(config)];
}

function standardInput({ paths = [] }: Config): readonly Mistake[] {
  const help = "name files and folders here, and - on the command line";
  return paths.flatMap((path, index) =>
    path === "-" ? [{ path: ["paths", index], message: "standard input cannot be configured", help }] : [],
  );
}

function badTargets({ targets = [] }: Config, { addresses, connectors }: KnownNames): readonly Mistake[] {
  return targets.flatMap(({ as, connector }, index): readonly Mistake[] => {
    const path = ["targets", index];
    if (as !== undefined && connector !== undefined)
      return [
        {
          path: [...path, "connector"],
          isKey: true,
          message: "as and connector contradict each other",
          help: "an address names its connector already",
        },
      ];
    if (as !== undefined) return toMistakes([...path, "as"], checkAddress(as, addresses));
    if (connector !== undefined) return toMistakes([...path, "connector"], checkConnector(connector, connectors));
    return [
      {
        path,
        message: "a target needs as or connector",
        help: 'for instance "as": "payments.customers.list.params" or "connector": "payments"',
      },
    ];
  });
}

/** Adds the severities to a map. */
function readSeverities({ severity = {} }: Config, severities: Map<string, SeverityLevel>): readonly Mistake[] {
  return Object.entries(severity).flatMap(([code, level]) => {
    const read = readSeverity(code, level);
    if (read instanceof UsageError) {
      return toMistakes(["severity", code], read).map((mistake) => ({ ...mistake, isKey: !adjustableCodes.includes(code) }));
    }
    severities.set(code, read);
    return [];
  });
}

function badReports({ reports = [] }: Config): readonly Mistake[] {
  const outputs = reports.map(({ output }) => output);
  return outputs.flatMap((output, index): readonly Mistake[] => {
    if (!outputs.slice(0, index).includes(output)) return [];
    const path = ["reports", index];
    return output === undefined
      ? [{ path, message: "several reports cannot share standard output", help: 'add an "output" to every report except one' }]
      : [{ path: [...path, "output"], message: "two reports cannot go to one file", help: "give each report its own file" }];
  });
}

function toMistakes(path: JsonPath, fault: UsageError | undefined): readonly Mistake[] {
  return fault === undefined ? [] : [{ path, message: fault.message, help: fault.help }];
}
