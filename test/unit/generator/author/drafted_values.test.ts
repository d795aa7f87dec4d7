import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { toConnectorDocument } from "../../../../generator/emit/json_schema/documents.ts";
import { formats } from "../../../../generator/resolve/model/formats.ts";
import type { JsonValue } from "../../../../generator/resolve/model/types.ts";
import { loadAndCheck } from "../../../../generator/run.ts";
import { materialOf, mutate, randomFrom } from "../../../fixtures/mutate.ts";
import { toJsonSchema, validSchemas, type ValidSchemas } from "../../../fixtures/openapi/valid_schemas.ts";
import { runs } from "../../../fixtures/property_runs.ts";
import { makeValues } from "../../../fixtures/schema_values.ts";
import { describedCatalog, GATEWAY } from "../../../fixtures/shop_catalog.ts";
import { strictAjv } from "../../../fixtures/strict_ajv.ts";
import { answering, documentOf, draftOf, reviewed, type Values } from "./drafting.ts";

const SEED = 20_261_126;
const VALUES = 12;

/** A place of a draft that has values, and the schema of its values in the document. */
interface Place {
  readonly document: Values;
  /** The definition in the JSON Schemas of the draft. */
  readonly definition: string;
  /** The mapping of the draft that has the field. */
  readonly path: readonly string[];
  /** Where the comments of the whole operation are. */
  readonly above: readonly string[];
  readonly isSent: boolean;
  /** What is beside the value in a mapping that the definition describes. */
  readonly beside?: Values;
  /** Whether null can be sent: an address has no spelling for it. */
  readonly hasNoNull?: true;
}

const thing = (values: Values): Values => {
  return { type: "object", required: Object.keys(values), properties: { id: { type: "string" }, ...values } };
};
const listed = (items: Values, beside: Values = {}): Values => {
  return answering({ type: "object", properties: { ...beside, data: { type: "array", items } } });
};
const LIST = ["entities", "things", "actions", "list"];
const PLACES: Readonly<Record<string, (schemas: ValidSchemas) => Place>> = {
  "a field of a record": ({ openapi, schemas, values }) => ({
    document: { ...documentOf({ "/things/{id}": { get: { responses: answering(thing(values)) } } }, { components: { schemas } }), openapi },
    ...{ definition: "Thing", path: ["records", "Thing", "fields"], above: [], isSent: false, beside: { id: "a" } },
  }),
  "an element of a list": ({ openapi, schemas, values }) => ({
    document: { ...documentOf({ "/things": { get: { responses: listed(thing(values)) } } }, { components: { schemas } }), openapi },
    ...{ definition: "Thing", path: ["records", "Thing", "fields"], above: [], isSent: false, beside: { id: "a" } },
  }),
  "a value beside a list": ({ openapi, schemas, values }) => ({
    document: {
      ...documentOf(
        { "/things": { get: { responses: listed(thing({}), { count: { type: "integer" }, ...values }) } } },
        { components: { schemas } },
      ),
      openapi,
    },
    ...{ definition: "things.list.meta", path: [...LIST, "meta"], above: LIST, isSent: false },
  }),
  "a param in a query": ({ openapi, schemas, values }) => {
    const parameters = Object.entries(values).map(([name, schema]) => ({ name, in: "query", schema }));
    return {
      document: {
        ...documentOf({ "/things": { get: { parameters, responses: listed(thing({})) } } }, { components: { schemas } }),
        openapi,
      },
      ...{ definition: "things.list.params", path: [...LIST, "params"], above: LIST, isSent: true, hasNoNull: true },
    };
  },
  "a param in a body": ({ openapi, schemas, values }) => {
    const requestBody = { required: true, content: { "application/json": { schema: thing(values) } } };
    const above = ["entities", "things", "actions", "create"];
    return {
      document: {
        ...documentOf({ "/things": { post: { requestBody, responses: answering(thing({})) } } }, { components: { schemas } }),
        openapi,
      },
      ...{ definition: "things.create.params", path: [...above, "params"], above, isSent: true, beside: { id: "a" } },
    };
  },
};

/** Values that the document accepts, by its own schema. */
function acceptedValues({ openapi, schemas }: ValidSchemas, value: unknown, isSent: boolean, seed: number): readonly JsonValue[] {
  const toDefinition = (one: unknown): unknown => toJsonSchema(one, openapi);
  const $defs = Object.fromEntries(Object.entries({ ...schemas, value }).map(([name, one]) => [name, toDefinition(one)]));
  const random = randomFrom(SEED + seed);
  const text = JSON.stringify({ $defs: isSent ? withoutFurtherKeys($defs) : $defs });
  const make = makeValues(JSON.parse(text.replaceAll('"oneOf"', '"anyOf"')), random);
  const material = materialOf({ $defs });
  const isValid = new Ajv2020({ strict: false, formats: FORMATS, logger: false }).compile({ $defs, $ref: "#/$defs/value" });
  const isChanged = (index: number): boolean => !isSent && index % 3 === 2;
  const made = Array.from({ length: 3 * VALUES }, (_, index) =>
    isChanged(index) ? mutate(make("value"), material, random) : make("value"),
  );
  const plain = JSON.parse(JSON.stringify(made)) as readonly JsonValue[];
  return plain.filter((one) => isValid(one)).slice(0, VALUES);
}

