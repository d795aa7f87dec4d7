const KEY = "connector-gateway-spec.search.slash";

/** Whether `/` opens the search. People who use speech input may want to turn that off (WCAG 2.1.4). */
export function readSlash(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

/** Keeps the choice for the next visit, if the browser keeps anything. */
export function storeSlash(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "off");
  } catch {
    // A page from disk, or a private window: the choice is for this visit.
  }
}

/** Whether a key opens the search: `/`, Ctrl K and ⌘ K, unless somebody is writing. */
export function opensSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target, isComposing }: KeyboardEvent, slash: boolean): boolean {
  if (isComposing || altKey || isWritingIn(target)) return false;
  if (key.toLowerCase() === "k") return (ctrlKey || metaKey) && !shiftKey;
  // On many keyboards `/` is written with the shift key.
  return slash && key === "/" && !ctrlKey && !metaKey;
}

function isWritingIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["button", "checkbox", "radio", "range", "reset", "submit"].includes(target.type);
  return target.isContentEditable || target.matches("textarea, select");
}
