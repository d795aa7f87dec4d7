import { keepChoice, readChoice } from "../shared/choices.js";
import { sampleLanguages, type SampleLanguage } from "../shared/code_samples.js";

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
  choose(languageNamed(readChoice("language")) ?? chosen);
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.closest(".languages") === null) return;
    const language = languageNamed(target.value);
    if (language === undefined) return;
    const { top } = target.getBoundingClientRect();
    choose(language);
    keepChoice("language", language);
    // Samples above may have become longer or shorter: what was pressed stays where it is.
    scrollBy({ top: target.getBoundingClientRect().top - top, behavior: "instant" });
  });
}

function choose(language: SampleLanguage): void {
  chosen = language;
  for (const input of document.querySelectorAll<HTMLInputElement>(`.languages input[value="${language}"]`)) input.checked = true;
  for (const listener of listeners) listener(language);
}

function languageNamed(name: string | undefined): SampleLanguage | undefined {
  return sampleLanguages.find(({ id }) => id === name)?.id;
}
