import { describe, expect, it } from "vitest";
import connectorSchema from "../../../../../spec/connector.schema.json" with { type: "json" };
import gatewaySchema from "../../../../../spec/gateway.schema.json" with { type: "json" };
import { adviseKey } from "../../../../../generator/read/shape/foreign_keys.ts";
import { toListedType } from "../../../../../generator/resolve/base/convert_document.ts";
import { shapeFaults, scalarFaults } from "../../../../../generator/emit/examples/value_faults.ts";
import { toRule } from "../../../../../generator/emit/modules/rule_code.ts";
import {
  constraintsOnItems,
  constraintsOnNumbers,
  constraintsOnStrings,
  type AppliedConstraint,
} from "../../../../../generator/resolve/model/apply_constraints.ts";
import {
  constraintsByKind,
  itemConstraints,
  numberConstraints,
  stringConstraints,
} from "../../../../../generator/resolve/model/constraints.ts";
import { formats } from "../../../../../generator/resolve/model/formats.ts";
import type { JsonValue, ScalarName, ValueType } from "../../../../../generator/resolve/model/types.ts";
import { NO_RECORDS } from "../../../../../generator/resolve/model/walk.ts";
import { printCode } from "../../../../../generator/print/code.ts";
import { describeField } from "../../../../../generator/print/documentation.ts";
import { findValueProblems } from "../../../../../generator/rules/find_value_problems.ts";
import { exampleScalar } from "../../../../../generator/schema/examples.ts";
import { toSchema, type Dialect } from "../../../../../generator/schema/to_schema.ts";
import type { CatalogType } from "../../../../../templates/core/catalog/catalog_types.ts";
import { limitTexts } from "../../../../../templates/cli/look_up/explain.ts";
import { commaList } from "../../../../../templates/runtime/comma_list.ts";
import { issueCodes } from "../../../../../templates/runtime/issue_codes.ts";
import type { Rule } from "../../../../../templates/runtime/rules.ts";
import type { Check } from "../../../../../templates/core/constraints.ts";
import { arrayOf, param, scalar, somewhere } from "../../../../fixtures/model_builders.ts";
import { changed, diagnose, modelOf, SHOP } from "../../../../fixtures/shop_catalog.ts";
import { strictAjv } from "../../../../fixtures/strict_ajv.ts";
import { tell, valueOf } from "../../../../fixtures/validators.ts";

/** A use of a constraint: a type that has it, with values at the edges of the limit. */
interface Use {
  readonly title: string;
  readonly key: string;
  readonly name: string;
  readonly limit: string | number;
  /** The type as the catalog writes it, before the constraint. */
  readonly written: string;
  readonly misplaced: string;
  readonly type: Exclude<ValueType, { kind: "reference" }>;
  readonly applied: Pick<AppliedConstraint<never>, "demand" | "keywords">;
  readonly code: string;
  readonly rule: Rule;
  readonly good: readonly JsonValue[];
  readonly bad: readonly JsonValue[];
}

/** What a table has for the limit. */
function inTable<Value>({ name, check }: AppliedConstraint<Value>): Record<string, Check<Value>> {
  return { [name]: check() };
}

function only<Value>(applied: readonly AppliedConstraint<Value>[]): AppliedConstraint<Value> {
  const [first] = applied;
  if (first === undefined) throw new Error("the constraint is lost");
  return first;
}

function numberUses(types: ScalarName): readonly Use[] {
  return Object.entries(numberConstraints).map(([name, { key, probe }]) => {
    const type = scalar(types, { [name]: probe.limit });
    const applied = only(constraintsOnNumbers(type));
    const shared = {
      key,
      name,
      limit: probe.limit,
      type,
      applied,
      code: applied.check().code,
      rule: { type: types, ...inTable(applied) },
      ...edges(probe),
    };
    return { ...shared, title: `${key} on ${types}`, written: `type: ${types}`, misplaced: "type: string" };
  });
}

const stringUses: readonly Use[] = Object.entries(stringConstraints).map(([name, { key, probe }]) => {
  const type = scalar("string", { [name]: probe.limit });
  const applied = only(constraintsOnStrings(type));
  const shared = {
    key,
    name,
    limit: probe.limit,
    type,
    applied,
    code: applied.check().code,
    rule: { type: "string", ...inTable(applied) },
    ...edges(probe),
  };
  return { ...shared, title: `${key} on string`, written: "type: string, example: ord_1", misplaced: "type: integer" };
});

