import { parseArgs } from "node:util";
import { nearestNames } from "../runtime/nearest.js";
import { UsageError } from "./usage_error.js";
export const FORMATS = ["pretty", "json", "ndjson", "github", "junit", "sarif"];
const COMMANDS = ["validate", "list", "explain", "schema", "example"];
const SHARED = { help: { type: "boolean", short: "h" }, version: { type: "boolean" } };

const OPTIONS = {
    validate: {
        as: { type: "string" },
        connector: { type: "string" },
        profile: { type: "string" },
        "max-issues": { type: "string" },
        "fail-fast": { type: "boolean" },
        quiet: { type: "boolean", short: "q" },
        "warnings-as-errors": { type: "boolean" },
        "strict-json": { type: "boolean" },
        baseline: { type: "string" },
        "write-baseline": { type: "string" },
        format: { type: "string", multiple: true, short: "f" },
        output: { type: "string", multiple: true, short: "o" },
    },
    list: { format: { type: "string" } },
    explain: { format: { type: "string" } },
    schema: {},
    example: { invalid: { type: "boolean" } },
};

const DEFAULT_MAX_ISSUES = 100;

/**
 * Reads the words after the command's own name. `defaultFormat` is what `validate` reports in when nothing is said.
 * @throws UsageError for unknown commands and options, missing or wrong values, and options that contradict each other.
 */
export function parseArguments(words, defaultFormat) {
    const [first, ...rest] = words;
    if (first === undefined || first === "help" || first === "--help" || first === "-h")
        return help(rest[0]);
    if (first === "--version")
        return { command: "version" };
    const command = COMMANDS.find((name) => name === first);
    if (command === undefined)
        throw new UsageError(`there is no command "${first}"`, suggestion(first, COMMANDS, "connector-gateway-spec --help lists the commands"));
    const { values, positionals } = readOptions(command, rest);
    if (values["help"] === true)
        return help(command);
    return command === "validate" ? toValidate(values, positionals, defaultFormat) : toLookUp(command, values, positionals);
}

function readOptions(command, words) {
    const options = { ...SHARED, ...OPTIONS[command] };
    const { tokens } = parseArgs({ args: [...words], options, strict: false, allowPositionals: true, tokens: true });
    for (const token of tokens) {
        if (token.kind !== "option")
            continue;
        const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
        if (option === undefined) {
            const names = Object.keys(options).map((name) => `--${name}`);
            throw new UsageError(`${command} has no option ${token.rawName}`, suggestion(token.rawName, names, `connector-gateway-spec ${command} --help lists the options`));
        }
        checkValue(token, option.type === "string");
    }
    const { values, positionals } = parseArgs({ args: [...words], options, strict: false, allowPositionals: true });
    return { values, positionals };
}

function checkValue(token, wantsValue) {
    if (wantsValue && (token.value === undefined || (token.value.startsWith("--") && token.inlineValue !== true))) {
        throw new UsageError(`${token.rawName} needs a value`, `write ${token.rawName} <value>`);
    }
    if (!wantsValue && token.value !== undefined)
        throw new UsageError(`${token.rawName} takes no value`, `write ${token.rawName} alone`);
}

function toValidate(values, inputs, defaultFormat) {
    if (inputs.length === 0)
        throw new UsageError("validate needs files, globs or - for standard input", 'for instance: validate "payloads/**/*.json"');
    if (inputs.filter((input) => input === "-").length > 1)
        throw new UsageError("standard input can be read only once", "write - once");
    const profile = text(values, "profile") ?? "documented";
    if (profile !== "documented" && profile !== "tolerant") {
        throw new UsageError(`there is no profile "${profile}"`, suggestion(profile, ["documented", "tolerant"], "it is documented or tolerant"));
    }
    if (values["baseline"] !== undefined && values["write-baseline"] !== undefined) {
        throw new UsageError("--baseline and --write-baseline contradict each other", "write the baseline first, then hold later runs against it");
    }
    if (values["as"] !== undefined && values["connector"] !== undefined) {
        throw new UsageError("--as and --connector contradict each other", "an address names its connector already");
    }
    return {
        command: "validate",
        inputs,
        profile,
        maxIssues: count(values, "max-issues") ?? DEFAULT_MAX_ISSUES,
        failFast: values["fail-fast"] === true,
        quiet: values["quiet"] === true,
        warningsAsErrors: values["warnings-as-errors"] === true,
        strictJson: values["strict-json"] === true,
        reports: toReports(values, defaultFormat),
        ...optional("as", text(values, "as")),
        ...optional("connector", text(values, "connector")),
        ...optional("baseline", text(values, "baseline")),
        ...optional("writeBaseline", text(values, "write-baseline")),
    };
}

/** The n-th `--output` belongs to the n-th `--format`; formats without one go to standard output, one at most. */
function toReports(values, defaultFormat) {
    const outputs = list(values, "output");
    const formats = list(values, "format").map(toFormat);
    const wanted = formats.length === 0 ? [defaultFormat] : formats;
    if (outputs.length > wanted.length)
        throw new UsageError("there are more --output than --format", "write one --format for each --output");
    if (wanted.length - outputs.length > 1) {
        throw new UsageError("several formats cannot share standard output", "add an --output file for each --format but one; those with a file come first");
    }
    if (new Set(outputs).size < outputs.length)
        throw new UsageError("two reports cannot go to one file", "give each --output its own file");
    return wanted.map((format, index) => ({ format, ...optional("output", outputs[index]) }));
}

function toFormat(name) {
    const format = FORMATS.find((known) => known === name);
    if (format === undefined)
        throw new UsageError(`there is no format "${name}"`, suggestion(name, FORMATS, `formats are ${FORMATS.join(", ")}`));
    return format;
}

function toLookUp(command, values, positionals) {
    const [name, ...more] = positionals;
    if (more.length > 0)
        throw new UsageError(`${command} takes one name`, `connector-gateway-spec ${command} --help shows how`);
    if (name === undefined && command !== "list") {
        throw new UsageError(`${command} needs ${command === "explain" ? "an operation or address" : "an address"}`, `for instance: ${command} payments.customers.list${command === "explain" ? "" : ".params"}`);
    }
    const format = text(values, "format") ?? "pretty";
    if (format !== "pretty" && format !== "json")
        throw new UsageError(`${command} has no format "${format}"`, "it is pretty or json");
    return { command, invalid: values["invalid"] === true, json: format === "json", ...optional("name", name) };
}

function help(name) {
    const command = COMMANDS.find((known) => known === name);
    return command === undefined ? { command: "help" } : { command: "help", of: command };
}

function text(values, name) {
    const value = values[name];
    return typeof value === "string" ? value : undefined;
}

function list(values, name) {
    const value = values[name];
    return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

function count(values, name) {
    const value = text(values, name);
    if (value === undefined)
        return undefined;
    if (/^[1-9][0-9]{0,8}$/.test(value))
        return Number(value);
    throw new UsageError(`--${name} must be a whole number from 1`, `for instance: --${name} 20`);
}

function optional(key, value) {
    return value === undefined ? {} : { [key]: value };
}

function suggestion(name, names, otherwise) {
    const [nearest] = nearestNames(name, names, 1);
    return nearest === undefined ? otherwise : `did you mean ${nearest}?`;
}
