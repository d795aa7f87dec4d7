import { lastAtMost } from "./text_map.js";

/** Looks for the lines of a text whose first one has the given number. */
export function indexLines(text, firstLine) {
    const starts = [0];
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1))
        starts.push(end + 1);
    return { starts, firstLine };
}

/** The place of an offset. */
export function positionAt({ starts, firstLine }, offset) {
    const index = lastAtMost(starts, offset);
    return { line: firstLine + index, column: offset - (starts[index] ?? 0) + 1 };
}
