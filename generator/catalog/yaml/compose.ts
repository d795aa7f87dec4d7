import { Composer, Parser, type Document } from "yaml";
import type { Range } from "../../source/position.ts";

/** What the YAML parser complains about, and where. */
export interface ParserError extends Range {
  readonly code: string;
  readonly message: string;
}

/** A text as the YAML parser sees it. */
export interface Composed {
  readonly documents: readonly Document.Parsed[];
  /** In the order of their places. */
  readonly errors: readonly ParserError[];
}

/** Parses a text as YAML 1.2. Never throws: what is wrong is among the errors. */
export function compose(text: string): Composed {
  const composer = new Composer({
    prettyErrors: false,
    strict: true,
    stringKeys: true,
    uniqueKeys: false,
    logLevel: "silent",
    version: "1.2",
  });
  const documents = [...composer.compose(new Parser().parse(text), true, text.length)];
  const errors = documents
    .flatMap((document) => [...document.errors, ...document.warnings])
    .map(({ code, message, pos: [start, end] }): ParserError => {
      // The parser points one past the end where something is missing there.
      const from = Math.min(start, text.length);
      return { code, message, start: from, end: Math.min(Math.max(from, end), text.length) };
    });
  return { documents, errors: errors.sort((left, right) => left.start - right.start) };
}
