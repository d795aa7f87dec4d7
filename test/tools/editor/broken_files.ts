import { GATEWAY, SHOP } from "../../fixtures/shop_catalog.ts";

/** A change that breaks a file of the shop, and what the editor underlines then. */
export interface BrokenFile {
  readonly what: string;
  readonly path: typeof GATEWAY | typeof SHOP;
  readonly from: string;
  /** What takes its place. `‸` is on the line that is underlined. */
  readonly to: string;
  readonly message: string;
}

const LINE = "Not a type and a description. Write for instance `string | null -- Email address.`";
const TYPE =
  "Not a type. Write for instance `string`, `integer | null`, `array<string>`, `map<integer>`, or the name of a record or named type.";
const SNAKE_CASE = "Not a name in snake_case. Write for instance `issue_tracker`.";
const PASCAL_CASE = "Not a name in PascalCase. Write for instance `OrderLine`.";
const NAME = "Not a name. Names have visible characters only, are no whole numbers, and none is `constructor`, `toString` or the like.";
const NOT_BLANK = "Write a text that is not blank.";
const PATH = "Not a path. Write names joined by dots, such as `data.issues`.";

const AFTER = "          after: string -- Id of the last order.";
const NOTE = "      note: string | null -- What the buyer wrote, if anything.";
const PAGING = "        paging: { kind: token, next: page, token: record.next_page, more: record.has_more }";
const CREATED = "          created: { type: Interval, no_effect: Orders have no time., description: When it was made. }";
const LIST = "      list:\n        description: Lists orders.\n";
const GET = "      get:\n        description: Returns an order.\n";

