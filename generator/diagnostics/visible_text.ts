import { replaceCredentials } from "../../templates/shared/credentials.ts";
import { escapeInvisible } from "../../templates/shared/invisible.ts";

const LONGEST = 160;

/** Makes text from a file safe to print: nothing invisible, no credential, and no longer than a line or two. */
export function visibleText(text: string, longest: number = LONGEST): string {
  const shown = escapeInvisible(hideCredentials(text));
  const characters = Array.from(shown);
  return characters.length <= longest ? shown : `${characters.slice(0, longest - 1).join("")}…`;
}

/** Replaces the part of a credential that must stay secret, character by character, so that columns stay right. */
export function hideCredentials(text: string): string {
  return replaceCredentials(text, (credential, prefix) => prefix + "*".repeat(credential.length - prefix.length));
}
