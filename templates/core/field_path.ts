/**
 * Paths of field names as the catalog writes them: names joined by dots, such as `data.issues`. A name that contains a dot, a
 * bracket or a double quote is written in brackets, as a JSON string: `data["issues.open"].nodes`. Paths in the bodies of
 * third parties also have positions in lists, `errors[0].reason`, or a param that gives the position: `files[{index}].url`.
 */

/** A name or a position in a path, or the param whose value is the position. */
export type PathStep = string | { readonly param: string };

const STEP = /\.?([^.[\]"]+)|\[(?:("(?:[^"\\]|\\["\\])+")|(0|[1-9][0-9]*)|\{([^{}[\]"]+)\})\]/gu;
const PLAIN_NAME = /^[^.[\]"]+$/u;

/** A name of this form is a position: fields cannot have such names. */
const POSITION = /^(?:0|[1-9][0-9]*)$/u;

/** The steps of a path. Text that is not part of a step is left out: the schema of the catalog checks the form. */
export function parsePathSteps(text: string): readonly PathStep[] {
  return [...text.matchAll(STEP)].map(([, plain, quoted, position, param]) => {
    return param === undefined ? (plain ?? position ?? unquote(quoted ?? "")) : { param };
  });
}

/** The names and positions in a path. Params are left out. */
export function parseFieldPath(text: string): readonly string[] {
  return parsePathSteps(text).filter((step) => typeof step === "string");
}

/** The text of a path, which continues the text of another path if there is one. */
export function printFieldPath(path: readonly PathStep[], above = ""): string {
  return path.reduce<string>((text, step) => text + printStep(step, text === ""), above);
}

function printStep(step: PathStep, isFirst: boolean): string {
  if (typeof step !== "string") return `[{${step.param}}]`;
  if (POSITION.test(step)) return `[${step}]`;
  return PLAIN_NAME.test(step) ? `${isFirst ? "" : "."}${step}` : `[${quote(step)}]`;
}

function quote(name: string): string {
  return `"${name.replaceAll(/["\\]/gu, "\\$&")}"`;
}

function unquote(text: string): string {
  return text.slice(1, -1).replaceAll(/\\(["\\])/gu, "$1");
}
