import { useEffect, useState } from "preact/hooks";
import type { VNode } from "preact";
import { Icon, type IconName } from "../shared/icons.js";
import { readTheme, showTheme, storeTheme, type Theme } from "./theme.js";

const choices: Readonly<Record<Theme, { readonly title: string; readonly icon: IconName; readonly next: Theme }>> = {
  system: { title: "system", icon: "system", next: "light" },
  light: { title: "light", icon: "sun", next: "dark" },
  dark: { title: "dark", icon: "moon", next: "system" },
};

/** A button that goes through the themes: system, light, dark. */
export function ThemeSwitch(): VNode {
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
