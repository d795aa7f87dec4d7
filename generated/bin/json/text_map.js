const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|.)/gy;

export function embeddedText(outer, { start, end }) {
    const literal = outer.slice(start, end);
    // Starts of the inner characters behind each escape, and how much longer the outer text is up to there.
    const inner = [0];
    const shift = [start + 1];
    let extra = start + 1;
    for (let offset = literal.indexOf("\\"); offset >= 0; offset = literal.indexOf("\\", offset)) {
        ESCAPE.lastIndex = offset;
        const length = ESCAPE.exec(literal)?.[0].length ?? 1;
        const place = start + offset - extra;
        extra += length - 1;
        inner.push(place + 1);
        shift.push(extra);
        offset += length;
    }
    const toOffset = (offset) => offset + (shift[lastAtMost(inner, offset)] ?? 0);
    const text = JSON.parse(literal);
    return { text: String(text), toOuter: (range) => ({ start: toOffset(range.start), end: toOffset(range.end) }) };
}

export function lastAtMost(numbers, limit) {
    let low = 0;
    let high = numbers.length;
    while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((numbers[middle] ?? 0) <= limit)
            low = middle;
        else
            high = middle;
    }
    return low;
}
