import type { OperationEntry } from "../agent_types.ts";
import { turnsPage } from "./describe_params.ts";

/** How to get the next page of an operation; undefined where there are no pages. */
export function describePaging({ operation }: OperationEntry): string | undefined {
  const { paging, params } = operation;
  if (paging === undefined) return undefined;
  if (paging.kind === "none") return `Only one page can be read. ${paging.because}`;
  const turning = params.fields.filter(turnsPage).map(({ name }) => `\`${name}\``);
  const size = params.fields.find(({ role }) => role?.kind === "paging" && role.part === "size");
  const sentences = [
    "If there is more, the answer has a `cursor`: call run_read with the operation and this cursor to go on.",
    ...(turning.length === 0 ? [] : [`It takes the place of the parameter${turning.length === 1 ? "" : "s"} ${turning.join(" and ")}.`]),
    ...(size === undefined ? [] : [`\`${size.name}\` is the size of a page.`]),
    ...(paging.kind === "change_feed"
      ? [`To ask for later changes another time, pass \`${paging.startToken.field}\` of the last page as \`${paging.next}\`.`]
      : []),
  ];
  return sentences.join(" ");
}
