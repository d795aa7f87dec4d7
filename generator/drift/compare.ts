import type { Origin } from "#generator/resolve";
import { isSecretName } from "#generator/rules";
import type { MessageCode } from "#generator/read";
import { type JsonValue, jsonText } from "#templates/core";
import type { Call, Kind, Member, Shape, Spot } from "./interface.ts";
import type { OwnCall } from "./own_interface.ts";

/** Something that two descriptions of an interface disagree about. */
export interface Difference {
  readonly code: Extract<MessageCode, `drift/${string}`>;
  /** The address in the catalog: `payments.records.Customer.address`. */
  readonly what: string;
  /** What was said before, and what the document says. */
  readonly ours: string;
  readonly theirs: string;
  /** Where the document says so. */
  readonly where: string;
  /** Where the catalog has it, or what is around it. */
  readonly at: Spot;
  readonly origin: Origin;
  /** The type of the document, where the catalog has another one that it may be written in place of. */
  readonly type?: string;
}

/** What is compared, which side of a call it is on, and where the document has it, or what is around it. */
interface Context extends Pick<Difference, "what" | "at" | "origin" | "where"> {
  readonly side: "request" | "response";
  readonly depth: number;
  /** Whether the place is that of the value itself, and not only of what is around it. */
  readonly isOwn: boolean;
}

/** Types inside each other that are followed. */
const DEEPEST = 60;

/** Compares what was said about an interface before with a document. */
export class Comparison {
  /** Between versions, whatever changed is a difference. Otherwise the catalog and a document differ in nothing that one of them does not say. */
  readonly #isOfVersions: boolean;
  readonly #found = new Map<string, Difference & Pick<Context, "isOwn">>();
  /** Fields about which some answer differs in nothing, by code. */
  readonly #fine = new Set<string>();
  readonly #seen = new Set<string>();
  /** What is inside of what has been compared: the shortest way to a type gives the name of a difference. */
  readonly #left: (() => void)[] = [];

  constructor(mode: "catalog" | "versions") {
    this.#isOfVersions = mode === "versions";
  }

