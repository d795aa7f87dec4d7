/** The catalog's equivalent of a type of another language: keys of a mapping, of which `type` may be all. */
export type TypeAdvice = Readonly<Record<string, string>>;

/** Words of other languages and ours, by what they mean: in lower case and in one piece, since `date-time` and `date time` are one word. */
const MEANINGS: readonly (readonly [meaning: TypeAdvice, words: string])[] = [
  [
    { type: "string" },
    "string str text varchar nvarchar character char charactervarying chars numericstring stringvalue enum symbol html markdown",
  ],
  [{ type: "string" }, "link phone phonenumber password time duration ip ipaddress ipv4 ipv6 hostname id objectid slug ulid cuid"],
  [{ type: "string" }, "bytes binary blob base64 buffer bytearray []byte byte[] uint8array"],
  [{ type: "string", format: "date-time" }, "datetime timestamp timestamptz timestampwithtimezone instant isodatetime"],
  [{ type: "string", format: "date-time" }, "time.time datetimeoffset offsetdatetime iso8601 rfc3339"],
  [{ type: "string", format: "date" }, "date localdate naivedate isodate iso8601date"],
  [{ type: "string", format: "email" }, "email emailaddress"],
  [{ type: "string", format: "uri" }, "uri url"],
  [{ type: "string", format: "uuid" }, "uuid uuidv4 guid"],
  [{ type: "string", list: "comma" }, "commaseparatedlist commaseparatedstring commaseparatedstrings commaseparatedvalues"],
  [
    { type: "integer" },
    "integer int i uint u usize sint fixed sfixed tinyint smallint bigint long short serial byte unsigned whole wholenumber",
  ],
  [{ type: "integer" }, "count unixtime unixtimestamp epoch epochseconds"],
  [{ type: "integer", min: "0" }, "nonnegativeinteger nonnegativeint"],
  [{ type: "integer", min: "1" }, "positiveinteger positiveint"],
  [{ type: "number" }, "number float f double doubleprecision decimal bigdecimal numeric real num money currency percentage percent"],
  [{ type: "boolean" }, "boolean bool bit flag boolish true false"],
  [{ type: "object" }, "object obj dictionary dict hash hashmap map struct jsonobject mapping record {}"],
  [{ type: "array" }, "array list seq sequence set tuple vector vec arr collection slice iterable arraylist readonlyarray repeated []"],
  [{ type: "any" }, "any unknown mixed variant anything interface{} rawmessage dynamic interface json jsonb"],
  [{ type: "null" }, "null none nil undefined void nothing nulltype"],
];

const WORDS: ReadonlyMap<string, TypeAdvice> = new Map(
  MEANINGS.flatMap(([meaning, words]) => words.split(" ").map((word) => [word, meaning] as const)),
);

/** Translates a word of another language, or of ours; undefined for all others. */
export function meaningOf(word: string): TypeAdvice | undefined {
  const folded = word.toLowerCase().replace(/[\s_-]+/gu, "");
  return WORDS.get(folded) ?? WORDS.get(folded.replace(/(?:s|8|16|32|64)$/u, ""));
}

/** Words in the case of names that may well be meant as the name of a record. */
const NOUNS =
  /^(?:Anything|Bit|Character|Collection|Count|Currency|Duration|Flag|Interface|Link|Mapping|Money|Nothing|Password|Percent|Percentage|Phone|Record|Sequence|Serial|Slice|Struct|Symbol|Time|Variant|Whole)s?$/u;

/** Whether a word means a type in another language, and is hardly the name of a record that is missing. */
export function isForeignWord(word: string): boolean {
  return meaningOf(word) !== undefined && !NOUNS.test(word);
}
