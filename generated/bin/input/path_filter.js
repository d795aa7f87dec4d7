import { relative } from "node:path";
import { expandBraces, nameMatcher } from "./glob.js";

export function pathFilter(patterns, folder) {
    const matchers = patterns.flatMap((pattern) => expandBraces(pattern.replaceAll("\\", "/"))).map(toMatcher);
    return (path) => {
        if (matchers.length === 0)
            return false;
        const steps = relative(folder, path).replaceAll("\\", "/").split("/");
        const absolute = path.replaceAll("\\", "/").split("/");
        return matchers.some((matches) => matches(steps, absolute));
    };
}

function toMatcher(pattern) {
    const isAbsolute = pattern.startsWith("/");
    const segments = pattern.split("/").filter((segment, index) => segment !== "." && (segment !== "" || (isAbsolute && index === 0)));
    const [only, ...more] = segments;
    if (only === undefined)
        return () => false;
    if (more.length === 0 && !isAbsolute && only !== "**" && only !== "..") {
        const matches = nameMatcher(only);
        return (steps) => steps.some((step) => step !== ".." && matches(step));
    }
    const matchers = segments.map((segment) => (segment === "**" ? ANY_FOLDERS : nameMatcher(segment)));
    return (steps, absolute) => matchesStart(matchers, isAbsolute ? absolute : steps);
}

const ANY_FOLDERS = "**";

function matchesStart(segments, steps) {
    let segment = 0;
    let step = 0;
    let retry;
    for (;;) {
        const matches = segments[segment];
        if (matches === undefined)
            return true;
        const name = steps[step];
        if (matches === ANY_FOLDERS) {
            // `folder/**` names what is in the folder, and nothing if that is nothing.
            if (segment === segments.length - 1)
                return name !== undefined;
            retry = { segment: segment + 1, step };
            segment += 1;
        }
        else if (name !== undefined && matches(name)) {
            segment += 1;
            step += 1;
        }
        else if (retry !== undefined && retry.step < steps.length) {
            retry = { segment: retry.segment, step: retry.step + 1 };
            ({ segment, step } = retry);
        }
        else
            return false;
    }
}
