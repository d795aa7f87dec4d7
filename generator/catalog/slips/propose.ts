import type { Slip } from "../yaml/slip.ts";
import type { Broken, Detector } from "./broken.ts";
import { wrongIndents } from "./indentation.ts";
import { foreignComments, missingColons, missingCommas, missingCommasBeforeKeys, missingSpaces, strayMarks } from "./missing.ts";
import { missingHeads } from "./missing_heads.ts";
import { unclosedBrackets, unclosedQuotes } from "./unclosed.ts";
import {
  badEscapes,
  blockHeaders,
  foreignArrays,
  missingBraces,
  missingLineBreaks,
  textAfterQuotes,
  typeColons,
  unquotedKeys,
  unquotedValues,
} from "./unquoted.ts";

/** The most specific first: of equally good explanations the first is taken. */
const DETECTORS: readonly Detector[] = [
  badEscapes,
  blockHeaders,
  foreignComments,
  missingSpaces,
  unquotedKeys,
  missingColons,
  missingCommasBeforeKeys,
  typeColons,
  missingLineBreaks,
  missingBraces,
  strayMarks,
  textAfterQuotes,
  foreignArrays,
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
