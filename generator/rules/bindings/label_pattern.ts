/** What a pattern may be made of: classes, groups, quantifiers, and letters, digits and hyphens as they are. */
const PART = /^(?:\[([A-Za-z0-9-]+)\]|\\d|\((?:\?:|\?!|\?<!)?|\)|\||[?*+]|\{\d+(?:,\d*)?\}|[A-Za-z0-9-])/u;

/**
 * Whether a pattern matches nothing but letters, digits and hyphens: it is anchored at both ends, and all its parts are such
 * characters. Patterns that are right but written with other parts are refused, since a wrong one lets callers choose the host.
 */
export function isLabelPattern(pattern: string): boolean {
  const [, inner = ""] = /^\^(.+)\$$/su.exec(pattern) ?? [];
  let rest = inner;
  let depth = 0;
  while (rest !== "") {
    const [part, members] = PART.exec(rest) ?? [];
    if (part === undefined || (members !== undefined && !areLabelRanges(members))) return false;
    if (part === "|" && depth === 0) return false; // `^a|b$` is anchored at one end only.
    if (part.startsWith("(")) depth += 1;
    if (part === ")") depth -= 1;
    rest = rest.slice(part.length);
  }
  return inner !== "";
}

/** The ranges of a class stay within digits, capitals or small letters: `A-z` also has `[`, `^` and `_`. */
function areLabelRanges(members: string): boolean {
  const ranges = members.replaceAll(/[a-z]-[a-z]|[A-Z]-[A-Z]|[0-9]-[0-9]/gu, "");
  return /^-?[A-Za-z0-9]*-?$/u.test(ranges);
}
