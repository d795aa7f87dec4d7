/** Control characters, line separators, bidirectional controls, zero-width characters, lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** What looks like a credential, wherever it is: prefixed keys and bearer tokens. The prefix stays readable. */
const CREDENTIAL = /\b((?:sk|rk|pk)_(?:test|live)_|xox[a-z]-|gh[a-z]_|lin_api_|ya29\.|eyJ|Bearer\s+)[A-Za-z0-9_\-.=+/~]{6,}/gu;

const LONGEST = 160;

/** Makes text from a file safe to print: nothing invisible, no credential, and no longer than a line or two. */
export function visibleText(text: string, longest: number = LONGEST): string {
  const shown = hideCredentials(text).replace(INVISIBLE, escapeCharacter);
  const characters = Array.from(shown);
  return characters.length <= longest ? shown : `${characters.slice(0, longest - 1).join("")}…`;
}

/** Replaces the part of a credential that must stay secret, character by character, so that columns stay right. */
export function hideCredentials(text: string): string {
  return text.replace(CREDENTIAL, (whole, prefix: string) => prefix + "*".repeat(whole.length - prefix.length));
}

function escapeCharacter(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
