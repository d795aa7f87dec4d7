import { Ajv, type ErrorObject } from "ajv";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { EDITOR_KEYWORDS } from "../../../../generator/read/types.ts";
import { DEEPEST_TYPE, parseTypeExpression, splitFieldLine, TYPE_WORDS } from "../../../../generator/read/type_expression.ts";
import connectorSchema from "../../../../spec/connector.schema.json" with { type: "json" };
import gatewaySchema from "../../../../spec/gateway.schema.json" with { type: "json" };
import { describedAndChanged, describedCatalog, GATEWAY, SHOP } from "../../../fixtures/shop_catalog.ts";
import { runs } from "../../../fixtures/property_runs.ts";

const ajv = new Ajv({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true, keywords: EDITOR_KEYWORDS });
ajv.addSchema(connectorSchema, "connector.schema.json");
ajv.addSchema(gatewaySchema, "gateway.schema.json");

/** What an editor underlines: `/instance/path keyword`. AJV repeats the errors of `then` and `propertyNames` at those keywords. */
function underlined(path: typeof GATEWAY | typeof SHOP, text: string): string[] {
  const validate = ajv.getSchema(path === SHOP ? "connector.schema.json" : "gateway.schema.json");
  void validate?.(parse(text));
  const errors: readonly ErrorObject[] = validate?.errors ?? [];
  return errors
    .filter(({ keyword }) => keyword !== "if" && keyword !== "propertyNames")
    .map(({ instancePath, keyword, propertyName }) => `${instancePath}${propertyName === undefined ? "" : `/${propertyName}`} ${keyword}`);
}

function inFile(path: typeof GATEWAY | typeof SHOP, from: string, to: string): string[] {
  return underlined(path, describedAndChanged(path, from, to).find((source) => source.path === path)?.text ?? "");
}

const AFTER = "after: string -- Id of the last order.";
const after = "/entities/orders/actions/list/params/after";
const NOTE = "note: string | null -- What the buyer wrote, if anything.";
const note = "/records/Order/fields/note";
const PAGING = "paging: { kind: token, next: page, token: record.next_page, more: record.has_more }";
const CODE = "code: { type: string, assumed: Seen elsewhere., no_effect: Orders have no code., description: Code of the product. }";
const query = "/entities/orders/actions/api_search/params/query";
const paging = "/entities/orders/actions/api_search/paging";

