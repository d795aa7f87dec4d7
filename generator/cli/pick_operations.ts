import { countOf } from "#templates/core";
import type { Choice, OutlinedOperation } from "#generator/author";
import { groupBy, visibleText } from "#generator/read";
import type { Program } from "./command.ts";
import { mistake } from "./words.ts";

/** More operations than this are hardly ever wanted all. */
export const MANY = 50;

const NOTHING = "nothing was chosen, so nothing was written";

/** The part of a program that shows lists and asks for numbers in them. */
type Dialog = Required<Pick<Program, "ask">> & Pick<Program, "print">;

/**
 * Asks which operations of a document are wanted: first for groups, then for operations in them.
 * @throws UsageError when nobody answers
 */
export async function pickOperations(operations: readonly OutlinedOperation[], file: string, dialog: Dialog): Promise<Choice> {
  const groups = [...groupBy(operations, ({ group }) => group)].sort(([left], [right]) => (left < right ? -1 : 1));
  dialog.print(`${visibleText(file)} has ${countOf(operations.length, "operation")}. Which ones do you want?\n`);
  const rows = groups.map(([name, all]) => `${visibleText(name)} (${all.length})`);
  const names = groups.map(([name]) => name);
  const words = await askFor(rows, "Groups by number or name such as 1, 4-6, texts as for --only, or all", dialog);
  const answers = words.map((one) => (typeof one === "string" && names.includes(one) ? names.indexOf(one) : one));
  const texts = answers.filter((one) => typeof one === "string");
  if (texts.includes("all")) return { only: ["/**"], entities: [] };
  const inGroups = answers.flatMap((one) => (typeof one === "number" ? (groups[one]?.[1] ?? []) : [])).map(({ name }) => name);
  const picked =
    inGroups.length === 0
      ? []
      : await askFor(
          inGroups.map((name) => visibleText(name)),
          "Numbers of operations, or nothing for all of them",
          dialog,
        );
  const chosen =
    picked.length === 0
      ? inGroups
      : picked.flatMap((one) => (typeof one === "number" ? (inGroups[one] ?? []) : one === "all" ? inGroups : [one]));
  const only = [...texts, ...chosen];
  if (only.length === 0) throw mistake(NOTHING);
  if (only.length <= 10) dialog.print(`The same without questions: ${only.map((text) => `--only "${visibleText(text)}"`).join(" ")}\n`);
  return { only, entities: [] };
}

/** The rows that an answer names, by their index, and its other words. Asks again after a number without a row. */
async function askFor(rows: readonly string[], question: string, { ask, print }: Dialog): Promise<readonly (number | string)[]> {
  const width = String(rows.length).length;
  print(rows.map((row, index) => `  ${String(index + 1).padStart(width)}  ${row}\n`).join(""));
  for (;;) {
    const answer = await ask(`${question}: `);
    if (answer === undefined) print("\n");
    if (answer === undefined) throw mistake(NOTHING);
    const words = answer.split(/,(?![^{]*\})/u).map((word) => word.trim());
    const chosen = words.filter((word) => word !== "").flatMap(numbersIn);
    const stray = chosen.find((one) => typeof one === "number" && rows[one] === undefined);
    if (stray === undefined) return chosen;
    print(`There are only numbers from 1 to ${rows.length}.\n`);
  }
}

/** `2` and `4-6` as indexes from 0; anything else is a text. */
function numbersIn(word: string): readonly (number | string)[] {
  const [, from, to = from] = /^(\d{1,5})(?:\s*-\s*(\d{1,5}))?$/u.exec(word) ?? [];
  if (from === undefined) return [word];
  return Array.from({ length: Math.max(1, Number(to) - Number(from) + 1) }, (_, index) => Number(from) - 1 + index);
}
