import type { MessageCode } from "../../../generator/read/diagnostics/messages.ts";
import type { driftMessages, openapiMessages } from "../../../generator/read/diagnostics/drift_messages.ts";
import type { outputMessages } from "../../../generator/read/diagnostics/output_messages.ts";
import type { SourceFile, SourceProblem } from "../../../generator/read/source/source_file.ts";
import { boundAndChanged, DESK, QUERY } from "../../fixtures/bound_catalog.ts";
import type { extensionCases } from "./extension_cases.ts";
import type { LintMessageCode } from "./lint_cases.ts";
import { changed, describedAndChanged, GATEWAY, SHOP, shopCatalog, withPagingProfile } from "../../fixtures/shop_catalog.ts";

/** The codes that a catalog can produce. Those about the package's folder have their tests in test/unit/output. */
export type CatalogCode = Exclude<MessageCode, keyof typeof openapiMessages | keyof typeof driftMessages | keyof typeof outputMessages | keyof typeof extensionCases | LintMessageCode>;

/** For each code a catalog with that one fault. The texts wanted are beside this file: `<group>/<name>.txt`. */
export const cases: Readonly<Record<CatalogCode, readonly SourceFile[]>> = {
  "file/missing": shopCatalog().filter(({ path }) => path !== GATEWAY),
  "file/unreadable": withProblem("unreadable"),
  "file/not-a-file": withProblem("not-a-file"),
  "file/not-utf8": withProblem("not-utf8"),
  "file/too-large": withProblem("too-large"),
  "file/misplaced": [...shopCatalog(), { path: "spec/shop.yaml", text: "", problem: "misplaced" }],
  "file/extension": [...shopCatalog().slice(0, 1), { path: "spec/connectors/shop.yml", text: "", problem: "extension" }],
  "file/no-connectors": shopCatalog().filter(({ path }) => path === GATEWAY),

  "yaml/syntax": inShop("description: Orders of a shop.", "description: > Orders\n  of a shop."),
  "yaml/empty": [...shopCatalog().slice(0, 1), { path: SHOP, text: "# nothing yet\n" }],
  "yaml/conflict": inShop("title: Shop", "<<<<<<< HEAD\ntitle: Shop\n=======\ntitle: Store\n>>>>>>> theirs"),
  "yaml/line-ending": inShop("title: Shop\n", "title: Shop\r"),
  "yaml/tab": inShop("    description: What was ordered.\n    record", "\tdescription: What was ordered.\n\trecord"),
  "yaml/indentation": inShop("        params:\n          limit", "        params:\n        limit"),
  "yaml/unclosed": inShop("description: Where it stands. }", "description: 'Where it stands. }"),
  "yaml/unexpected": inShop("assumed: Made up. }", "assumed: Made up. }}"),
  "yaml/unquoted": inShop("description: Page size. }", "description: Page size, at most. }"),
  "yaml/after-quote": inShop("description: An order.", "description: 'A customer's order.'"),
  "yaml/escape": inShop("pattern: ^key_, example: key_EXAMPLE", 'pattern: "^key_\\d+$", example: key_1'),
  "yaml/comment": inShop("description: An order.", "description: An order #1."),
  "yaml/foreign-comment": inShop("title: Shop", "// the name\ntitle: Shop"),
  "yaml/missing-colon": inShop("limit: PageLimit", "limit PageLimit"),
  "yaml/missing-space": inShop("limit: PageLimit", "limit:PageLimit"),
  "yaml/missing-comma": inShop("min: 1, max: 100", "min: 1 max: 100"),
  "yaml/missing-dash": inShop("  - Rate limits.", "  * Rate limits."),
  "yaml/nested": inShop("meta: { has_more: boolean }", "meta: has_more: boolean"),
  "yaml/duplicate-key": inShop("title: Shop", "title: Shop\ntitle: Store"),
  "yaml/key": inShop("      id: string\n", "      id: string\n      __proto__: string\n"),
  "yaml/character": inShop("title: Shop", "title: Sh\u202eop"),
  "yaml/typographic-quote": inShop("title: Shop", "title: “Shop”"),
  "yaml/number": inShop("max: 100", "max: 123456789012345678901"),
  "yaml/ambiguous": inShop("max: 100", "max: 0100"),
  "yaml/anchor": inShop("record: Order\n", "record: &order Order\n"),
  "yaml/alias": inShop("record: Order\n", "record: *order\n"),
  "yaml/merge-key": inShop("fields: { deleted: boolean }", "fields:\n      <<: *line\n      deleted: boolean"),
  "yaml/tag": inShop("title: Shop", "title: !!str Shop"),
  "yaml/directive": inShop("connector: shop", "%YAML 1.1\n---\nconnector: shop"),
  "yaml/several-documents": inShop("not_shown:\n", "---\nnot_shown:\n"),
  "yaml/too-deep": inShop("default: 10", `default: ${"[".repeat(50)}${"]".repeat(50)}`),
  "yaml/too-many": inShop("enum: [open, closed]", `enum: [${Array.from({ length: 2001 }, (_, index) => `v${index}`).join(", ")}]`),

  "shape/unknown-key": inShop("max: 100", "maximum: 100"),
  "shape/missing-key": inShop("title: Shop\n", ""),
  "shape/wrong-kind": inShop("max: 100", 'max: "100"'),
  "shape/wrong-value": inShop("        ordered: newest_first", "        ordered: newest-first"),
  "shape/bad-name": inShop("  orders:\n", "  Orders:\n"),
  "shape/bad-text": inShop("value: 00000000-", "value: 0-"),
  "shape/empty": inShop("enum: [open, closed]", "enum: []"),
  "shape/out-of-range": inShop("max_items: 2", "max_items: -2"),
  "shape/repeated": inShop("enum: [open, closed]", "enum: [open, open]"),
  "shape/one-line-field": inShop("note: string | null", "note: string | null - What the customer asks for."),
  "shape/missing-name": inShop("auth:\n  api_key:\n", "auth:\n"),
  "shape/json-schema": inShop("params: { name: string, code:", "params: { type: object, properties: { name: string }, code:"),

  "type/syntax": inShop("lines: array<Line>", "lines: array<Line"),
  "type/missing": inShop("from: { type: string, format: date-time }", "from: { description: When it begins. }"),
  "type/union": inShop("lines: array<Line>", "lines: array<Line> | string"),
  "type/nullable-param": inShop("type: string, required: true, secret: true", "type: string | null, required: true, secret: true"),
  "type/misplaced-key": inShop("after: string", "after: { type: string, max: 3 }"),
  "type/list-value": inShop("enum: [gift, rush]", 'enum: [gift, "rush, rush"]'),
  "type/header": changed(GATEWAY, "Authorization: { type: string, pattern", "Authorization: { type: object, description"),

  "type/exclusive-keys": inShop("after: string", "after: { const: ord_1, enum: [ord_1, ord_2] }"),
  "type/idle-key": inShop("query: { type: string, required: true }", "query: { type: string, required: true, default: all }"),
  "type/idle-side": inShop("note: string | null", "note: PageLimit | null").map(({ path, text }) => ({
    path,
    text: text.replace("limit: PageLimit", "limit: integer"),
  })),
  "type/no-fields": inShop("  Line:\n    fields:\n      quantity: { type: integer, min: 1 }\n", "  Line: { description: A line. }\n"),
  "type/lone-choice": inShop("at_least_one_of: [name, code]", "at_least_one_of: [name]"),
  "type/idle-choice": inShop("params: { name: string,", "params: { name: { type: string, required: true },"),

  "ref/wrong-kind": inShop("after: string", "after: Order"),
  "ref/unknown": inShop("limit: PageLimit", "limit: PageLimt"),
  "ref/circle": inShop("  Line:\n", "  Line:\n    extends: DeletedOrder\n"),
  "ref/unused": inShop("  PageLimit:", "  Unused: string\n  PageLimit:"),

  "origin/two-marks": inShop("assumed: Made up. }", "assumed: Made up., not_shown: What it is. }"),
  "origin/required": inShop("assumed: Seen elsewhere. } }", "required: true, assumed: Seen elsewhere. } }"),

  "type/empty-range": inShop("min: 1, max: 100", "min: 11, max: 10"),
  "type/no-value": inShop("min: 1, max: 100", "min: 11, max: 19, multiple_of: 10"),
  "type/bad-pattern": inShop("pattern: ^key_, example: key_EXAMPLE", "pattern: ^key_("),
  "type/too-large": inShop("note: string | null", "note: { type: array, min_items: 1000, items: { type: string, min_length: 4000 } }"),
  "type/slow-pattern": inShop("pattern: ^key_", "pattern: ^(key_)+(key_)+$"),
  "value/misfit": inShop("default: 10", "default: 1000"),
  "value/not-among": inShop(
    "PageLimit: { type: integer, min: 1, max: 100, default: 10,",
    "PageSize: { enum: [10, 20] }\n  PageLimit: { type: PageSize, const: 30,",
  ),
  "value/undeclared": inShop("example: { id: ord_1, object: order, status: open", "example: { id: ord_1, object: order, staus: open"),
  "description/missing": describedAndChanged(SHOP, "after: string -- Id of the last order.", "after: string"),
  "example/missing": inShop("after: string", "after: { type: string, pattern: '^ord_[0-9]+$' }"),
  "example/misfit": inShop("example: { id: ord_1, object: order, status: open", "example: { id: ord_1, object: order, status: opened"),

  "name/file": inShop("connector: shop", "connector: store"),
  "name/reserved": inShop("connector: shop", "connector: client"),
  "name/collision": inShop("  Interval:\n", "  Line: { fields: { number: integer } }\n  Interval:\n"),
  "name/long-tool": inShop("  orders:\n", `  ${"long_".repeat(11)}orders:\n`),
  "name/global-type": inShop(
    "  OrderSearch:\n    fields:\n",
    "  Event: { extends: Line }\n  OrderSearch:\n    fields:\n      last_event: Event\n",
  ),
  "name/secret": inShop("note: string | null", "client_secret: string | null"),
  "name/repeated-field": inShop("fields: { deleted: boolean }", "fields: { deleted: boolean, quantity: integer }"),
  "name/definition-id": [
    ...shopCatalog(),
    ...inShop("connector: shop", "connector: warehouse")
      .slice(1)
      .map(({ text }) => ({ path: "spec/connectors/warehouse.yaml", text })),
  ],

  "operation/no-record": inShop("    record: Order\n", ""),
  "operation/no-paging": inShop("        paging: { kind: record_cursor, next: after, more: has_more }\n", ""),
  "operation/no-elements": inShop("        elements: data\n", ""),
  "operation/misplaced-key": inShop("        permanent: true\n", "        permanent: true\n        ordered: newest_first\n"),
  "operation/kind": inShop("      get:\n", "      get:\n        kind: delete_result\n"),
  "operation/effect": inShop("        effect: write\n        permanent: true", "        effect: read\n        permanent: true"),
  "operation/permanent": inShop("      get:\n", "      get:\n        permanent: true\n"),
  "operation/bad-range": inShop("range_header: string }", "range_header: integer }"),
  "operation/bad-elements": inShop("elements: data", "elements: date"),

  "paging/unknown-name": inShop("next: after,", "next: afer,"),
  "paging/wrong-kind": inShop("next: after,", "next: limit,"),
  "paging/profile-misfit": withPagingProfile("{ kind: record_cursor, next: before, more: has_more }"),

  "role/several": inShop("created: { type: Interval,", "created: { type: Interval, filter: note, no_effect: Orders have no time.,"),
  "role/derived": inShop("after: string", "after: { type: string, filter: id }"),
  "role/missing": describedAndChanged(SHOP, "field: note, ", ""),
  "role/action": inShop("created: { type: Interval,", "created: { type: Interval, field: note,"),
  "role/unknown-field": inShop("created: { type: Interval,", "created: { type: Interval, filter: stats,"),
  "role/filter": inShop("created: { type: Interval,", "created: { type: Interval, filter: { as: interval },"),
  "role/idle-inclusive": inShop("created: { type: Interval,", "created: { type: Interval, filter: { field: note, as: interval, inclusive: true },"),
  "role/unknown-value": inShop("enum: [gift, rush],", "enum: [gift, rush], filter: { as: one_of, meanings: { gift: {}, rash: { status: open } } },"),
  "role/no-meaning": inShop("enum: [gift, rush],", "enum: [gift, rush], filter: { as: one_of, meanings: { gift: { status: open } } },"),

  "binding/missing": inDesk("        call: GET /v1/tickets/{id}\n        query_style: comma\n", ""),
  "binding/idle": inDesk("params: { id: { type: string, required: true }, note: string }", "query_style: comma\n        params: { id: { type: string, required: true }, note: string }"),
  "binding/unknown-name": inDesk("rename: { ids:", "rename: { idz:"),
  "binding/param-twice": inDesk("not_sent: { trace:", "not_sent: { ids: It is renamed., trace:"),
  "binding/param-type": inDesk("call: GET /v1/tickets\n", "call: GET /v1/tickets/{created}\n"),
  "binding/same-name": inDesk("rename: { ids:", "rename: { limit: page, ids:"),
  "binding/header": inDesk("range_header: Range", "range_header: Authorization"),
  "binding/not-index": inDesk("required: true, index: files }", "required: true }"),
  "binding/query-object": inDesk("        call: GET /v1/tickets\n", "        call: GET /v1/tickets\n        query_style: comma\n"),
  "binding/no-source": inDesk("          has_more: has_more\n", ""),
  "binding/one-of": inDesk("    header: Desk-Version\n", ""),
  "binding/incomplete": inDesk(", unit: unix_seconds", ""),
  "binding/no-auth": inDesk("    login: { basic: { username: user, password: password } }\n", ""),
  "binding/base-url": inDesk("https://{subdomain}.desk.example\n", "http://{subdomain}.desk.example\n"),
  "binding/label-pattern": inDesk('pattern: "^[a-z0-9-]+$"', 'pattern: "^[a-z0-9.-]+$"'),
  "binding/host": inDesk("hosts: [files.desk.example]", 'hosts: ["*.desk.example"]'),
  "binding/secret": inDesk('fixed: { fields: "*"', "fixed: { key: sk_test_EXAMPLE"),
  "binding/date": inDesk("on: 2027-01-31", "on: 2027-02-31"),
  "binding/query-method": inDesk("call: POST /graphql", "call: PUT /graphql"),
  "binding/query-syntax": boundAndChanged(QUERY, "nodes { id }", "nodes { id )"),
  "binding/query": boundAndChanged(QUERY, "after: $after)", "after: $after, query: $query)"),
  "binding/query-variable": boundAndChanged(
    QUERY,
    "$after: String) {\n  notes(first: $first, after: $after)",
    "$after: String, $query: String) {\n  notes(first: $first, after: $after, query: $query)",
  ),
  "binding/no-variable": inDesk("params: { first: integer, after: string }", "params: { first: integer, after: string, query: string }"),

  "overlay/no-base": [...shopCatalog(), { path: "spec/connectors/overlay.yaml", text: "extends: shop\ndescription: Orders.\n" }],
  "gateway/path-params": changed(GATEWAY, "path_params: { instance: string }", "path_params: { id: string }"),
  "sandbox/idle": inShop("    record: Order\n", "    record: Order\n    sandbox: { hidden: [status] }\n"),
  "gateway/action-missing": changed(
    GATEWAY,
    "action: { type: string, required: true }",
    "action: { enum: [list, get, create, update, delete, api_search], required: true }",
  ),
  "gateway/action-unknown": changed(
    GATEWAY,
    "action: { type: string, required: true }",
    "action: { enum: [list, get, create, update, delete, api_search, downlaod], required: true }",
  ),
  "gateway/missing-field": changed(GATEWAY, "        params: object\n", ""),
};

function inShop(from: string, to: string): readonly SourceFile[] {
  return changed(SHOP, from, to);
}

function inDesk(from: string, to: string): readonly SourceFile[] {
  return boundAndChanged(DESK, from, to);
}

function withProblem(problem: SourceProblem): readonly SourceFile[] {
  return [...shopCatalog().slice(0, 1), { path: SHOP, text: "", problem }];
}