describe("the schemas in an editor", () => {
  it("accept the whole catalog", () => {
    expect(describedCatalog().flatMap(({ path, text }) => underlined(path === GATEWAY ? GATEWAY : SHOP, text))).toEqual([]);
  });

  it.each([
    ["a misspelt word", AFTER, "after: strng", `${after} pattern`],
    ["a word of another language", AFTER, "after: bool -- Flag.", `${after} pattern`],
    ["an array in another notation", NOTE, "note: Line[]", `${note} pattern`],
    ["a nullable in another notation", NOTE, "note: string?", `${note} pattern`],
    ["a list", NOTE, "note: list<string>", `${note} pattern`],
    ["a missing bracket", NOTE, "note: array<string -- Notes.", `${note} pattern`],
    ["a map without a type", NOTE, "note: map | null", `${note} pattern`],
    ["a bar too many", NOTE, "note: string | -- Note.", `${note} pattern`],
    ["one dash", NOTE, "note: string - A note.", `${note} pattern`],
    ["a description alone", NOTE, "note: What the buyer wrote.", `${note} pattern`],
    ["a wrong type in a mapping", NOTE, "note: { type: text }", `${note}/type pattern`],
    ["a description behind the type in a mapping", NOTE, "note: { type: string -- A note. }", `${note}/type pattern`],
    ["a wrong type of elements", NOTE, "note: { items: strng }", `${note}/items pattern`],
    ["a wrong type that is also seen", NOTE, "note: { type: string, also_seen: int }", `${note}/also_seen pattern`],
    ["a number", NOTE, "note: 12", `${note} type`],
    ["a wrong named type", "  Interval:\n", "  Size: big\n  Interval:\n", "/types/Size pattern"],
    ["a text as a number", "max: 100", 'max: "100"', "/types/PageLimit/max type"],
    ["a key of JSON Schema", "max: 100", "maximum: 100", "/types/PageLimit additionalProperties"],
    [
      "a text as `required`",
      "query: { type: string, required: true,",
      "query: { type: string, required: 'true',",
      `${query}/required const`,
    ],
    ["`required` of a record", NOTE, "note: { type: string, required: true }", `${note} additionalProperties`],
    ["a negative count", "max_items: 2", "max_items: -2", "/entities/orders/actions/list/params/tags/max_items minimum"],
    ["no values", "enum: [open, closed]", "enum: []", "/records/Order/fields/status/enum minItems"],
    ["a value twice", "enum: [open, closed]", "enum: [open, open]", "/records/Order/fields/status/enum uniqueItems"],
    [
      "an unknown format",
      "format: date-time, description: Earliest",
      "format: time, description: Earliest",
      "/types/Interval/fields/from/format enum",
    ],
    ["another separator", "list: comma", "list: blank", "/entities/orders/actions/list/params/tags/list const"],
    ["a wrong paging kind", PAGING, PAGING.replace("kind: token", "kind: tokens"), `${paging}/kind enum`],
    ["a paging kind that is no text", PAGING, "paging: { kind: 1 }", `${paging}/kind enum`],
    ["no paging kind", PAGING, "paging: { next: page }", `${paging} required`],
    ["paging as a number", PAGING, "paging: 1", `${paging} type`],
    ["a name that no paging profile has", PAGING, "paging: Token", `${paging} pattern`],
    [
      "a wrong kind of a paging profile",
      "entities:\n",
      "paging_profiles: { by_token: { kind: tokens } }\nentities:\n",
      "/paging_profiles/by_token/kind enum",
    ],
    [
      "a paging profile without a kind",
      "entities:\n",
      "paging_profiles: { by_token: { next: page } }\nentities:\n",
      "/paging_profiles/by_token required",
    ],
    ["a paging profile as a word", "entities:\n", "paging_profiles: { by_token: token }\nentities:\n", "/paging_profiles/by_token type"],
    [
      "a paging profile in capitals",
      "entities:\n",
      "paging_profiles: { ByPage: { kind: none, reason: All. } }\nentities:\n",
      "/paging_profiles/ByPage pattern",
    ],
    ["no param for the next page", PAGING, PAGING.replace("next: page, ", ""), `${paging} required`],
    ["a key of another paging kind", PAGING, PAGING.replace("token,", "token, total: page,"), `${paging} additionalProperties`],
    ["no reason", PAGING, "paging: { kind: none }", `${paging} required`],
    ["a size without a unit", "max_size: 10 MB", "max_size: lots", "/entities/receipts/actions/download/download/max_size pattern"],
    ["a size that is a number", "max_size: 10 MB", "max_size: 10", "/entities/receipts/actions/download/download/max_size type"],
    [
      "an unknown effect",
      "        effect: write\n        at_least",
      "        effect: writes\n        at_least",
      "/entities/orders/actions/create/effect enum",
    ],
    ["an unknown action", "      get:\n", "      fetch:\n", "/entities/orders/actions additionalProperties"],
    ["a name in capitals", "  orders:\n", "  Orders:\n", "/entities/Orders pattern"],
    ["a record in snake_case", "  OrderSearch:\n", "  order_search:\n", "/records/order_search pattern"],
    ["a name that every object has", AFTER, "toString: string -- Text.", "/entities/orders/actions/list/params/toString pattern"],
    ["a wrong UUID", "value: 00000000-", "value: 0-", "/definition_id/value pattern"],
    ["a missing key", "title: Shop\n", "", " required"],
    [
      "an auth method without fields",
      "      api_key: { type: string, required: true, secret: true, pattern: ^key_, example: key_EXAMPLE, description: The key. }",
      "      {}",
      "/auth/api_key/fields minProperties",
    ],
    ["an empty description", "description: Lists orders.", "description: ''", "/entities/orders/actions/list/description pattern"],
    ["a reason of blanks", CODE, CODE.replace("Seen elsewhere.", "' '"), "/entities/orders/actions/create/params/code/assumed pattern"],
  ])("underline %s once", (_, from, to, want) => {
    expect(inFile(SHOP, from, to)).toEqual([want]);
  });

  it.each([
    [
      "the version of the package",
      "description: A gateway for tests.",
      "version: 1.0.0\ndescription: A gateway for tests.",
      " additionalProperties",
    ],
    [
      "an action that does not exist",
      "  update: Changes a record.\n",
      "  change: Changes a record.\n  update: Changes a record.\n",
      "/actions additionalProperties",
    ],
    ["a missing action", "  update: Changes a record.\n", "", "/actions required"],
    ["a status of a success", "  404:", "  200:", "/statuses/200 pattern"],
    ["a path without a slash", "path: /instances/{instance}/execute", "path: instances", "/endpoints/execute/path pattern"],
    ["a slash at the end", "gateway.example.test", "gateway.example.test/", "/base_url/example pattern"],
    ["a wrong type", "result: any -- What it returns.", "result: anything", "/endpoints/execute/response/fields/result pattern"],
    ["a header name with a blank", "Authorization:", "Auth token:", "/headers/Auth token pattern"],
  ])("underline %s once in the gateway's file", (_, from, to, want) => {
    expect(inFile(GATEWAY, from, to)).toEqual([want]);
  });
});