const itemUses: readonly Use[] = Object.entries(itemConstraints).flatMap(([name, { key, probe }]): readonly Use[] => {
  const limits = { [name]: probe.limit };
  const applied = only(constraintsOnItems(limits));
  const shared = { key, name, limit: probe.limit, applied, code: applied.check().code, misplaced: "type: string" };
  const lists = { ...edges(probe, (count) => Array.from({ length: count }, () => "a")) };
  const texts = { ...edges(probe, (count) => Array.from({ length: count }, () => "a").join(",")) };
  const ofArray = { type: arrayOf(scalar("string"), limits), rule: { items: "string", ...inTable(applied) }, ...lists };
  const ofList = { type: scalar("string", { commaList: limits }), rule: { type: "string", list: commaList, ...inTable(applied) } };
  return [
    { ...shared, title: `${key} on array`, written: "type: array<string>", ...ofArray },
    { ...shared, title: `${key} on comma list`, written: "type: string, list: comma", ...ofList, ...texts },
  ];
});

function edges<Value extends JsonValue>(
  { good, bad }: { readonly good: readonly Value[]; readonly bad: readonly Value[] },
  toValue: (value: Value) => JsonValue = (value) => value,
): Pick<Use, "good" | "bad"> {
  return { good: good.map(toValue), bad: bad.map(toValue) };
}

const uses: readonly Use[] = [...numberUses("integer"), ...numberUses("number"), ...stringUses, ...itemUses];
const ajv = strictAjv();
const plain: Dialect = {
  ref: () => "",
  notes: () => ({}),
  fieldNotes: () => ({}),
  openNotes: () => ({}),
  atLeastOneOf: (object) => object,
};

/** Where the schemas of editors let a key be. */
const mappings: Readonly<Record<string, object>> = {
  ...Object.fromEntries(
    (["param", "param_items", "named_type", "type_field", "type_items", "response_field", "response_field_items"] as const).map((name) => [
      `spec/connector.schema.json, definitions.${name}`,
      connectorSchema.definitions[name].properties,
    ]),
  ),
  "spec/gateway.schema.json, definitions.envelope_field": gatewaySchema.definitions.envelope_field.properties,
};

describe("the schemas of spec/", () => {
  it("have no constraint without a descriptor", () => {
    const described = constraintsByKind.flatMap(({ keys }) => keys.map(({ key }): string => key));
    const others = ["type", "list", "items", "fields", "open", "at_least_one_of"];
    const { param_items: ofParams, response_field_items: ofFields, type_items: ofTypes } = connectorSchema.definitions;
    const keys = [ofParams, ofFields, ofTypes].flatMap(({ properties }) => Object.keys(properties));
    expect(keys.filter((key) => ![...described, ...others].includes(key))).toEqual([]);
  });
});

