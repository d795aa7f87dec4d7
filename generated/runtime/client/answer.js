import { errorOf, faultOf } from "./exchange.js";
import { redact, redactValue } from "../redact.js";
import { isObject } from "./paging.js";

/** How much of an unexpected answer an error shows, in characters. */
const SHOWN = 200;

/** How much of the gateway's own message an error repeats. */
const SAID = 1000;

/** So many bytes of an error body are read at most. */
const MOST_OF_ERROR = 1_000_000;

/**
 * Lets answers with a success status pass.
 * @throws GatewayError for all others: it says what the gateway said.
 */
export async function assertSuccess(answer) {
    const { response } = answer;
    if (response.type === "opaqueredirect" || (response.status >= 300 && response.status < 400))
        throw await redirected(answer);
    if (!response.ok)
        throw await failed(answer);
}

/**
 * The JSON object of a successful answer.
 * @throws GatewayError when the body is empty, cut off, not JSON or not an object.
 */
export async function readObject(answer) {
    const { text, fault } = await readText(answer, Infinity);
    if (fault !== undefined) {
        const soFar = text === "" ? "before the first byte of the body" : `after ${describeLength(text)}: ${shown(answer, text)}`;
        throw faultOf(answer, fault.cause, `the answer broke off ${soFar}`);
    }
    const body = parseJson(text);
    if (isObject(body))
        return body;
    throw unexpected(answer, describeBody(answer, text));
}

/** The error for an answer that is not what the gateway promises. */
export function unexpected(answer, what) {
    return errorOf(answer, "answer", `the gateway answered ${answer.response.status} with ${what}`);
}

/** The first characters of a text, quoted. Secrets go first: one that is cut in two would not be found any more. */
function shown({ secrets }, text) {
    return JSON.stringify(redact(text, secrets).slice(0, SHOWN));
}

async function failed(answer) {
    const { response, limit } = answer;
    const { text, fault } = await readText(answer, MOST_OF_ERROR);
    // The status is what counts: a body that breaks off adds nothing to it, unless the caller or the clock ended it.
    if (fault !== undefined && (limit.aborted() || limit.expired())) {
        return faultOf(answer, fault.cause, `the gateway answered ${response.status} and has not said why`);
    }
    const body = redactValue(parseJson(text), answer.secrets);
    const said = isObject(body) ? messageOf(body) : undefined;
    const what = said === undefined ? ` with ${describeBody(answer, text)}` : `: ${said}`;
    return errorOf(answer, "status", `the gateway answered ${response.status}${what}`, { body });
}

async function redirected(answer) {
    await answer.response.body?.cancel().catch(() => undefined);
    return errorOf(answer, "answer", "the gateway redirects; calls are not sent elsewhere, set baseUrl to the final address");
}

async function readText({ response, limit }, most) {
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    let text = "";
    let bytes = 0;
    try {
        while (reader !== undefined && bytes < most) {
            const chunk = await limit.race(reader.read());
            if (chunk.done)
                break;
            bytes += chunk.value.byteLength;
            text += decoder.decode(chunk.value, { stream: true });
        }
        return { text: text + decoder.decode() };
    }
    catch (cause) {
        return { text, fault: { cause } };
    }
    finally {
        // Nobody waits for what is left of a body that was not read to its end.
        reader?.cancel().catch(() => undefined);
    }
}

function describeBody(answer, text) {
    if (text === "")
        return "an empty body";
    const type = answer.response.headers.get("content-type")?.split(";")[0]?.trim();
    const body = type === undefined || type === "" ? "a body" : type;
    return `${parseJson(text) === undefined ? `${body} that is not JSON` : "JSON that is not what was expected"}: ${shown(answer, text)}`;
}

function describeLength(text) {
    return `${text.length} character${text.length === 1 ? "" : "s"}`;
}

/** The error body is assumed to be `{ message, errors: [{ field, message, error_code }] }`. */
function messageOf({ message, errors }) {
    const details = Array.isArray(errors) ? errors.filter(isObject).map(detailOf) : [];
    const said = [typeof message === "string" ? message : "", ...details].filter((part) => part !== "");
    return said.length === 0 ? undefined : said.join("; ").slice(0, SAID);
}

function detailOf({ field, message }) {
    return [field, message].filter((part) => typeof part === "string" && part !== "").join(": ");
}

function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
