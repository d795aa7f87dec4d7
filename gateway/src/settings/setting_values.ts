import { suggestion, UsageError } from "../../../templates/bin/usage_error.ts";

/** A value as it was given, and the option or variable that gave it: `--port`, `GATEWAY_PORT`. */
export interface Given {
  readonly text: string;
  readonly source: string;
}

/** Values by connector. */
export type ByConnector = Readonly<Record<string, string>>;

/** @throws UsageError for anything but a whole number from `least` to `most` */
export function readNumber({ text, source }: Given, most: number, least = 0): number {
  const number = /^[0-9]{1,16}$/.test(text) ? Number(text) : Infinity;
  if (number >= least && number <= most) return number;
  throw new UsageError(
    `${source} must be a whole number from ${least} to ${most}`,
    `for instance: ${source}${separator(source)}${Math.max(least, Math.min(most, 10))}`,
  );
}

/** @throws UsageError for anything but one of `words` */
export function readWord<Word extends string>({ text, source }: Given, words: readonly Word[]): Word {
  const word = words.find((known) => known === text);
  if (word !== undefined) return word;
  throw new UsageError(`${source} has the unknown value "${text}"`, suggestion(text, words, `use one of ${words.join(", ")}`));
}

/** @throws UsageError for a text without anything in it */
export function readText({ text, source }: Given): string {
  if (text.trim() !== "") return text;
  throw new UsageError(`${source} is empty`, `write a value after ${source}`);
}

/** `true` or `1`, `false` or `0`: the value of a switch in the environment. @throws UsageError for anything else */
export function readSwitch({ text, source }: Given): boolean {
  if (text === "true" || text === "1") return true;
  if (text === "false" || text === "0") return false;
  throw new UsageError(`${source} must be true or false`, `for instance: ${source}=true`);
}

/**
 * Values by connector, each written `<connector>=<value>`.
 * @throws UsageError for another form, an unknown connector, and a connector that is given twice
 */
export function readByConnector(given: readonly Given[], connectors: readonly string[], read: (value: Given) => string): ByConnector {
  const values = new Map<string, string>();
  for (const one of given) {
    const { connector, text } = readConnectorValue(one, connectors, "…");
    if (values.has(connector)) throw new UsageError(`${one.source} is given twice for ${connector}`, "keep one of them");
    values.set(connector, read({ text, source: one.source }));
  }
  return Object.fromEntries(values);
}

/**
 * A value written `<connector>=<value>`.
 * @param example a value, for the message
 * @throws UsageError for another form and an unknown connector
 */
export function readConnectorValue(
  { text, source }: Given,
  connectors: readonly string[],
  example: string,
): { readonly connector: string; readonly text: string } {
  const [, connector = "", value = ""] = /^([^=]*)=(.+)$/.exec(text) ?? [];
  if (value === "")
    throw new UsageError(`${source} needs a connector and a value`, `for instance: ${source}${separator(source)}payments=${example}`);
  if (connectors.includes(connector)) return { connector, text: value };
  throw new UsageError(
    `${source} names the unknown connector "${connector}"`,
    suggestion(connector, connectors, `connectors are ${connectors.join(", ")}`),
  );
}

/** The address that takes the place of a third party's, without a slash at its end. @throws UsageError for anything else */
export function readVendorUrl(given: Given): string {
  return readAddress(given, "payments=http://127.0.0.1:4400");
}

/**
 * A base URL, without a slash at its end.
 * @param example a value, for the message
 * @throws UsageError for anything else
 */
export function readAddress({ text, source }: Given, example: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url !== undefined && /^https?:$/.test(url.protocol) && `${url.username}${url.password}${url.search}${url.hash}` === "";
  if (isPlain) return url.href.replace(/\/+$/, "");
  throw new UsageError(
    `${source} needs an http or https address without credentials, query and fragment`,
    `for instance: ${source}${separator(source)}${example}`,
  );
}

/** A version goes into headers and paths. @throws UsageError for one that could change either */
export function readVersion({ text, source }: Given): string {
  if (/^[A-Za-z0-9][\w.-]{0,63}$/.test(text)) return text;
  throw new UsageError(
    `${source} needs a version of letters, digits, ".", "-" and "_"`,
    `for instance: ${source}${separator(source)}crm=2026-09`,
  );
}

/** An origin as browsers send it. @throws UsageError for anything else */
export function readOrigin({ text, source }: Given): string {
  if (text === "*" || (URL.canParse(text) && new URL(text).origin === text)) return text;
  throw new UsageError(`${source} needs an origin or *`, `for instance: ${source}${separator(source)}https://app.example.test`);
}

/** What stands between an option or a variable and its value. */
function separator(source: string): string {
  return source.startsWith("--") ? " " : "=";
}
