import fc from "fast-check";
import { expect, test } from "vitest";
import { driftOf, shopDocument } from "../../../fixtures/drift.ts";

type Shop = ReturnType<typeof shopDocument>;

/** A field, as a document describes it, and what a newer version does with it. */
interface Fate {
  readonly type: string;
  readonly next: "same" | "gone" | "type" | "null" | "enum" | "deprecated" | "limit";
  readonly inside: readonly Fate[];
}

const { fate } = fc.letrec<{ fate: Fate }>((tie) => ({
  fate: fc.record({
    type: fc.constantFrom("string", "integer", "boolean"),
    next: fc.constantFrom("same", "same", "gone", "type", "null", "enum", "deprecated", "limit"),
    inside: fc.oneof({ depthSize: "small" }, fc.constant([]), fc.array(tie("fate"), { maxLength: 3 })),
  }),
}));

/** A property in the older and the newer version; undefined once it is gone. */
function versionsOf({ type, next, inside }: Fate): readonly [object, object | undefined] {
  const isObject = inside.length > 0;
  const older = isObject ? { type: "object" } : { type, ...(type === "string" && { enum: ["a", "b"], maxLength: 9 }) };
  const changed = {
    ...{ same: {}, gone: {}, null: { nullable: true }, deprecated: { deprecated: true } },
    ...{
      type: { type: "number" },
      enum: isObject || type !== "string" ? {} : { enum: ["a"] },
      limit: isObject || type !== "string" ? {} : { maxLength: 5 },
    },
  }[next];
  const properties = (index: 0 | 1): object => {
    const inner = inside.map((one, at): readonly [string, object | undefined] => [`f${at}`, versionsOf(one)[index]]);
    const entries: readonly (readonly [string, object | undefined])[] = inner.filter(([, schema]) => schema !== undefined);
    return isObject ? { properties: Object.fromEntries(entries) } : {};
  };
  return [{ ...older, ...properties(0) }, next === "gone" ? undefined : { ...older, ...properties(1), ...changed }];
}

/** What has to be found. A field of another kind has nothing inside that could be compared. */
function wantedOf({ type, next, inside }: Fate, what: string): readonly string[] {
  const below = next === "gone" || next === "type" ? [] : inside.flatMap((one, index) => wantedOf(one, `${what}.f${index}`));
  const isSilent = next === "same" || ((next === "enum" || next === "limit") && (inside.length > 0 || type !== "string"));
  return isSilent ? below : [`drift/${next} ${what}`, ...below];
}

/** A param, of which a document says more than of a field. */
interface ParamFate extends Pick<Fate, "type"> {
  readonly next: Fate["next"] | "default" | "required" | "new";
}

const paramFate: fc.Arbitrary<ParamFate> = fc.record({
  type: fc.constantFrom("string", "integer", "boolean"),
  next: fc.constantFrom("same", "same", "gone", "type", "null", "enum", "deprecated", "limit", "default", "required", "new"),
});

const PRESETS: Readonly<Record<string, unknown>> = { string: "a", integer: 7, boolean: true };

/** The schemas of a param in the two versions; undefined where a version does not have it. */
function schemasOf({ type, next }: ParamFate): readonly (object | undefined)[] {
  const isOfSchema = next !== "default" && next !== "required" && next !== "new";
  const [older, newer] = versionsOf({ type, next: isOfSchema ? next : "same", inside: [] });
  return [next === "new" ? undefined : older, newer && { ...newer, ...(next === "default" && { default: PRESETS[type] }) }];
}

function wantedOfParam(fate: ParamFate, what: string): readonly string[] {
  const { type, next } = fate;
  if (next === "default" || next === "required" || next === "new") return [`drift/${next} ${what}`];
  return wantedOf({ type, next, inside: [] }, what);
}

/** Adds params to a query, or to a body, as a version has them. */
function addParams(
  { paths, limit, status, body }: Shop,
  fates: readonly ParamFate[],
  version: 0 | 1,
  place: "orders" | "others" | "body",
): void {
  const all = fates.map((fate, index) => ({
    name: `p${index}`,
    schema: schemasOf(fate)[version],
    required: version === 1 && fate.next === "required",
  }));
  const there = all.filter(({ schema }) => schema !== undefined);
  if (place === "body") {
    for (const { name, schema = {}, required } of there) {
      body.properties[name] = schema;
      if (required) body.required.push(name);
    }
    // A body that need not be sent requires nothing.
    Object.assign(paths["/v1/orders"].post.requestBody, { required: true });
  } else if (place === "orders") paths["/v1/orders"].get.parameters = [limit, status, ...there.map((one) => ({ ...one, in: "query" }))];
  else Object.assign(paths["/v1/others"].get, { parameters: there.map((one) => ({ ...one, in: "query" })) });
}

test("all that has changed in the params and calls of the connector is found, and nothing else", () => {
  const fates = fc.array(paramFate, { maxLength: 4 });
  fc.assert(
    fc.property(fates, fates, fates, fc.boolean(), fc.boolean(), (query, sent, unused, isOver, isOtherOver) => {
      const [older, newer] = [shopDocument(), shopDocument()];
      for (const [version, shop] of [older, newer].entries()) {
        const index = version === 0 ? 0 : 1;
        addParams(shop, query, index, "orders");
        addParams(shop, sent, index, "body");
        addParams(shop, unused, index, "others");
      }
      newer.paths["/v1/orders"].get.deprecated = isOver;
      Object.assign(newer.paths["/v1/others"].get, { deprecated: isOtherOver });
      const wanted = [
        ...query.flatMap((one, index) => wantedOfParam(one, `shop.orders.list.p${index}`)),
        ...sent.flatMap((one, index) => wantedOfParam(one, `shop.orders.create.p${index}`)),
        ...(isOver ? ["drift/deprecated shop.orders.list"] : []),
      ];
      expect([...foundBetween(older, newer)].sort()).toEqual(wanted.sort());
    }),
  );
});

function foundBetween(older: Shop, newer: Shop): readonly string[] {
  const { findings } = driftOf({ document: older.document, newerDocument: newer.document, showNew: true });
  return findings.map(({ code, message }) => `${code} ${/`([^`]*)`/u.exec(message)?.[1] ?? ""}`);
}

test("all that has changed in what the operations use is found, and nothing else", () => {
  fc.assert(
    fc.property(fc.array(fate, { maxLength: 5 }), fc.array(fate, { maxLength: 3 }), (used, unused) => {
      const [older, newer] = [shopDocument(), shopDocument()];
      const wanted = used.flatMap((one, index) => {
        const [before, after] = versionsOf(one);
        older.order.properties[`x${index}`] = before;
        if (after !== undefined) newer.order.properties[`x${index}`] = after;
        return wantedOf(one, `shop.records.Order.x${index}`);
      });
      for (const [index, one] of unused.entries()) {
        const [before, after] = versionsOf(one);
        older.other.properties[`x${index}`] = before;
        if (after !== undefined) newer.other.properties[`x${index}`] = after;
      }
      expect([...foundBetween(older, newer)].sort()).toEqual([...wanted].sort());
    }),
  );
});
