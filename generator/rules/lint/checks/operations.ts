import { type Connector, type Field, type Operation, pagingNames, operationsOf } from "#generator/resolve";
import type { Place } from "#generator/read";
import { findingAt, ownPlace, wordsOf, type Finding, type LintSubject } from "../lint.ts";

/** Fields of Meta that the paging does not name: a total or an end that no client can make use of. */
export function findUnusedMeta({ model }: LintSubject): readonly Finding[] {
  return model.connectors.flatMap((connector) => {
    const uses = operationsOf(connector).flatMap(usesOfMeta);
    return uses.filter(({ isUsed }) => !isUsed).map(({ field, operation }) => toFinding(field, operation, uses));
  });
}

interface MetaUse {
  readonly field: Field;
  readonly operation: Operation;
  readonly isUsed: boolean;
}

/** None for an operation without paging, whose reason says why it has none, and for fields that only repeat a param. */
function usesOfMeta(operation: Operation): readonly MetaUse[] {
  const { meta, paging, params } = operation;
  if (meta === undefined || paging === undefined || paging.kind === "none") return [];
  const used = new Set(pagingNames(paging).flatMap(({ holder, path }) => (holder === "meta" ? path.slice(0, 1) : [])));
  const sent = new Set(params.fields.map(({ name }) => name));
  return meta.fields.filter(({ name }) => !sent.has(name)).map((field) => ({ field, operation, isUsed: used.has(field.name) }));
}

/** A field that no paging uses is reported at its named type, once for all operations. */
function toFinding({ at, name, named }: Field, { id }: Operation, uses: readonly MetaUse[]): Finding {
  const { base } = at;
  const same = uses.filter(({ field }) => base !== undefined && field.at.base !== undefined && isSame(field.at.base, base));
  const isShared = base !== undefined && same.every(({ isUsed }) => !isUsed);
  const slots = { name: isShared ? (named ?? name) : name, operation: isShared ? "its operations" : `\`${id}\`` };
  return findingAt("lint/unused-meta", ownPlace(isShared ? base : at), slots, { on: "key" });
}

function isSame(left: Place, right: Place): boolean {
  return left.file === right.file && left.path.join("\n") === right.path.join("\n");
}

/** Words of a description that do not tell one list from another. */
const SILENT: ReadonlySet<string> = new Set([
  ...[
    "list",
    "lists",
    "listing",
    "return",
    "returns",
    "get",
    "gets",
    "fetch",
    "fetches",
    "retrieve",
    "retrieves",
    "read",
    "reads",
    "show",
    "shows",
  ],
  ...["a", "an", "the", "of", "in", "from", "and", "page", "pages", "paged", "paginated", "record", "records", "set", "collection"],
]);

/** Lists of which nobody can say what they contain: no param narrows them, and the description only repeats the entity. */
export function findUnexplainedLists({ model }: LintSubject): readonly Finding[] {
  return model.connectors.flatMap(({ entities }: Connector) =>
    entities.flatMap((entity) =>
      entity.operations
        .filter((operation) => operation.action === "list" && !isNarrowed(operation) && !isExplained(operation, entity.name))
        .map(({ id, at }) => findingAt("lint/unexplained-list", at, { operation: id }, { on: "key" })),
    ),
  );
}

function isNarrowed({ params }: Operation): boolean {
  return params.fields.some(({ role }) => ["filter", "search", "parent", "identity", "includes", "excludes"].includes(role?.kind ?? ""));
}

function isExplained({ description = "", notes }: Operation, entity: string): boolean {
  const name = new Set(wordsOf(entity).map(singular));
  return notes.length > 0 || wordsOf(description).some((word) => !SILENT.has(word) && !name.has(singular(word)));
}

function singular(word: string): string {
  return word.replace(/ies$/u, "y").replace(/s$/u, "");
}
