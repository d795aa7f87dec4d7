import { type ConnectorName, createSearchIndex, type SearchIndex, type Found, type SearchEntry, type EntryKind } from "#templates/search";
import { decode } from "../address.js";
import { statusText } from "../run/answer/plain_words.js";

/** How many of a kind are shown at first, and by how many more at a time. */
const FIRST: Readonly<Partial<Record<EntryKind, number>>> = { operation: 8, connector: 8 };

const FIRST_OF_OTHERS = 4;

export const MORE = 20;

/** The beginning of the addresses that open the search; the rest is what to search for. No anchor has a colon. */
export const SEARCH = "#search:";

/** The index of the page, once it is complete. */
export interface PageIndex extends SearchIndex {
  readonly entries: readonly SearchEntry[];
  readonly connectors: readonly ConnectorName[];
  /** The page has one connector of a large catalog; the index finds the others. */
  readonly isPart: boolean;
}

/** The index of the page in the making. */
export interface IndexBuilder {
  readonly ready: Promise<PageIndex>;
  /** Somebody waits for it: from now on it is made without waiting for an idle moment. */
  readonly hurry: () => void;
}

/** So many entries are indexed at a time, and for so many milliseconds until the page can answer again. */
const BATCH = 20;
const SLICE = 8;

/** Makes the index of the page whenever the page has nothing else to do. */
export function buildIndex(content: HTMLElement): IndexBuilder {
  let hurried = false;
  let wake = (): void => undefined;
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
      if (hurried) setTimeout(resolve);
      else if ("requestIdleCallback" in window) requestIdleCallback(() => resolve());
      else setTimeout(resolve, 50);
    });
  const hurry = (): void => {
    hurried = true;
    wake();
  };
  return { ready: indexPage(content, pause), hurry };
}

async function indexPage(content: HTMLElement, pause: () => Promise<void>): Promise<PageIndex> {
  const index = createSearchIndex();
  const entries: SearchEntry[] = [];
  const found = readEntries(content);
  do await pause();
  while (document.readyState === "loading");
  let until = performance.now() + SLICE;
  for (let batch = take(found); batch.length > 0; batch = take(found)) {
    index.add(batch);
    entries.push(...batch);
    if (performance.now() < until) continue;
    await pause();
    until = performance.now() + SLICE;
  }
  const isPart = document.querySelector(".overview") === null;
  // On the page of a connector, others are found by their names only.
  const searched = entries.filter(({ kind, anchor }) => kind === "connector" && document.getElementById(anchor) !== null);
  return { ...index, entries, isPart, connectors: searched.map(({ anchor: id, name: title }) => ({ id, title })) };
}

function take(entries: Generator<SearchEntry, void>): readonly SearchEntry[] {
  const batch: SearchEntry[] = [];
  while (batch.length < BATCH) {
    const { value, done } = entries.next();
    if (done === true) break;
    batch.push(value);
  }
  return batch;
}

/** Everything on the page that has an anchor and a name, in the order of the page, and then what other pages have. Reads them on demand. */
function* readEntries(content: HTMLElement): Generator<SearchEntry, void> {
  for (const element of content.querySelectorAll<HTMLElement>("[id]")) {
    const entry = readEntry(element);
    if (entry !== undefined) yield entry;
  }
  yield* JSON.parse(document.getElementById("page-entries")?.textContent ?? "[]") as readonly SearchEntry[];
}

function readEntry(element: HTMLElement): SearchEntry | undefined {
  const { id } = element;
  const connector = element.closest("section.connector")?.getAttribute("aria-labelledby") ?? undefined;
  const outside = connector === undefined ? [] : [textOf(document.getElementById(connector))];
  if (element.matches(".field")) return readField(element, connector, outside);
  const kind = kindOf(element);
  if (kind === undefined) return undefined;
  const name = kind === "operation" ? id : nameOf(element);
  if (name === "") return undefined;
  const path = kind === "connector" ? [id] : kind === "topic" ? [...outside, ...topicsAround(element)] : outside;
  const inside = kind === "operation" ? { inside: wordsInside(element) } : {};
  return { anchor: id, kind, name, path, connector, sentence: sentenceOf(element), ...inside };
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
  const inside = [...field.querySelectorAll(":scope > .inside .name")].map(textOf).join(" ");
  return { anchor: id, kind, name, path: [...outside, within], connector, sentence, inside };
}

function outermostField(field: Element): Element {
  const outer = field.parentElement?.closest(".field") ?? undefined;
  return outer === undefined ? field : outermostField(outer);
}

/** The kind of an element with an id; undefined for elements that are no place to go to. */
function kindOf(element: Element): EntryKind | undefined {
  if (element.matches("article.operation h4")) return "operation";
  if (element.matches("article.record h4")) return "record";
  if (element.matches(".introduction h2")) return "connector";
  if (element.matches("section.entity h3")) return "entity";
  const isTopic = element.closest("article") === null && element.matches("h1, h2, h3, h4, h5, h6, section, tr, dt, li, details");
  return isTopic ? "topic" : undefined;
}

/** The name of a topic: a heading is one itself, and sections and list items begin with one, or have a link to themselves. */
function nameOf(element: HTMLElement): string {
  if (element.matches("h1, h2, h3, h4, h5, h6, dt")) return textOf(element);
  const toItself = [...element.querySelectorAll("a")].find(({ hash }) => hash === `#${encodeURIComponent(element.id)}`);
  const name = textOf(toItself ?? element.querySelector("h1, h2, h3, h4, h5, h6, summary, th"));
  return /^[1-5]\d\d$/u.test(name) ? statusText(Number(name)) : name;
}

/** The section that a topic is a part of. */
function topicsAround(element: HTMLElement): readonly string[] {
  const section = element.parentElement?.closest<HTMLElement>(`section.topic:not([aria-labelledby="${CSS.escape(element.id)}"])`);
  const label = section?.getAttribute("aria-labelledby") ?? undefined;
  return label === undefined ? [] : [textOf(document.getElementById(label))];
}

/** The first paragraph below a heading, or inside anything else. */
function sentenceOf(element: HTMLElement): string {
  const isHeading = element.matches("h1, h2, h3, h4, h5, h6");
  const around = isHeading ? element.closest("article, section, header") : element;
  return textOf(around?.querySelector("p") ?? null);
}

/** Further words that find an operation: the text about its entity, its params, and how the third party is called. */
function wordsInside(heading: HTMLElement): string {
  const article = heading.closest("article");
  const entity = article?.closest("section.entity")?.querySelector("p") ?? null;
  const words = [...(article?.querySelectorAll(".params .name, .params .description, .binding summary") ?? [])];
  return [entity, ...words].map(textOf).join(" ");
}

function textOf(element: Element | null): string {
  return element?.textContent.replace(/\s+/gu, " ").trim() ?? "";
}

/** Results of one kind. */
export interface ResultGroup {
  readonly kind: EntryKind;
  readonly shown: readonly Found[];
  /** How many there are, shown or not. */
  readonly total: number;
}

/**
 * Results by kind: the kind with the best result first, and in each kind the best first. `more` has how many are shown of a kind beyond
 * the first few.
 */
export function groupResults(found: readonly Found[], more: ReadonlyMap<EntryKind, number>): readonly ResultGroup[] {
  const kinds = [...new Set(found.map(({ entry }) => entry.kind))];
  return kinds.map((kind) => {
    const all = found.filter(({ entry }) => entry.kind === kind);
    return { kind, total: all.length, shown: all.slice(0, (FIRST[kind] ?? FIRST_OF_OTHERS) + (more.get(kind) ?? 0)) };
  });
}
