import { relative } from "node:path";
import { ANY, expandBraces, matchesParts, nameMatcher } from "./name_pattern.js";

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
  // `folder/**` names what is in the folder, and nothing if that is nothing.
  const last = segments.length - 1;
  const inFolder = (): boolean => true;
  const matchers = segments.map((segment, index) => (segment !== "**" ? nameMatcher(segment) : index === last ? inFolder : ANY));
  // A pattern that matches the beginning of a path names one of the folders above it.
  return (steps, absolute) => matchesParts(matchers, isAbsolute ? absolute : steps, false);
}
