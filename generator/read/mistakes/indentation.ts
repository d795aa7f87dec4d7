import { contentOf, type Broken } from "./broken.ts";
import { blockOf, isBlank, lineAbove, type TextLine } from "../yaml/lines.ts";
import { mistake, type Edit, type Mistake } from "../yaml/mistake.ts";

/** More levels than a catalog has. */
const MOST_LEVELS = 12;

/** Lines that begin in the wrong column: each is moved to the columns of the lines above it, and one level deeper. */
export function wrongIndents({ text, lines, line, error }: Broken): readonly Mistake[] {
  const last = lines[line.number - 2 + text.slice(error.start, error.end).split("\n").length];
  const next = lines.slice(line.number).find((one) => !isBlank(one));
  const above = lineAbove(lines, line);
  const suspects = new Set([line, last, next, above].filter((one) => one !== undefined));
  const found = [...suspects].filter((one) => !isBlank(one)).flatMap((one) => moves(lines, one));
  const parent = lines.slice(0, line.number - 1).findLast((one) => !isBlank(one) && one.indent < line.indent);
  if (parent !== undefined && !isBlank(line)) found.push(moveTo([parent], line.indent, helpFor(parent, line.indent, line, false)));
  return found;
}

function moves(lines: readonly TextLine[], line: TextLine): readonly Mistake[] {
  const found: Mistake[] = [];
  for (const { column, neighbour, isParent } of columnsFor(lines, line)) {
    if (column === line.indent) continue;
    const help = helpFor(line, column, neighbour, isParent);
    found.push(moveTo([line], column, help));
    const block = blockOf(lines, line);
    if (block.length > 1) found.push(moveTo(block, column, help));
    for (const more of [proseFrom(lines, line), siblingsFrom(lines, block)]) {
      if (more.length > block.length) found.push(moveTo(more, column, `${help}, with the lines below it`));
    }
  }
  return found;
}

/** A line of a text and those after it that begin in the same column and are no keys. */
function proseFrom(lines: readonly TextLine[], first: TextLine): readonly [TextLine, ...TextLine[]] {
  const after = lines.slice(first.number);
  const end = after.findIndex((line) => line.indent !== first.indent || /^\s*(?:-\s|[^\s:]+:(?:\s|$))/u.test(line.text));
  return [first, ...(end === -1 ? after : after.slice(0, end))];
}

/** A line with what is below it, and the lines after it that begin in the same column, with what is below them. */
function siblingsFrom(lines: readonly TextLine[], block: readonly [TextLine, ...TextLine[]]): readonly [TextLine, ...TextLine[]] {
  const [first] = block;
  const after = lines.slice(first.number);
  const end = after.findIndex((line) => !isBlank(line) && line.indent < first.indent);
  return [first, ...(end === -1 ? after : after.slice(0, end))];
}

/** Where a line may belong. */
export interface Column {
  readonly column: number;
  readonly neighbour: TextLine;
  /** Whether the line would be inside of the neighbour rather than beside it. */
  readonly isParent: boolean;
}

/** The columns of the lines that a line may belong beside, the nearest first, and below the line above. */
export function columnsFor(lines: readonly TextLine[], line: TextLine): readonly Column[] {
  const columns: Column[] = [];
  const above = lineAbove(lines, line);
  const below = lines.slice(line.number).find((one) => !isBlank(one));
  if (above !== undefined) columns.push({ column: above.indent + 2, neighbour: above, isParent: true });
  let least = Number.POSITIVE_INFINITY;
  for (let index = line.number - 2; index >= 0 && columns.length < MOST_LEVELS && least > 0; index--) {
    const one = lines[index];
    if (one === undefined || isBlank(one) || one.indent >= least) continue;
    least = one.indent;
    columns.push({ column: one.indent, neighbour: one, isParent: false });
  }
  if (below !== undefined) columns.push({ column: below.indent, neighbour: below, isParent: false });
  return columns;
}

/** Says how to move a line to another column. */
export function helpFor(line: TextLine, column: number, neighbour: TextLine, isParent: boolean): string {
  const blanks = Math.abs(column - line.indent);
  const change = `${column > line.indent ? "add" : "remove"} ${blanks} ${blanks === 1 ? "space" : "spaces"}`;
  const name = nameOf(neighbour);
  return isParent ? `${change}, so that it is inside ${name}` : `${change}, so that it lines up with ${name}`;
}

/** `limit` (line 48) */
function nameOf({ text, number }: TextLine): string {
  const key = /^\s*(?:- +)*([\w$.-]+)\s*:/u.exec(text)?.[1];
  return key === undefined ? `line ${number}` : `\`${key}\` (line ${number})`;
}

/** Moves lines, of which the first goes to another column. */
export function moveTo(moved: readonly [TextLine, ...TextLine[]], column: number, help: string): Mistake {
  const [line] = moved;
  const { start, end } = contentOf(line);
  const key = /^((?:- +)*)([\w$.-]+)\s*:/u.exec(line.text.trimStart());
  const [, dashes = "", name = ""] = key ?? [];
  const range = key === null ? { start, end } : { start: start + dashes.length, end: start + dashes.length + name.length };
  const what = key === null ? "this line" : `\`${name}\``;
  const how = column > line.indent ? "must be indented further" : "is indented too far";
  return mistake("yaml/indentation", { what, how }, range, { help, edits: moveEdits(moved, column - line.indent) });
}

/** The edits that shift lines to the right, or to the left as far as they have blanks. */
function moveEdits(lines: readonly TextLine[], by: number): readonly Edit[] {
  return lines
    .filter((line) => line.text.trim() !== "")
    .map(({ start, indent }) =>
      by > 0 ? { start, end: start, text: " ".repeat(by) } : { start, end: start + Math.min(-by, indent), text: "" },
    );
}
