import { fixable, type Slip } from "../yaml/slip.ts";
import { contentOf, type Broken, type Detector } from "./broken.ts";
import { wrongIndents } from "./indentation.ts";
import { foreignComments, missingColons, missingCommas, missingCommasBeforeKeys, missingSpaces, strayMarks } from "./missing.ts";
import { unclosedBrackets, unclosedQuotes } from "./unclosed.ts";
import {
  badEscapes,
  blockHeaders,
  foreignTypes,
  missingBraces,
  missingLineBreaks,
  textAfterQuotes,
  typeColons,
  unquotedKeys,
  unquotedValues,
} from "./unquoted.ts";
import { ELEMENTS } from "../checks/missing_names.ts";
import { blockOf, isBlank, lineAbove } from "../yaml/lines.ts";

/** The most specific first: of equally good explanations the first is taken. */
const DETECTORS: readonly Detector[] = [
  badEscapes,
  blockHeaders,
  foreignComments,
  missingSpaces,
  unquotedKeys,
  missingColons,
  missingCommasBeforeKeys,
  foreignTypes,
  typeColons,
  missingLineBreaks,
  missingBraces,
  strayMarks,
  textAfterQuotes,
  unquotedValues,
  unclosedQuotes,
  unclosedBrackets,
  missingCommas,
  missingHeads,
  wrongIndents,
];

/** All that a mistake may be. */
export function propose(broken: Broken): readonly Slip[] {
  return DETECTORS.flatMap((detect) => detect(broken));
}

/** Keys that are indented as if a name were above them, while what follows them has its name. */
function missingHeads({ lines, line }: Broken): readonly Slip[] {
  const parent = lines.slice(0, line.number - 1).findLast((one) => !isBlank(one) && one.indent < line.indent);
  if (parent === undefined) return [];
  const [, ...inside] = blockOf(lines, parent);
  const first = inside.find((one) => !isBlank(one));
  const element = ELEMENTS.find(({ key }) => key === /^\s*(\w+):\s*$/u.exec(parent.text)?.[1]);
  if (first === undefined || element === undefined || first.indent <= line.indent || lineAbove(lines, first) !== parent) return [];
  const head = `${" ".repeat(line.indent)}${element.example}:`;
  const help = `write the name on a line of its own, such as \`${element.example}:\`, above this one`;
  const slots = { noun: element.noun, key: parent.text.trim().replace(":", "") };
  return [fixable("shape/missing-name", slots, contentOf(first), help, { start: first.start, end: first.start, text: `${head}\n` })];
}
