import { isList, isObject, suggestion, UsageError } from "#templates/core";
import { listAt, textAt, valueAt, type Node, type OpenApi } from "./document.ts";
import { shownText } from "./document_texts.ts";
import type { SourceOperation } from "./operations.ts";

/** The operations that somebody wants: those that one of the texts names, all of them without any text. */
export interface Choice {
  /** `GET /pets/{id}`, `/pets/**`, `tag:pets` or an operationId; each may have wildcards. */
  readonly only: readonly string[];
  /** Names of entities, which may have wildcards. */
  readonly entities: readonly string[];
}

/** Whether somebody has chosen, so that not everything is wanted. */
export function isChoice({ only, entities }: Choice): boolean {
  return only.length + entities.length > 0;
}

/**
 * The operations that a choice names.
 * @param entityOf the entity that an operation would be part of, if any
 * @throws UsageError for a text that names none
 */
export function chooseOperations(
  sources: readonly SourceOperation[],
  entityOf: (source: SourceOperation) => string | undefined,
  choice: Choice,
): ReadonlySet<SourceOperation> {
  if (!isChoice(choice)) return new Set(sources);
  const named = choice.only.map((written) => {
    const text = normalize(written);
    const found = matching(text, sources, (source) => namesOf(source, text));
    if (found.length > 0) return found;
    const likely = namesake(text, sources);
    const help = likely === undefined ? suggest(text, sources, (source) => namesOf(source, text)) : `did you mean ${likely}?`;
    throw new UsageError(`--only "${written}" matches no operation of the document`, help);
  });
  const ofEntities = choice.entities.map((text) => {
    const found = matching(text, sources, (source) => [entityOf(source) ?? ""]);
    if (found.length > 0) return found;
    const help = suggest(text, sources, (source) => [entityOf(source) ?? ""]);
    throw new UsageError(`--entities "${text}" matches no entity of the document`, help);
  });
  return new Set([...named, ...ofEntities].flat());
}

type Names = (source: SourceOperation) => readonly string[];

function matching(text: string, sources: readonly SourceOperation[], names: Names): readonly SourceOperation[] {
  const pattern = new RegExp(`^${toPattern(text)}$`, "su");
  return sources.filter((source) => names(source).some((name) => name !== "" && (name === text || pattern.test(name))));
}

function suggest(text: string, sources: readonly SourceOperation[], names: Names): string {
  const all = [...new Set(sources.flatMap(names))];
  const [stars] = /\*+$/u.exec(text) ?? [];
  const folders = stars === undefined ? [] : [...new Set(all.flatMap((name) => foldersOf(name, stars)))];
  const paths = sources.map(({ path }) => path);
  const otherPath = suggestion(text.replace(/^[A-Z]+ (?=\/)/u, ""), paths, "--dry-run without it lists what there is");
  return suggestion(text, [...folders, ...all], otherPath);
}

/** What has the written name, but is of another kind: a tag, or a path with other methods. */
function namesake(text: string, sources: readonly SourceOperation[]): string | undefined {
  const tag = normalize(`tag:${text}`);
  if (sources.some((source) => namesOf(source, tag).includes(tag))) return tag;
  return sources.find(({ path }) => text.endsWith(` ${path}`))?.path;
}

/** `/pets/**` and `/**` for `/pets/{id}`. */
function foldersOf(name: string, stars: string): readonly string[] {
  const steps = name.split("/");
  return steps.slice(stars === "*" ? 1 : 0).map((_, index) => [...steps.slice(0, index + 1), stars].join("/"));
}

/** Texts and names are compared without a slash at their end, methods and tags without regard to case. */
function normalize(text: string): string {
  const plain = text.trim().replace(/(?<=\S)\/$/u, "");
  return plain.startsWith("tag:")
    ? plain.toLowerCase()
    : plain.replace(/^([A-Za-z]+)\s+(?=\/)/u, (method) => `${method.trim().toUpperCase()} `);
}

/** The names of an operation that are of the same kind as a text. */
function namesOf(source: SourceOperation, text: string): readonly string[] {
  if (text.startsWith("tag:")) return tagsOf(source).map((tag) => normalize(`tag:${tag}`));
  if (text.startsWith("/")) return [normalize(source.path)];
  return [/^[A-Z]+ \//u.test(text) ? normalize(`${source.method} ${source.path}`) : (textAt(source.node, "operationId") ?? "")];
}

/** The tags that the document gives an operation. */
function tagsOf({ node }: SourceOperation): readonly string[] {
  return listAt(node, "tags").filter((tag) => typeof tag === "string");
}

/** `*` stands for anything but `/`, `**` for anything, `{a,b}` for one of some texts, `{id}` for a param of any name. */
function toPattern(glob: string): string {
  return glob.replaceAll(/\/?\*{2,}|\{[^{}]+\}|[\\^$.*+?()[\]{}|]/gu, (part) => {
    if (part.startsWith("{") && part.length > 1) {
      return part.includes(",") ? `(?:${part.slice(1, -1).split(",").map(toPattern).join("|")})` : "\\{[^{}]*\\}";
    }
    if (part.length > 1) return part.startsWith("/") ? "(?:/.*)?" : ".*";
    return part === "*" ? "[^/]*" : part === "?" ? "[^/]" : `\\${part}`;
  });
}

/** An operation of the document, for people who choose. */
export interface OutlinedOperation {
  /** `GET /pets`, as it is in the document. */
  readonly name: string;
  /** Its first tag; without tags the first word of its path. */
  readonly group: string;
}

/** An operation as people choose it. */
export function outlineOf(source: SourceOperation): OutlinedOperation {
  const word = source.path.split("/").find((step) => /^[^{]/u.test(step) && !/^(?:api|rest|v\d+)$/u.test(step));
  return { name: `${source.method} ${source.path}`, group: tagsOf(source)[0] ?? word ?? "/" };
}

/** The security schemes of an operation: `a or b`, `a and b`; `none` where it needs none. */
export function authOf({ root }: OpenApi, node: Node): string {
  const written = valueAt(node, "security") ?? valueAt(root, "security");
  if (!isList(written)) return "not stated";
  const ways = written.filter(isObject).map((way) => Object.keys(way).map(shownText).join(" and ") || "none");
  return ways.length === 0 ? "none" : ways.join(" or ");
}
