/** Where `‸` is in a line inside of some keys, and parts of the text that the editor shows there, an example among them. */
type Hover = readonly [keys: string, line: string, parts: readonly string[]];

const LIST = "entities/orders/actions/list";
const PARAMS = `${LIST}/params`;
const FIELDS = "records/Order/fields";

/** At least these keys and values are explained. */
export const hovers: readonly Hover[] = [
  ["", "connec‸tor: shop", ["The id of the connector in snake_case", "`payments`"]],
  ["", "connector: sh‸op", ["The id of the connector in snake_case", "`payments`"]],
  ["", "ti‸tle: Shop", ["The name of the connector for people", "`File storage`"]],
  ["", "definition_‸id: e094cb9a-26de-4645-8761-65c0c425d1de", ["a UUID", "`{ value: <UUID>, assumed: <why> }`"]],
  ["", "au‸th: none", ["The ways to authenticate", "```yaml\nauth:\n  api_key:"]],
  ["", "ty‸pes: {}", ["Types that params, records and Meta share", "PageLimit: { type: integer"]],
  ["", "paging_pro‸files: {}", ["Paging that several operations share", "by_cursor: { kind: token"]],
  ["", "enti‸ties: {}", ["The entities, by name in snake_case", "```yaml\nentities:\n  customers:"]],
  ["", "ven‸dor: {}", ["The third party behind the connector", "base_url: https://api.example.com"]],
  ["records", "Ord‸er: {}", ["A record: `fields`", "```yaml\nCustomer:"]],
  ["entities", "ord‸ers: {}", ["An entity", "```yaml\ncustomers:"]],
  ["entities/orders/actions", "li‸st: {}", ["Returns the records of the entity", "```yaml\nlist:\n  params:"]],
  ["entities/orders/actions", "del‸ete: {}", ["Removes a record", "permanent: true"]],
  ["entities/orders/actions", "down‸load: {}", ["Streams the bytes of a file", "max_size: 10 MB"]],
  [LIST, "ki‸nd: list", ["What `result` holds", "* `list`: An array of records."]],
  [LIST, "eff‸ect: read", ["`write` when it changes something", "* `read`: Changes nothing. The default."]],
  [LIST, "effect: wri‸te", ["* `write`: Creates, changes or deletes something."]],
  [LIST, "pag‸ing: { kind: none, reason: All. }", ["How to ask for the next page", "`{ kind: token, next: cursor, token: next_cursor }`"]],
  [LIST, "paging: by_cur‸sor", ["the name of a paging profile", "`{ kind: token, next: cursor, token: next_cursor }`"]],
  [
    LIST,
    "paging: { ki‸nd: token, next: a, token: b }",
    ["How the next page is found", "* `token`: The next call passes a token from this answer."],
  ],
  [LIST, "paging: { kind: token, ne‸xt: a, token: b }", ["The param that asks for the next page", "`starting_after`"]],
  [LIST, "ca‸ll: GET /a", ["method and path", "`GET /v1/customers/{id}`"]],
  [LIST, "ta‸ke: data", ["Where the result is in the body", "`data`"]],
  [LIST, "retur‸ns: Order", ["The record that it returns", "`CustomerDeleteResult`"]],
  [
    PARAMS,
    "lim‸it: integer -- Page size.",
    ["A type and a description on one line", "`{ type: string, filter: email, description: Email address. }`"],
  ],
  [PARAMS, "limit: inte‸ger -- Page size.", ["A type and a description on one line", "`string -- Id of the customer.`"]],
  [PARAMS, "limit: { ty‸pe: integer }", ["`array<string>`", "`string | null` may be null"]],
  [PARAMS, "limit: { type: integer, m‸in: 1 }", ["The smallest number allowed", "`1`"]],
  [PARAMS, "limit: { type: integer, def‸ault: 1 }", ["The value that applies when the param is left out", "`10`"]],
  [PARAMS, "a: { type: string, for‸mat: date }", ["A format of strings", "* `date`: A date, such as `2025-03-14`."]],
  [PARAMS, "a: { type: string, fil‸ter: email }", ["Only records with this value in a field", "`{ field: created, as: interval }`"]],
  [PARAMS, "a: { filter: { field: a, as: equ‸als } }", ["How the field is compared", "* `equals`: The field equals the value."]],
  [PARAMS, "a: { se‸arch: { language: jql } }", ["Only records that match a query", "`{ language: text, in: [name, key] }`"]],
  [PARAMS, "a: { search: { language: j‸ql } }", ["* `jql`: JQL, such as `project = ABC"]],
  [PARAMS, "a: { no_ef‸fect: None. }", ["Why the value changes nothing", "`No record shows the permissions of the user.`"]],
  [FIELDS, "i‸d: string -- Id.", ["A type and a description on one line", "`string | null -- Email address.`"]],
  [FIELDS, "a: { en‸um: [a] }", ["The only values allowed", "`[open, closed]`"]],
  [FIELDS, "a: { also_s‸een: string }", ["real traffic shows against the document", "`string`"]],
  ["vendor", "base_‸url: https://a.example", ["What comes before the path of each call", "`https://api.example.com`"]],
  ["vendor", "bo‸dy: form", ["How bodies are written", "* `form`: Form fields"]],
];
