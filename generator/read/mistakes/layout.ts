import { isBlank, lineAt, lineAbove, readLines, blockOf, type TextLine } from "../yaml/lines.ts";
import { applyEdits, offsetAfter, offsetBefore, type Mistake } from "../yaml/mistake.ts";
import { columnsFor, helpFor, moveTo } from "./indentation.ts";

/** Finds the mistakes of a text; undefined when it is not YAML. */
export type CheckText = (text: string) => readonly Mistake[] | undefined;

/** More is no mistake of the indentation. */
const MOST_MISTAKES = 40;

/** How many characters may be checked on the search. */
const MOST_WORK = 1_500_000;

/** Nobody is off by more columns. */
const FARTHEST = 4;

/** Mistakes that are looked for one after the other. */
const MOST_MOVES = 3;

/**
 * Replaces diagnostics that only follow from lines in the wrong column by one mistake about the first of these lines. A move
 * is tried on the text: it is the explanation when less is wrong then.
 */
export function explainLayout(text: string, mistakes: readonly Mistake[], check: CheckText): readonly Mistake[] {
  let current = text;
  let left = mistakes;
  const moves: Mistake[] = [];
  const back: ((offset: number) => number)[] = [];
  const before = (offset: number): number => back.reduceRight((at, undo) => undo(at), offset);
  const original = (one: Mistake): Mistake => {
    const start = before(one.range.start);
    return { ...one, range: { start, end: Math.max(start, before(one.range.end)) } };
  };
  while (moves.length < MOST_MOVES) {
    const best = bestMove(current, left, check);
    if (best === undefined) break;
    moves.push(original(best.move));
    left = best.left;
    current = applyEdits(current, best.move.edits);
    back.push((offset) => offsetBefore(best.move.edits, offset));
  }
  return [...moves, ...left.map(original)];
}

interface Moved {
  readonly move: Mistake;
  readonly left: readonly Mistake[];
}

function bestMove(text: string, mistakes: readonly Mistake[], check: CheckText): Moved | undefined {
  if (mistakes.length > MOST_MISTAKES) return undefined;
  let best: Moved | undefined;
  let work = 0;
  const tried = new Set<string>();
  for (const move of [...proposeHeads(text, mistakes), ...proposeMoves(text, mistakes)]) {
    work += text.length;
    // Nothing is better than a text without any mistake.
    if (work > MOST_WORK || best?.left.length === 0) break;
    const edited = applyEdits(text, move.edits);
    if (tried.has(edited)) continue;
    tried.add(edited);
    const left = check(edited);
    if (left !== undefined && left.length < (best?.left ?? mistakes).length && isSettled(edited, move, left)) best = { move, left };
  }
  return best;
}

/** In the right column, a line has no diagnostic of its own, and its key is not reported as missing elsewhere. */
function isSettled(edited: string, { range, edits }: Mistake, left: readonly Mistake[]): boolean {
  const lines = readLines(edited);
  const { number, text } = lineAt(lines, offsetAfter(edits, range.start));
  const [, key] = /^\s*(?:- +)?(\w+):/u.exec(text) ?? [];
  return left.every(
    ({ code, slots, range: place }) =>
      lineAt(lines, place.start).number !== number && (code !== "shape/missing-key" || slots["key"] !== key),
  );
}

/** A key that is missing, and a key that does not belong where it is: the line between what is above it and it is missing. */
function proposeHeads(text: string, mistakes: readonly Mistake[]): readonly Mistake[] {
  const lines = readLines(text);
  const missing = mistakes.filter(({ code }) => code === "shape/missing-key").slice(0, MOST_MOVES);
  const unknown = mistakes.filter(({ code }) => code === "shape/unknown-key" || code === "shape/bad-name").slice(0, MOST_MOVES);
  return missing.flatMap((lack) =>
    unknown.flatMap((one) => {
      const line = lineAt(lines, one.range.start);
      const { indent } = lineAt(lines, lack.range.start);
      if (line.indent <= indent) return [];
      const head = `${" ".repeat(indent)}${lack.slots["key"] ?? ""}:\n`;
      const help = `add the line \`${head.trim()}\` above \`${one.slots["key"] ?? one.slots["name"] ?? ""}\``;
      return [{ ...lack, range: one.range, help, edits: [{ start: line.start, end: line.start, text: head }] }];
    }),
  );
}

/** A diagnostic that knows what to write instead is a better explanation than a wrong column. */
function mayBeLayout({ code, help }: Mistake): boolean {
  return code.startsWith("shape/") && !/^(?:did you mean|write (?!every)|it contains)/u.test(help ?? "");
}

function proposeMoves(text: string, mistakes: readonly Mistake[]): readonly Mistake[] {
  const lines = readLines(text);
  const faulty = new Set(mistakes.map(({ range }) => lineAt(lines, range.start).number));
  const unexplained = mistakes.filter(mayBeLayout).slice(0, MOST_MOVES);
  const suspects = new Set(unexplained.flatMap((one) => suspectsOf(lines, one)));
  return [...suspects].flatMap((line) => movesOf(lines, line, faulty));
}

/** The line of a mistake, the keys that it is inside of, and below a key without a value the next line. */
function suspectsOf(lines: readonly TextLine[], { range, slots }: Mistake): readonly TextLine[] {
  const line = lineAt(lines, range.start);
  const next = slots["found"] === "empty" ? lines.slice(line.number).find((one) => !isBlank(one)) : undefined;
  return [line, ...ancestorsOf(lines, line), ...(next === undefined ? [] : [next])];
}

/** The keys that a line is inside of, as its column has it, the innermost first. */
function ancestorsOf(lines: readonly TextLine[], line: TextLine): readonly TextLine[] {
  const found: TextLine[] = [];
  for (let above = lineAbove(lines, line); above !== undefined && found.length < MOST_MOVES; above = lineAbove(lines, above)) {
    const inner = found.at(-1) ?? line;
    // The items of a list may be in the column of their key.
    const isKeyOfList = inner.text.trimStart().startsWith("-") && above.indent === inner.indent && !above.text.trimStart().startsWith("-");
    if (above.indent < inner.indent || isKeyOfList) found.push(above);
  }
  return found;
}

/** The line alone, with what is below it, and together with the lines beside it that have something wrong, too. */
function movesOf(lines: readonly TextLine[], line: TextLine, faulty: ReadonlySet<number>): readonly Mistake[] {
  const block = blockOf(lines, line);
  const group = groupOf(lines, block, faulty);
  return columnsFor(lines, line)
    .filter(({ column }) => column !== line.indent && Math.abs(column - line.indent) <= FARTHEST)
    .flatMap(({ column, neighbour, isParent }) => {
      const help = helpFor(line, column, neighbour, isParent);
      const single = [moveTo([line], column, help)];
      if (block.length > 1) single.push(moveTo(block, column, help));
      return group.length > block.length ? [moveTo(group, column, `${help}, with the lines below it`), ...single] : single;
    });
}

function groupOf(
  lines: readonly TextLine[],
  block: readonly [TextLine, ...TextLine[]],
  faulty: ReadonlySet<number>,
): readonly [TextLine, ...TextLine[]] {
  let group = block;
  for (;;) {
    const [first] = group;
    const last = group.at(-1) ?? first;
    const next = lines.slice(last.number).find((one) => !isBlank(one));
    if (next?.indent !== first.indent) return group;
    const beside = blockOf(lines, next);
    if (!beside.some(({ number }) => faulty.has(number))) return group;
    group = [...group, ...beside];
  }
}
