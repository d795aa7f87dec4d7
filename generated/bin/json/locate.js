import { scanJson } from "./scan_json.js";

export function locateJson(text, paths) {
    const root = { steps: new Map() };
    for (const path of paths)
        addWay(root, path);
    // The wanted part of the path of the scanner: `ways[n]` belongs to its first n steps.
    const ways = [root];
    scanJson(text, {
        onKey: (path, range) => {
            const way = followLast(ways, path);
            if (way !== undefined)
                way.key = range;
        },
        onValue: (path, range) => {
            const way = followLast(ways, path);
            if (way !== undefined)
                way.value = range;
        },
        onOpen: (path) => {
            followLast(ways, path);
        },
    });
    const whole = { start: 0, end: text.length };
    return paths.map((path) => nearestPlace(root, path, whole));
}

function addWay(root, path) {
    let way = root;
    for (const step of path) {
        const next = way.steps.get(step) ?? { steps: new Map() };
        way.steps.set(step, next);
        way = next;
    }
}

function followLast(ways, path) {
    const depth = path.length;
    if (depth > 0)
        ways[depth] = ways[depth - 1]?.steps.get(path[depth - 1] ?? "");
    return ways[depth];
}

function nearestPlace(root, path, whole) {
    let way = root;
    let place = { value: root.value ?? whole };
    for (const step of path) {
        way = way.steps.get(step);
        if (way?.value === undefined)
            return place;
        place = way.key === undefined ? { value: way.value } : { value: way.value, key: way.key };
    }
    return place;
}
