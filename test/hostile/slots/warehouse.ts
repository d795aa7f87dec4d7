import type { SourceFile } from "../../../generator/read/source/source_file.ts";
import { boundCatalog } from "../../fixtures/bound_catalog.ts";
import { describedCatalog, GATEWAY } from "../../fixtures/shop_catalog.ts";

/** The parts of the language that the shop and the desk lack: roles, paging kinds, the sandbox, types of elements. */
const warehouseText = `connector: warehouse
title: Warehouse
description: Goods of a warehouse.
document: { title: Document 7, records: Records, operations: Operations, auth: Access }
definition_id: 00000000-0000-4000-8000-000000000007
auth:
  token:
    title: Token
    description: A token.
    fields:
      token: { type: string, required: true, secret: true, example: token_EXAMPLE, description: The token. }
      region: string -- Where the warehouse is.
config:
  description: Where it is.
  fields:
    host: string -- Name of its host.
    text: { type: string, description: A text. }
    open: { type: object, example: { a: b }, default: { a: b }, description: An object. }
    kinds: { type: array, items: { type: string, max_length: 9 }, example: [a], description: Kinds of goods. }
types:
  Size:
    type: array
    items: { type: string, max_length: 5 }
    description: Sizes.
    example: [small]
  Box:
    description: A box.
    fields:
      names: { type: array, items: { type: string, min_length: 1 }, description: Its names. }
      text: { type: string, description: A text. }
      open: { type: object, example: { a: b }, default: { a: b }, description: An object. }
  Word: { type: string, description: A word. }
  Kind: { const: a, description: A kind. }
  Open: { type: object, example: { a: b }, default: { a: b }, description: An object. }
  Mode: { enum: [fast, slow], description: How fast. }
records:
  Good:
    description: A good.
    fields:
      id: string -- Its id.
      sku: string -- Its number.
      state: { enum: [new, sold, gone], description: Its state. }
      seller: string | null -- Who sells it.
      created: string -- When it came.
      updated: string -- When it changed.
      price: integer -- What it costs.
      taken: integer -- How much of it is taken.
      empty: boolean -- Whether nothing is left.
      parts: { type: array, items: { type: string, max_length: 20 }, description: Its parts. }
      pulls: { type: array, items: { type: object }, description: What was pulled. }
      pull_count: integer -- How often.
      mime: string -- Its kind of file.
      size: integer -- Its size.
      extra: object -- What else there is.
      title: { type: string, description: Its title. }
      seen: { type: string, also_seen: integer, description: A text. }
      open: { type: object, example: { a: b }, description: An object. }
    example:
      {
        id: good_1, sku: A-1, state: new, seller: ann, created: "2024-01-01T00:00:00Z", updated: "2024-01-01T00:00:00Z", price: 9, taken: 0,
        empty: false, parts: [lid], pulls: [], pull_count: 0, mime: text/plain, size: 3, extra: { note: text }, title: Pot, seen: now, open: { a: b },
      }
  Pull:
    description: What is taken of a good.
    fields:
      id: string -- Its id.
      good: string -- The good.
      amount: integer -- How much.
      currency: string -- In what.
    example: { id: pull_1, good: good_1, amount: 1, currency: eur }
  GoodPage:
    description: A page of goods.
    fields:
      data: { description: The data., fields: { goods: { description: The goods., fields: { nodes: array<Good> -- The goods., pageInfo: { description: The page., fields: { hasNextPage: boolean -- Whether there is one., endCursor: string | null -- Its token. } } } } } }
  Start:
    description: The first token.
    fields:
      token: string -- The token.
      kind: { const: a, description: Its kind. }
      word: { type: string, description: A word. }
paging_profiles:
  by_page: { kind: page_number, next: page, size: limit }
entities:
  goods:
    description: The goods.
    record: Good
    sandbox:
      created: created
      updated: updated
      hidden: [secret_state]
      example: { title: First pot, extra: { note: text } }
      blank: { state: new, title: Made, extra: { note: text } }
      vary:
        title: { one_of: [Pot, Pan] }
        sku: { text: "A-{n}" }
      cases: [{ state: sold, title: Sold }, { secret_state: hidden }]
      derived:
        pull_count: { from: pulls, by: good, as: count }
        pulls: { from: pulls, by: good, as: values, field: amount }
    actions:
      list:
        description: Lists goods.
        notes: [Slow.]
        params:
          page: { type: integer, description: The page. }
          limit: { type: integer, description: Its size. }
          state: { type: array<string>, enum: [new, used], filter: { as: one_of, meanings: { new: { state: new, seller: [ann, bob] }, used: { state: { not: [new] } } } }, description: In this state. }
          sku: { type: string, filter: { field: sku, as: equals }, description: With this number. }
          parts: { type: array, items: { type: string, max_length: 20 }, filter: { field: parts, as: contains }, description: With these parts. }
          text_query: { type: string, search: { language: text, in: [title, sku] }, description: What to find. }
          q: { type: string, search: { language: clauses, fields: { name: title, all: [title, sku] } }, description: What to find. }
          sort: { enum: [name, -name], order: { language: signed, fields: { name: title } }, description: The order. }
          gone: { type: boolean, includes: { field: state, is: [gone] }, description: With those that are gone. }
          sold: { type: boolean, excludes: { field: state, is_not: sold }, description: Without those that are sold. }
          mask: { type: string, list: comma, select: { as: names, in: extra }, description: The fields. }
          mode: { type: Mode, no_effect: Nothing is fast. , default: { value: fast, assumed: Seen. } }
          box: { type: Box, no_effect: There is none., description: A box. }
          word: { type: Word, no_effect: None. }
          kind: { type: Kind, no_effect: None. }
          text: { type: string, no_effect: None., description: A text. }
          open: { type: object, no_effect: None., example: { a: b }, default: { a: b }, description: An object. }
          free: { type: Open, no_effect: None. }
        meta: { total: integer | null -- How many., next_link: string | null -- The next page., kind: string | null -- The kind., more: object -- What else there is. }
        paging: by_page
        sandbox:
          hides: { field: state, is: gone, unless: gone }
          meta: { total: count, next_link: next_url, kind: { value: goods }, more: { value: { a: b } } }
      get:
        description: Returns a good.
        params:
          id: { type: string, required: true, identity: [id, sku], description: Its id. }
          more: { type: string, list: comma, enum: [extra], expand: { in: extra }, description: What else. }
      create:
        description: Makes a good.
        effect: write
        params: { title: { type: string, field: title, description: Its title. }, sizes: { type: Size, no_effect: None. }, changed: { type: boolean, no_effect: None., description: Whether. } }
      download:
        description: Downloads a good.
        params: { id: { type: string, required: true, identity: { field: [id, sku] }, description: Its id. } }
        download: { max_size: 1 MB }
        sandbox:
          content: { type: mime, size: size, name: title }
          only: [{ field: state, is: new, because: Only new ones. }, { field: extra, is: { note: text }, because: Only such ones. }, { field: extra, is_not: { note: none }, because: Not such ones. }]
  pulls:
    description: What was taken.
    record: Pull
    sandbox:
      vary:
        good: { reference: { entity: goods, each: true } }
        currency: { same_as: { field: sku, of: good } }
    actions:
      list:
        description: Lists them.
        params:
          good: { type: string, required: true, parent: { entity: [goods], by: id, field: good }, description: The good. }
          offset: { type: integer, description: Where to start. }
          limit: { type: integer, description: How many. }
        meta: { total: integer -- How many. }
        paging: { kind: offset, next: offset, size: limit, total: total }
      create:
        description: Takes some.
        effect: write
        params: { good: { type: string, required: true, field: good, description: The good. }, amount: { type: integer, field: amount, description: How much. } }
        sandbox:
          draws:
            { entity: goods, by: { good: id }, amount: amount, total: price, drawn: taken, exhausted: empty, list: pulls, copies: { currency: sku }, only: [{ field: state, is: new, because: Only new ones. }] }
  shelves:
    description: Goods by shelf.
    record: Good
    actions:
      list:
        description: Lists those of a shelf.
        sandbox: { hides: { field: extra, is_not: { note: shown }, unless: after } }
        kind: page_record
        params:
          good: { type: string, required: true, parent: [goods, pulls], description: The good. }
          first: { type: integer, description: How many. }
          after: { type: string, description: Where to start. }
        returns: { record: GoodPage, assumed: Seen. }
        elements: data.goods.nodes
        paging: { kind: page_info, next: after, size: first, connection: data.goods }
  changes:
    description: What changed.
    record: Good
    actions:
      list:
        description: Lists changes.
        sandbox: { hides: { field: extra, is: { note: hidden }, unless: all } }
        params: { token: { type: string, required: true, description: Where to start. }, size: { type: integer, description: How many. }, all: { type: boolean, no_effect: None., description: Whether all. } }
        meta: { next: string | null -- The next page., start: string | null -- Where to go on. }
        paging: { kind: change_feed, next: token, token: next, size: size, start_token: start }
  starts:
    description: First tokens.
    record: Start
    actions:
      get:
        description: Returns the first token.
        params: {}
        sandbox: { starts: { token: changes } }
      list:
        description: Lists them.
        params: {}
        paging: { kind: none, reason: Short. }
not_shown: [How they are counted.]
`;

