import { render, type VNode } from "preact";
import { followReader } from "./contents.js";
import { focusScrollers, openFieldLinks } from "./tab_stops.js";
import { openOnPaper, openTargets } from "./targets.js";
import { useEffect, useState } from "preact/hooks";
import { Icon, type IconName } from "../shared/icons.js";
import { readTheme, showTheme, storeTheme, type Theme } from "./theme.js";

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

const choices: Readonly<Record<Theme, { readonly title: string; readonly icon: IconName; readonly next: Theme }>> = {
  system: { title: "system", icon: "system", next: "light" },
  light: { title: "light", icon: "sun", next: "dark" },
  dark: { title: "dark", icon: "moon", next: "system" },
};

/** A button that goes through the themes: system, light, dark. */
function ThemeSwitch(): VNode {
  const [theme, setTheme] = useState<Theme>(readTheme);
  useEffect(() => {
    showTheme(theme);
  }, [theme]);
  useEffect(() => {
    const follow = (): void => setTheme(readTheme());
    window.addEventListener("storage", follow);
    return (): void => window.removeEventListener("storage", follow);
  }, []);
  const { title, icon, next } = choices[theme];
  const choose = (): void => {
    storeTheme(next);
    setTheme(next);
  };
  return (
    <button type="button" class="tool" aria-label={`Theme: ${title}`} title={`Theme: ${title}. Switch to ${next}.`} onClick={choose}>
      <Icon name={icon} />
    </button>
  );
}
