/**
 * The script in the head of the page. It shows the theme that was chosen on an earlier visit, and does nothing else.
 *
 * It is separate from the script at the end of the page, which runs when the whole page has been read: until then, a reader who chose
 * the dark theme would see the light one, and then a flash. Browsers run this one before they paint anything. They wait for it, so it
 * must stay small, and it must not look for elements of the body, which are not there yet.
 *
 * The generator finds it by its name, bundles it by itself, and adds its hash to the policy of the page.
 */
import { readTheme, showTheme } from "./theme.js";

// It throws nothing where the browser keeps nothing for pages, such as in private windows.
showTheme(readTheme());
