import fc from "fast-check";
import { expect, test } from "vitest";
import { discriminatedBy, anyOf } from "../../../../templates/runtime/choices.ts";
import { formatCheck } from "../../../../generator/resolve/model/formats.ts";
import { commaList } from "../../../../templates/runtime/comma_list.ts";
import {
  atLeast,
  atMost,
  charactersFrom,
  charactersUpTo,
  elementsFrom,
  elementsUpTo,
  matching,
} from "../../../../templates/core/constraints.ts";
import { nearestNames } from "../../../../templates/core/nearest_names.ts";
import type { Rule, RuleDetails, Table } from "../../../../templates/runtime/rules.ts";
import { createValidator } from "../../../../templates/runtime/validator.ts";
import type { ValidationIssue, Validator } from "../../../../templates/runtime/validator_types.ts";
import { runs } from "../../../fixtures/property_runs.ts";

const dateTime = formatCheck("date-time");
const uuid = formatCheck("uuid");

const names = fc.constantFrom("id", "limit", "status", "toString", "__proto__x", "a/b", "~");
const scalars = fc.constantFrom("a", "b", 0, 1, true, null);
const limits = fc.integer({ min: 0, max: 3 });

const leaf: fc.Arbitrary<Rule> = fc.oneof(
  fc.constantFrom<Rule>(
    "string",
    "integer | null",
    "number",
    "boolean",
    "any",
    "object",
    "array",
    "array<string | null>",
    "string | integer | null",
  ),
  fc.record({ const: scalars }),
  fc.record({ enum: fc.array(scalars, { minLength: 1, maxLength: 3 }) }),
  fc.record<RuleDetails>({ type: fc.constant("number | null"), min: limits.map(atLeast), max: limits.map(atMost) }),
  fc.record<RuleDetails>({
    type: fc.constant("string"),
    minLength: limits.map(charactersFrom),
    maxLength: limits.map(charactersUpTo),
    pattern: fc.constantFrom(matching("a"), matching("^.?$")),
  }),
  fc.record<RuleDetails>({ type: fc.constant("string"), format: fc.constantFrom(dateTime, uuid) }),
  fc.record<RuleDetails>({
    type: fc.constant("string"),
    list: fc.constant(commaList),
    enum: fc.constant(["a", "b"]),
    maxItems: limits.map(elementsUpTo),
  }),
);

/** A rule, and the same rule without open objects of requests. */
interface Pair {
  readonly open: Rule;
  readonly closed: Rule;
}

/** Makes both rules of a pair; `pick` selects the one that belongs inside. */
function both(make: (pick: (pair: Pair) => Rule) => Rule): Pair {
  return { open: make((pair) => pair.open), closed: make((pair) => pair.closed) };
}

type Fields = Readonly<Record<string, Pair>>;

function mapPairs(pairs: Fields, pick: (pair: Pair) => Rule): Record<string, Rule> {
  return Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, pick(pair)]));
}

const tableDetails = fc.record(
  {
    side: fc.constantFrom<NonNullable<Table["side"]>>("request", "response"),
    open: fc.constant(true),
    required: fc.array(names, { maxLength: 2 }),
    atLeastOneOf: fc.array(names, { minLength: 1, maxLength: 2 }),
  },
  { requiredKeys: ["side"] },
);

/** Pairs of rules; `choices` says whether some of them have alternatives. */
function pairsOfRules(choices: boolean): fc.Arbitrary<Pair> {
  return fc.letrec<{ pair: Pair; table: Pair; fields: Fields }>((tie) => ({
    fields: fc.dictionary(names, tie("pair"), { maxKeys: 4 }),
    table: fc.tuple(tableDetails, tie("fields")).map(([{ open, ...details }, fields]): Pair => {
      const shared = { name: "Thing", ...details };
      return {
        open: { table: { ...shared, ...(open && { open }), fields: mapPairs(fields, (one) => one.open) } },
        closed: { table: { ...shared, fields: mapPairs(fields, (one) => one.closed) } },
      };
    }),
    pair: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      leaf.map((made) => both(() => made)),
      fc.tuple(tie("pair"), limits.map(elementsFrom)).map(([items, minItems]) => both((pick) => ({ items: pick(items), minItems }))),
      tie("pair").map((values) => both((pick) => ({ values: pick(values) }))),
      tie("table"),
      fc.tuple(tie("table"), leaf).map(([table, alsoSeen]) => both((pick) => ({ ...withoutText(pick(table)), alsoSeen }))),
      ...(choices
        ? [
            fc.array(tie("table"), { minLength: 1, maxLength: 3 }).map((tables) => both((pick) => anyOf(...tables.map(pick)))),
            tie("fields").map((branches) => both((pick) => discriminatedBy("entity", "thing", mapPairs(branches, pick)))),
          ]
        : []),
    ),
  })).pair;
}

