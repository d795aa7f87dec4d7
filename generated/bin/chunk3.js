// @generated from templates/cli/program.ts by connector-gateway-spec. Do not edit.
import {
  CONFIG_NAME,
  ConfigError,
  FORMATS,
  configValidator,
  findStrictProblems,
  indexLines,
  listFormats,
  locateJson,
  positionOf,
  printReport,
  scanJson,
  wantsColor
} from "./chunk4.js";
import {
  replaceFile
} from "./chunk5.js";
import {
  UsageError,
  adviceFor,
  codeOf,
  decodeText,
  describeAddress,
  fileName,
  innerTypesOf,
  isObject,
  nearestName,
  oneOf,
  readWhole,
  statsOf,
  suggestion
} from "./chunk6.js";

import { parseArgs } from "node:util";

const LEVELS = "use error, warning or off";
const MOST_PER_SECOND = 1e3;
const MOST_CALLS = 1e6;
const SCHEMA_HELP = "the schema connector-gateway-spec/config.schema.json describes the file";

function optionsIn(help) {
  const lines = help.matchAll(/^ {2}((?:-\w, )?--[\w-]+(?: <[^>]+>)?) .*$/gm);
  return Array.from(lines, ([line, option = ""]) => ({ option, repeats: line.includes("(repeatable)") }));
}

function nameOf({ option }) {
  return /--([\w-]+)/.exec(option)?.[1] ?? "";
}

function readWords(options, words, judge) {
  const table = Object.fromEntries(
    options.map((row) => {
      const short = /^-(\w),/.exec(row.option)?.[1];
      const type = row.option.includes(" <") ? "string" : "boolean";
      return [nameOf(row), { type, multiple: row.repeats === true, ...short !== void 0 && { short } }];
    })
  );
  const known = Object.keys(table).map((name) => `--${name}`);
  const read = parseArgs({ args: [...words], options: table, strict: false, allowPositionals: true, tokens: true });
  const seen = /* @__PURE__ */ new Set();
  for (const token of read.tokens) {
    const word = words[token.index] ?? "";
    const report = (kind) => {
      judge({ kind, name: token.kind === "option" ? token.rawName : word, word, known });
    };
    if (token.kind !== "option") {
      report(token.kind === "positional" ? "operand" : "end of options");
      continue;
    }
    const { name, value } = token;
    const option = Object.hasOwn(table, name) ? table[name] : void 0;
    if (option === void 0) report("unknown");
    if (seen.has(name)) report("twice");
    seen.add(name);
    if (option?.type === "boolean" && value !== void 0) report("needless value");
    if (option?.type === "string" && (value === void 0 || value.startsWith("--") && !token.inlineValue)) report("missing value");
    if (option?.type === "string" && value === "") report("empty value");
  }
  return { values: read.values, positionals: read.positionals };
}

function readOptions(command, options, words) {
  return readWords(options, words, ({ kind, name, known }) => {
    if (kind === "unknown") throw new UsageError(`unknown option ${name}`, suggestion(name, known, `${command} --help lists the options`));
    if (kind === "missing value") throw new UsageError(`${name} needs a value`, `write ${name} <value>`);
    if (kind === "needless value") throw new UsageError(`${name} takes no value`, `write ${name} alone`);
  });
}
var SHARED = [{ option: "-h, --help" }, { option: "--version" }];

function readCommandLine(program, commands, words) {
  const isCommand = (name) => Object.hasOwn(commands, name);
  const names = Object.keys(commands);
  const topics = [...new Set(names.map(topicOf))];
  const [first, second, ...rest] = words;
  const read = (command2, others) => {
    const { values, positionals } = readOptions(`${program} ${command2}`, [...SHARED, ...commands[command2]], others);
    if (values["help"] === true) return { command: "help", of: topicOf(command2) };
    return values["version"] === true ? { command: "version" } : { command: command2, values, positionals };
  };
  const topicNamed = (name) => oneOf(name, topics, `unknown command "${name}"`, `${program} --help lists the commands`);
  if (first === void 0) return { command: "nothing" };
  if (first === "--version") return { command: "version" };
  if (first === "help" || isHelp(first)) return second === void 0 ? { command: "help" } : { command: "help", of: topicNamed(second) };
  const topic = topicNamed(first);
  if (isCommand(topic)) return read(topic, words.slice(1));
  const seconds = names.flatMap((name) => name.startsWith(`${topic} `) ? [name.slice(topic.length + 1)] : []);
  if (second === void 0) throw new UsageError(`${topic} needs a second word`, `use one of ${seconds.join(", ")}`);
  if (isHelp(second)) return { command: "help", of: topic };
  const command = `${topic} ${second}`;
  if (isCommand(command)) return read(command, rest);
  throw new UsageError(`unknown command "${command}"`, suggestion(second, seconds, `use ${topic} with one of ${seconds.join(", ")}`));
}

