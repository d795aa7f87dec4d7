import { relative } from "node:path";
import { expandBraces, nameMatcher } from "./name_pattern.js";

/** Whether a file or folder, given by its absolute path, is among those that some patterns name. */
export type PathFilter = (path: string) => boolean;

/**
 * The filter for patterns that are relative to a folder. A pattern without `/` names files and folders at any depth; a
 * pattern that names a folder names everything in it.
 */
export function pathFilter(patterns: readonly string[], folder: string): PathFilter {
  const matchers = patterns.flatMap((pattern) => expandBraces(pattern.replaceAll("\\", "/"))).map(toMatcher);
  return (path) => {
    if (matchers.length === 0) return false;
    const steps = relative(folder, path).replaceAll("\\", "/").split("/");
    const absolute = path.replaceAll("\\", "/").split("/");
    return matchers.some((matches) => matches(steps, absolute));
  };
}

type Matcher = (steps: readonly string[], absolute: readonly string[]) => boolean;

function toMatcher(pattern: string): Matcher {
  const isAbsolute = pattern.startsWith("/");
  const segments = pattern.split("/").filter((segment, index) => segment !== "." && (segment !== "" || (isAbsolute && index === 0)));
  const [only, ...more] = segments;
  if (only === undefined) return () => false;
  if (more.length === 0 && !isAbsolute && only !== "**" && only !== "..") {
    const matches = nameMatcher(only);
    return (steps) => steps.some((step) => step !== ".." && matches(step));
  }
  const matchers = segments.map((segment) => (segment === "**" ? ANY_FOLDERS : nameMatcher(segment)));
  return (steps, absolute) => matchesStart(matchers, isAbsolute ? absolute : steps);
}

/** Stands for any number of folders, also none. */
const ANY_FOLDERS = "**";

/**
 * Whether the segments match the path itself or one of the folders above it. Only the last `**` has to be tried again:
 * what an earlier one could take instead, the last one can take as well.
 */
function matchesStart(segments: readonly (((name: string) => boolean) | typeof ANY_FOLDERS)[], steps: readonly string[]): boolean {
  let segment = 0;
  let step = 0;
  let retry: { readonly segment: number; step: number } | undefined;
  for (;;) {
    const matches = segments[segment];
    if (matches === undefined) return true;
    const name = steps[step];
    if (matches === ANY_FOLDERS) {
      // `folder/**` names what is in the folder, and nothing if that is nothing.
      if (segment === segments.length - 1) return name !== undefined;
      retry = { segment: segment + 1, step };
      segment += 1;
    } else if (name !== undefined && matches(name)) {
      segment += 1;
      step += 1;
    } else if (retry !== undefined && retry.step < steps.length) {
      retry = { segment: retry.segment, step: retry.step + 1 };
      ({ segment, step } = retry);
    } else return false;
  }
}