const pair = pairsOfRules(true);
const rule = pair.map(({ open }) => open);

function withoutText(made: Rule): RuleDetails {
  return typeof made === "string" ? { type: made } : made;
}

/** Anything at all, but often with the names and values that occur in the rules. */
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    scalars,
    fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, withSparseArray: true, withMap: true, withBoxedValues: true }),
    fc.constantFrom("a,b", "2024-02-30T00:00:00Z", -0, 1.5, NaN, undefined),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.oneof(names, fc.constantFrom("entity")), tie("value"), { maxKeys: 4 }),
  ),
}));

function validatorOf(made: Rule): Validator<unknown> {
  return createValidator("shop.thing", made);
}

test("is and check agree, for any rule and any value", () => {
  fc.assert(
    fc.property(rule, value, (made, given) => {
      const validator = validatorOf(made);
      const { ok, issues } = validator.check(given);
      expect(validator.is(given)).toBe(ok);
      expect(issues.some(isError)).toBe(!ok);
      // Under the documented profile there are no other warnings.
      expect(issues.filter((issue) => !isError(issue)).every(({ code }) => /^(?:field|params)\/unknown$/.test(code))).toBe(true);
    }),
    runs(100),
  );
});

test("check warns about exactly what the same rule refuses if nothing is open", () => {
  fc.assert(
    fc.property(pair, value, ({ open, closed }, given) => {
      expect(validatorOf(open).check(given).issues.length === 0).toBe(validatorOf(closed).is(given));
    }),
    runs(100),
  );
});

test("what the documented profile accepts, the tolerant one accepts too", () => {
  fc.assert(
    fc.property(rule, value, (made, given) => {
      const validator = validatorOf(made);
      const documented = validator.check(given);
      const tolerant = validator.check(given, { profile: "tolerant" });
      if (documented.ok) expect(tolerant.ok).toBe(true);
      if (documented.issues.length === 0) expect(tolerant.issues).toEqual([]);
      expect(tolerant.ok).toBe(tolerant.issues.every(({ severity }) => severity === "warning"));
    }),
    runs(60),
  );
});

// Of several alternatives another one may be the nearest under the tolerant profile, and what it reports is counted by weight.
test("without alternatives, the tolerant profile never finds more errors than the documented one", () => {
  const oneRule = pairsOfRules(false).map(({ open }) => open);
  fc.assert(
    fc.property(oneRule, value, (made, given) => {
      const validator = validatorOf(made);
      const errorsUnder = (profile: "documented" | "tolerant"): number => validator.check(given, { profile }).issues.filter(isError).length;
      expect(errorsUnder("tolerant")).toBeLessThanOrEqual(errorsUnder("documented"));
    }),
    runs(60),
  );
});

test("a limit never changes the verdict, and drops warnings before errors", () => {
  fc.assert(
    fc.property(rule, value, fc.integer({ min: 1, max: 3 }), (made, given, maxIssues) => {
      const validator = validatorOf(made);
      for (const profile of ["documented", "tolerant"] as const) {
        const limited = validator.check(given, { profile, maxIssues });
        const all = validator.check(given, { profile });
        expect(limited.ok).toBe(all.ok);
        expect(limited.issues).toHaveLength(Math.min(all.issues.length, maxIssues));
        expect(limited.issues.filter(isError)).toEqual(all.issues.filter(isError).slice(0, maxIssues));
      }
    }),
    runs(60),
  );
});

test("every issue leads to a place in the value, or to where something is missing", () => {
  fc.assert(
    fc.property(rule, value, (made, given) => {
      for (const issue of validatorOf(made).check(given).issues) {
        expect(issue.pointer).toBe(issue.path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join(""));
        const parent = follow(given, issue.path.slice(0, -1));
        if (issue.code.endsWith("/missing")) expect(typeof parent).toBe("object");
        else if (issue.path.length > 0)
          expect(Object.keys(Object(parent) as object).includes(String(issue.path.at(-1))) || Array.isArray(parent)).toBe(true);
      }
    }),
    runs(60),
  );
});

test("suggestions are among the names, the nearest first, and never the name itself", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 20 }), { minLength: 1 }), fc.string({ maxLength: 200 }), (known, wanted) => {
      const nearest = nearestNames(wanted, known, 3);
      for (const name of nearest) expect(known).toContain(name);
      expect(nearest).not.toContain(wanted);
      expect(nearest.slice(0, 1)).toEqual(nearestNames(wanted, known, 1));
    }),
  );
});

function follow(given: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inside, step) => Reflect.get(Object(inside) as object, step), given);
}

function isError({ severity }: ValidationIssue): boolean {
  return severity === "error";
}