/** A third party whose paths tell the version. */
const depotText = `connector: depot
title: Depot
description: Boxes of a depot.
document: { title: Document 8, records: Records, operations: Operations, auth: Access }
definition_id: { value: 00000000-0000-4000-8000-000000000008 }
auth: none
vendor:
  name: Depot Inc.
  base_url: https://depot.example
  version: { value: "2", because: The newest one., paths: { /v2/boxes: "/boxes/{version}" } }
  auth: {}
  errors: { message: [error.text, error], code: [code], fail_when: { ok: failed } }
records:
  Box: { description: A box., fields: { id: string -- Its id. } }
entities:
  boxes:
    description: The boxes.
    record: Box
    actions:
      list:
        description: Lists the boxes.
        params: {}
        paging: { kind: none, reason: Short. }
        call: GET /v2/boxes
        take: boxes
      get:
        description: Returns a box.
        params: { id: { type: string, required: true, identity: id, description: Its id. } }
        call: GET /v2/boxes/{id}
`;

export const WAREHOUSE = "spec/connectors/warehouse.yaml";

/** The gateway of the shop with all that its fields may have. */
const gateway = [
  [
    "result: any -- What it returns., ",
    "result: any -- What it returns., text: { type: string, also_seen: integer, description: A text. }, open: { type: object, example: { a: b }, description: An object. }, list: { type: array, items: { type: string, max_length: 9 }, description: Texts. }, ",
  ],
  [
    "404: { description: There is none., assumed: Usual. }",
    "404: { description: There is none., example: { extra: { a: b }, errors: [{ message: text }] } }",
  ],
  ["  assumed: Not shown.\n  fields: { errors", "  fields: { extra: { type: object, example: { a: b }, description: An object. }, errors"],
].reduce((text, [from = "", to = ""]) => replaceOnce(text, from, to), describedCatalog().find(({ path }) => path === GATEWAY)?.text ?? "");

export const warehouse: readonly SourceFile[] = [
  { path: GATEWAY, text: gateway },
  ...describedCatalog().slice(1),
  ...boundCatalog().slice(1),
  { path: WAREHOUSE, text: warehouseText },
  { path: "spec/connectors/depot.yaml", text: depotText },
];

function replaceOnce(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`"${from}" is not there exactly once.`);
  return text.replace(from, () => to);
}
