import { describe, expect, test } from "vitest";
import { connectorEntries, type LedgerEntry } from "../../../../generator/emit/ledger/entries.ts";
import { ledgerEmitter, printReasons } from "../../../../generator/emit/ledger/index.ts";
import type { Connector, Origin } from "../../../../generator/resolve/model/types.ts";
import { reasonKey } from "../../../../generator/schema/descriptions_and_reasons.ts";
import { boundCatalog } from "../../../fixtures/bound_catalog.ts";
import { miniModel } from "../../../fixtures/mini_model.ts";
import { modelOf } from "../../../fixtures/shop_catalog.ts";
import {
  arrayOf,
  assumed,
  closed,
  connector,
  entity,
  field,
  object,
  open,
  operation,
  param,
  recordDefinition,
  returns,
  scalar,
  somewhere,
  stated,
} from "../../../fixtures/model_builders.ts";

const text = scalar("string");
const because: Origin = { kind: "assumed", because: "Seen elsewhere." };
const unknown: Origin = { kind: "not_shown", what: "Its values." };

/** A connector of one operation and one record. */
function withParts(details: Partial<Connector>): Connector {
  return connector("payments", "Payments", "e094cb9a-26de-4645-8761-65c0c425d1de", details);
}

function at(...path: (string | number)[]): { file: string; path: (string | number)[] } {
  return { file: "spec/connectors/payments.yaml", path };
}

/** The marks of a connector, without their places. */
function marksIn(details: Partial<Connector>): readonly string[] {
  return connectorEntries(withParts(details))
    .filter(({ subject }) => subject !== "definition id")
    .map(({ kind, subject, name, of, reason }) => [kind, subject, name, of, reason].filter((part) => part !== undefined).join(" | "));
}

test("stated things have no marks", () => {
  const records = [recordDefinition("Customer", [field("id", text)])];
  expect(
    marksIn({
      records,
      entities: [entity("customers", [operation("payments", "customers", "get", closed([param("id", text)]), returns("Customer"))])],
    }),
  ).toEqual([]);
});

test("fields, nested ones with their path, defaults, results, paging and what else is accepted", () => {
  const nested = object({ shape: closed([param("gt", text, { origin: because, at: at("gt") })]) });
  const params = open(
    [
      param("created", nested, { at: at("created") }),
      param("groups", arrayOf(nested), { at: at("groups") }),
      param("limit", text, { default: { value: "10", origin: because }, at: at("limit") }),
    ],
    { openBecause: "The parameters are not shown." },
  );
  const list = operation("payments", "customers", "list", params, {
    returns: { record: "Customer", origin: because },
    meta: open([field("more", text, { origin: because, at: at("more") })]),
    paging: { kind: "none", because: "Short.", origin: because, notShown: "When it ends." },
  });
  expect(marksIn({ entities: [entity("customers", [list])] })).toEqual([
    "not_shown | further parameters | customers.list | The parameters are not shown.",
    "assumed | parameter | created.gt | customers.list | Seen elsewhere.",
    "assumed | parameter | groups[].gt | customers.list | Seen elsewhere.",
    "assumed | default | limit | customers.list | Seen elsewhere.",
    "assumed | result | customers.list | Seen elsewhere.",
    "assumed | Meta field | more | customers.list | Seen elsewhere.",
    "assumed | paging | customers.list | Seen elsewhere.",
    "not_shown | paging | customers.list | When it ends.",
  ]);
});

test("the origin of the whole is not repeated for its parts", () => {
  const records = [
    recordDefinition("Customer", [field("id", text, { origin: because }), field("state", text, { origin: unknown })], { origin: because }),
  ];
  expect(marksIn({ records })).toEqual([
    "assumed | record | Customer | Seen elsewhere.",
    "not_shown | field | state | Customer | Its values.",
  ]);
});

test("named types are listed once, not wherever they are used", () => {
  const shape = closed([param("city", text, { origin: unknown, at: at("types", "Address", "fields", "city") })]);
  const named = object({ shape, named: "Address" });
  const use = operation("payments", "customers", "list", closed([param("address", named, { named: "Address" })]), {});
  expect(marksIn({ types: [{ ...stated, name: "Address", type: named }], entities: [entity("customers", [use])] })).toEqual([
    "not_shown | part | city | Address | Its values.",
  ]);
});

