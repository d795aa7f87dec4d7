import { openAround } from "../../frame/targets.js";

/** Goes to an anchor of the page as a link does: opens what is closed around it, scrolls to it, and gives it the focus. */
export function goTo(anchor: string): void {
  const target = document.getElementById(anchor);
  if (target === null) return;
  const hash = `#${encodeURIComponent(anchor)}`;
  // The browser scrolls by itself where the address changes.
  if (location.hash !== hash) location.hash = hash;
  openAround(target);
  if (!target.matches("a, button, input, select, textarea, summary, [tabindex]")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}