const inShop: readonly (readonly [what: string, from: string, to: string, message: string])[] = [
  ["a misspelt type", AFTER, "          ‸after: strng", LINE],
  ["a type of another language", AFTER, "          ‸after: bool -- Flag.", LINE],
  ["an array in another notation", NOTE, "      ‸note: Line[]", LINE],
  ["a nullable type in another notation", NOTE, "      ‸note: string?", LINE],
  ["a list type", NOTE, "      ‸note: list<string>", LINE],
  ["a missing bracket", NOTE, "      ‸note: array<string -- Notes.", LINE],
  ["a bracket too many", NOTE, "      ‸note: array<string>> -- Notes.", LINE],
  ["a map without a type", NOTE, "      ‸note: map | null", LINE],
  ["a bar too many", NOTE, "      ‸note: string | -- Note.", LINE],
  ["one dash", NOTE, "      ‸note: string - A note.", LINE],
  ["a description alone", NOTE, "      ‸note: What the buyer wrote.", LINE],
  ["nine levels of types", NOTE, `      ‸note: ${"array<".repeat(9)}string${">".repeat(9)}`, LINE],
  ["a wrong type in a mapping", NOTE, "      note:\n        ‸type: text", TYPE],
  ["a description behind the type of a mapping", NOTE, "      ‸note: { type: string -- A note. }", TYPE],
  ["a wrong type of elements", NOTE, "      ‸note: { items: strng }", TYPE],
  ["a wrong type that is also seen", NOTE, "      ‸note: { type: string, also_seen: int }", TYPE],
  ["a number in place of a type", NOTE, "      ‸note: 12", "Incorrect type. Expected one of string, object."],
  ["a text in place of a number", "max: 100", 'max: ‸"100"', 'Incorrect type. Expected "number".'],
  ["a key of JSON Schema", "max: 100", "‸maximum: 100", "Property maximum is not allowed."],
  ["`required` as a text", "query: { type: string, required: true,", "query: { type: string, ‸required: 'true',", "Value must be true."],
  ["`required` of a record", NOTE, "      ‸note: { type: string, required: true }", "Property required is not allowed."],
  ["a negative count", "max_items: 2", "‸max_items: -2", "Value is below the minimum of 0."],
  ["no values", "enum: [open, closed]", "‸enum: []", "Array has too few items. Expected 1 or more."],
  ["a value twice", "enum: [open, closed]", "‸enum: [open, open]", "Array has duplicate items."],
  [
    "an unknown format",
    "format: date-time, description: Earliest",
    "‸format: time, description: Earliest",
    'Value is not accepted. Valid values: "date-time", "date", "email", "uri", "uuid".',
  ],
  ["another separator", "list: comma", "‸list: blank", 'Value must be "comma".'],
  [
    "an unknown effect",
    "        effect: write\n        at_least",
    "        ‸effect: writes\n        at_least",
    'Value is not accepted. Valid values: "read", "write".',
  ],
  ["an unknown action", GET, "      ‸fetch:\n", "Property fetch is not allowed."],
  [
    "an unknown kind",
    LIST,
    `${LIST}        ‸kind: page\n`,
    'Value is not accepted. Valid values: "list", "record", "search_wrapper", "page_record", "delete_result", "download".',
  ],
  ["an unknown key of an operation", LIST, `${LIST}        ‸sort: newest_first\n`, "Property sort is not allowed."],
  ["another order", "ordered: newest_first", "‸ordered: newest-first", 'Value must be "newest_first".'],
  [
    "an unknown paging kind",
    PAGING,
    PAGING.replace("kind: token", "‸kind: tokens"),
    'Value is not accepted. Valid values: "record_cursor", "token", "page_number", "offset", "page_info", "change_feed", "none".',
  ],
  ["no paging kind", PAGING, "        ‸paging: { next: page }", 'Missing property "kind".'],
  ["no param for the next page", PAGING, PAGING.replace("next: page, ", "‸"), 'Missing property "next".'],
  ["a key of another paging kind", PAGING, PAGING.replace("token,", "token, ‸total: page,"), "Property total is not allowed."],
  [
    "a name that no paging profile has",
    PAGING,
    "        ‸paging: Token",
    "Not the name of a paging profile. Write for instance `by_cursor`, or a mapping with `kind`.",
  ],
  ["no reason", PAGING, "        ‸paging: { kind: none }", 'Missing property "reason".'],
  [
    "an unknown comparison of a filter",
    CREATED,
    "          ‸created: { type: Interval, filter: { field: note, as: between }, description: When it was made. }",
    'Value is not accepted. Valid values: "interval", "equals", "one_of", "contains", "prefix", "after", "before".',
  ],
  [
    "a filter without a comparison",
    CREATED,
    "          ‸created: { type: Interval, filter: { field: note }, description: When it was made. }",
    'Missing property "as".',
  ],
  ["a path with two dots", CREATED, "          ‸created: { type: Interval, filter: a..b, description: When it was made. }", PATH],
  ["a search without a language", "search: { language: text, in: note }", "‸search: { in: note }", 'Missing property "language".'],
  [
    "an unknown role",
    CREATED,
    "          ‸created: { type: Interval, sorts: note, description: When it was made. }",
    "Property sorts is not allowed.",
  ],
  ["an entity in capitals", "  orders:\n", "  ‸Orders:\n", SNAKE_CASE],
  ["a record in snake_case", "  OrderSearch:\n", "  ‸order_search:\n", PASCAL_CASE],
  ["a named type in snake_case", "  Interval:\n", "  ‸interval:\n", PASCAL_CASE],
  ["a connector in capitals", "connector: shop", "‸connector: Shop", SNAKE_CASE],
  ["a name that every object has", AFTER, "          ‸toString: string -- Text.", NAME],
  [
    "a wrong UUID",
    "value: 00000000-",
    "‸value: 0-",
    "Not a UUID in lower case. Write for instance `e094cb9a-26de-4645-8761-65c0c425d1de`.",
  ],
  ["a missing key of the file", "connector: shop\ntitle: Shop\n", "‸connector: shop\n", 'Missing property "title".'],
  ["an unknown key of the file", "title: Shop\n", "title: Shop\n‸version: 1.0.0\n", "Property version is not allowed."],
  ["a size without a unit", "max_size: 10 MB", "‸max_size: lots", "Not a size. Write a number and a unit, such as `10 MB`."],
  ["an empty description", "description: Lists orders.", "‸description: ''", NOT_BLANK],
  [
    "a call without a method",
    LIST,
    `${LIST}        ‸call: /v1/orders\n`,
    "Not a call. Write a method and a path, such as `GET /v1/customers/{id}`.",
  ],
  [
    "a file that is no GraphQL query",
    LIST,
    `${LIST}        ‸graphql: orders.gql\n`,
    "Not a file in `spec/connectors/`. Write for instance `queries/issues.graphql`.",
  ],
];

const inGateway: typeof inShop = [
  [
    "the version of the package",
    "description: A gateway for tests.",
    "‸version: 1.0.0\ndescription: A gateway for tests.",
    "Property version is not allowed.",
  ],
  [
    "an action that does not exist",
    "  update: Changes a record.\n",
    "  ‸change: Changes a record.\n  update: Changes a record.\n",
    "Property change is not allowed.",
  ],
  ["a missing action", "actions:\n  list: Returns records.\n", "‸actions:\n", 'Missing property "list".'],
  ["a status of a success", "  404:", "  ‸200:", "Value is below the minimum of 400."],
  [
    "a path without a slash",
    "path: /instances/{instance}/execute",
    "‸path: instances",
    "Not a path. It starts with `/`, such as `/instances/{instance_id}/execute`.",
  ],
  [
    "a slash at the end",
    "gateway.example.test",
    "‸gateway.example.test/",
    "Not an address without a slash at the end. Write for instance `https://gateway.example.test`.",
  ],
  ["a wrong type", "result: any -- What it returns.", "‸result: anything", LINE],
  ["a header name with a blank", "Authorization:", "‸Auth token:", "Not the name of a header. Write for instance `Content-Type`."],
];

/** Files with one mistake each. */
export const brokenFiles: readonly BrokenFile[] = [
  ...inShop.map(([what, from, to, message]) => ({ what, path: SHOP, from, to, message }) as const),
  ...inGateway.map(([what, from, to, message]) => ({ what, path: GATEWAY, from, to, message }) as const),
];
