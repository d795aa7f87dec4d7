import { Composer, Parser, type CST, type Document } from "yaml";
import type { Range } from "../source/source_file.ts";
import { lexText } from "./quoting.ts";

/** A complaint of the YAML parser, and its place. */
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

/** Parses a text as YAML 1.2. Never throws: what is wrong is among the errors. `sources` is what `lexText` has made of it, if it has. */
export function compose(text: string, sources = lexText(text)): Composed {
  const keys = { stringKeys: true, uniqueKeys: false };
  const composer = new Composer({ prettyErrors: false, strict: true, logLevel: "silent", version: "1.2", ...keys });
  const documents = [...composer.compose(parse(sources), true, text.length)];
  const errors = documents
    .flatMap((document) => [...document.errors, ...document.warnings])
    .map(({ code, message, pos: [start, end] }): ParserError => {
      // The parser points one past the end where something is missing there.
      const from = Math.min(start, text.length);
      return { code, message, start: from, end: Math.min(Math.max(from, end), text.length) };
    });
  return { documents, errors: errors.sort((left, right) => left.start - right.start) };
}

/** Like the parser's own `parse`, from the output of its lexer. */
function* parse(sources: readonly string[]): Generator<CST.Token, void> {
  const parser = new Parser();
  for (const source of sources) yield* parser.next(source);
  yield* parser.end();
}
