import { type Connector, type ObjectShape, type Operation, fieldsWithin } from "#generator/resolve";
import { firstSentence } from "#generator/schema";
import type { PageEntry } from "#templates/page";
import { recordAnchor } from "./anchors.ts";
import type { PageSource } from "./source.ts";

/** What a search finds on other pages: the connectors, and in the index their entities, operations and records, too. */
export function toEntries({ model, page }: PageSource): readonly PageEntry[] {
  const others = model.connectors.filter((connector) => !page.shown.includes(connector));
  return others.flatMap((connector) => [ofConnector(connector), ...(page.kind === "index" ? insideOf(connector) : [])]);
}

function ofConnector({ id, title, description }: Connector): PageEntry {
  return { anchor: id, kind: "connector", name: title, path: [id], connector: id, sentence: plain(firstSentence(description)) };
}

function insideOf({ id, title, entities, records }: Connector): readonly PageEntry[] {
  const shared = { path: [title], connector: id };
  return [
    ...entities.flatMap(({ name, description = "", operations }): readonly PageEntry[] => [
      { ...shared, anchor: `${id}.${name}`, kind: "entity", name, sentence: plain(description) },
      ...operations.map((operation): PageEntry => ({ ...shared, ...ofOperation(operation, description) })),
    ]),
    ...records.map(({ name, description = "", shape }): PageEntry => {
      return { ...shared, anchor: recordAnchor(id, name), kind: "record", name, sentence: plain(description), inside: namesOf(shape) };
    }),
  ];
}

/** The words that find an operation on its own page find it here. */
function ofOperation({ id, description = "", params }: Operation, entity: string): Omit<PageEntry, "path" | "connector"> {
  const words = fieldsWithin(params).map((field) => `${field.name} ${plain(field.description ?? "")}`);
  return { anchor: id, kind: "operation", name: id, sentence: plain(description), inside: [plain(entity), ...words].join(" ") };
}

function namesOf(shape: ObjectShape): string {
  return fieldsWithin(shape)
    .map(({ name }) => name)
    .join(" ");
}

/** A text as pages show it: without the marks of code. */
function plain(text: string): string {
  return text.replaceAll("`", "").trim();
}
