import { randomInt } from "node:crypto";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Random letters and digits, each of which adds 5.95 bits. A double click selects all of them. */
export function randomText(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

/** A number that is not negative, in letters and digits, filled up with zeros to `length`. */
export function numberText(value: number, length: number): string {
  let text = "";
  for (let rest = value; rest > 0; rest = Math.floor(rest / LETTERS.length)) text = (LETTERS[rest % LETTERS.length] ?? "") + text;
  return text.padStart(length, "0");
}
