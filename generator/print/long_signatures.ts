import { lineWidth } from "./code.ts";

const opening = /[({[<]/;
const closing = /[)}\]>]/;

/**
 * Puts each parameter of a declared function on a line of its own where the signature is too long for one line: the word
 * `declare`, which the source does not have, is one too many for some.
 */
export function breakSignatures(declarations: string): string {
  return declarations.replaceAll(/^export declare function .*$/gm, (line) => (line.length > lineWidth ? breakSignature(line) : line));
}

function breakSignature(line: string): string {
  const start = line.indexOf("(") + 1;
  const parameters = splitList(line.slice(start));
  const length = parameters.join(",").length;
  const lines = parameters.map((parameter) => `  ${parameter.trim()},\n`);
  return `${line.slice(0, start)}\n${lines.join("")}${line.slice(start + length)}`;
}

/** The elements of a list, which ends at the bracket that the text does not open. */
function splitList(text: string): readonly string[] {
  const elements = [""];
  let depth = 0;
  let quote = "";
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    const isArrow = character === ">" && text.charAt(index - 1) === "=";
    if (quote !== "") quote = character === quote ? "" : quote;
    else if (/["'`]/.test(character)) quote = character;
    else if (opening.test(character)) depth += 1;
    else if (closing.test(character) && !isArrow) depth -= 1;
    if (depth < 0) break;
    if (character === "," && depth === 0 && quote === "") elements.push("");
    else elements.push((elements.pop() ?? "") + character);
  }
  return elements;
}
