import type { Absence, Figure, Goal, Outcome } from "../part.ts";

/** What a part found. */
export interface Findings {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly outcomes: readonly Outcome[];
}

/** A Markdown table with a row for each piece of work and a column for each candidate, in the order in which they come. */
export function printFindings({ title, about, outcomes }: Findings): string {
  const candidates = unique(outcomes.map(({ by }) => by));
  const works = unique(outcomes.map(({ work }) => work));
  const header = ["work", "unit", ...candidates, "goal", "met"];
  const rows = works.map((work) => {
    const row = outcomes.filter((outcome) => outcome.work === work);
    return printRow(work, candidates, row);
  });
  const lines = [header, header.map((_, index) => (index === 0 ? "---" : "---:")), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return [`### ${title}`, about, lines.join("\n"), ...printAbsences(outcomes.filter(isAbsence))].join("\n\n");
}

/** Whether a value is within its goal. */
export function isMet(value: number, goal: Goal): boolean {
  return "most" in goal ? value <= goal.most : value >= goal.least;
}

/** Three digits, without an exponent. */
export function printValue(value: number): string {
  if (!Number.isFinite(value)) return "none";
  const size = Math.abs(value);
  if (size >= 100) return Math.round(value).toLocaleString("en-US");
  if (size >= 10) return value.toFixed(1);
  return value.toFixed(size >= 1 ? 2 : 3);
}

/** Whether an outcome is that a candidate has no figure. */
function isAbsence(outcome: Outcome): outcome is Absence {
  return "reason" in outcome;
}

function printRow(work: string, candidates: readonly string[], row: readonly Outcome[]): readonly string[] {
  const figures = row.filter((outcome): outcome is Figure => !isAbsence(outcome));
  const judged = figures.find(({ goal }) => goal !== undefined);
  const cells = candidates.map((candidate) => {
    const figure = figures.find(({ by }) => by === candidate);
    if (figure !== undefined) return printValue(figure.value);
    return row.some(({ by }) => by === candidate) ? "left out" : "";
  });
  return [work, figures[0]?.unit ?? "", ...cells, ...printGoal(judged)];
}

function printGoal(figure: Figure | undefined): readonly [goal: string, met: string] {
  if (figure?.goal === undefined) return ["", ""];
  const { goal, value } = figure;
  return ["most" in goal ? `≤ ${goal.most}` : `≥ ${goal.least}`, isMet(value, goal) ? "yes" : "**no**"];
}

/** One line for each candidate and reason. */
function printAbsences(absences: readonly Absence[]): readonly string[] {
  const told = ({ by, reason }: Absence): string => `${by}: ${reason}`;
  const lines = unique(absences.map(told)).map((line) => {
    const works = absences.filter((absence) => told(absence) === line).map(({ work }) => work);
    return `- ${line} (${works.join("; ")})`;
  });
  return lines.length === 0 ? [] : [`Left out:\n\n${lines.join("\n")}`];
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}