describe("the constraint", () => {
  it.each(uses)("$key is a key in the schemas of spec/ ($title)", ({ key }) => {
    const lacking = Object.entries(mappings).filter(([, properties]) => !Object.hasOwn(properties, key));
    expect(
      lacking.map(([place]) => place),
      `\`${key}\` is missing there`,
    ).toEqual([]);
    expect(Object.keys(connectorSchema.definitions), "spec/connector.schema.json, definitions").toContain(`key_${key}`);
  });

  it.each(uses)("$title gets into the model", ({ name, limit, key, written, type }) => {
    const from = "note: string | null";
    const model = modelOf(changed(SHOP, from, `note: { ${written}, ${key}: ${JSON.stringify(limit)} }`));
    const note = model.connectors[0]?.records[0]?.shape.fields.find((field) => field.name === "note");
    expect(note?.type, name).toEqual(type);
  });

  it.each(uses)("$title is refused with another type", ({ key, limit, misplaced }) => {
    const found = diagnose(changed(SHOP, "note: string | null", `note: { ${misplaced}, ${key}: ${JSON.stringify(limit)} }`));
    expect(found.map(({ code }) => code)).toContain("type/misplaced-key");
  });

  it.each(uses)("$title means the same to AJV and to our validators", ({ type, rule, code, good, bad }) => {
    const validate = ajv.compile(toSchema(type, { dialect: plain, side: "request" }));
    expect(
      good.filter((value) => !validate(value)),
      "good values of the probe that AJV refuses",
    ).toEqual([]);
    expect(
      good.filter((value) => tell(valueOf(rule), value).length > 0),
      "good values that our validators refuse; does `compileDetails` lack the constraint?",
    ).toEqual([]);
    expect(
      bad.filter((value) => validate(value)),
      "bad values of the probe that AJV accepts",
    ).toEqual([]);
    expect(
      bad.map((value) => tell(valueOf(rule), value)),
      "what our validators report for bad values",
    ).toEqual(bad.map(() => [code]));
  });

  it.each(uses)("$title is demanded of the values of the catalog", ({ type, applied, good, bad }) => {
    expect(good.flatMap((value) => findValueProblems(value, type, NO_RECORDS))).toEqual([]);
    const problems = bad.map((value) => findValueProblems(value, type, NO_RECORDS).map(({ problem }) => problem));
    expect(problems).toEqual(bad.map(() => [`it must ${applied.demand()}`]));
  });

  it.each(uses)("$title is in the tables of validators", ({ type, name }) => {
    const used = new Set<string>();
    const table = printCode(toRule(type, { side: "request", owner: "Thing", uses: used }));
    expect(table).toContain(`${name}: `);
  });

  it.each(uses)("$title is in catalog.json", ({ type, name, limit }) => {
    expect(JSON.stringify(toListedType(type))).toContain(`${JSON.stringify(name)}:${JSON.stringify(limit)}`);
  });

  it.each(uses)("$title is in hovers and in `explain`", ({ type, limit, written }) => {
    const bare = written.includes("list") ? scalar("string", { commaList: {} }) : withoutConstraints(type);
    expect(hover(type)).not.toBe(hover(bare));
    expect(hover(type)).toContain(limit === "uuid" ? "UUID" : String(limit));
    const listed = JSON.parse(JSON.stringify(toListedType(type))) as CatalogType;
    expect(limitTexts(listed).join(", ")).toContain(String(limit));
  });

  it.each(uses)("$title has examples that break it", ({ type, code, good }) => {
    const [valid = null] = good;
    const field = param("value", type, { at: somewhere });
    const samples = { valid: { value: valid }, full: { value: valid } };
    const ofShape = shapeFaults({ fields: [field], open: false }, samples, "params", NO_RECORDS);
    const own = type.kind === "scalar" ? scalarFaults(type, valid) : ofShape;
    expect(own.map((fault) => fault.code)).toContain(code);
  });

  it.each(uses.filter(({ name, type }) => type.kind === "scalar" && name !== "pattern"))("$title has an example of its own", ({ type }) => {
    const example = type.kind === "scalar" ? exampleScalar("value", type) : null;
    expect(findValueProblems(example, type, NO_RECORDS)).toEqual([]);
  });

  it.each(uses)("$title is found by the name of its keyword in JSON Schema", ({ key, applied }) => {
    const keys = Object.keys(connectorSchema.definitions.param.properties);
    const mapping = { kind: "map", entries: new Map(), range: { start: 0, end: 0 } } as const;
    const meant = Object.keys(applied.keywords).map((keyword) =>
      keyword === key ? key : adviseKey({ key: keyword, keys, mapping, name: "x" })?.meant,
    );
    const advice = "add the keyword to WORDS in generator/read/shape/foreign_keys.ts, or remove it from INSTEAD";
    expect(meant, advice).toEqual(Object.keys(applied.keywords).map(() => key));
  });

  it.each(uses)("$title reports a code that is documented", ({ code }) => {
    expect(Object.keys(issueCodes), "templates/runtime/issue_codes.ts").toContain(code);
  });
});

function withoutConstraints(type: ValueType): ValueType {
  return type.kind === "scalar" ? scalar(type.types) : arrayOf(scalar("string"));
}

function hover(type: ValueType): string {
  const field = param("value", type);
  return describeField(field, field).lines.join(" ");
}

describe("the formats", () => {
  it("are those that spec/connector.schema.json, definitions.key_format lists", () => {
    expect(connectorSchema.definitions.key_format.enum).toEqual(formats.map(({ name }) => name));
  });

  it.each(formats)("$name accepts its example and refuses wrong ones, for AJV and our validators", ({ name, example, wrong }) => {
    const type = scalar("string", { format: name });
    const validate = ajv.compile(toSchema(type, { dialect: plain, side: "request" }));
    const validator = valueOf({ type: "string", ...inTable(only(constraintsOnStrings(type))) });
    expect([validate(example), validator.is(example)]).toEqual([true, true]);
    expect(wrong.filter((text) => validate(text) || validator.is(text))).toEqual([]);
    expect(exampleScalar("value", type)).toBe(example);
  });
});
