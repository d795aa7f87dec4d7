import { sampleLanguages, type SampleLanguage } from "../shared/code_samples.js";

const KEY = "connector-gateway-spec.language";

/** Called with the language that was chosen. */
type Listener = (language: SampleLanguage) => void;

const listeners = new Set<Listener>();
let chosen: SampleLanguage = sampleLanguages[0].id;

/** The language of samples that the reader chose, or the first one. */
export function chosenLanguage(): SampleLanguage {
  return chosen;
}

/** Calls a function whenever a language is chosen. Returns what ends that. */
export function onLanguage(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows all samples in the language that was chosen last, and keeps them together when another one is chosen. */
export function keepLanguagesTogether(): void {
  choose(readChoice());
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.closest(".languages") === null) return;
    const language = languageNamed(target.value);
    if (language === undefined) return;
    const { top } = target.getBoundingClientRect();
    choose(language);
    storeChoice(language);
    // Samples above may have become longer or shorter: what was pressed stays where it is.
    scrollBy({ top: target.getBoundingClientRect().top - top, behavior: "instant" });
  });
}

function choose(language: SampleLanguage): void {
  chosen = language;
  for (const input of document.querySelectorAll<HTMLInputElement>(`.languages input[value="${language}"]`)) input.checked = true;
  for (const listener of listeners) listener(language);
}

/** Storage may be forbidden: then the choice lasts as long as the page. */
function readChoice(): SampleLanguage {
  try {
    return languageNamed(localStorage.getItem(KEY)) ?? chosen;
  } catch {
    return chosen;
  }
}

function storeChoice(language: SampleLanguage): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // The choice is not kept.
  }
}

function languageNamed(name: string | null): SampleLanguage | undefined {
  return sampleLanguages.find(({ id }) => id === name)?.id;
}