  /** In the order in which they were found. A field of a record is gone, or deprecated, when it is so in all answers. */
  differences(): readonly Difference[] {
    for (let index = 0; index < this.#left.length; index += 1) this.#left[index]?.();
    const isFine = ({ code, what, at }: Difference): boolean => this.#fine.has(`${code} ${placeKey({ at, what, isOwn: true })}`);
    return [...this.#found.values()].filter((one) => this.#isOfVersions || !isFine(one));
  }

  /** Notes that a whole call, or a record, is gone. */
  gone(own: OwnCall, where: string): void {
    this.#add("drift/gone", contextOf(own, where));
  }

  /** Compares a call, or a record. */
  call(before: Call, after: Call, own: OwnCall): void {
    const context = contextOf(own, after.at);
    this.#deprecated(before, after, context);
    for (const [key, member] of before.params) {
      const name = nameIn(key);
      const other = after.params.get(key) ?? (this.#isOfVersions ? undefined : anywhere(after, name));
      // Few documents describe headers, and some only name what is in the path.
      if (other === undefined && (key.startsWith("path ") || (!this.#isOfVersions && key.startsWith("header ")))) continue;
      const mine = own.call.params.get(key);
      this.#member(member, other, mine, inside(context, key.startsWith("path ") ? `path param ${name}` : name, mine));
    }
    const nameOf = this.#isOfVersions ? (key: string): string => key : nameIn;
    const known = new Set([...before.params.keys()].map(nameOf));
    for (const [key, member] of after.params) if (!known.has(nameOf(key))) this.#new(member, inside(context, nameIn(key)));
    if (before.answer === undefined || (after.answer === undefined && !this.#isOfVersions)) return;
    this.#member(before.answer, after.answer, own.call.answer, { ...inside(context, "", own.call.answer), side: "response" });
  }

  #member(before: Member, after: Member | undefined, ours: Member | undefined, around: Context): void {
    if (before.isAside === true) return;
    if (after === undefined) return this.#add("drift/gone", around);
    const context = { ...around, where: after.at, depth: around.depth + 1 };
    if (ours?.own !== undefined) {
      const place = placeKey(context);
      this.#fine.add(`drift/gone ${place}`);
      if (!after.deprecated) this.#fine.add(`drift/deprecated ${place}`);
    }
    this.#deprecated(before, after, context);
    if (context.side === "request" || this.#isOfVersions) {
      if (before.required !== after.required) this.#add("drift/required", context, presence(before), presence(after));
      const origin = ours?.own?.preset ?? context.origin;
      this.#values("drift/default", "default", before.default, after.default, { ...context, origin });
    }
    if (context.depth <= DEEPEST) this.#left.push(() => this.#shape(before.shape(), after.shape(), ours?.shape(), context));
  }

  #deprecated(before: Call | Member, after: Call | Member, context: Context): void {
    if (before.deprecated === after.deprecated || (before.deprecated && !this.#isOfVersions)) return;
    this.#add("drift/deprecated", context, "", after.deprecated ? "deprecated" : "no longer deprecated");
  }

  #shape(before: Shape, after: Shape, ours: Shape | undefined, context: Context): void {
    // Choices have no name, and may lead back to each other. In a document, what has the fields of another one at its place is that one.
    const nameOf = ({ id, fields }: Shape): string | undefined =>
      id ?? (this.#isOfVersions && fields !== undefined ? `${context.where} ${[...fields.keys()].join(" ")}` : undefined);
    const names = [nameOf(before), nameOf(after)];
    const pair = JSON.stringify([...names, ours?.id ?? (ours && context.what), context.side]);
    if (!names.includes(undefined) && this.#seen.has(pair)) return;
    this.#seen.add(pair);
    if (!this.#kinds(before, after, context)) return;
    const isAnswer = context.side === "response";
    const isNull = isAnswer && after.nullable && !before.nullable && before.kinds.length > 0;
    if (this.#isOfVersions ? before.nullable !== after.nullable : isNull)
      this.#add("drift/null", context, nullability(before), nullability(after), after.written);
    this.#enum(before, after, context);
    for (const name of new Set([...Object.keys(before.limits), ...Object.keys(after.limits)]))
      if (!isAnswer || this.#isOfVersions || name === "format")
        this.#values("drift/limit", name, before.limits[name], after.limits[name], context);
    // What may be a text or an object is a text where the catalog says so.
    const isText = ours !== undefined && ours.kinds.includes("string") && !ours.kinds.includes("object") && ours.items === undefined;
    if (!isText) this.#inside(before, after, ours, { ...context, what: ours?.what ?? context.what });
  }

  /** Whether anything inside can be compared. */
  #kinds({ kinds: old }: Shape, { kinds: next, written }: Shape, context: Context): boolean {
    const isSame = this.#isOfVersions
      ? old.length === next.length && isSubset(old, next) && isSubset(next, old)
      : fits(old, next, context.side);
    const single = next.length === 1 && context.side === "response" ? next[0] : undefined;
    if (!isSame) this.#add("drift/type", context, kindsText(old), kindsText(next), written ?? single);
    return old.length === 0 || next.length === 0 || old.some((kind) => next.includes(kind)) || isSame;
  }

  #enum(before: Shape, after: Shape, context: Context): void {
    const [old, next] = [before.values ?? before.items?.shape().values, after.values ?? after.items?.shape().values];
    if (before.values === undefined && after.values === undefined) return;
    if (old === undefined || next === undefined) {
      if (this.#isOfVersions && old !== next) this.#add("drift/enum", context, valuesText(old), valuesText(next));
      return;
    }
    const [gone, added] = [without(old, next), without(next, old)];
    if (gone.length > 0) this.#add("drift/enum", context, valuesText(gone), `only ${valuesText(next)}`);
    if (added.length > 0) this.#add("drift/new", context, "", `the value ${valuesText(added)}`);
  }

  #values(code: Difference["code"], name: string, before: JsonValue | undefined, after: JsonValue | undefined, context: Context): void {
    if (jsonText(before ?? null) === jsonText(after ?? null)) return;
    const isSilent = before === undefined || after === undefined;
    // A limit of the third party on a number that has none here: callers would learn it from errors.
    const isStricter = code === "drift/limit" && after !== undefined && ["min", "max", "max_items"].includes(name);
    if (this.#isOfVersions || !isSilent || isStricter)
      this.#add(code, context, `${name} ${valueText(before)}`, `${name} ${valueText(after)}`);
  }

  #inside(before: Shape, after: Shape, ours: Shape | undefined, context: Context): void {
    if (before.items !== undefined && after.items !== undefined)
      this.#member(before.items, after.items, ours?.items, inside(context, "[]", ours?.items));
    if (after.fields !== undefined || this.#isOfVersions)
      for (const [name, member] of before.fields ?? []) {
        const [own, other] = [ours?.fields?.get(name), after.fields?.get(name)];
        if (other !== undefined || this.#isOfVersions || !after.isOpen)
          this.#member(member, other, own, inside({ ...context, where: after.at ?? context.where }, `.${name}`, own));
      }
    if (before.fields !== undefined || (this.#isOfVersions && after.fields !== undefined))
      for (const [name, member] of after.fields ?? [])
        if (before.fields?.has(name) !== true) this.#new(member, inside(context, `.${name}`));
  }

  #new(member: Member, around: Context): void {
    const context = { ...around, where: member.at };
    // Credentials are sent as the connector says.
    const isNeeded = member.required && context.side === "request" && !isSecretName(leafOf(context.what), true);
    if (isNeeded) this.#add("drift/required", context, "not there", "required");
    else this.#add("drift/new", context, "", kindsText(member.shape().kinds));
  }

  #add(code: Difference["code"], { what, at, origin, where, isOwn }: Context, ours = "", theirs = "", type?: string): void {
    // A type of the document may be reached in several ways; the one on which the catalog knows it counts.
    const place = this.#isOfVersions && where !== "" ? where + leafOf(what) : placeKey({ what, at, isOwn: isOwn && code !== "drift/new" });
    const key = JSON.stringify([code, place, ours, theirs]);
    const known = this.#found.get(key);
    if (known === undefined || (isOwn && !known.isOwn))
      this.#found.set(key, { code, what, ours, theirs, where, at, origin, isOwn, ...(type !== undefined && { type }) });
  }
}

/** Named types are used in several operations, and records inherit fields: what is written once is found once. */
function placeKey({ at, what, isOwn }: Pick<Context, "at" | "what" | "isOwn">): string {
  return isOwn && "path" in at ? JSON.stringify([at.file, at.path, /(?:\[\])*$/u.exec(what)?.[0]]) : what;
}

function leafOf(what: string): string {
  return what.slice(what.lastIndexOf(".") + 1);
}

function contextOf({ what, at, origin }: OwnCall, where: string): Context {
  return { what, at, origin, where, side: "request", depth: 0, isOwn: true };
}

/** The place of something inside: its own one where the catalog has it. */
function inside(context: Context, step: string, member?: Member): Context {
  const what = `${context.what}${step === "" || /^[.[]/u.test(step) ? "" : "."}${step}`;
  const { preset: _, ...own } = member?.own ?? {};
  return { ...context, what, ...own, isOwn: member?.own !== undefined };
}

function nameIn(key: string): string {
  return key.slice(key.indexOf(" ") + 1);
}

/** A param of this name, wherever it is sent. */
function anywhere({ params }: Call, name: string): Member | undefined {
  return ["query", "body", "header"].map((place) => params.get(`${place} ${name}`)).find((one) => one !== undefined);
}

/** Whether values of one type are values of the other: those that are sent must be accepted, those that come must be expected. */
function fits(ours: readonly Kind[], theirs: readonly Kind[], side: Context["side"]): boolean {
  if (ours.length === 0 || theirs.length === 0) return true;
  // A list in one text, and a text or an object that only `expand` asks for.
  if (ours.includes("array") && ours.includes("string")) return theirs.includes("array") || theirs.includes("string");
  if (side === "request") return isSubset(ours, theirs);
  return isSubset(theirs, ours) || (theirs.length > 1 && ours.some((kind) => theirs.includes(kind)));
}

function isSubset(some: readonly Kind[], all: readonly Kind[]): boolean {
  return some.every((kind) => all.includes(kind) || (kind === "integer" && all.includes("number")));
}

function without(values: readonly JsonValue[], others: readonly JsonValue[]): readonly JsonValue[] {
  const texts = new Set(others.map((value) => jsonText(value)));
  return values.filter((value) => value !== null && !texts.has(jsonText(value)));
}

function kindsText(kinds: readonly Kind[]): string {
  return kinds.length === 0 ? "any value" : kinds.join(" or ");
}

function nullability({ nullable }: Shape): string {
  return nullable ? "null at times" : "never null";
}

function presence({ required }: Member): string {
  return required ? "required" : "optional";
}

/** How many values a message lists. */
const MOST_VALUES = 12;

function valuesText(values: readonly JsonValue[] | undefined): string {
  if (values === undefined) return "any value";
  const more = values.length > MOST_VALUES ? ` and ${values.length - MOST_VALUES} more` : "";
  return values.slice(0, MOST_VALUES).map(valueText).join(", ") + more;
}

function valueText(value: JsonValue | undefined): string {
  return value === undefined ? "not stated" : typeof value === "string" ? value : jsonText(value);
}
