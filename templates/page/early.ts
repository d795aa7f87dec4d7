/**
 * The script in the head of the page. It shows the theme that was chosen on an earlier visit, leads on to the page that the address means
 * in a large catalog, which has a page for each connector, and shows what the address names once the browser has read it.
 *
 * It is separate from the script at the end of the page, which runs when the whole page has been read: until then, a reader who chose
 * the dark theme would see the light one, and then a flash, and one who follows a link would see the start of the page. Browsers run this
 * one before they paint anything. They wait for it, so it must stay small, and elements of the body are not there yet.
 *
 * The generator finds it by its name, bundles it by itself, and adds its hash to the policy of the page.
 */
import { anchorOf, goToPage, openAround } from "./address.js";
import { readTheme, showTheme } from "./theme.js";

// It throws nothing where the browser keeps nothing for pages, such as in private windows.
showTheme(readTheme());
goToPage();
showWhenRead(anchorOf(location));

/** Shows what the address names as soon as the browser has read it, and not when it has read everything. */
function showWhenRead(anchor: string): void {
  if (anchor === "" || document.readyState !== "loading") return;
  const target = document.getElementById(anchor);
  if (target === null) requestAnimationFrame(() => showWhenRead(anchor));
  else if (openAround(target)) target.scrollIntoView();
}
