import { compareDiagnostics, fillDiagnostic, type Diagnostic, type DiagnosticFile } from "../diagnostics/diagnostic.ts";
import { hideInHelp, type FrameText } from "../diagnostics/secrets.ts";
import { positionAt } from "../../templates/shared/positions.ts";
import { explainParserError } from "./slips/explain.ts";
import { findSlips, type CountDiagnostics, type Explanation, type KnownErrors } from "./slips/find_slips.ts";
import { checkCharacters } from "./yaml/characters.ts";
import { compose } from "./yaml/compose.ts";
import { findExcess } from "./yaml/excess.ts";
import { lexText, readLexemes } from "./yaml/lexemes.ts";
import { lineAt, readLines } from "./yaml/lines.ts";
import { findForbidden } from "./yaml/plain_data.ts";
import { DEEPEST, readTree, type ReadTree } from "./yaml/read_tree.ts";
import { applyEdits, slip, type Slip } from "./yaml/slip.ts";
import { findWholeFileSlip } from "./yaml/whole_file.ts";

/** Slips as diagnostics, in the order of their places. What must stay secret is not repeated. */
export function toDiagnostics(file: DiagnosticFile & FrameText, slips: readonly Slip[]): readonly Diagnostic[] {
  return slips.map((one) => toDiagnostic(file, one)).sort(compareDiagnostics);
}

function toDiagnostic(file: DiagnosticFile & FrameText, { code, slots, range, help }: Slip): Diagnostic {
  const shown = hideInHelp(help ?? "", file, positionAt(file.starts, range.start));
  const visible = shown === undefined && Object.hasOwn(slots, "text") ? { ...slots, text: "***" } : slots;
  return fillDiagnostic(code, visible, file, range, { help: shown === "" ? undefined : shown });
}

/**
 * The values of a text and the mistakes in its syntax. `countDiagnostics` says how many diagnostics a valid text has: of
 * several ways to correct a mistake the best one is reported. Never throws.
 */
export function readYaml(text: string, countDiagnostics: CountDiagnostics): ReadTree {
  const hopeless = findWholeFileSlip(text);
  if (hopeless !== undefined) return { slips: [hopeless] };
  const characters = checkCharacters(text);
  const sources = lexText(characters.normalized);
  const lexemes = readLexemes(characters.normalized, sources);
  const excess = findExcess(characters.normalized, lexemes);
  if (excess !== undefined) return { slips: [...characters.slips, excess] };
  const marks = findForbidden(characters.normalized, lexemes);
  if (marks.isCut) return { slips: [...characters.slips, ...marks.slips] };
  const { documents, errors } = compose(characters.normalized, sources);
  const [first, second] = documents;
  const said = [...characters.slips, ...marks.slips];
  if (second !== undefined) {
    const start = second.range[0];
    said.push(slip("yaml/several-documents", {}, { start, end: start }));
  }
  if (second === undefined && marks.edits.length === 0 && errors.length === 0) {
    const { root, slips } = readTree(characters.normalized, first);
    return { slips: [...said, ...slips], ...(root === undefined ? {} : { root }) };
  }
  const plain = applyEdits(characters.normalized.slice(0, second?.range[0]), marks.edits);
  const left = plain === characters.normalized ? errors : compose(plain).errors;
  const { slips: news, corrected } = syntaxSlips(plain, { errors: left, edits: marks.edits }, countDiagnostics);
  const reported = new Set([...characters.lines, ...linesOf(text, marks.slips)]);
  const slips = [...said, ...news.filter((one) => linesOf(text, [one]).every((line) => !reported.has(line)))];
  const isMoved = corrected === undefined || second !== undefined || slips.some(({ code }) => code === "yaml/indentation");
  return isMoved || readLines(corrected).length !== readLines(text).length ? { slips } : { slips, corrected, others: marks.others };
}

/** Characters. Nobody writes a longer text by hand, and each guess of what is wrong is looked for in all of it. */
const LONGEST_EXPLAINED = 300_000;

/** The mistakes in the syntax of a text whose marks have been reported, and taken out by edits. */
function syntaxSlips(plain: string, known: KnownErrors, countDiagnostics: CountDiagnostics): Explanation {
  const { errors } = known;
  const exhausted = errors.find(({ code }) => code === "RESOURCE_EXHAUSTION");
  if (exhausted !== undefined) return { slips: [slip("yaml/too-deep", { limit: DEEPEST }, exhausted)] };
  const [error] = errors;
  if (error !== undefined && plain.length > LONGEST_EXPLAINED) return { slips: [explainParserError(error)] };
  const { slips, unexplained, ...rest } = findSlips(plain, known, countDiagnostics);
  return unexplained === undefined ? { slips, ...rest } : { slips: [...slips, explainParserError(unexplained)] };
}

function linesOf(text: string, slips: readonly Slip[]): readonly number[] {
  const lines = readLines(text);
  return slips.map(({ range }) => lineAt(lines, range.start).number);
}
