import { lastAtMost } from "./text_map.js";

export function indexLines(text, firstLine) {
    const starts = [0];
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1))
        starts.push(end + 1);
    return { starts, firstLine };
}

export function positionAt({ starts, firstLine }, offset) {
    const index = lastAtMost(starts, offset);
    return { line: firstLine + index, column: offset - (starts[index] ?? 0) + 1 };
}