/** Params accept the keys that the document lists, as the beginning of a draft says, and others only where the document says so. */
function withoutFurtherKeys(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutFurtherKeys);
  if (typeof schema !== "object" || schema === null) return schema;
  const inside = Object.fromEntries(Object.entries(schema).map(([key, one]) => [key, withoutFurtherKeys(one)]));
  return "properties" in schema && !("additionalProperties" in schema) ? { ...inside, additionalProperties: false } : inside;
}

const FORMATS = { ...Object.fromEntries(formats.map(({ name, pattern }) => [name, new RegExp(pattern, "u")])), ipv4: true } as const;

function compileDraft(text: string, definition: string): ValidateFunction {
  const gateway = describedCatalog().filter(({ path }) => path === GATEWAY);
  const { model, diagnostics } = loadAndCheck([...gateway, { path: "spec/connectors/acme.yaml", text }]);
  const [connector] = model?.connectors ?? [];
  if (model === undefined || connector === undefined) throw new Error(JSON.stringify(diagnostics.slice(0, 3)));
  const document = toConnectorDocument(model.gateway, connector);
  const validate = strictAjv({ allErrors: true }).addSchema(document).getSchema(`${document.$id}#/$defs/${definition}`);
  if (validate === undefined) throw new Error(`There is no ${definition} in ${Object.keys(document.$defs).join(", ")}.`);
  return validate;
}

/** The comments of a draft by the path of the key below them. */
function commentsOf(text: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const path: string[] = [];
  let comments: string[] = [];
  for (const line of text.split("\n")) {
    const [, indent = "", comment, key] = /^( *)(?:# (.*)|("[^"]*"|[^\s:"'#-][^:]*):(?: .*)?)$/u.exec(line) ?? [];
    if (comment !== undefined) comments.push(comment);
    if (key === undefined) continue;
    path.length = indent.length / 2;
    path.push(key.startsWith('"') ? String(JSON.parse(key)) : key);
    found.set(path.join("\n"), comments);
    comments = [];
  }
  return found;
}

/** The comments at the places that lead to a value, from the outermost. */
function commentsAlong(text: string, start: readonly string[], pointer: readonly string[]): readonly string[] {
  const draft: unknown = parse(text);
  const comments = commentsOf(text);
  const found: string[] = [];
  const inside = (path: readonly string[]): unknown =>
    path.reduce<unknown>((value, key) => (typeof value === "object" && value !== null ? (value as Values)[key] : undefined), draft);
  const visit = (path: readonly string[], rest: readonly string[]): void => {
    const [step, ...others] = rest;
    if (step === undefined) return;
    const fields = inside([...path, "fields"]) === undefined ? path : [...path, "fields"];
    const at = [...fields, step];
    const node = inside(at) === undefined ? inside(path) : inside(at);
    const place = inside(at) === undefined ? path : at;
    found.push(...(comments.get(place.join("\n")) ?? []));
    const written = typeof node === "string" ? node.split(" -- ", 1)[0] : (node as Values | undefined)?.["type"];
    const record = typeof written === "string" ? /[A-Z]\w*/u.exec(written)?.[0] : undefined;
    if (inside([...place, "items"]) !== undefined) visit([...place, "items"], others);
    else if (record !== undefined) {
      found.push(...(comments.get(["records", record].join("\n")) ?? []));
      visit(["records", record], others);
    } else visit(place, others);
  };
  found.push(...(comments.get(start.slice(0, -1).join("\n")) ?? []));
  visit(start, pointer);
  return found;
}

/** The values that the document accepts and its draft, once it is reviewed, refuses without a comment. */
function refusedInSilence(schemas: ValidSchemas, place: Place, seed: number): readonly unknown[] {
  const { document, definition, path, above, isSent, beside = {}, hasNoNull } = place;
  const text = reviewed(draftOf(document).text);
  const validate = compileDraft(text, definition);
  const outer = commentsOf(text).get(above.join("\n")) ?? [];
  const isSilent = (instancePath: string): boolean => {
    const steps = instancePath.split("/").slice(1);
    const pointer = steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
    return outer.length === 0 && commentsAlong(text, path, pointer).length === 0;
  };
  return Object.entries(schemas.values).flatMap(([name, schema]) =>
    acceptedValues(schemas, schema, isSent, seed).flatMap((value) => {
      if (hasNoNull === true && JSON.stringify(value).includes("null")) return [];
      if (validate({ ...beside, [name]: value })) return [];
      const ofField = (validate.errors ?? []).filter(({ instancePath }) => instancePath.split("/")[1] === name);
      const isKnown = (keyword: string): boolean => isSent && keyword === "additionalProperties";
      const errors = ofField.filter(({ instancePath, keyword }) => isSilent(instancePath) && !isKnown(keyword));
      return errors.length === 0
        ? []
        : [{ value, schema, errors: errors.map(({ instancePath, message }) => [instancePath, message]), text }];
    }),
  );
}

describe.each(Object.entries(PLACES))("%s", (_, placeOf) => {
  test("refuses no value that the document accepts without a comment", () => {
    fc.assert(
      fc.property(validSchemas, fc.nat(), (schemas, seed) => {
        expect(refusedInSilence(schemas, placeOf(schemas), seed)).toEqual([]);
      }),
      runs(8),
    );
  });
});
