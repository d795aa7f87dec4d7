import { optional, quoteAll, splitFieldLine, diagnosticAt } from "#generator/read";
import type {
  WrittenField,
  WrittenFields,
  WrittenNotes,
  WrittenOrigin,
  WrittenPaging,
  WrittenRecord,
  UnlocatedDiagnostic,
  Place,
} from "#generator/read";
import type { Notes, Origin, SourceDocument } from "./model/types.ts";
import { nearestName } from "#templates/core";

/** The surroundings of a written type or field, which decide what it means. */
export interface Scope {
  readonly file: string;
  /** Requests are closed and never null; responses are open. */
  readonly side: "request" | "response";
  /** Records that may be named. */
  readonly records: readonly string[];
  /** Named types that may be named. */
  readonly types: WrittenFields;
  /** Records of the file that cannot be named here, because it is a request. */
  readonly others: readonly string[];
  /** The named types that requests and responses use. */
  readonly usedTypes: UsedTypes;
  /** Named types that are being resolved, to detect a cycle. */
  readonly resolving: readonly string[];
  /** Title of the source document. */
  readonly document: string;
  /** Document and section, unless a key says otherwise. */
  readonly section: string;
  /** The origin of everything without a mark: that of the part around it. */
  readonly origin: Origin;
  readonly report: (diagnostic: UnlocatedDiagnostic) => void;
  /** Notes that a record, named type or paging profile is used. */
  readonly use: (name: string) => void;
}

/** The named types of a file by the side that uses them, directly or inside other types. */
export interface UsedTypes {
  readonly request: ReadonlySet<string>;
  readonly response: ReadonlySet<string>;
}

export const NO_TYPES: UsedTypes = { request: new Set(), response: new Set() };

export const STATED: Origin = { kind: "stated" };

/** Takes what is wrong. */
export type Report = Scope["report"];

/** What the scopes of a file report to. */
export interface ScopeOptions extends Pick<Scope, "report" | "usedTypes"> {
  /** Notes that a definition is used, on one of the sides. */
  readonly use: (side: Scope["side"]) => Scope["use"];
}

/** The records and named types that a file may name. */
interface FileNames extends Pick<Scope, "types"> {
  readonly records: readonly string[];
}

/** The scopes of a file, outside of all its parts. */
export function scopesOfFile(
  file: string,
  { title, ...sections }: SourceDocument,
  { records, types }: FileNames,
  { report, usedTypes, use }: ScopeOptions,
): Readonly<Record<Scope["side"], Scope>> {
  const base = { file, resolving: [], document: title, origin: STATED, report, types, usedTypes };
  return {
    request: { ...base, side: "request", records: [], others: records, section: `${title}, ${sections.operations}`, use: use("request") },
    response: { ...base, side: "response", records, others: [], section: `${title}, ${sections.records}`, use: use("response") },
  };
}

/** The named types that requests and responses use, besides those before: found by building both, since a type may use others. */
export function findUsedTypes(build: (options: ScopeOptions) => void, before: UsedTypes = NO_TYPES): UsedTypes {
  const used = { request: new Set(before.request), response: new Set(before.response) };
  build({ report: () => undefined, usedTypes: NO_TYPES, use: (side) => (name) => used[side].add(name) });
  return used;
}

/** A place in the file of the scope. */
export function placeOf(scope: Scope, ...path: readonly (string | number)[]): Place {
  return { file: scope.file, path };
}

/** The origin that a mark gives, or the one that is inherited. */
export function buildOrigin({ assumed, not_shown }: WrittenOrigin, at: Place, scope: Pick<Scope, "origin" | "report">): Origin {
  if (assumed !== undefined && not_shown !== undefined) scope.report(diagnosticAt("origin/two-marks", at, {}, { on: "key" }));
  if (assumed !== undefined) return { kind: "assumed", because: assumed };
  return not_shown === undefined ? scope.origin : { kind: "not_shown", what: not_shown };
}

/** The notes on a part, with the section and origin that it inherits. */
export function buildNotes(written: WrittenNotes, at: Place, scope: Scope): Notes {
  const { description, deprecated, experimental } = written;
  return {
    section: sectionOf(written, scope),
    origin: buildOrigin(written, at, scope),
    at,
    ...optional({ description, deprecated, experimental }),
  };
}

