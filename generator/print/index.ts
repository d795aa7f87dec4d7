/**
 * Prints code, JSON and Markdown, and escapes the names and texts in them. It takes names, texts and values, and returns text; it does not
 * know which file that becomes a part of.
 */
export {
  type Code,
  type Member,
  type Members,
  type OtherMembers,
  type Property,
  call,
  functionType,
  lazily,
  list,
  literal,
  object,
  objectType,
  printCode,
  printCompact,
  printLine,
  reference,
  scalars,
  sequence,
  union,
} from "./code.ts";
export {
  type Provenance,
  describeCall,
  describeField,
  describeNotes,
  describeOrigin,
  describeParams,
  describeWhole,
} from "./documentation.ts";
export { type JsonLines, printJson, printJsonLines } from "./literals.ts";
export {
  type Doc,
  banner,
  bannerOf,
  comment,
  commentText,
  docOf,
  ident,
  propName,
  scalarLiteral,
  stringLiteral,
  templateType,
} from "./literals.ts";
export { fillSlots, markdownCell, markdownCodes, markdownText, templateNamed } from "./markdown.ts";
export { article, singular } from "./markdown.ts";
export { type PrintedModule, type Statement, printModule } from "./statements.ts";
