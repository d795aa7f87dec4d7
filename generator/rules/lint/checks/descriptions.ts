import { type Edit, type CatalogFile, type YamlNode, type Place, childrenOf } from "#generator/read";
import { type Model, type Notes, fieldsOf, operationsOf } from "#generator/resolve";
import { describedParts, type Described } from "../../description_rules.ts";
import { endOfText } from "../edit_keys.ts";
import { descriptionRange, findingAt, ownPlace, wordsOf, type Finding, type LintSubject } from "../lint.ts";

/** Things without a description that no rule asks for: bodies of the gateway, and the values beside credentials. */
export function findMissingDescriptions({ model }: LintSubject): readonly Finding[] {
  const { createInstance, execute, error } = model.gateway;
  const parts: readonly (readonly [what: string, notes: Notes])[] = [
    ["the response of `create_instance`", createInstance.response],
    ["the response of `execute`", execute.response],
    ["the error body", error],
    ...model.connectors.flatMap(({ config }) => (config === undefined ? [] : [["`config`", config] as const])),
  ];
  return parts
    .filter(([, { description = "" }]) => description.trim() === "")
    .map(([what, { at }]) => findingAt("lint/no-description", at, { what }, { on: "key" }));
}

/** A part whose description is written at it, not in its named type. */
interface Written extends Described {
  readonly description: string;
  readonly place: Place;
  readonly file: CatalogFile;
  /** Offset of the last character, and one more. */
  readonly end: number;
}

/** Every description once: the fields of a record occur again in the records that extend it. */
function writtenDescriptions(subject: LintSubject): readonly Written[] {
  const seen = new Set<string>();
  return describedParts(subject.model).flatMap((part) => {
    const { description = "", at } = part;
    const range = descriptionRange(subject, at);
    const file = subject.fileAt(at.file);
    const key = `${at.file} ${range?.start ?? 0}`;
    if (range === undefined || file === undefined || seen.has(key)) return [];
    seen.add(key);
    return [{ ...part, description, place: ownPlace(at, "description"), file, end: endOfText(file.text, range) }];
  });
}

/** Descriptions that are the name in other words: `page_size: integer -- Page size.` */
export function findRepeatedNames(subject: LintSubject): readonly Finding[] {
  return writtenDescriptions(subject)
    .filter(({ name, description }) => isSame(wordsOf(name), withoutArticle(wordsOf(description))))
    .map(({ what, place }) => findingAt("lint/repeated-name", place, { what }));
}

function withoutArticle([first, ...rest]: readonly string[]): readonly string[] {
  return first === undefined || ["a", "an", "the"].includes(first) ? rest : [first, ...rest];
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((word, index) => word === right[index]);
}

/** Descriptions that do not end like a sentence. */
export function findMissingPeriods(subject: LintSubject): readonly Finding[] {
  return writtenDescriptions(subject)
    .filter(({ description }) => !/[.?!…](?:[)"'`”’]*)$/u.test(description.trim()) && description.trim() !== "")
    .map(({ what, place, description, end }) => {
      // Behind another mark, a period would not be enough.
      const edits: readonly Edit[] = /[,;:–—-]$/u.test(description.trim()) ? [] : [{ start: end, end, text: "." }];
      return findingAt("lint/no-period", place, { what }, { edits });
    });
}

/** In lower case, these are words, for instance a state of tasks. */
const MARKS = new RegExp(
  String.raw`\b(?:${["TO" + "DO", "FIX" + "ME", "XX" + "X", "TBD", "TBA"].join("|")})\b|\?{3}|\b[Ll]orem ipsum\b`,
  "u",
);

/** Texts that are marked as unfinished. Values that only examples have are not looked at. */
export function findUnfinishedTexts({ catalog }: LintSubject): readonly Finding[] {
  return catalog.files.flatMap(({ path: file, root }) =>
    textsIn(root, []).flatMap(({ text, path }) => {
      const [mark] = MARKS.exec(text) ?? [];
      return mark === undefined ? [] : [findingAt("lint/unfinished-text", { file, path }, { mark })];
    }),
  );
}

interface PlacedText {
  readonly text: string;
  readonly path: Place["path"];
}

/** Keys with values of third parties, in which anything may occur. */
const VALUE_KEYS: ReadonlySet<string> = new Set(["example", "default", "const", "enum", "known_values", "sandbox", "vendor"]);

function textsIn(node: YamlNode, path: Place["path"]): readonly PlacedText[] {
  if (node.kind === "scalar") return typeof node.value === "string" ? [{ text: node.value, path }] : [];
  if (node.kind === "list") return node.items.flatMap((item, index) => textsIn(item, [...path, index]));
  return childrenOf(node).flatMap(([key, { value }]) => (VALUE_KEYS.has(key) ? [] : textsIn(value, [...path, key])));
}

/** Deprecations that leave the reader without a way to go on. */
export function findMissingReplacements({ model }: LintSubject): readonly Finding[] {
  return deprecatedThings(model)
    .filter(({ reason }) => !/`|\binstead\b|\buse\b|\breplace(?:d|s|ment)?\b|\bsucce(?:eded|ssor)\b|\bmoved? to\b/iu.test(reason))
    .map(({ what, at }) => findingAt("lint/no-replacement", { file: at.file, path: [...at.path, "deprecated"] }, { what }));
}

interface Deprecated {
  readonly what: string;
  readonly reason: string;
  readonly at: Place;
}

function deprecatedThings(model: Model): readonly Deprecated[] {
  const of = (kind: string, name: string, { deprecated, at }: Notes): readonly Deprecated[] =>
    deprecated === undefined || at.base !== undefined ? [] : [{ what: `${kind}\`${name}\``, reason: deprecated, at }];
  const { gateway, connectors } = model;
  return [
    ...fieldsOf(model).flatMap(({ field }) => of("", field.name, field)),
    ...[...gateway.records, ...connectors.flatMap(({ records }) => records)].flatMap((record) => of("record ", record.name, record)),
    ...connectors.flatMap(({ types }) => types).flatMap((type) => of("named type ", type.name, type)),
    ...connectors.flatMap(({ auth }) => auth).flatMap((method) => of("auth method ", method.name, method)),
    ...connectors.flatMap(operationsOf).flatMap((operation) => of("operation ", operation.id, operation)),
  ];
}