/** "Document 1, Endpoints" */
export function sectionOf({ section }: { readonly section?: string }, scope: Scope): string {
  return section === undefined ? scope.section : `${scope.document}, ${section}`;
}

/**
 * The scope inside a part with these notes. Everything in an assumed part is assumed; `not_shown` applies to the part
 * alone.
 */
export function inside(scope: Scope, { section, origin }: Pick<Notes, "section" | "origin">): Scope {
  return { ...scope, section, origin: origin.kind === "not_shown" ? scope.origin : origin };
}

/** Looks a name up among own properties only: `constructor` is not a named type. */
export function lookUp<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** A written field as a mapping: a line is its `type` and, after ` -- `, its `description`. */
export function toDetails(written: WrittenField): Exclude<WrittenField, string> {
  return typeof written === "string" ? splitFieldLine(written) : written;
}

/** The named types, records and paging profiles of a file. */
export interface NamedDefinitions {
  readonly types?: WrittenFields;
  readonly records?: Readonly<Record<string, WrittenRecord>>;
  readonly paging_profiles?: Readonly<Record<string, WrittenPaging>>;
}

/** Warns of named types, records and paging profiles that nothing in their file uses. */
export function reportUnused(defined: NamedDefinitions, used: ReadonlySet<string>, scope: Scope): void {
  const { types = {}, records = {}, paging_profiles: profiles = {} } = defined;
  const report = (kind: string, key: string, names: readonly string[]): void => {
    for (const name of names.filter((one) => !used.has(one))) {
      scope.report(diagnosticAt("ref/unused", placeOf(scope, key, name), { kind, name }, { on: "key" }));
    }
  };
  report("named type", "types", Object.keys(types));
  report("record", "records", Object.keys(records));
  report("paging profile", "paging_profiles", Object.keys(profiles));
}

/** The users of the name, for messages: "operations return records". */
export type NameUsers =
  | "params take named types"
  | "fields take records and named types"
  | "operations return records"
  | "records extend records";

/** The kind and the candidates of a name, and the names of the file that are something else. */
interface Candidates {
  readonly kind: string;
  readonly names: readonly string[];
  readonly other: string;
  readonly others: readonly string[];
}

/**
 * Reports a name that is unknown here. A record in place of a named type, or the reverse, gets a message of its own. `words`
 * are further candidates for the suggestion.
 */
export function reportUnknownName(name: string, users: NameUsers, at: Place, scope: Scope, words: readonly string[] = []): void {
  const { kind, names, other, others } = candidatesFor(users, scope);
  const suggestion = nearestName(name, [...words, ...names]);
  const known = names.length === 0 ? `no ${kind}s` : quoteAll(names);
  if (others.includes(name)) {
    scope.report(diagnosticAt("ref/wrong-kind", at, { name, kind: other, users, known }));
    return;
  }
  const meant = suggestion !== undefined && Object.hasOwn(scope.types, suggestion) ? "named type" : kind;
  scope.report(diagnosticAt("ref/unknown", at, { kind: meant, name, known }, { suggestion }));
}

function candidatesFor(users: NameUsers, { records, types, others }: Scope): Candidates {
  const ofTypes = Object.keys(types);
  switch (users) {
    case "params take named types":
      return { kind: "named type", names: ofTypes, other: "record", others };
    case "fields take records and named types":
      return { kind: "record", names: [...records, ...ofTypes], other: "", others: [] };
    case "operations return records":
    case "records extend records":
      return { kind: "record", names: records, other: "named type", others: ofTypes };
  }
}

/** A name that does not exist, and those that do. */
interface UnknownName {
  readonly key: string;
  readonly kind: string;
  readonly known: readonly string[];
  readonly at: Place;
  readonly on?: "key" | "value";
}

/** The diagnostic about a name that does not exist. */
export function unknownName(name: string, { key, kind, known, at, on = "value" }: UnknownName): UnlocatedDiagnostic {
  const slots = { key, kind, name, known: quoteAll(known) };
  return diagnosticAt("binding/unknown-name", at, slots, { on, suggestion: nearestName(name, known) });
}

/** The diagnostic about a reference to something that does not exist. */
export function unknownReference(
  kind: string,
  name: string,
  names: readonly string[],
  at: Place,
  on: "key" | "value" = "key",
): UnlocatedDiagnostic {
  const known = quoteAll(names);
  return diagnosticAt("ref/unknown", at, { kind, name, known }, { on, suggestion: nearestName(name, names) });
}
