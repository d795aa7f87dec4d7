/** How many elements a comma list has; the empty string is one empty element. */
export function countElements(text) {
    let count = 1;
    for (let at = text.indexOf(","); at >= 0; at = text.indexOf(",", at + 1))
        count++;
    return count;
}

/** Where the first element begins that is none of the allowed ones; undefined when there is none. */
export function strayElement(text, allowed) {
    let start = 0;
    while (allowed !== undefined && start <= text.length) {
        const end = elementEnd(text, start, allowed);
        if (end === undefined)
            return start;
        start = end + 1;
    }
    return undefined;
}

/** Where the element that begins at `start` ends, when it is an allowed one. */
function elementEnd(text, start, allowed) {
    for (const element of allowed) {
        if (typeof element !== "string" || !text.startsWith(element, start))
            continue;
        const end = start + element.length;
        if (end === text.length || text[end] === ",")
            return end;
    }
    return undefined;
}
