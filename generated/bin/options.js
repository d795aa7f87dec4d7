import { parseArgs } from "node:util";
import { suggestion } from "./suggestion.js";
import { UsageError } from "./usage_error.js";

export function readOptions(command, options, words) {
    const { tokens } = parseArgs({ args: [...words], options, strict: false, allowPositionals: true, tokens: true });
    for (const token of tokens) {
        if (token.kind !== "option")
            continue;
        const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
        if (option === undefined) {
            const names = Object.keys(options).map((name) => `--${name}`);
            throw new UsageError(`unknown option ${token.rawName}`, suggestion(token.rawName, names, `connector-gateway-spec ${command} --help lists the options`));
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

export function textOption(values, name) {
    const value = values[name];
    return typeof value === "string" ? value : undefined;
}

export function listOption(values, name) {
    const value = values[name];
    return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

export function countOption(values, name) {
    const value = textOption(values, name);
    if (value === undefined)
        return undefined;
    if (/^[1-9][0-9]{0,8}$/.test(value))
        return Number(value);
    throw new UsageError(`--${name} must be a whole number from 1`, `for instance: --${name} 20`);
}

export function switchOption(values, name) {
    const isOn = values[name] === true;
    const isOff = values[`no-${name}`] === true;
    if (isOn && isOff)
        throw new UsageError(`--${name} and --no-${name} contradict each other`, "use one of them");
    return isOn || isOff ? isOn : undefined;
}
