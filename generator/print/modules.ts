import { ts } from "ts-morph";

/** What the imports, exports and import types of a module name, in their order: `./client.js`. */
export function specifiersIn(text: string): readonly string[] {
  return ts.preProcessFile(text, true, false).importedFiles.map(({ fileName }) => fileName);
}

/** JavaScript without the doc comments that have lines of their own. Other comments stay. */
export function withoutDocComments(text: string): string {
  if (!text.includes("/**")) return text;
  const ranges = docCommentsIn(text, ts.createSourceFile("module.js", text, ts.ScriptTarget.ES2022, true));
  // Nodes that begin at the same place have the same comments.
  const ends = new Map(ranges.map(({ start, end }) => [start, end]));
  const starts = [...ends.keys()].sort((left, right) => left - right);
  return [0, ...starts.map((start) => ends.get(start) ?? start)].map((from, index) => text.slice(from, starts[index])).join("");
}

/** A part of a text. */
interface Range {
  readonly start: number;
  readonly end: number;
}

function docCommentsIn(text: string, node: ts.Node): readonly Range[] {
  const ranges = (ts.getLeadingCommentRanges(text, node.pos) ?? []).flatMap((comment) => docLines(text, comment));
  ts.forEachChild(node, (child) => void ranges.push(...docCommentsIn(text, child)));
  return ranges;
}

/** The lines of a doc comment, if it has them for itself. */
function docLines(text: string, { pos, end }: ts.CommentRange): readonly Range[] {
  const lines = { start: text.lastIndexOf("\n", pos - 1) + 1, end: text.indexOf("\n", end) + 1 };
  const around = text.slice(lines.start, pos) + text.slice(end, Math.max(lines.end, end));
  return text.startsWith("/**", pos) && lines.end > 0 && around.trim() === "" ? [lines] : [];
}
