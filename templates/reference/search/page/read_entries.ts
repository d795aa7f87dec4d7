import type { EntryKind, SearchEntry } from "../ranking/search_entry.js";

/** Everything on the page that has an anchor and a name, in the order of the page; read when it is asked for. */
export function* readEntries(content: HTMLElement): Generator<SearchEntry, void> {
  for (const element of content.querySelectorAll<HTMLElement>("[id]")) {
    const entry = readEntry(element);
    if (entry !== undefined) yield entry;
  }
}

function readEntry(element: HTMLElement): SearchEntry | undefined {
  const { id } = element;
  const section = element.closest("section.connector");
  const connector = section?.getAttribute("aria-labelledby") ?? undefined;
  const title = connector === undefined ? undefined : textOf(document.getElementById(connector));
  const outside = title === undefined ? [] : [title];
  if (element.matches(".field")) return readField(element, connector, outside);
  const kind = kindOfHeading(element);
  if (kind === undefined) return undefined;
  const name = kind === "operation" ? id : textOf(nameOf(element));
  if (name === "") return undefined;
  const inside = kind === "operation" ? { inside: wordsInside(element) } : {};
  return { anchor: id, kind, name, path: kind === "connector" ? [id] : outside, connector, sentence: sentenceOf(element, kind), ...inside };
}

function readField(field: HTMLElement, connector: string | undefined, outside: readonly string[]): SearchEntry {
  const { id } = field;
  const operation = field.closest<HTMLElement>("article.operation")?.dataset["operation"];
  const record = field.closest("article.record")?.getAttribute("aria-labelledby") ?? undefined;
  const owner = operation ?? record ?? outermostField(field).id.split(".").slice(0, -1).join(".");
  const [side = "", ...names] = id.slice(owner.length + 1).split(".");
  const isInOperation = operation !== undefined;
  const kind: EntryKind = !isInOperation ? "field" : side === "meta" ? "meta" : "parameter";
  const name = decode((isInOperation ? names : [side, ...names]).join("."));
  const within = (connector !== undefined && owner.startsWith(`${connector}.`) ? owner.slice(connector.length + 1) : owner).replace(
    /^records\./u,
    "",
  );
  const sentence = textOf(field.querySelector(":scope > .description"));
  return { anchor: id, kind, name, path: [...outside, within], connector, sentence };
}

function outermostField(field: Element): Element {
  const outer = field.parentElement?.closest(".field") ?? undefined;
  return outer === undefined ? field : outermostField(outer);
}

/** What an element with an id is; undefined for elements that are no place to go to. */
function kindOfHeading(element: Element): EntryKind | undefined {
  if (element.matches("article.operation h4")) return "operation";
  if (element.matches("article.record h4")) return "record";
  if (element.matches(".introduction h2")) return "connector";
  if (element.matches("section.entity > h3, section.entity > header > h3")) return "entity";
  if (element.closest("article") !== null) return undefined;
  return element.matches("h1, h2, h3, h4, h5, h6, section, tr, dt, li, details") ? "topic" : undefined;
}

/** The element with the name of a topic: a heading is one itself, and a section or a row begins with one. */
function nameOf(element: HTMLElement): Element | null {
  if (element.matches("h1, h2, h3, h4, h5, h6, dt")) return element;
  return element.querySelector("h1, h2, h3, h4, h5, h6, summary, th, td, strong, code");
}

function sentenceOf(element: HTMLElement, kind: EntryKind): string {
  if (kind === "topic" && element.matches("tr")) return textOf(element.querySelector("td:last-child"));
  if (kind === "topic" && element.matches("dt")) return textOf(element.nextElementSibling);
  const around = kind === "topic" ? element : element.closest("article, section.entity, header, section");
  const paragraph = (around === element ? element.querySelector("p") : null) ?? around?.querySelector("p") ?? nextParagraph(element);
  return textOf(paragraph);
}

function nextParagraph(element: Element): Element | null {
  const { nextElementSibling } = element;
  return nextElementSibling?.matches("p") === true ? nextElementSibling : null;
}

/** What an operation is found by as well: what its entity is, its params, and how the third party is called. */
function wordsInside(heading: HTMLElement): string {
  const article = heading.closest("article");
  const entity = article?.closest("section.entity")?.querySelector("p") ?? null;
  const words = [...(article?.querySelectorAll(".params .name, .params .description, .binding summary") ?? [])];
  return [entity, ...words].map(textOf).join(" ");
}

function textOf(element: Element | null): string {
  return element?.textContent.replace(/\s+/gu, " ").trim() ?? "";
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
