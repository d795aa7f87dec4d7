import type { ConnectorName } from "../../../search/query.js";
import type { SearchEntry } from "../../../search/search_entry.js";
import { createSearchIndex, type SearchIndex } from "../../../search/search_index.js";
import { readEntries } from "./read_entries.js";

/** The index of the page, once it is complete. */
export interface PageIndex extends SearchIndex {
  readonly entries: readonly SearchEntry[];
  readonly connectors: readonly ConnectorName[];
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
  await pause();
  let until = performance.now() + SLICE;
  for (let batch = take(found); batch.length > 0; batch = take(found)) {
    index.add(batch);
    entries.push(...batch);
    if (performance.now() < until) continue;
    await pause();
    until = performance.now() + SLICE;
  }
  const connectors = entries.filter(({ kind }) => kind === "connector").map(({ anchor: id, name: title }) => ({ id, title }));
  return { ...index, entries, connectors };
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
