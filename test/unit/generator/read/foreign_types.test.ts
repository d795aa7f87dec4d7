import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { adviseType } from "../../../../generator/read/fields/foreign_types.ts";
import { parseTypeExpression } from "../../../../generator/read/type_expression.ts";

const response = { side: "response", names: ["Line", "Order"] } as const;
const request = { side: "request", names: ["PageLimit"] } as const;

describe("a type of another language in a record", () => {
  it.each([
    ["bool", "boolean"],
    ["Boolean | null", "boolean | null"],
    ["str", "string"],
    ["int64", "integer"],
    ["double", "number"],
    ["None", "null"],
    ["dict", "object"],
    ["list", "array"],
    ["Attendee[]", "array<Attendee>"],
    ["string[][]", "array<array<string>>"],
    ["list<string>", "array<string>"],
    ["array(string)", "array<string>"],
    ["array of Lines", "array<Line>"],
    ["[Line!]!", "array<Line>"],
    ["Dict[str, int]", "map<integer>"],
    ["Record<string, Order>", "map<Order>"],
    ["map of strings", "map<string>"],
    ["string?", "string | null"],
    ["?string", "string | null"],
    ["Optional[List[str]]", "array<string> | null"],
    ["Union[str, int, None]", "string | integer | null"],
    ["string or null", "string | null"],
    ["string/null", "string | null"],
    ["string, null", "string | null"],
    ["string null", "string | null"],
    ["optional string", "string | null"],
    ["string (nullable)", "string | null"],
    ["string, required", "string"],
    ["strng", "string"],
    ["Ordr", "Order"],
    ["array<string", "array<string>"],
    ["array<string>>", "array<string>"],
    ["string;", "string"],
    ["z.string().nullable()", "string | null"],
    ["z.array(z.number().int())", "array<integer>"],
    ["z.record(z.string(), z.boolean())", "map<boolean>"],
    ["Type.Optional(Type.String())", "string | null"],
    ["repeated Line", "array<Line>"],
    ["google.protobuf.Struct", "object"],
    ["String? @db.Text", "string | null"],
    ["decimal.Decimal", "number"],
    ["std::vector<std::string>", "array<string>"],
    ["list of Line objects", "array<Line>"],
    ["an integer", "integer"],
    ["double precision", "number"],
    ["[]byte", "string"],
    ["map[string]interface{}", "map<any>"],
    ["$ref: Line", "Line"],
  ])("%s is %s", (text, type) => {
    expect(adviseType(text, response)).toEqual({ type });
  });

  it.each([
    ["datetime", { type: "string", format: "date-time" }],
    ["timestamp | null", { type: "string | null", format: "date-time" }],
    ["uuid", { type: "string", format: "uuid" }],
    ["varchar(255)", { type: "string", max_length: "255" }],
    ["enum(open, closed)", { enum: "[open, closed]" }],
    ["'open' | 'in transit'", { enum: "[open, 'in transit']" }],
    ['Literal["open", "closed"]', { enum: "[open, closed]" }],
    ["open | closed", { enum: "[open, closed]" }],
    ["1 | 2", { enum: "[1, 2]" }],
    ["'open'", { const: "open" }],
    ["string.length(40)", { type: "string", min_length: "40", max_length: "40" }],
    ["z.string().min(1).max(20)", { type: "string", min_length: "1", max_length: "20" }],
    ["z.string().email().optional()", { type: "string | null", format: "email" }],
    ["z.enum(['open', 'closed'])", { enum: "[open, closed]" }],
    ["z.literal('open')", { const: "open" }],
    ["z.coerce.date()", { type: "string", format: "date" }],
    ["z.iso.datetime()", { type: "string", format: "date-time" }],
    ["z.object({ id: z.string() })", { type: "object", fields: "{ id: string -- <description> }" }],
    ["string($date-time)", { type: "string", format: "date-time" }],
    ["DateTime @default(now())", { type: "string", format: "date-time" }],
    ["google.protobuf.Timestamp", { type: "string", format: "date-time" }],
    ["*time.Time", { type: "string", format: "date-time" }],
    ["timestamp with time zone", { type: "string", format: "date-time" }],
    ["one of: open, closed", { enum: "[open, closed]" }],
  ])("%s is more than a type", (text, keys) => {
    expect(adviseType(text, response)).toEqual(keys);
  });
});

describe("a type of another language in params", () => {
  it.each([
    ["string?", { type: "string" }],
    ["string | None", { type: "string" }],
    ["optional bool", { type: "boolean" }],
    ["required string", { type: "string", required: "true" }],
    ["string, required", { type: "string", required: "true" }],
    ["integer = 10", { type: "integer", default: "10" }],
    ["int default 5", { type: "integer", default: "5" }],
    ["PageLmit", { type: "PageLimit" }],
    ["z.number().int().min(1).max(50).default(20)", { type: "integer", min: "1", max: "50", default: "20" }],
    ["z.string().optional()", { type: "string" }],
  ])("%s is never null", (text, keys) => {
    expect(adviseType(text, request)).toEqual(keys);
  });
});

describe("a type of which nothing is known", () => {
  it.each(["", "string", "array<Line> | null", "{ a: b }", "<string>", "(", "?", "|", "a b c d"])("is left alone: %j", (text) => {
    expect(adviseType(text, response)).toBeUndefined();
  });

  it("leads to a type of the catalog or to nothing, whatever it is", () => {
    const token = fc.constantFrom(
      "string",
      "bool",
      "Optional",
      "list",
      "map",
      "Line",
      "null",
      "of",
      "or",
      "[",
      "]",
      "[]",
      "<",
      ">",
      "(",
      ")",
      "|",
      ",",
      "?",
      "!",
      " ",
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 40 }), (tokens) => {
        const type = adviseType(tokens.join(""), response)?.["type"];
        expect(type === undefined || "terms" in parseTypeExpression(type)).toBe(true);
      }),
    );
  });
});
