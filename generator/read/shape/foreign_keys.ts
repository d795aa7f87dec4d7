import { isObject, nearestName } from "#templates/core";
import { type WrittenKey, roleKeysOfParams } from "../types.ts";
import { toPlain, type PlainValue, type YamlMap } from "../yaml_node.ts";
import { nameCharacter } from "../yaml/characters.ts";
import { visibleText } from "../diagnostics/diagnostic.ts";

/** Longest piece of a key or value that a message repeats. */
const LONGEST = 60;

/** Nouns for the elements of a mapping, by its key. */
const NOUNS: ReadonlyMap<string, string> = new Map([
  ["params", "parameter"],
  ["path_params", "parameter"],
  ["headers", "header"],
  ["fields", "field"],
  ["meta", "field"],
  ["types", "type"],
  ["records", "record"],
  ["paging_profiles", "paging profile"],
  ["entities", "entity"],
  ["auth", "auth method"],
  ["endpoints", "endpoint"],
  ["statuses", "status"],
]);

/** An unknown key, and what is around it. */
export interface UnknownKey {
  readonly key: string;
  /** The keys that the mapping may have. */
  readonly keys: readonly string[];
  /** The mapping that the key is in, and its own key. */
  readonly name: string;
  readonly mapping: YamlMap;
}

/** Advice on an unknown key. */
export interface KeyAdvice {
  /** The key that was meant, if it is one of the mapping's. */
  readonly meant?: string;
  readonly help: string;
}

/** Words of JSON Schema, OpenAPI and everyday speech for keys of the catalog, without case, `_` and `-`. */
const WORDS: readonly (readonly [ours: WrittenKey, theirs: string])[] = [
  ["max", "maximum maxvalue maxval lte upper upperbound highest largest atmost"],
  ["min", "minimum minvalue minval gte lower lowerbound lowest smallest atleast"],
  ["max_length", "maxlength maxlen maxchars maxcharacters length len"],
  ["min_length", "minlength minlen minchars mincharacters"],
  ["max_items", "maxitems maxcount maxelements"],
  ["min_items", "minitems mincount minelements"],
  ["multiple_of", "multiple step divisibleby"],
  ["get", "read fetch retrieve show view load findone"],
  ["list", "index all findall getall listall browse"],
  ["create", "add insert post new make"],
  ["update", "edit patch put modify change save"],
  ["delete", "remove destroy del erase"],
  ["api_search", "search query find lookup"],
  ["download", "export stream file"],
  ["pattern", "regex regexp re match matches regularexpression"],
  ["enum", "values options choices allowed allowedvalues validvalues enums enumvalues oneofvalues"],
  ["known_values", "knownvalues examplesofvalues commonvalues"],
  ["const", "constant value fixed literal equals"],
  ["default", "defaultvalue defaults fallback initial"],
  ["example", "examples sample samples eg"],
  ["type", "datatype kind typ types schematype typeof"],
  ["kind", "type pagingtype style"],
  ["format", "fmt stringformat"],
  ["fields", "properties props attributes columns members schema"],
  [
    "params",
    "parameters param parameter args arguments inputs input query queryparams body request requestbody fields properties payload filters",
  ],
  ["returns", "return response responses result results output outputs"],
  ["meta", "metadata connectormetadata"],
  ["paging", "pagination paginate paged pager pages page"],
  ["paging_profiles", "pagingprofiles pagings paginations pagingtypes"],
  ["actions", "operations methods endpoints verbs"],
  ["entities", "entity resources resource objects tables"],
  ["records", "record models schemas definitions components structs"],
  ["types", "type typedefs aliases"],
  ["auth", "authentication authorization security credentials authmethods auths securityschemes"],
  ["config", "configuration settings"],
  ["connector", "id slug connectorid name"],
  ["title", "name label displayname caption"],
  ["definition_id", "uuid guid definition definitionuuid connectordefinitionid"],
  ["extends", "inherits inherit parent base allof super baserecord extend"],
  ["secret", "sensitive private hidden confidential password writeonly masked"],
  ["required", "mandatory req needed isrequired"],
  ["effect", "mutates writes sideeffect sideeffects"],
  ["permanent", "destructive irreversible"],
  ["ordered", "order sort sorted orderby sortedby"],
  ["deprecated", "deprecation obsolete"],
  ["experimental", "beta preview alpha"],
  ["at_least_one_of", "atleastone anyofrequired onerequired requiredoneof"],
  ["not_shown", "todo undocumented unknown missing"],
  ["next", "cursor nextcursor nextparam nextpage pageparam"],
  ["size", "pagesize perpage limit"],
  ["more", "hasmore hasnext"],
  ["total", "totalcount count"],
  [
    "description",
    "desc descr doc docs documentation help summary comment comments note notes label info text explanation about meaning hint title",
  ],
];

