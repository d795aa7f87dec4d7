import { render } from "preact";
import { followReader } from "./contents.js";
import { focusScrollers, openFieldLinks } from "./tab_stops.js";
import { openOnPaper, openTargets } from "./targets.js";
import { ThemeSwitch } from "./theme_switch.js";

/** Sets up what is around the text: the theme switch, the contents, and links into closed parts. */
export function openFrame(): void {
  const bar = document.querySelector<HTMLElement>(".bar");
  const contents = document.querySelector<HTMLElement>(".contents");
  const tools = document.querySelector("#page-tools");
  if (bar === null || contents === null || tools === null) throw new Error("the page has no bar or no contents");
  openTargets();
  openFieldLinks();
  openOnPaper();
  followReader(contents, bar);
  focusScrollers();
  const place = document.createElement("div");
  tools.append(place);
  render(<ThemeSwitch />, place);
}