test("an inherited field is listed where it is written", () => {
  const inherited = field("state", text, { origin: unknown, at: at("records", "Base", "fields", "state") });
  const records = [recordDefinition("Base", [inherited]), recordDefinition("Heir", [inherited], { extends: "Base" })];
  expect(marksIn({ records })).toEqual(["not_shown | field | state | Base | Its values."]);
});

test("auth methods, credentials, config and topics", () => {
  const method = {
    ...assumed,
    origin: because,
    name: "oauth",
    title: "OAuth",
    shape: closed([param("token", text, { origin: unknown, at: at("token") })]),
  };
  expect(
    marksIn({
      auth: [method],
      config: { ...stated, origin: unknown, shape: open([param("subdomain", text, { origin: because, at: at("subdomain") })]) },
      notShown: [{ what: "Rate limits.", at: at("not_shown", 0) }],
    }),
  ).toEqual([
    "assumed | auth method | oauth | Seen elsewhere.",
    "not_shown | credential | token | oauth | Its values.",
    "not_shown | config | Its values.",
    "assumed | config field | subdomain | Seen elsewhere.",
    "not_shown | topic | Rate limits.",
  ]);
});

function mark(subject: LedgerEntry["subject"], name: string | undefined, of: string | undefined, reason = "Because."): LedgerEntry {
  return { kind: "assumed", subject, ...(name !== undefined && { name }), ...(of !== undefined && { of }), reason, at: somewhere };
}

test.each<{ name: string; marks: LedgerEntry[]; want: string[] }>([
  { name: "one thing", marks: [mark("definition id", undefined, undefined)], want: ["- Definition id: Because."] },
  { name: "names of one owner", marks: [mark("field", "a", "X"), mark("field", "b", "X")], want: ["- Fields `a`, `b` of `X`: Because."] },
  {
    name: "owners with the same names",
    marks: [mark("default", "limit", "a.list"), mark("default", "limit", "b.list")],
    want: ["- Default of `limit` in `a.list`, `b.list`: Because."],
  },
  {
    name: "things without names",
    marks: [mark("paging", undefined, "a.list"), mark("paging", undefined, "b.list")],
    want: ["- Paging of `a.list`, `b.list`: Because."],
  },
  {
    name: "things without an owner",
    marks: [mark("record", "A", undefined), mark("record", "B", undefined)],
    want: ["- Records `A`, `B`: Because."],
  },
  {
    name: "different things for one reason",
    marks: [mark("field", "a", "X"), mark("paging", undefined, "a.list"), mark("field", "b", "Y", "Other *reason*.")],
    want: ["- Because.", "  - field `a` of `X`", "  - paging of `a.list`", "- Field `b` of `Y`: Other \\*reason\\*."],
  },
])("prints $name", ({ marks, want }) => {
  expect(printReasons(marks)).toEqual(want);
});

const templates = new Map([["ledger.md", "# {{title}}\n\n{{table}}\n\n{{chapters}}\n"]]);

test("ledger.md: a table, then a chapter for the gateway and for each connector", () => {
  const [markdown] = ledgerEmitter.emit({ model: miniModel, templates, version: "1" });
  expect(markdown?.path).toBe("ledger.md");
  expect(markdown?.text).toContain("| Payments | 7 | 8 of 12 | 19 of 19 | 1 |\n");
  expect(markdown?.text.match(/^##+ .*$/gmu)).toEqual([
    "## Connector Gateway",
    "### Topics that the documents do not cover",
    "### Assumed",
    "## Payments",
    "### Topics that the documents do not cover",
    "### Not shown",
    "### Assumed",
    "## File storage",
    "### Assumed",
  ]);
});

test("ledger.json: the same as data, with the place in the catalog", () => {
  const [, json] = ledgerEmitter.emit({ model: miniModel, templates, version: "1" });
  expect(json?.path).toBe("ledger.json");
  expect(JSON.parse(json?.text ?? "")).toMatchObject({
    chapters: [
      { id: "gateway", title: "Connector Gateway", file: "spec/gateway.yaml" },
      { id: "payments", title: "Payments", file: "spec/connectors/payments.yaml" },
      { id: "file_storage", title: "File storage", file: "spec/connectors/file_storage.yaml" },
    ],
  });
  expect(json?.text).toContain('"at":"/not_shown/0"');
});