describe("the pattern of types", () => {
  const { definitions } = connectorSchema;
  const type = new RegExp(definitions.key_type.pattern, "u");
  const line = new RegExp(definitions.param.pattern, "u");
  const word = fc.constantFrom(
    ...TYPE_WORDS,
    "Customer",
    "PageLimit",
    "<",
    ">",
    "|",
    " ",
    "array<",
    "map<",
    "strng",
    "-",
    "--",
    " -- ",
    "Text, and more.",
  );

  it("is the same wherever a type or a field is written", () => {
    const types = [definitions.key_type, definitions.param_items, definitions.response_field_items];
    const lines = [definitions.param, definitions.named_type, definitions.response_field, gatewaySchema.definitions.envelope_field];
    expect(new Set(types.map(({ pattern, patternErrorMessage }) => `${pattern} ${patternErrorMessage}`)).size).toBe(1);
    expect(new Set(lines.map(({ pattern, patternErrorMessage }) => `${pattern} ${patternErrorMessage}`)).size).toBe(1);
  });

  it.each(["string", " string | null ", "array", "array< Customer | null >", "map<array<map<string>>>", "null | object", "any"])(
    "accepts %s",
    (text) => {
      expect([type.test(text), line.test(text), line.test(`${text} -- What it is, in words: see 1.`)]).toEqual([true, true, true]);
    },
  );

  it.each([
    "",
    " ",
    "string |",
    "| string",
    "array<>",
    "array<string",
    "array<string>>",
    "Map<string>",
    "string null",
    "str",
    "customer",
    "string?",
    "a[]",
  ])("refuses %j", (text) => {
    expect([type.test(text), line.test(text), line.test(`${text} -- What it is.`)]).toEqual([false, false, false]);
  });

  it("accepts what the generator reads, as far as known words and names in PascalCase go", () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 9 }), (words) => {
        const text = words.join("");
        expect(type.test(text)).toBe(isType(text));
        expect(line.test(text)).toBe(isType(splitFieldLine(text).type));
      }),
      runs(500),
    );
  });

  const blank = fc.constantFrom("", " ", "  ");
  const leaf = fc.constantFrom("string", "integer", "object", "array", "null", "any", "Customer");
  const { written } = fc.letrec<{ written: string; container: string }>((tie) => ({
    written: fc
      .array(fc.oneof({ maxDepth: 10, depthSize: "max" }, leaf, tie("container")), { minLength: 1, maxLength: 3 })
      .map((terms) => terms.join(" | ")),
    container: fc
      .tuple(fc.constantFrom("array", "map"), blank, tie("written"), blank)
      .map(([name, before, inner, after]) => `${name}${before}<${inner}${after}>`),
  }));
  const mistakes = fc.constantFrom<(text: string, at: number) => string>(
    (text) => text,
    (text, at) => text.slice(0, at) + text.slice(at + 1),
    (text, at) => `${text.slice(0, at)}<${text.slice(at)}`,
    (text, at) => `${text.slice(0, at)}|${text.slice(at)}`,
    (text, at) => `${text.slice(0, at)} ${text.slice(at)}`,
  );

  it("accepts nested types to the same depth as the generator, with and without mistakes", () => {
    let accepted = 0;
    fc.assert(
      fc.property(written, mistakes, fc.nat(200), (text, mistake, at) => {
        const changed = mistake(text, at % (text.length + 1));
        accepted += isType(changed) ? 1 : 0;
        expect(type.test(changed)).toBe(isType(changed));
        expect(line.test(`${changed} -- What it is.`)).toBe(isType(changed));
      }),
      runs(500),
    );
    expect(accepted).toBeGreaterThan(100);
  });

  it.each([
    [DEEPEST_TYPE, true],
    [DEEPEST_TYPE + 1, false],
  ])("follows %d levels of types: %s", (depth, isAccepted) => {
    const text = `${"array<".repeat(depth)}string${">".repeat(depth)}`;
    expect([type.test(text), line.test(text), isType(text)]).toEqual([isAccepted, isAccepted, isAccepted]);
  });

  function isType(text: string): boolean {
    const names = text.match(/[A-Za-z_$][\w$]*/gu) ?? [];
    const isKnown = names.every((name) => /^[A-Z][A-Za-z0-9]*$/u.test(name) || TYPE_WORDS.some((known) => known === name));
    return isKnown && "terms" in parseTypeExpression(text);
  }
});
