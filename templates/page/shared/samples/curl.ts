import type { JsonValue } from "#templates/core";
import { jsonSyntax, printLiteral } from "./literals.js";
import { addressOf, bodyOf, downloadFile, type SampleCall } from "./request.js";

/** Texts of characters that have no special meaning in a shell. */
const plain = /^[\w@%+=:,./-]+$/u;

/** A request to the gateway. */
export interface CurlRequest {
  readonly address: string;
  readonly token: string;
  readonly body: JsonValue;
  /** Further options of the command. */
  readonly options?: readonly string[];
}

/** A command for POSIX shells that makes a call. */
export function printCurl(call: SampleCall): string {
  const options = call.result === "bytes" ? [`--fail --output ${downloadFile}`] : [];
  return printCurlRequest({ address: addressOf(call), token: call.token, body: bodyOf(call), options });
}

/** A command for POSIX shells that sends a request to the gateway. */
export function printCurlRequest({ address, token, body, options = [] }: CurlRequest): string {
  const parts = [
    `curl ${shellWord(address)}`,
    ...options,
    `--header ${quoted(`Authorization: Bearer ${token}`)}`,
    `--header ${quoted("Content-Type: application/json")}`,
    `--data ${quoted(printLiteral(body, jsonSyntax, { indent: "  ", taken: "--data ''".length }))}`,
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
