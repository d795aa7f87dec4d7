import type { Origin } from "#generator/resolve";
import { isSecretName } from "#generator/rules";
import { type JsonValue, isList, jsonText } from "#templates/core";
import type { Call, Kind, Member, Shape, Spot } from "./interface.ts";
import type { OwnCall } from "./own_interface.ts";

/** Something that two descriptions of an interface disagree about. */
export interface Difference {
  readonly code:
    | "drift/gone"
    | "drift/deprecated"
    | "drift/type"
    | "drift/null"
    | "drift/enum"
    | "drift/limit"
    | "drift/default"
    | "drift/required"
    | "drift/new"
    | "drift/retired";
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
  /** The type of the document, where the catalog has another one that can be written in its place. */
  readonly kind?: Kind;
}

/** Which side of a call a value is on, and what is known about the place. */
interface Context {
  readonly side: "request" | "response";
  readonly what: string;
  readonly at: Spot;
  readonly origin: Origin;
  readonly depth: number;
  /** Whether the place is that of the value itself, and not only of what is around it. */
  readonly isOwn: boolean;
}

/** Types inside each other that are followed. */
const DEEPEST = 60;

/** Compares what was said about an interface before with a document. */
export class Comparison {
  /** `catalog`: where one of them says nothing, they do not differ. `versions`: whatever changed is a difference. */
  readonly #mode: "catalog" | "versions";
  readonly #found = new Map<string, Difference & Pick<Context, "isOwn">>();
  /** Fields about which some answer differs in nothing, by code. */
  readonly #fine = new Set<string>();
  readonly #seen = new Set<string>();

  constructor(mode: "catalog" | "versions") {
    this.#mode = mode;
  }

  /** In the order in which they were found. A field of a record is gone, or deprecated, when it is so in all answers. */
  differences(): readonly Difference[] {
    return [...this.#found.values()].filter(
      ({ code, what, at }) => this.#mode === "versions" || !this.#fine.has(`${code} ${placeKey({ at, what, isOwn: true })}`),
    );
  }

  /** Notes that a whole call, or a record, is gone. */
  gone({ what, at, origin }: OwnCall, where: string): void {
    this.#add("drift/gone", { side: "request", what, at, origin, depth: 0, isOwn: true }, where, "", "");
  }

