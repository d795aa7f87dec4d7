const UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]|\p{Surrogate}/gu;

const COMMAND = /##(?=\[)/g;

export function safeText(text) {
    return text.replace(UNSAFE, escape).replace(COMMAND, "#\\u0023");
}

export function jsonText(value, indent) {
    return safeText(JSON.stringify(value, undefined, indent));
}

function escape(character) {
    return character
        .split("")
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
        .join("");
}

export function safeLine(text) {
    return safeText(text).replaceAll("\n", "\\n").replaceAll("\t", " ");
}

export function xmlText(text) {
    return safeText(text)
        .replace(/[\ufffe\uffff]/g, "\ufffd")
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        .replaceAll('"', "&quot;")
        .replaceAll("'", "&apos;");
}

export function commandText(text) {
    return safeText(text).replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

export function commandProperty(text) {
    return commandText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
