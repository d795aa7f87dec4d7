/**
 * Prints code, JSON and Markdown, and escapes the names and texts in them. It takes names, texts and values, and returns text; it does not
 * know which file that becomes a part of.
 */
export * from "./code.ts";
export * from "./documentation.ts";
export * from "./literals.ts";
export * from "./markdown.ts";
export * from "./statements.ts";
