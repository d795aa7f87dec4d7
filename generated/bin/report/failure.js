import { safeLine } from "./safe_text.js";
import { redactText } from "./secrets.js";

const PLACE = /\b(?:bin|runtime|connectors|schemas)\/[\w./-]+\.[jt]s:\d+:\d+/;

export function printFailure(error) {
    const name = error instanceof Error ? error.name : "a value that is not an error was thrown";
    const place = error instanceof Error ? PLACE.exec(error.stack ?? "")?.[0] : undefined;
    const what = [name, ...(place === undefined ? [] : [`at ${place}`])].join(" ");
    return `connector-gateway-spec: internal error (${safeLine(redactText(what))}); this is a bug, please report it\n`;
}
