import type { SampleCall } from "../code_samples.js";
import { jsonSyntax, printLiteral } from "./literals.js";
import { addressOf, bodyOf, downloadFile } from "./request.js";

/** Characters that mean nothing to a shell. */
const plain = /^[\w@%+=:,./-]+$/u;

/** A command for POSIX shells. */
export function printCurl(call: SampleCall): string {
  const { token, result } = call;
  const body = printLiteral(bodyOf(call), jsonSyntax, { indent: "  ", taken: "--data ''".length });
  const parts = [
    `curl ${shellWord(addressOf(call))}`,
    ...(result === "bytes" ? [`--fail --output ${downloadFile}`] : []),
    `--header ${quoted(`Authorization: Bearer ${token}`)}`,
    `--header ${quoted("Content-Type: application/json")}`,
    `--data ${quoted(body)}`,
  ];
  return parts.join(" \\\n  ");
}

function shellWord(text: string): string {
  return plain.test(text) ? text : quoted(text);
}

/** In single quotes, nothing has a meaning but the single quote itself. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
