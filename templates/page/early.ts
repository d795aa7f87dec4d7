/**
 * The script in the head of the page. It shows the theme that was chosen on an earlier visit, and leads on to the page that the address
 * means in a large catalog, which has a page for each connector. It does nothing else.
 *
 * It is separate from the script at the end of the page, which runs when the whole page has been read: until then, a reader who chose
 * the dark theme would see the light one, and then a flash, and one who follows a link would wait for a page with other things. Browsers
 * run this one before they paint anything. They wait for it, so it must stay small, and it must not look for elements of the body, which
 * are not there yet.
 *
 * The generator finds it by its name, bundles it by itself, and adds its hash to the policy of the page.
 */
import { goToPage } from "./address.js";
import { readTheme, showTheme } from "./theme.js";

// It throws nothing where the browser keeps nothing for pages, such as in private windows.
showTheme(readTheme());
goToPage();
