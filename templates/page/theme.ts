/** The theme of the page: the one that the system has, or a chosen one. */
export type Theme = "system" | "light" | "dark";

const KEY = "connector-gateway-spec.theme";

/** The theme that was chosen before; "system" if none was, or if the browser keeps nothing for pages like this one. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

/** Keeps the theme for the next visit, if the browser keeps anything. */
export function storeTheme(theme: Theme): void {
  try {
    if (theme === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // A page from disk, or a private window: the choice is for this visit.
  }
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