/** The keys of the catalog that a word may stand for. */
const MEANT = new Map<string, string[]>();
for (const [ours, theirs] of WORDS) for (const word of theirs.split(" ")) MEANT.set(word, [...(MEANT.get(word) ?? []), ours]);

/** Keys that the language says in another way, or not at all. */
const INSTEAD: readonly (readonly [words: string, help: string])[] = [
  ["oneof anyof", "join the alternatives with `|`, such as `type: string | integer`"],
  ["allof", "a record takes the fields of another one with `extends`"],
  ["not uniqueitems readonly title", "remove it, and say it in the `description`"],
  ["exclusivemaximum", "write `max`, which includes the number itself"],
  ["exclusiveminimum", "write `min`, which includes the number itself"],
  ["default", "remove it: only parameters have a default"],
  ["alsoseen", "remove it: only the fields of records have it"],
  ["requiredinpractice", "remove it: only parameters have it"],
  ["in", "remove it: all parameters are sent in `params`"],
  ["method path url", "remove it: the gateway has one endpoint for all operations"],
  ["tags", "remove it: operations are grouped by entity"],
  ["operationid", "remove it: an operation is named by connector, entity and action"],
  ["<<", "merge keys are not supported: write `extends` in a record, and the name of a type under `types` in params"],
];

/** The keys of a param of an operation that other fields do not have. */
const ROLES: ReadonlySet<string> = new Set(roleKeysOfParams);

/** Advises on a key that a mapping does not have. Undefined when nothing comes to mind. */
export function adviseKey(unknown: UnknownKey): KeyAdvice | undefined {
  const { key, keys, mapping } = unknown;
  const folded = key.toLowerCase().replace(/[\s_-]/gu, "");
  const special = adviseSpecial(folded, unknown) ?? adviseLetter(key);
  if (special !== undefined) return special;
  const exact = keys.find((one) => one.replaceAll("_", "") === folded.replace(/:+$/u, ""));
  if (exact !== undefined) return writeKey(exact, unknown);
  const meant = MEANT.get(folded)?.find((ours) => keys.includes(ours) && !mapping.entries.has(ours));
  if (meant !== undefined) return writeKey(meant, unknown);
  const [, instead] = INSTEAD.find(([words]) => words.split(" ").includes(folded)) ?? [];
  if (instead !== undefined) return { help: instead };
  if (keys.includes("type") && ROLES.has(key)) return { help: "remove it: only the params of operations have a role" };
  const nearest = nearestName(key, keys);
  if (nearest !== undefined) return { meant: nearest, help: `did you mean \`${nearest}\`?` };
  return /^x-/iu.test(key) ? { help: "remove it: there are no extension keys" } : undefined;
}

/** A letter of another script makes a key look right. */
function adviseLetter(key: string): KeyAdvice | undefined {
  const letter = /[^\u0000-\u007F]/u.exec(key)?.[0];
  return letter === undefined ? undefined : { help: `it contains \`${letter}\` (${nameCharacter(letter)}): type the key anew` };
}

function writeKey(meant: string, { key, mapping }: UnknownKey): KeyAdvice {
  const value = valueOf(mapping, key);
  const isShort = typeof value === "number" || typeof value === "boolean";
  return { meant, help: isShort ? `write \`${meant}: ${String(value)}\`` : `write \`${meant}\`` };
}

function valueOf(mapping: YamlMap, key: string): PlainValue | undefined {
  const entry = mapping.entries.get(key);
  return entry === undefined ? undefined : toPlain(entry.value);
}

