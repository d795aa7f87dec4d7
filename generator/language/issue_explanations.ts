import { formatCheck } from "#generator/resolve";
import type { InputCode } from "#templates/cli";
import { atLeast, atMost, charactersFrom, charactersUpTo, elementsFrom, elementsUpTo, matching, multipleOf } from "#templates/core";
import { byDefinitionId, discriminatedBy, type IssueCode, type Profile, type Rule, type Table } from "#templates/runtime";

/** A fix for each issue of a validator, and a payload that has the issue. */
export interface IssueExplanation {
  readonly fix: string;
  readonly example: IssueExample;
}

/** A rule, and a value that breaks it. */
export interface IssueExample {
  readonly rule: Rule;
  readonly value: unknown;
  readonly profile?: Profile;
  /** What is known about the inside of the record. */
  readonly inside?: Rule;
  /** How the page shows a value that is too long, or that is not JSON. */
  readonly shown?: string;
}

const limit: Rule = { type: "integer", min: atLeast(1), max: atMost(100) };
const status: Rule = { enum: ["open", "closed"] };

/** The fix and an example for each code of the validators. */
export const issueExplanations: Readonly<Record<IssueCode, IssueExplanation>> = {
  "value/type": { fix: "Send a value of the type that the message names.", example: params({ limit }, { limit: "10" }) },
  "value/null": {
    fix: "Leave the value out, or send a value. For recorded traffic of third parties, use the tolerant profile.",
    example: params({ limit }, { limit: null }),
  },
  "value/const": { fix: "Send the value that the message names.", example: record({ object: { const: "order" } }, { object: "orders" }) },
  "value/enum": { fix: "Send one of the listed values. Case matters.", example: params({ status }, { status: "opne" }) },
  "value/minimum": { fix: "Send a larger number.", example: params({ limit }, { limit: 0 }) },
  "value/maximum": { fix: "Send a smaller number.", example: params({ limit }, { limit: 500 }) },
  "value/multiple-of": {
    fix: "Send a multiple of the number that the message names.",
    example: params({ amount: { type: "number", multipleOf: multipleOf(0.01) } }, { amount: 9.999 }),
  },
  "value/min-length": {
    fix: "Send a longer string. An empty string is often a value that should have been left out.",
    example: params({ query: { type: "string", minLength: charactersFrom(1) } }, { query: "" }),
  },
  "value/max-length": {
    fix: "Shorten the string.",
    example: params({ currency: { type: "string", maxLength: charactersUpTo(3) } }, { currency: "euro" }),
  },
  "value/min-items": {
    fix: "Add elements.",
    example: params({ ids: { type: "array", items: "string", minItems: elementsFrom(1) } }, { ids: [] }),
  },
  "value/max-items": {
    fix: "Send fewer elements, in several calls if necessary.",
    example: params({ ids: { type: "array", items: "string", maxItems: elementsUpTo(2) } }, { ids: ["a", "b", "c"] }),
  },
  "value/pattern": {
    fix: "Send a string that matches the regular expression in the message.",
    example: params({ id: { type: "string", pattern: matching("^ord_") } }, { id: "42" }),
  },
  "value/format": {
    fix: "Send a string in the format that the message names.",
    example: params({ after: { type: "string", format: formatCheck("date-time") } }, { after: "2026-02-30" }),
  },
  "value/also-seen": {
    fix: "None is needed: the value is accepted. If your code reads the field, be prepared for both types.",
    example: { ...record({ total: { type: "string", alsoSeen: "integer" } }, { total: 5 }), profile: "tolerant" },
  },
  "value/too-deep": {
    fix: "Send a value with less nesting. The message says how deep validators look.",
    example: { rule: tree(), value: nested(250), shown: '{ "parent": { "parent": { "parent": … } } }' },
  },
  "value/unreadable": {
    fix: "Pass plain data, such as the result of `JSON.parse`. This cannot happen with a payload that was read from a file.",
    example: { ...record({ id: "string" }, unreadable()), shown: "{ get id() { throw new Error() } }" },
  },
  "inner/type": {
    fix: "Check whether the third party really sends that. If it does, correct the inner type; if not, send the type that the message names.",
    example: {
      ...record({ buyer: "object" }, { buyer: { name: 7 } }),
      inside: { table: { side: "response", fields: { buyer: { table: { side: "response", fields: { name: "string" } } } } } },
    },
  },
  "params/unknown": {
    fix: "Correct the name, or remove the parameter. The message suggests a similar name if there is one.",
    example: params({ limit, status }, { limt: 10 }),
  },
  "params/missing": { fix: "Send the parameter.", example: params({ id: "string" }, {}, { required: ["id"] }) },
  "params/at-least-one-of": {
    fix: "Send one of the parameters that the message lists.",
    example: params({ name: "string", code: "string" }, {}, { atLeastOneOf: ["name", "code"] }),
  },
  "field/unknown": {
    fix: "Correct the name, or remove the field. The message suggests a similar name if there is one.",
    example: authConfig({ api_kye: "EXAMPLE" }),
  },
  "field/missing": {
    fix: "Add the field. For recorded traffic of third parties, use the tolerant profile.",
    example: authConfig({}),
  },
  "field/at-least-one-of": {
    fix: "Add one of the fields that the message lists.",
    example: record({ email: "string", phone: "string" }, {}, { optional: ["email", "phone"], atLeastOneOf: ["email", "phone"] }),
  },
  "request/unknown-entity": {
    fix: "Use one of the entities of the connector.",
    example: { rule: execute(), value: { entity: "order", action: "list" } },
  },
  "request/unknown-action": {
    fix: "Use one of the actions of the entity.",
    example: { rule: execute(), value: { entity: "orders", action: "lst" } },
  },
  "request/unknown-connector": {
    fix: "Check the id. If the gateway has a connector that the catalog does not describe, ignore the warning: its credentials are not checked.",
    example: { rule: create(), value: { connector_definition_id: "00000000-0000-4000-8000-000000000002" } },
  },
};

