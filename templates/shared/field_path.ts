/**
 * Paths of field names as the catalog writes them: names joined by dots, such as `data.issues`. A name that contains a dot, a
 * bracket or a double quote is written in brackets, as a JSON string: `data["issues.open"].nodes`.
 */

const STEP = /\.?([^.[\]"]+)|\[("(?:[^"\\]|\\["\\])+")\]/gu;
const PLAIN_NAME = /^[^.[\]"]+$/u;

/** The names in a path. What is not part of a name is left out: the schema of the catalog checks the form. */
export function parseFieldPath(text: string): readonly string[] {
  return [...text.matchAll(STEP)].map(([, plain, quoted]) => plain ?? unquote(quoted ?? ""));
}

/** The text of a path, which continues the text of another path if there is one. */
export function printFieldPath(path: readonly string[], above = ""): string {
  return path.reduce((text, name) => text + (PLAIN_NAME.test(name) ? `${text === "" ? "" : "."}${name}` : `[${quote(name)}]`), above);
}

function quote(name: string): string {
  return `"${name.replaceAll(/["\\]/gu, "\\$&")}"`;
}

function unquote(text: string): string {
  return text.slice(1, -1).replaceAll(/\\(["\\])/gu, "$1");
}
