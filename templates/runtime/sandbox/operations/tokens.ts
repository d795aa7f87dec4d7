import { hashNumber } from "../hash.js";

const form = /^([0-9a-f]{8})([0-9a-z]{1,8})$/;

/** The token for the page after a row. It is valid for the operation and instance whose key it is made with. */
export function tokenAfter(row: number, key: number): string {
  return hashNumber(key, row).toString(16).padStart(8, "0") + row.toString(36);
}

/** The row that a token was made for; undefined for a token that was not made with this key. */
export function rowOfToken(token: string, key: number): number | undefined {
  const [, , digits] = form.exec(token) ?? [];
  if (digits === undefined) return undefined;
  const row = parseInt(digits, 36);
  return tokenAfter(row, key) === token ? row : undefined;
}