function params(fields: Table["fields"], value: unknown, details: Partial<Table> = {}): IssueExample {
  return { rule: { table: { name: "shop.orders.list", side: "request", noun: "parameter", fields, ...details } }, value };
}

function record(fields: Table["fields"], value: unknown, details: Partial<Table> = {}): IssueExample {
  return { rule: { table: { name: "Order", side: "response", fields, ...details } }, value };
}

function authConfig(value: unknown): IssueExample {
  return { rule: { table: { name: "auth_config", side: "request", required: ["api_key"], fields: { api_key: "string" } } }, value };
}

/** Requests of a connector with one operation. */
function execute(): Rule {
  const list: Rule = { table: { name: "shop.orders.list", side: "request", fields: { entity: "string", action: "string" } } };
  return discriminatedBy("entity", "shop", { orders: discriminatedBy("action", "shop.orders", { list }) });
}

/** Requests for an instance of one known connector. */
function create(): Rule {
  const fields: Table["fields"] = { connector_definition_id: "string" };
  const table: Table = { name: "the create request", side: "request", fields };
  return byDefinitionId("connector_definition_id", { "00000000-0000-4000-8000-000000000001": { name: "shop", table } }, { table });
}

/** A record that may contain itself. */
function tree(): Rule {
  const fields: Record<string, Rule> = {};
  const rule: Rule = { nullable: true, table: { name: "Folder", side: "response", fields } };
  fields["parent"] = rule;
  return rule;
}

function nested(depth: number): unknown {
  return depth === 0 ? null : { parent: nested(depth - 1) };
}

function unreadable(): unknown {
  return Object.defineProperty({}, "id", {
    enumerable: true,
    get: () => {
      throw new Error("not readable");
    },
  });
}

/** How to fix each problem with an input of the command line. */
export const inputFixes: Readonly<Record<InputCode, string>> = {
  "input/not-found": "Check the path. It is relative to the working folder.",
  "input/no-match": "Check the pattern, and put it in quotes so that the shell does not expand it.",
  "input/unreadable": "Check the permissions of the file and of its folder.",
  "input/empty": "Write the payload, or leave the file out. A payload has at least one JSON value.",
  "input/encoding": "Save the file as UTF-8.",
  "input/gzip": "Compress the file again, or copy it again: it may have been cut off.",
  "input/yaml": "Convert the file to JSON.",
  "input/too-large": "Write one value per line (NDJSON): lines are read one at a time.",
  "input/line-too-long": "Split the value into several lines.",
  "input/not-checked":
    "Record the bodies of requests and responses as they were sent, or accept the gap: `--severity input/not-checked=warning`.",
  "input/no-payload": "Record again, and make sure that the calls to the gateway are among the recorded ones.",
  "target/unknown": "Pass `--as <address>` or `--connector <connector>`, or name the file after its address.",
  "target/unknown-address": "Correct the name of the file, or pass `--as <address>`.",
  "target/unknown-connector": "Correct the `connector` of the exchange.",
  "target/unknown-operation": "Record the request with its `entity` and `action`, or pass `--as <address>`.",
  "json/syntax": "Correct the text at the place that the message names.",
  "json/duplicate-key": "Remove one of the two keys.",
  "json/lossy-number": "Send the number as a string, or with fewer digits.",
};