test("ledger.json: each reason once, and its key in every mark", () => {
  const [, json] = ledgerEmitter.emit({ model: miniModel, templates, version: "1" });
  const { reasons, chapters } = JSON.parse(json?.text ?? "") as {
    readonly reasons: Readonly<Record<string, string>>;
    readonly chapters: readonly { readonly marks: readonly Readonly<Record<string, unknown>>[] }[];
  };
  const key = reasonKey("Seen on sibling endpoints.");
  expect(reasons[key]).toBe("Seen on sibling endpoints.");
  expect(Object.values(reasons).filter((reason) => reason === "Seen on sibling endpoints.")).toHaveLength(1);
  const marks = chapters.flatMap((chapter) => chapter.marks);
  expect(marks.filter(({ reasonKey: own }) => own === key).length).toBeGreaterThan(2);
  expect(marks.filter((mark) => reasons[String(mark["reasonKey"])] === undefined)).toEqual([]);
});

describe("the ledger of bindings", () => {
  const templates = new Map([["ledger.md", "{{title}}{{table}}\n{{chapters}}"]]);
  const files = ledgerEmitter.emit({ model: modelOf(boundCatalog()), templates, version: "0.0.0" });
  const [page = "", json = "{}"] = files.map(({ text: content }) => content);

  test("says who is called and on which version, what is retired, what is not sent and what is always null", () => {
    expect(page.slice(page.indexOf("### Bound to"))).toBe(`### Bound to

- Desk Inc.: \`https://{subdomain}.desk.example\`
- Version \`2024-05-01\`: The last one with notes.

### Retired

- The interface of \`Desk Inc.\` ends on 2027-01-31: Version 2 takes its place. Announced at \`https://desk.example/end\`.
- The operation \`tickets.get\` ends: Tickets end. Announced at \`https://desk.example/tickets\`.

### Params that are not sent

- Parameter \`trace\` of \`tickets.list\`: The third party has no such param.

### Fields of Meta that are always null

- Meta field \`total\` of \`tickets.list\`: The third party does not count.`);
  });

  test("is there as data, with the reasons", () => {
    const { reasons, chapters } = JSON.parse(json) as {
      readonly reasons: Readonly<Record<string, string>>;
      readonly chapters: readonly {
        readonly thirdParty?: object;
        readonly marks: readonly { readonly kind: string; readonly reasonKey: string }[];
      }[];
    };
    const chapter = chapters[1];
    expect(chapter?.thirdParty).toEqual({ name: "Desk Inc.", baseUrl: "https://{subdomain}.desk.example", version: "2024-05-01" });
    const wanted: readonly object[] = [
      { kind: "version", subject: "version", name: "2024-05-01", at: "/vendor/version", reason: "The last one with notes." },
      {
        ...{ kind: "retired", subject: "third party", name: "Desk Inc.", source: "https://desk.example/end", on: "2027-01-31" },
        ...{ at: "/vendor/retired", reason: "Version 2 takes its place." },
      },
      {
        ...{ kind: "not_sent", subject: "parameter", name: "trace", of: "tickets.list" },
        ...{ at: "/entities/tickets/actions/list/not_sent/trace", reason: "The third party has no such param." },
      },
      {
        ...{ kind: "always_null", subject: "Meta field", name: "total", of: "tickets.list" },
        ...{ at: "/entities/tickets/actions/list/take_meta/total", reason: "The third party does not count." },
      },
      {
        ...{ kind: "retired", subject: "operation", name: "tickets.get", source: "https://desk.example/tickets" },
        ...{ at: "/entities/tickets/actions/get/retired", reason: "Tickets end." },
      },
    ];
    const marks = chapter?.marks.filter(({ kind }) => !["assumed", "not_shown"].includes(kind));
    expect(marks?.map(({ reasonKey: key, ...mark }) => ({ ...mark, reason: reasons[key] }))).toEqual(wanted);
  });
});
