import { writeFileSync, readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { nearestNames } from "../runtime/nearest.js";
import { parseArguments } from "./arguments.js";
import { printBaseline, readBaseline } from "./check/baseline.js";
import { validate } from "./check/validate.js";
import { printHelp } from "./help.js";
import { printExample } from "./look_up/example.js";
import { printExplanation } from "./look_up/explain.js";
import { printList } from "./look_up/list.js";
import { printReport } from "./report/reporter.js";
import { safeLine } from "./report/safe_text.js";
import { redactText } from "./report/secrets.js";
import { UsageError } from "./usage_error.js";

/** Runs the command with its arguments (without those of Node itself). Never throws. */
export async function main(words, context) {
    try {
        return await run(parseArguments(words, defaultFormat(context)), context);
    }
    catch (error) {
        if (error instanceof UsageError) {
            context.stderr.write(`connector-gateway-spec: ${safeLine(redactText(error.message))}\n  help: ${safeLine(redactText(error.help))}\n`);
            return 2;
        }
        const what = error instanceof Error ? `${error.name} ${error.stack?.split("\n").slice(1, 4).join(" ") ?? ""}` : "something that is no error";
        context.stderr.write(`connector-gateway-spec: this is a fault of the program itself, please report it: ${safeLine(redactText(what))}\n`);
        return 3;
    }
}

function defaultFormat({ environment }) {
    return environment["GITHUB_ACTIONS"] === "true" ? "github" : "pretty";
}

async function run(wanted, context) {
    switch (wanted.command) {
        case "help":
            context.stdout.write(printHelp(wanted.of));
            return 0;
        case "version":
            context.stdout.write(`${context.spec.version}\n`);
            return 0;
        case "validate":
            return runValidate(wanted, context);
        default:
            context.stdout.write(await lookUp(wanted, context));
            return 0;
    }
}

async function lookUp({ command, name, json, invalid }, { spec }) {
    switch (command) {
        case "list":
            return printList(spec.readCatalog(), name, json);
        case "explain":
            return printExplanation(spec, name ?? "", json);
        case "schema":
            checkAddress(name ?? "", spec.addresses);
            return `${JSON.stringify((await spec.loadJsonSchemaFor())(name ?? ""), undefined, 2)}\n`;
        case "example":
            checkAddress(name ?? "", spec.addresses);
            return printExample(spec, name ?? "", invalid);
    }
}

async function runValidate(wanted, context) {
    const { spec, cwd } = context;
    if (wanted.as !== undefined)
        checkAddress(wanted.as, spec.addresses);
    if (wanted.connector !== undefined)
        checkConnector(wanted.connector, spec.readCatalog().connectors.map(({ id }) => id));
    const outputs = [...wanted.reports.map(({ output }) => output), wanted.writeBaseline].filter((path) => path !== undefined);
    for (const path of outputs)
        checkOutput(path, cwd);
    const baseline = wanted.baseline === undefined ? undefined : loadBaseline(wanted.baseline, cwd);
    const { report, entries } = await validate(context, wanted, baseline);
    for (const { format, output } of wanted.reports) {
        const color = output === undefined && hasColor(context);
        const text = printReport(format, report, { color, quiet: wanted.quiet });
        if (output === undefined)
            context.stdout.write(text);
        else
            writeOutput(output, cwd, text);
    }
    if (wanted.writeBaseline !== undefined && entries !== undefined) {
        writeOutput(wanted.writeBaseline, cwd, printBaseline(entries));
        return 0;
    }
    return report.summary.errors > 0 ? 1 : 0;
}

/** `NO_COLOR` and `FORCE_COLOR` say it, else whether somebody is looking. */
function hasColor({ environment, stdout }) {
    const { NO_COLOR: never, FORCE_COLOR: always } = environment;
    if (always !== undefined && always !== "")
        return always !== "0" && always !== "false";
    return (never === undefined || never === "") && stdout.isTerminal && environment["TERM"] !== "dumb";
}

function checkAddress(address, addresses) {
    if (addresses.includes(address))
        return;
    const parts = addresses.filter((known) => known.startsWith(`${address}.`));
    const [nearest] = nearestNames(address, addresses, 1);
    const help = parts.length > 0
        ? `it is one of ${parts.slice(0, 5).join(", ")}`
        : nearest === undefined
            ? "connector-gateway-spec list shows what there is"
            : `did you mean ${nearest}?`;
    throw new UsageError(`there is no address "${address}"`, help);
}

function checkConnector(connector, connectors) {
    if (connectors.includes(connector))
        return;
    const [nearest] = nearestNames(connector, connectors, 1);
    throw new UsageError(`there is no connector "${connector}"`, nearest === undefined ? `connectors are ${connectors.join(", ")}` : `did you mean ${nearest}?`);
}

function loadBaseline(path, cwd) {
    let text;
    try {
        text = readFileSync(resolve(cwd, path), "utf8");
    }
    catch {
        throw new UsageError(`the baseline ${path} cannot be read`, `make it with --write-baseline ${path}`);
    }
    return readBaseline(text, path);
}

/** Before a long run, not after it. */
function checkOutput(path, cwd) {
    const folder = statSync(dirname(resolve(cwd, path)), { throwIfNoEntry: false });
    const target = statSync(resolve(cwd, path), { throwIfNoEntry: false });
    if (folder?.isDirectory() === true && target?.isDirectory() !== true)
        return;
    throw new UsageError(`${path} cannot be written`, target === undefined ? "make its folder first" : "it is a folder; name a file");
}

function writeOutput(path, cwd, text) {
    try {
        writeFileSync(resolve(cwd, path), text);
    }
    catch (error) {
        const code = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
        throw new UsageError(`${path} cannot be written (${code})`, "look at its permissions and at the space left");
    }
}