  /** Compares a call, or a record. */
  call(before: Call, after: Call, { call: ours, what, at, origin }: OwnCall): void {
    const context: Context = { what, at, origin, side: "request", depth: 0, isOwn: true };
    this.#deprecated(before.deprecated, after.deprecated, context, after.at);
    for (const [key, member] of before.params) {
      const name = key.slice(key.indexOf(" ") + 1);
      const other = after.params.get(key) ?? (this.#mode === "catalog" ? anywhere(after, name) : undefined);
      const own = ours.params.get(key);
      // Few documents describe headers, and some only name what is in the path.
      if (other === undefined && (key.startsWith("path ") || (this.#mode === "catalog" && key.startsWith("header ")))) continue;
      this.#member(member, other, own, inside(context, key.startsWith("path") ? key.replace(" ", " param ") : name, own), after.at);
    }
    const known = this.#mode === "catalog" ? [...before.params.keys()].map((key) => key.slice(key.indexOf(" ") + 1)) : [];
    for (const [key, member] of after.params) {
      const name = key.slice(key.indexOf(" ") + 1);
      if (!before.params.has(key) && !known.includes(name)) this.#new(member, inside(context, name));
    }
    if (before.answer === undefined || (after.answer === undefined && this.#mode === "catalog")) return;
    this.#member(before.answer, after.answer, ours.answer, { ...inside(context, "", ours.answer), side: "response" }, after.at);
  }

  #member(before: Member, after: Member | undefined, ours: Member | undefined, context: Context, around: string): void {
    if (before.isAside === true) return;
    if (after === undefined) {
      this.#add("drift/gone", context, around, "", "");
      return;
    }
    const where = after.at();
    if (ours?.own !== undefined) {
      const place = placeKey(context);
      this.#fine.add(`drift/gone ${place}`);
      if (!after.deprecated) this.#fine.add(`drift/deprecated ${place}`);
    }
    this.#deprecated(before.deprecated, after.deprecated, context, where);
    const isRequest = context.side === "request";
    if (before.required !== after.required && (isRequest || this.#mode === "versions"))
      this.#add("drift/required", context, where, presence(before.required), presence(after.required));
    if (isRequest || this.#mode === "versions")
      this.#values(
        "drift/default",
        "default",
        before.default,
        after.default,
        { ...context, origin: ours?.own?.preset ?? context.origin },
        where,
      );
    if (context.depth < DEEPEST) this.#shape(before.shape(), after.shape(), ours?.shape(), { ...context, depth: context.depth + 1 }, where);
  }

  #deprecated(before: boolean, after: boolean, context: Context, where: string): void {
    if (before === after || (before && this.#mode === "catalog")) return;
    this.#add("drift/deprecated", context, where, "", after ? "deprecated" : "no longer deprecated");
  }

  #shape(before: Shape, after: Shape, ours: Shape | undefined, context: Context, where: string): void {
    const pair = JSON.stringify([before.id, after.id, ours?.id, context.side]);
    if (before.id !== undefined && after.id !== undefined && this.#seen.has(pair)) return;
    this.#seen.add(pair);
    if (!this.#kinds(before, after, context, where)) return;
    if (
      this.#mode === "versions"
        ? before.nullable !== after.nullable
        : context.side === "response" && after.nullable && !before.nullable && before.kinds.length > 0
    )
      this.#add("drift/null", context, where, nullability(before), nullability(after));
    this.#enum(before, after, context, where);
    for (const name of new Set([...Object.keys(before.limits), ...Object.keys(after.limits)]))
      if (context.side === "request" || this.#mode === "versions" || name === "format")
        this.#values("drift/limit", name, before.limits[name], after.limits[name], context, where);
    // What may be a text or an object is a text where the catalog says so.
    const isText = ours !== undefined && ours.kinds.includes("string") && !ours.kinds.includes("object") && ours.items === undefined;
    if (!isText) this.#inside(before, after, ours, context, where);
  }

  /** Whether anything inside can be compared. */
  #kinds(before: Shape, after: Shape, context: Context, where: string): boolean {
    const [old, next] = [before.kinds, after.kinds];
    const isSame =
      this.#mode === "versions" ? isSubset(old, next) && isSubset(next, old) && old.length === next.length : fits(old, next, context.side);
    if (!isSame)
      this.#add(
        "drift/type",
        context,
        where,
        kindsText(old),
        kindsText(next),
        next.length === 1 && context.side === "response" ? next[0] : undefined,
      );
    return old.length === 0 || next.length === 0 || old.some((kind) => next.includes(kind)) || isSame;
  }

  #enum(before: Shape, after: Shape, context: Context, where: string): void {
    const [old, next] = [before.values ?? before.items?.shape().values, after.values ?? after.items?.shape().values];
    if (before.values === undefined && after.values === undefined) return;
    if (old === undefined || next === undefined) {
      if (this.#mode === "versions" && old !== next) this.#add("drift/enum", context, where, valuesText(old), valuesText(next));
      return;
    }
    const [gone, added] = [without(old, next), without(next, old)];
    if (gone.length > 0) this.#add("drift/enum", context, where, valuesText(gone), `only ${valuesText(next)}`);
    if (added.length > 0) this.#add("drift/new", context, where, "", `the value ${valuesText(added)}`);
  }

  #values(
    code: "drift/default" | "drift/limit",
    name: string,
    before: JsonValue | undefined,
    after: JsonValue | undefined,
    context: Context,
    where: string,
  ): void {
    if (jsonText(before ?? null) === jsonText(after ?? null)) return;
    const isSilent = before === undefined || after === undefined;
    // A limit of the third party on a number that has none here: callers would learn it from errors.
    const isStricter = after !== undefined && (name === "min" || name === "max" || name === "max_items");
    if (this.#mode === "catalog" && isSilent && !(isStricter && code === "drift/limit")) return;
    this.#add(code, context, where, `${name} ${valueText(before)}`, `${name} ${valueText(after)}`);
  }

  #inside(before: Shape, after: Shape, ours: Shape | undefined, around: Context, where: string): void {
    const context = { ...around, what: ours?.what ?? around.what };
    if (before.items !== undefined && after.items !== undefined) {
      const own = ours?.items;
      this.#member(before.items, after.items, own, inside(context, "[]", own), where);
    }
    if (after.fields === undefined && this.#mode === "catalog") return;
    for (const [name, member] of before.fields ?? []) {
      const own = ours?.fields?.get(name);
      const other = after.fields?.get(name);
      if (other !== undefined || this.#mode === "versions" || !after.isOpen)
        this.#member(member, other, own, inside(context, `.${name}`, own), after.at ?? where);
    }
    if (before.fields === undefined && this.#mode === "catalog") return;
    for (const [name, member] of after.fields ?? []) if (before.fields?.has(name) !== true) this.#new(member, inside(context, `.${name}`));
  }

  #new(member: Member, context: Context): void {
    // Credentials are sent as the connector says.
    const isNeeded = member.required && context.side === "request" && !isSecretName(leafOf(context.what), true);
    const where = member.at();
    if (isNeeded) this.#add("drift/required", context, where, "not there", "required");
    else this.#add("drift/new", context, where, "", kindsText(member.shape().kinds));
  }

  #add(code: Difference["code"], context: Context, where: string, ours: string, theirs: string, kind?: Kind): void {
    const { what, at, origin, isOwn } = context;
    // A type of the document may be reached in several ways; the one on which the catalog knows it counts.
    const place =
      this.#mode === "versions" && where !== "" ? where + leafOf(what) : placeKey({ ...context, isOwn: isOwn && code !== "drift/new" });
    const key = JSON.stringify([code, place, ours, theirs]);
    const known = this.#found.get(key);
    if (known === undefined || (isOwn && !known.isOwn))
      this.#found.set(key, { code, what, ours, theirs, where, at, origin, isOwn, ...(kind && { kind }) });
  }
}

/** Named types are used in several operations, and records inherit fields: what is written once is found once. */
function placeKey({ at, what, isOwn }: Pick<Context, "at" | "what" | "isOwn">): string {
  return isOwn && "path" in at ? JSON.stringify([at.file, at.path, /(?:\[\])*$/u.exec(what)?.[0]]) : what;
}

function leafOf(what: string): string {
  return what.slice(what.lastIndexOf(".") + 1);
}

/** The place of something inside: its own one where the catalog has it. */
function inside(context: Context, step: string, member?: Member): Context {
  const {
    what = `${context.what}${step === "" || /^[.[]/u.test(step) ? "" : "."}${step}`,
    at = context.at,
    origin = context.origin,
  } = member?.own ?? {};
  return { ...context, what, at, origin, isOwn: member?.own !== undefined };
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

function presence(isRequired: boolean): string {
  return isRequired ? "required" : "optional";
}

/** How many values a message lists. */
const MOST_VALUES = 12;

function valuesText(values: readonly JsonValue[] | undefined): string {
  if (values === undefined) return "any value";
  const more = values.length > MOST_VALUES ? ` and ${values.length - MOST_VALUES} more` : "";
  return values.slice(0, MOST_VALUES).map(valueText).join(", ") + more;
}

function valueText(value: JsonValue | undefined): string {
  return value === undefined ? "not stated" : isList(value) || typeof value !== "string" ? jsonText(value) : value;
}