function adviseSpecial(folded: string, unknown: UnknownKey): KeyAdvice | undefined {
  const { key, keys, mapping } = unknown;
  const value = valueOf(mapping, key);
  const written = valueOf(mapping, "type");
  const type = typeof written === "string" ? written.replace(/\s*\|\s*null\b/u, "") : "string";
  const isRequest = keys.includes("required") || keys.includes("open");
  if (/^(?:nullable|null|allownull|optional)$/u.test(folded)) {
    if (!keys.includes("type")) return undefined;
    if (isNamedType(keys)) return { help: `remove it${OPTIONAL_WITH_TYPE}; records write \`${unknown.name} | null\`` };
    if (isRequest && folded === "optional") return { help: "remove it: a parameter is optional unless it has `required: true`" };
    if (value === false) return { help: "remove it: a value is never null unless its type ends with `| null`" };
    return { help: `write \`type: ${shorten(type)} | null\`` };
  }
  if (folded === "required") return adviseRequired(unknown, value, type);
  // `{ string: Id of the order. }`
  if (/^(?:string|integer|number|boolean|object|array)$/u.test(folded) && keys.includes("type") && typeof value === "string")
    return { help: `write \`${key} -- ${shorten(value)}\` without braces` };
  if (folded === "additionalproperties") return adviseAdditional(isRequest, value);
  return /^\$?ref$/u.test(folded) ? adviseReference(value, keys) : undefined;
}

/** A named type has neither a place nor a presence of its own. */
function isNamedType(keys: readonly string[]): boolean {
  return keys.includes("also_seen") && keys.includes("open") && !keys.includes("required");
}

const OPTIONAL_WITH_TYPE = ": a param with this type is optional unless it has `required: true` itself";

/** `required` where presence is said in another way, for one thing or as a list of names. */
function adviseRequired({ keys, name }: UnknownKey, value: PlainValue | undefined, type: string): KeyAdvice | undefined {
  const has = (key: string): boolean => keys.includes(key);
  const moved = `move it to the params that need it, such as \`{ type: ${shorten(name)}, required: true }\`; fields of records need none`;
  const cases: readonly (readonly [applies: boolean, help: string])[] = [
    [Array.isArray(value) && (has("params") || has("open")), "remove it, and write `required: true` in the mapping of each of these"],
    [isNamedType(keys), value === false ? `remove it${OPTIONAL_WITH_TYPE}` : moved],
    [has("params"), "remove it: a param is optional unless it has `required: true` itself"],
    [has("also_seen") && value === false, `write \`type: ${shorten(type)} | null\`: the field may be null or left out`],
    [has("also_seen") || has("extends"), "remove it: a field is always there, unless its type ends with `| null` or it is `assumed`"],
    [has("type"), "remove it: only params and fields can be required"],
  ];
  const [, help] = cases.find(([applies]) => applies) ?? [];
  return help === undefined ? undefined : { help };
}

function adviseAdditional(isRequest: boolean, value: PlainValue | undefined): KeyAdvice {
  if (isObject(value)) {
    const inner = typeof value["type"] === "string" ? value["type"] : "any";
    return { help: `write \`type: map<${shorten(inner)}>\`` };
  }
  if (!isRequest) return { help: "remove it: unknown keys are always accepted in what comes back" };
  if (value === true) return { help: "write `open: <reason>`, which accepts unknown keys" };
  return { help: "remove it: unknown keys are refused unless there is `open: <reason>`" };
}

function adviseReference(value: PlainValue | undefined, keys: readonly string[]): KeyAdvice {
  const name = typeof value === "string" ? (/[A-Za-z]\w*$/u.exec(value)?.[0] ?? "Name") : "Name";
  return { help: keys.includes("extends") ? `write \`extends: ${shorten(name)}\`` : `write \`type: ${shorten(name)}\`` };
}

/** Names a place as messages do: "parameter `limit`", "operation `orders.list`", "item 2 of `enum`", or just "`max`". */
export function namePlace(path: readonly (string | number)[]): string {
  const last = path.at(-1);
  const parent = path.at(-2);
  if (last === undefined) return "the file";
  if (parent === "actions") return `operation \`${shorten(`${path.at(-3) ?? ""}.${last}`)}\``;
  if (/^\d+$/u.test(String(last)) && parent !== undefined && parent !== "statuses")
    return `item ${Number(last) + 1} of \`${shorten(String(parent))}\``;
  const noun = isNamed(path) ? NOUNS.get(String(parent)) : undefined;
  return noun === undefined ? `\`${shorten(String(last))}\`` : `${noun} \`${shorten(String(last))}\``;
}

/** `auth` and `records` also appear in `document`, where they are texts. */
function isNamed(path: readonly (string | number)[]): boolean {
  const parent = String(path.at(-2));
  return ["types", "records", "paging_profiles", "entities", "auth", "endpoints", "statuses", "headers"].includes(parent)
    ? path.length === 2
    : true;
}

/** A key or value as messages repeat it. */
export function shorten(text: string): string {
  return visibleText(text, LONGEST);
}

/** A value in backticks. */
export function show(value: unknown): string {
  return `\`${shorten(typeof value === "string" ? value : JSON.stringify(value))}\``;
}
