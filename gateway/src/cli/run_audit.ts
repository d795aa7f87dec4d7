import { countOf, jsonText, oneOf, textOption, UsageError, type OptionValues } from "connector-gateway-templates/core";
import { listAudit, verifyAudit, type ListedEntry } from "../commands/operator_commands.ts";
import { patternFits } from "../settings/token_limits.ts";
import { locateData } from "./arguments.ts";
import { CommandError, type CommandContext, printList, printTable } from "./context.ts";

const COLUMNS = ["at", "token", "instance", "operation", "effect", "outcome", "records", "request"] as const;

/** Prints entries of the audit, the oldest first. @throws UsageError for an option that cannot be used, StorageError */
export async function listEntries(values: OptionValues, context: CommandContext): Promise<void> {
  const format = oneOf(textOption(values, "format") ?? "table", ["table", "ndjson"], "--format is unknown", "use table or ndjson");
  const pattern = textOption(values, "operation") ?? "*";
  const options = {
    ...locateData(values, context),
    since: readTime(textOption(values, "since")),
    isWanted: (operation: string) => patternFits(pattern, operation),
  };
  if (format === "ndjson") return listAudit(options, (entry) => context.print(`${jsonText(entry)}\n`));
  const rows: string[][] = [];
  await listAudit(options, (entry) => rows.push(COLUMNS.map((name) => cellOf(entry[name]))));
  const head = COLUMNS.map((name) => name.toUpperCase());
  context.print(printTable(head, rows));
}

function cellOf(value: ListedEntry[string]): string {
  return Array.isArray(value) ? value.map(String).join(" ") : typeof value === "string" ? value : "";
}

/** A day or a time, in UTC unless it says otherwise; without one, the first of all times. @throws UsageError for anything else */
function readTime(text: string | undefined): string {
  if (text === undefined) return "";
  const isTime = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/.test(text) && !Number.isNaN(Date.parse(text));
  if (isTime) return new Date(text).toISOString();
  throw new UsageError("--since is no time", "write a day or a time with its zone: 2026-11-27 or 2026-11-27T08:00:00Z");
}

/** Says whether the audit is complete and unchanged, and how its chains end. @throws CommandError when it is not */
export async function verifyEntries(values: OptionValues, context: CommandContext): Promise<void> {
  const chains = await verifyAudit(locateData(values, context));
  const problems = chains.flatMap(({ chain, problems }) => problems.map((problem) => `  ${chain}: ${problem}`));
  const head = ["CHAIN", "FROM", "TO", "CODE"];
  printList(context, values, chains, [head, ({ chain, from, to, mac }) => [chain, String(from), String(to), mac]]);
  if (problems.length > 0) throw new CommandError(`the audit is not complete and unchanged:\n${problems.join("\n")}`);
  const count = chains.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  context.report(`The audit is complete and unchanged: ${countOf(count, "entry", "entries")} in ${countOf(chains.length, "chain")}.\n`);
}
