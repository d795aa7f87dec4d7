import { nearestName, UsageError } from "#templates/core";
import { listAt, textAt } from "./document.ts";
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

/** A text of `--only` that is about paths: `GET /pets`, `/pets/**`. */
const PATH = /^(?:([A-Za-z]+)\s+)?(\/.*)$/su;

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
  const named = choice.only.map((text) => {
    const operations = sources.filter(matcherOf(text.trim()));
    if (operations.length > 0) return operations;
    throw nothingNamed(`--only "${text}"`, "operation", nearestChoice(text.trim(), sources));
  });
  const ofEntities = choice.entities.map((text) => {
    const matches = globMatcher(text);
    const operations = sources.filter((source) => matches(entityOf(source) ?? ""));
    if (operations.length > 0) return operations;
    const names = new Set(sources.flatMap((source) => entityOf(source) ?? []));
    throw nothingNamed(`--entities "${text}"`, "entity", nearestName(text, [...names]));
  });
  return new Set([...named, ...ofEntities].flat());
}

function nothingNamed(option: string, what: string, nearest: string | undefined): UsageError {
  const help = nearest === undefined ? "--dry-run without it lists what there is" : `did you mean "${nearest}"?`;
  return new UsageError(`${option} matches no ${what} of the document`, help);
}

function matcherOf(text: string): (source: SourceOperation) => boolean {
  const [, method, path] = PATH.exec(text) ?? [];
  if (path !== undefined) {
    const matches = globMatcher(path.replace(/(?<=.)\/$/u, ""));
    return (source) => (method === undefined || method.toUpperCase() === source.method) && matches(source.path.replace(/(?<=.)\/$/u, ""));
  }
  const matches = globMatcher(text.replace(/^tag:/u, "").toLowerCase());
  if (text.startsWith("tag:")) return (source) => tagsOf(source).some((tag) => matches(tag.toLowerCase()));
  const matchesId = globMatcher(text);
  return (source) => operationIdOf(source) === text || matchesId(operationIdOf(source));
}

/** The tags that the document gives an operation. */
export function tagsOf({ node }: SourceOperation): readonly string[] {
  return listAt(node, "tags").filter((tag) => typeof tag === "string");
}

function operationIdOf({ node }: SourceOperation): string {
  return textAt(node, "operationId") ?? "";
}

/** `*` stands for anything but `/`, `**` for anything, `{a,b}` for one of some texts, `{id}` for a param of any name. */
function globMatcher(glob: string): (text: string) => boolean {
  const pattern = new RegExp(`^${toPattern(glob)}$`, "su");
  return (text) => text !== "" && pattern.test(text);
}

function toPattern(glob: string): string {
  const parts = glob.match(/\/?\*{2,}|\{[^{}]*\}|[^]/gu) ?? [];
  return parts.map(patternOfPart).join("");
}

function patternOfPart(part: string): string {
  if (part.startsWith("/*")) return "(?:/.*)?";
  if (part.startsWith("**")) return ".*";
  if (part === "*") return "[^/]*";
  if (part === "?") return "[^/]";
  if (part.length < 3) return part.replace(/[\\^$.+()[\]{}|]/u, "\\$&");
  return part.includes(",") ? `(?:${part.slice(1, -1).split(",").map(toPattern).join("|")})` : "\\{[^{}]*\\}";
}

/** The text of `--only` that is most likely meant: one of the same kind, with the wildcard that was written. */
function nearestChoice(text: string, sources: readonly SourceOperation[]): string | undefined {
  const [, method, path] = PATH.exec(text) ?? [];
  const tags = sources.flatMap(tagsOf).map((tag) => `tag:${tag}`);
  const written = method === undefined ? text : `${method.toUpperCase()} ${path ?? ""}`;
  const names =
    path !== undefined
      ? sources.map((source) => (method === undefined ? source.path : `${source.method} ${source.path}`))
      : text.startsWith("tag:")
        ? tags
        : sources.map(operationIdOf).filter((id) => id !== "");
  const [ending = ""] = /\*+$/u.exec(text) ?? [];
  const folders = ending === "" ? [] : names.map((name) => name.replace(/[^/]*$/u, ending));
  const tag = tags.find((one) => one.toLowerCase() === `tag:${text.toLowerCase()}`);
  const nearest = tag ?? nearestName(written, [...new Set([...folders, ...names])]);
  return nearest ?? (method === undefined || path === undefined ? undefined : nearestPath(path, sources));
}

/** A path without a method: there may be another one. */
function nearestPath(path: string, sources: readonly SourceOperation[]): string | undefined {
  const paths = sources.map((source) => source.path);
  return paths.includes(path) ? path : nearestName(path, paths);
}
