import { keepChoice, readChoice } from "./shared/choices.js";

/** The theme of the page: the one that the system has, or a chosen one. */
export type Theme = "system" | "light" | "dark";

/** The theme that was chosen before; "system" if none was. */
export function readTheme(): Theme {
  const stored = readChoice("theme");
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Keeps the theme for the next visit. */
export function storeTheme(theme: Theme): void {
  keepChoice("theme", theme === "system" ? undefined : theme);
}

/** Shows the page in a theme, and the browser's own parts around it. */
export function showTheme(theme: Theme): void {
  const { documentElement } = document;
  if (theme === "system") delete documentElement.dataset["theme"];
  else documentElement.dataset["theme"] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-theme]")) {
    const own = meta.dataset["theme"] ?? "";
    meta.media = theme === "system" ? `(prefers-color-scheme: ${own})` : theme === own ? "all" : "not all";
  }
}
