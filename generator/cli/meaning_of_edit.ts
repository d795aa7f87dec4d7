import { compareCatalogs, isBreaking, requiredStep, type Change, summaryLine, readCatalogBytes } from "#templates/cli/compare";
import { createPaint } from "#templates/core";
import { visibleText } from "#generator/read";
import { LANGUAGE_VERSION } from "#generator/resolve";
import { unlessMistaken } from "./command.ts";

/**
 * Prints the meaning of a change of `catalog.json` in two lines: how many changes break whom, and the most important one.
 * Empty if there is no difference, or if a text cannot be read: the old one may be damaged, which is no concern of the run.
 * @param isOwn whether the catalog is outside the project of the generator, where no command shows the other changes
 */
export function printMeaning(before: string, after: string, color: boolean, isOwn = false): string {
  const [old, next] = [before, after].map((text) =>
    unlessMistaken(() => readCatalogBytes(Buffer.from(text), "catalog.json", LANGUAGE_VERSION).catalog),
  );
  if (old === undefined || next === undefined) return "";
  const changes = compareCatalogs(old, next);
  const [first] = [...changes].sort((left, right) => weightOf(right) - weightOf(left));
  if (first === undefined) return "";
  const paint = createPaint(color);
  const summary = summaryLine({ changes, required: requiredStep(changes), for: "both" });
  const more = changes.length === 1 ? "" : `, and ${changes.length - 1} more${isOwn ? "" : ": npm run compare -- HEAD"}`;
  return `Changes: ${paint(isBreaking(first) ? "yellow" : "green", summary)}\n  ${visibleText(first.message, 300)}${more}\n`;
}

/** A break for callers comes first: there are more of them. */
function weightOf({ caller, implementer }: Change): number {
  const weights = { breaking: 3, compatible: 1, none: 0 } as const;
  return 2 * weights[caller] + weights[implementer];
}
