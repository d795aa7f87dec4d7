const BOM = "\ufeff";

export function decodeText(bytes) {
    const other = otherEncoding(bytes);
    if (other !== undefined)
        return { ok: false, message: `the file is ${other}; JSON must be UTF-8` };
    try {
        const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
        return { ok: true, text: text.startsWith(BOM) ? text.slice(1) : text };
    }
    catch {
        return { ok: false, message: "the file is not UTF-8" };
    }
}

export function otherEncoding([first, second, third, fourth]) {
    if (first === 0xff && second === 0xfe)
        return third === 0 && fourth === 0 ? "UTF-32" : "UTF-16 (little endian)";
    if (first === 0xfe && second === 0xff)
        return "UTF-16 (big endian)";
    if (first === 0 && second === 0 && third === 0xfe && fourth === 0xff)
        return "UTF-32";
    // JSON begins with an ASCII character: a zero byte next to it means UTF-16 without a mark.
    if (first === 0 && second !== undefined && second !== 0)
        return "UTF-16 (big endian)";
    if (second === 0 && first !== undefined && first !== 0)
        return "UTF-16 (little endian)";
    return undefined;
}