function isHelp(word) {
  return word === "--help" || word === "-h";
}

function topicOf(command) {
  return command.split(" ")[0] ?? command;
}

function textOption(values, name) {
  const value = values[name];
  return typeof value === "string" ? value : void 0;
}

function listOption(values, name) {
  const value = values[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

function forInstance(source, value) {
  return `for instance: ${source}${source.startsWith("--") ? " " : "="}${value}`;
}

function readNumber({ text, source }, most, least = 0, example = Math.max(least, Math.min(most, 10))) {
  const number = /^[0-9]{1,16}$/.test(text) ? Number(text) : Infinity;
  if (number >= least && number <= most) return number;
  throw new UsageError(`${source} must be a whole number from ${least} to ${most}`, forInstance(source, example));
}

function plainAddress(text) {
  const url = URL.canParse(text) ? new URL(text) : void 0;
  const isPlain = url !== void 0 && /^https?:$/.test(url.protocol) && `${url.username}${url.password}${url.search}${url.hash}` === "";
  return isPlain ? url.href.replace(/\/+$/, "") : void 0;
}

function switchOption(values, name) {
  refuseTogether(values, [[name, [`no-${name}`], "use one of them"]]);
  return values[name] === true ? true : values[`no-${name}`] === true ? false : void 0;
}

function refuseTogether(values, contradictions) {
  for (const [option, others, help] of contradictions) {
    const other = values[option] === void 0 ? void 0 : others.find((name) => values[name] !== void 0);
    if (other !== void 0) throw new UsageError(`--${option} and --${other} contradict each other`, help);
  }
}

var issueCodes = {
  "value/type": "The value has a different JSON type.",
  "value/null": "The value is null. A warning for most fields of a response under the tolerant profile.",
  "value/const": "The value is not the only allowed one.",
  "value/enum": "The value is not one of the allowed ones. A warning in a response under the tolerant profile.",
  "value/minimum": "The number is too small.",
  "value/maximum": "The number is too large.",
  "value/multiple-of": "The number is not a multiple of the required number.",
  "value/min-length": "The string has too few characters (code points).",
  "value/max-length": "The string has too many characters (code points).",
  "value/min-items": "The array or comma list has too few elements.",
  "value/max-items": "The array or comma list has too many elements.",
  "value/pattern": "The string does not match the pattern.",
  "value/format": "The string does not have the required format.",
  "value/also-seen": "The type differs from the documents but occurs in real traffic. Always a warning, under the tolerant profile only.",
  "value/too-deep": "The value is nested deeper than validators look.",
  "value/unreadable": "Reading the value throws: a getter or proxy in it fails.",
  "inner/type": "A value inside of a field that the documents leave open has another JSON type than public sources say. Always a warning, and only with `inner`.",
  "params/unknown": "The operation has no such parameter. A warning if its parameters are not fully documented.",
  "params/missing": "A required parameter is missing.",
  "params/at-least-one-of": "The operation needs at least one of several parameters, and all of them are missing.",
  "field/unknown": "The object has no such field. A warning if its fields are not fully documented.",
  "field/missing": "A required field is missing. A warning for most fields of a response under the tolerant profile.",
  "field/at-least-one-of": "The object needs at least one of several fields, and all of them are missing.",
  "request/unknown-entity": "The connector has no such entity.",
  "request/unknown-action": "The entity has no such action.",
  "request/unknown-connector": "No connector of the catalog has this definition id. Always a warning: the gateway may have other connectors."
};

var inputCodes = {
  "input/not-found": "The file or folder does not exist.",
  "input/no-match": "The pattern matches no file, or the folder contains no payload files.",
  "input/unreadable": "The file or folder cannot be read.",
  "input/empty": "The file is empty.",
  "input/encoding": "The file or the line is not UTF-8.",
  "input/gzip": "The gzip data is damaged or incomplete.",
  "input/yaml": "The file is YAML. Payloads are JSON.",
  "input/too-large": "The document is larger than the largest that the program can read.",
  "input/line-too-long": "The line is longer than the longest that the program can read.",
  "input/not-checked": "The recording has no body here, or one that cannot be read: it is not checked.",
  "input/no-payload": "The recording contains no call to the gateway.",
  "target/unknown": "Cannot tell which schema applies to the value.",
  "target/unknown-address": "The file name begins with an unknown address.",
  "target/unknown-connector": "The exchange names an unknown connector.",
  "target/unknown-operation": "Cannot tell which schema applies to the response, because the request names no operation.",
  "json/syntax": "The text is not JSON.",
  "json/duplicate-key": "Duplicate key: readers differ on which value counts.",
  "json/lossy-number": "The number loses digits when it is read as a 64-bit float."
};
var fatalCodes = /* @__PURE__ */ new Set([
  "input/not-found",
  "input/no-match",
  "input/unreadable",
  "input/empty",
  "input/encoding",
  "input/gzip",
  "input/yaml",
  "input/too-large",
  "input/line-too-long",
  "json/syntax"
]);

var SEVERITY_LEVELS = ["error", "warning", "off"];
var adjustableCodes = Object.keys({ ...issueCodes, ...inputCodes }).filter((code) => !fatalCodes.has(code));

function readSeverity(code, level) {
  if (fatalCodes.has(code)) {
    return new UsageError(`the severity of ${code} cannot be changed`, "it is always an error, because nothing is left to check");
  }
  if (!adjustableCodes.includes(code)) {
    return new UsageError(`unknown rule "${code}"`, suggestion(code, adjustableCodes, "every finding names its rule"));
  }
  const known = SEVERITY_LEVELS.find((name) => name === level);
  if (known !== void 0) return known;
  if (typeof level !== "string") return new UsageError(`the severity of ${code} must be a string`, LEVELS);
  return new UsageError(`unknown severity "${level}"`, suggestion(level, SEVERITY_LEVELS, LEVELS));
}

var VALIDATE = `Validates payloads against the catalog, and reports what is wrong at which place in your files.

Usage: connector-gateway-spec validate [options] [files, folders, patterns or -]

Inputs:
  payloads/                 all .json, .ndjson, .jsonl and .har files in a folder and below, each also with .gz
  "payloads/**/*.json"      all files that match a pattern; quote it
  -                         standard input
  --exclude <pattern>       leaves out files and folders (repeatable); a name without / applies at any depth

Folders and patterns skip hidden entries and node_modules. Files are UTF-8; gzip data is decompressed. A file contains one
JSON value, an array of values, or one value a line (.ndjson, .jsonl, or if a second line follows the first value).

The schema of a value:
  --as <address>            applies to all values, for instance payments.customers.list.params
  (file name)               payments.customers.list.params.2.json begins with its address
  --connector <connector>   requests of that connector, by their entity and action
  (content)                 requests, instance requests, exchanges ({"connector", "request", "response"}), HAR files, errors

"$schema" at the top level of a request is for editors and is ignored if it is a string.

Rules:
  --profile <profile>       documented (default), or tolerant: known deviations of recorded traffic are warnings
  --severity <code=level>   error, warning or off for one rule, for instance params/unknown=warning (repeatable)
  --warnings-as-errors      warnings count as errors
  --strict-json             duplicate keys and numbers that lose digits are errors
  --baseline <file>         findings in this file do not count; reports those that are gone
  --write-baseline <file>   writes all findings to a baseline and exits with 0
  --fail-fast               stops at the first error
  --max-issues <number>     shows this many findings (default 100) and counts the others

Report:
  -f, --format <format>     ${listFormats(true)}
  -o, --output <file>       the file of the report; the first --output belongs to the first --format, and so on
  -q, --quiet               findings only

Configuration:
  --config <file>           default: connector-gateway-spec.config.json in the working folder
  --no-config               uses no configuration file

The configuration may set paths, exclude, targets, profile, severity, warningsAsErrors, strictJson, maxIssues, baseline and
reports. Options win over it; --no-baseline, --no-strict-json and --no-warnings-as-errors turn its settings off. The schema
connector-gateway-spec/config.schema.json describes the file. Paths in it are relative to its folder.

Lines and columns count from 1, columns in UTF-16 code units as in editors. Secrets are never shown.
`;
var VALIDATE_OPTIONS = [
  ...optionsIn(VALIDATE),
  { option: "-f, --format <format>", repeats: true },
  { option: "-o, --output <file>", repeats: true },
  ...["--no-warnings-as-errors", "--no-strict-json", "--no-baseline"].map((option) => ({ option }))
];

function readValidateArguments(values, inputs) {
  if (inputs.filter((input) => input === "-").length > 1) throw new UsageError("standard input can be read only once", "write - once");
  refuseTogether(values, CONTRADICTIONS);
  const [profile, maxIssues] = [textOption(values, "profile"), textOption(values, "max-issues")];
  return {
    command: "validate",
    inputs,
    excludes: listOption(values, "exclude"),
    config: values["no-config"] === true ? false : textOption(values, "config"),
    as: textOption(values, "as"),
    connector: textOption(values, "connector"),
    profile: profile === void 0 ? void 0 : toProfile(profile),
    maxIssues: maxIssues === void 0 ? void 0 : toCount(maxIssues),
    failFast: values["fail-fast"] === true,
    quiet: values["quiet"] === true,
    warningsAsErrors: switchOption(values, "warnings-as-errors"),
    strictJson: switchOption(values, "strict-json"),
    severities: toSeverities(listOption(values, "severity")),
    baseline: values["no-baseline"] === true ? false : textOption(values, "baseline"),
    writeBaseline: textOption(values, "write-baseline"),
    reports: readReports(values)
  };
}

function readReports(values) {
  return toReports(listOption(values, "format").map(toFormat), listOption(values, "output"));
}
var CONTRADICTIONS = [
  ["as", ["connector"], "an address names its connector already"],
  ["baseline", ["write-baseline"], "write the baseline first, then use it in later runs"],
  ["baseline", ["no-baseline"], "use one of them"],
  ["config", ["no-config"], "use one of them"]
];
var PROFILES = ["documented", "tolerant"];

function toProfile(name) {
  return oneOf(name, PROFILES, `unknown profile "${name}"`, "use documented or tolerant");
}

function toCount(text) {
  if (/^[1-9][0-9]{0,8}$/.test(text)) return Number(text);
  throw new UsageError("--max-issues must be a whole number from 1", "for instance: --max-issues 20");
}

function toSeverities(words) {
  return new Map(
    words.map((word) => {
      const [code = "", level] = word.split("=", 2);
      if (level === void 0)
        throw new UsageError(`--severity needs a code and a level, not "${word}"`, "for instance: --severity params/unknown=warning");
      const checked = readSeverity(code, level);
      if (checked instanceof UsageError) throw checked;
      return [code, checked];
    })
  );
}

function toReports(formats, outputs) {
  const [output, ...more] = outputs;
  if (formats.length === 0) {
    if (output === void 0) return void 0;
    if (more.length === 0) return [{ format: void 0, output }];
  }
  if (outputs.length > formats.length)
    throw new UsageError("there are more --output than --format", "write one --format for each --output");
  if (formats.length - outputs.length > 1) {
    throw new UsageError(
      "several formats cannot share standard output",
      "add an --output file for every --format except one; those with a file come first"
    );
  }
  if (new Set(outputs).size < outputs.length) throw new UsageError("two reports cannot go to one file", "give each --output its own file");
  return formats.map((format, index) => {
    const file = outputs[index];
    return file === void 0 ? { format } : { format, output: file };
  });
}

function toFormat(name) {
  return oneOf(name, FORMATS, `unknown format "${name}"`, `formats are ${FORMATS.join(", ")}`);
}

var VERIFY = `Calls the operations of a gateway, and reports where its answers differ from the contract. It only reads, unless --writes is given.

Usage: connector-gateway-spec verify [options] <address>

  <address>                 of the gateway: https://gateway.example.com
  --instance <connector=id> an instance to verify: payments=inst_1 (repeatable)
  --operation <pattern>     only these operations, for instance "payments.customers.*" (repeatable)

The bearer token, which is never shown:
  --token <token>           default: the variable CONNECTOR_GATEWAY_TOKEN
  --token-file <file>       a file with nothing else in it

What is done with the gateway:
  --rate <number>           calls a second, default 5; 0 is no limit
  --budget <number>         calls in all, default without end
  --writes                  creates, changes and deletes records, but only what it has created itself
  --credentials <file>      JSON with the auth_config of connectors, for which instances are created; needs --writes

Rules:
  --stated-only             only what the documents state, neither what is assumed nor rules of HTTP
  --baseline <file>         findings in this file do not count
  --write-baseline <file>   writes all findings to a baseline and exits with 0

Report:
  -f, --format <format>     ${listFormats(true)}
  -o, --output <file>       the file of the report; the first --output belongs to the first --format, and so on
  -q, --quiet               findings only

Configuration:
  --config <file>           default: connector-gateway-spec.config.json in the working folder
  --no-config               uses no configuration file

The key verify of the configuration may set url, instances, operations, rate, budget, statedOnly, baseline and reports. Options
win over it. At 429 and 503 it waits as long as Retry-After says. What could not be tried is listed with the reason. Ctrl-C ends
it early, removes what was created, and reports what is known.
`;
var VERIFY_OPTIONS = [
  ...optionsIn(VERIFY),
  { option: "--instance <connector=id>", repeats: true },
  { option: "-f, --format <format>", repeats: true },
  { option: "-o, --output <file>", repeats: true },
  { option: "--no-baseline" }
];

function readVerifyArguments(values, positionals) {
  const [address, stray] = positionals;
  if (stray !== void 0) throw new UsageError(`verify takes one address, not also "${stray}"`, "name instances with --instance");
  refuseTogether(values, CONTRADICTIONS2);
  if (values["credentials"] !== void 0 && values["writes"] !== true)
    throw new UsageError("--credentials needs --writes", "an instance is created with them, and the contract cannot delete it");
  return {
    command: "verify",
    baseUrl: address === void 0 ? void 0 : toAddress(address),
    instances: Object.fromEntries(listOption(values, "instance").map(toInstance)),
    operations: listOption(values, "operation"),
    token: textOption(values, "token"),
    tokenFile: textOption(values, "token-file"),
    writes: values["writes"] === true,
    credentials: textOption(values, "credentials"),
    rate: numberOption(values, "rate", MOST_PER_SECOND, 0),
    budget: numberOption(values, "budget", MOST_CALLS, 1),
    statedOnly: values["stated-only"] === true,
    config: values["no-config"] === true ? false : textOption(values, "config"),
    baseline: values["no-baseline"] === true ? false : textOption(values, "baseline"),
    writeBaseline: textOption(values, "write-baseline"),
    quiet: values["quiet"] === true,
    reports: readReports(values)
  };
}
var CONTRADICTIONS2 = [
  ["token", ["token-file"], "use one of them"],
  ["baseline", ["write-baseline"], "write the baseline first, then use it in later runs"],
  ["baseline", ["no-baseline"], "use one of them"],
  ["config", ["no-config"], "use one of them"]
];

function toAddress(text) {
  const address = plainAddress(text);
  if (address !== void 0) return address;
  throw new UsageError(
    "the address must be http or https, without credentials, query and fragment",
    "for instance: verify https://gateway.example.com --instance payments=inst_1"
  );
}

function toInstance(word) {
  const [, connector, id] = /^(\w+)=(.+)$/.exec(word) ?? [];
  if (connector !== void 0 && id !== void 0) return [connector, id];
  throw new UsageError(`--instance must be a connector and an id, not "${word}"`, "for instance: --instance payments=inst_1");
}

function numberOption(values, name, most, least) {
  const text = textOption(values, name);
  return text === void 0 ? void 0 : readNumber({ text, source: `--${name}` }, most, least);
}


function isRequestAddress(address) {
  return /^\w+\.(?:execute|\w+\.\w+\.request)$/.test(address);
}

function isCredentialsAddress(address) {
  return /^\w+\.auth_config$/.test(address);
}

function checkAddress(address, addresses) {
  if (addresses.includes(address)) return void 0;
  const credentials = withoutCredentials(address, addresses);
  if (credentials !== void 0) return credentials;
  const parts = addresses.filter((known) => known.startsWith(`${address}.`));
  const help = parts.length > 0 ? `use one of ${parts.slice(0, 5).join(", ")}` : suggestion(address, addresses, "connector-gateway-spec list shows the connectors and their operations");
  return new UsageError(`unknown address "${address}"`, help);
}

function checkConnector(connector, connectors) {
  return connectors.includes(connector) ? void 0 : unknownConnector(connector, connectors);
}

function unknownConnector(connector, connectors) {
  return new UsageError(`unknown connector "${connector}"`, suggestion(connector, connectors, `connectors are ${connectors.join(", ")}`));
}

function withoutCredentials(address, addresses) {
  const connector = /^(.+)\.auth_config$/.exec(address)?.[1];
  if (connector === void 0 || addresses.includes(address) || !addresses.includes(`${connector}.execute`)) return void 0;
  return new UsageError(
    `unknown address "${address}"`,
    `${connector} takes no credentials, and its request to gateway.create_instance has no auth_config`
  );
}

import { lstatSync } from "node:fs";
import { dirname, resolve } from "node:path";


function readConfig(json, file, known) {
  const broken = scanJson(json, {});
  if (broken !== void 0) {
    const place2 = positionOf(indexLines(json, 1), broken.offset);
    throw new ConfigError(file, [{ ...place2, message: broken.message, help: "the file is JSON, without comments and trailing commas" }]);
  }
  const content = JSON.parse(json);
  const verdict = configValidator.check(content);
  const mistakes = [
    ...findStrictProblems(json).filter(({ code }) => code === "json/duplicate-key").map(({ path, message, range }) => ({ path, offset: range.start, message, help: "remove one of the two" })),
    ...verdict.issues.map(toMistake)
  ];
  const severities = /* @__PURE__ */ new Map();
  const usable = verdict.ok ? verdict : configValidator.check(withoutKeys(content, verdict.issues));
  if (usable.ok) mistakes.push(...findMisuse(usable.value, known), ...readSeverities(usable.value, severities));
  if (!verdict.ok || mistakes.length > 0) throw new ConfigError(file, place(json, mistakes));
  return { ...verdict.value, severities };
}

function withoutKeys(content, issues) {
  const wrong = new Set(issues.map(({ path }) => path[0]));
  return isObject(content) ? Object.fromEntries(Object.entries(content).filter(([key]) => !wrong.has(key))) : content;
}

function toMistake({ code, path, message, hint, expected }) {
  const name = String(path.at(-1));
  if (code !== "field/unknown") return { path, message, help: hint ?? SCHEMA_HELP };
  const nearest = Array.isArray(expected) ? nearestName(name, expected.map(String)) : void 0;
  return { path, isKey: true, message: `unknown key "${name}"`, help: nearest === void 0 ? SCHEMA_HELP : `did you mean "${nearest}"?` };
}

function findMisuse(config, known) {
  return [...standardInput(config), ...badTargets(config, known), ...badReports(config)];
}

function standardInput({ paths = [] }) {
  const help = "name files and folders here, and - on the command line";
  return paths.flatMap(
    (path, index) => path === "-" ? [{ path: ["paths", index], message: "standard input cannot be configured", help }] : []
  );
}

function badTargets({ targets = [] }, { addresses, connectors }) {
  return targets.flatMap(({ as, connector }, index) => {
    const path = ["targets", index];
    if (as !== void 0 && connector !== void 0)
      return [
        {
          path: [...path, "connector"],
          isKey: true,
          message: "as and connector contradict each other",
          help: "an address names its connector already"
        }
      ];
    if (as !== void 0) return toMistakes([...path, "as"], checkAddress(as, addresses));
    if (connector !== void 0) return toMistakes([...path, "connector"], checkConnector(connector, connectors));
    return [
      {
        path,
        message: "a target needs as or connector",
        help: 'for instance "as": "payments.customers.list.params" or "connector": "payments"'
      }
    ];
  });
}

function readSeverities({ severity = {} }, severities) {
  return Object.entries(severity).flatMap(([code, level]) => {
    const read = readSeverity(code, level);
    if (read instanceof UsageError) {
      return toMistakes(["severity", code], read).map((mistake) => ({ ...mistake, isKey: !adjustableCodes.includes(code) }));
    }
    severities.set(code, read);
    return [];
  });
}

function badReports({ reports = [] }) {
  const outputs = reports.map(({ output }) => output);
  return outputs.flatMap((output, index) => {
    if (!outputs.slice(0, index).includes(output)) return [];
    const path = ["reports", index];
    return output === void 0 ? [{ path, message: "several reports cannot share standard output", help: 'add an "output" to every report except one' }] : [{ path: [...path, "output"], message: "two reports cannot go to one file", help: "give each report its own file" }];
  });
}

function toMistakes(path, fault) {
  return fault === void 0 ? [] : [{ path, message: fault.message, help: fault.help }];
}

function place(json, mistakes) {
  const lines = indexLines(json, 1);
  const places = locateJson(
    json,
    mistakes.map(({ path }) => path)
  );
  const placed = mistakes.map(({ message, help, isKey = false, ...mistake }, index) => {
    const found = places[index];
    const offset = mistake.offset ?? (isKey ? found?.key?.start : void 0) ?? found?.value.start ?? 0;
    return { offset, mistake: { ...positionOf(lines, offset), message, help } };
  });
  return placed.sort((left, right) => left.offset - right.offset).map(({ mistake }) => mistake);
}


async function loadConfig(wanted, cwd, loadNames) {
  if (wanted === false) return void 0;
  const path = resolve(cwd, wanted ?? CONFIG_NAME);
  if (wanted === void 0 && lstatSync(path, { throwIfNoEntry: false }) === void 0) return void 0;
  const name = fileName(path, cwd);
  const decoded = decodeText(readBytes(path, name));
  if (!decoded.ok) throw new UsageError(`${name}: ${decoded.message}`, "save it as UTF-8");
  return { ...readConfig(decoded.text, name, await loadNames()), path, folder: dirname(path) };
}

function readBytes(path, name) {
  try {
    return readWhole(path);
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT") throw new UsageError(`there is no configuration file ${name}`, "check the path");
    if (code === "EISDIR")
      throw new UsageError(`the configuration file ${name} is a folder`, `name the file, for instance ${name}/${CONFIG_NAME}`);
    throw new UsageError(`the configuration file ${name} cannot be read (${code})`, adviceFor(error));
  }
}

import { dirname as dirname2, resolve as resolve2 } from "node:path";


function readBaseline(text, name) {
  const entries = parseBaseline(text, name);
  const left = new Map(entries.map((entry) => [entry.fingerprint, entry.count]));
  return {
    takes: (fingerprint) => {
      const count = left.get(fingerprint) ?? 0;
      if (count > 0) left.set(fingerprint, count - 1);
      return count > 0;
    },
    vanished: () => entries.flatMap(({ fingerprint, file, code, pointer }) => {
      const count = left.get(fingerprint) ?? 0;
      return count === 0 ? [] : [{ file, code, pointer, count }];
    })
  };
}

function printBaseline(entries) {
  const sorted = [...entries].sort((left, right) => sortKey(left) < sortKey(right) ? -1 : 1);
  const lines = sorted.map((entry) => `    ${JSON.stringify(entry)}`);
  return `{
  "version": 1,
  "findings": [${lines.length === 0 ? "" : `
${lines.join(",\n")}
  `}]
}
`;
}

function countFinding(entries, { fingerprint, file, code, pointer }) {
  const count = (entries.get(fingerprint)?.count ?? 0) + 1;
  entries.set(fingerprint, { fingerprint, file, code, pointer: pointer.replace(/\/\d+(?=\/|$)/g, "/*"), count });
}

function sortKey({ file, pointer, code, fingerprint }) {
  return [file, pointer, code, fingerprint].join("\0");
}

function parseBaseline(text, name) {
  const broken = new UsageError(`${name} is not a baseline`, "write one with --write-baseline");
  let content;
  try {
    content = JSON.parse(text);
  } catch {
    throw broken;
  }
  const { version, findings } = Object(content);
  if (version !== 1 || !Array.isArray(findings) || !findings.every(isEntry)) throw broken;
  return findings;
}

function isEntry(entry) {
  const { fingerprint, file, code, pointer, count } = Object(entry);
  return [fingerprint, file, code, pointer].every((text) => typeof text === "string") && typeof count === "number" && count >= 1;
}


function checkOutputs(paths, cwd) {
  for (const path of paths) if (path !== void 0) checkOutput(path, cwd);
}

function checkOutput(path, cwd) {
  const folder = statsOf(dirname2(resolve2(cwd, path)));
  const target = statsOf(resolve2(cwd, path));
  if (folder?.isDirectory() === true && target?.isDirectory() !== true) return;
  throw new UsageError(`${path} cannot be written`, target === void 0 ? "create its folder first" : "it is a folder; name a file");
}

function writeReports(reports, report, quiet, { cwd, environment, stdout }, prefix) {
  for (const { format, output } of reports) {
    const color = output === void 0 && wantsColor(environment, stdout.isTerminal);
    const text = printReport(format, report, { color, quiet, prefix });
    if (output === void 0) stdout.write(text);
    else writeOutput(output, cwd, text);
  }
}

function loadBaseline(path, cwd) {
  let text;
  try {
    text = readWhole(resolve2(cwd, path)).toString("utf8");
  } catch {
    throw new UsageError(`the baseline ${path} cannot be read`, `write it with --write-baseline ${path}`);
  }
  return readBaseline(text, path);
}

function writeBaseline(path, cwd, entries) {
  writeOutput(path, cwd, printBaseline(entries));
}

function writeOutput(path, cwd, text) {
  try {
    replaceFile(resolve2(cwd, path), text);
  } catch (error) {
    throw new UsageError(`${path} cannot be written (${codeOf(error)})`, "check its permissions and the free space");
  }
}


function findOutline(catalog, name) {
  if (name === "gateway") return outlineGateway(catalog);
  const [id, second, ...more] = name.split(".");
  const connector = catalog.connectors.find((candidate) => candidate.id === id);
  if (connector === void 0 || more.length > 0) return void 0;
  if (second === void 0) return outlineConnector(connector);
  return second === "records" ? { parts: [recordsOf(connector), ...innerPartOf(connector)] } : outlineEntity(connector, second);
}

function outlineNames({ connectors }) {
  return [
    "gateway",
    ...connectors.flatMap(({ id, entities }) => [id, `${id}.records`, ...entities.map((entity) => `${id}.${entity.name}`)])
  ];
}

function printOutline({ parts }) {
  return parts.flatMap(({ title, entries }) => ["", title, printTable(entries.map(toRow)).trimEnd()]);
}

function toRow({ name, actions, effect, description = "" }) {
  return [name, ...effect === void 0 ? [] : [effect], actions?.join(", ") ?? description];
}

function outlineGateway(catalog) {
  const addresses = Object.values(catalog.gateway.addresses);
  const entries = addresses.map((address) => ({ name: address, ...describedBy(describeAddress(catalog, address)) }));
  return { description: catalog.gateway.title, parts: [{ title: "addresses", entries }] };
}

function outlineConnector(connector) {
  const { id, description, document, entities, auth, addresses, vendor } = connector;
  const methods = auth.map(({ title }) => title).join(", or ");
  return {
    description,
    section: document.title,
    ...vendor !== void 0 && { vendor },
    parts: [
      {
        title: "entities",
        entries: entities.map(({ name, operations }) => ({ name: `${id}.${name}`, actions: operations.map(({ action }) => action) }))
      },
      {
        title: "other addresses",
        entries: [
          ...addresses.authConfig === void 0 ? [] : [{ name: addresses.authConfig, description: `Credentials: ${methods}.` }],
          { name: addresses.execute, description: "Any request of this connector." }
        ]
      },
      recordsOf(connector)
    ]
  };
}

function outlineEntity({ entities }, name) {
  const entity = entities.find((candidate) => candidate.name === name);
  if (entity === void 0) return void 0;
  const { description, section, operations } = entity;
  const actions = operations.map((operation) => ({
    name: operation.id,
    effect: effectOf(operation),
    ...describedBy(operation)
  }));
  return { section, ...description !== void 0 && { description }, parts: [{ title: "actions", entries: actions }] };
}

function effectOf({ permanent, effect }) {
  return permanent ? "permanent" : effect;
}

function recordsOf({ records }) {
  const entries = records.map((record) => ({ name: record.address ?? record.name, ...describedBy(record) }));
  return { title: "records", entries };
}

function innerPartOf(connector) {
  const entries = innerTypesOf(connector).map((type) => ({ name: `${connector.id}.records.${type.name}`, ...describedBy(type) }));
  return entries.length === 0 ? [] : [{ title: "inner types", entries }];
}

function describedBy({ description }) {
  return description === void 0 ? {} : { description };
}

function printTable(texts, indent = "  ") {
  const rows = texts.map((row) => row.map((cell) => cell.replace(/\s+/g, " ").trim()));
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => `${indent}${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd());
  return lines.map((line) => `${line}
`).join("");
}

export {
  optionsIn,
  readCommandLine,
  textOption,
  listOption,
  readNumber,
  plainAddress,
  refuseTogether,
  issueCodes,
  inputCodes,
  VALIDATE,
  VALIDATE_OPTIONS,
  readValidateArguments,
  VERIFY,
  VERIFY_OPTIONS,
  readVerifyArguments,
  toAddress,
  countFinding,
  isRequestAddress,
  isCredentialsAddress,
  checkAddress,
  checkConnector,
  unknownConnector,
  withoutCredentials,
  loadConfig,
  findOutline,
  outlineNames,
  printOutline,
  printTable,
  checkOutputs,
  writeReports,
  loadBaseline,
  writeBaseline
};
