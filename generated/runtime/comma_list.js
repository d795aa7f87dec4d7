/** The number of elements of a comma list. The empty string has one empty element. */
export function countElements(text) {
    let count = 1;
    for (let at = text.indexOf(","); at >= 0; at = text.indexOf(",", at + 1))
        count++;
    return count;
}

/** The index at which the first element that is not allowed begins; undefined if all elements are allowed. */
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

/** The index at which the element that begins at `start` ends, if the element is allowed. */
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
