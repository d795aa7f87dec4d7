import { anchorOf, goToPage, openAround } from "./address.js";
import { readTheme, showTheme, storeTheme, type Theme } from "./theme.js";
import { render, type VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon, type IconName } from "./shared/controls.js";

/** How far below the bar the line is that the reader's place is taken from. */
const BELOW_BAR = 32;

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
  render(<ThemeSwitch />, tools.appendChild(document.createElement("div")));
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

/** Marks the link of the section at the top of the window, and keeps it in sight. Choosing a link closes the drawer of a narrow window. */
function followReader(contents: HTMLElement, bar: HTMLElement): void {
  const places = findPlaces(contents);
  const mark = createMarker(contents);
  let observer: IntersectionObserver | undefined;
  const observe = (): void => {
    observer?.disconnect();
    observer = observePlaces(bar.offsetHeight + BELOW_BAR, [...places.keys()], (place) => {
      mark(places.get(place));
    });
  };
  observe();
  window.addEventListener("resize", observe);
  closeDrawer(contents);
}

/** The sections that links of the contents name, each with its link, in the order of the page. */
function findPlaces(contents: HTMLElement): ReadonlyMap<Element, HTMLAnchorElement> {
  const places = new Map<Element, HTMLAnchorElement>();
  for (const link of contents.querySelectorAll("a")) {
    const place = document.getElementById(anchorOf(link))?.closest("main article, main section");
    if (place !== null && place !== undefined && !places.has(place)) places.set(place, link);
  }
  return places;
}

/** Calls back with the last, and so the innermost, of the places that a line across the window goes through, whenever it changes. */
function observePlaces(line: number, places: readonly Element[], onChange: (place: Element) => void): IntersectionObserver {
  const crossed = new Set<Element>();
  const rootMargin = `-${line}px 0px -${Math.max(0, window.innerHeight - line - 1)}px 0px`;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) crossed.add(target);
        else crossed.delete(target);
      }
      // At the top of the page, the line is above all of them.
      const place = places.findLast((candidate) => crossed.has(candidate)) ?? (window.scrollY < line ? places[0] : undefined);
      if (place !== undefined) onChange(place);
    },
    { rootMargin },
  );
  places.forEach((place) => observer.observe(place));
  return observer;
}

/** Marks one link at a time; opens what it is in, and closes that again when the reader has left it. */
function createMarker(contents: HTMLElement): (link: HTMLAnchorElement | undefined) => void {
  let marked: HTMLAnchorElement | undefined;
  let opened = contents.querySelector<HTMLDetailsElement>("details[open]") ?? undefined;
  return (link) => {
    if (link === undefined || link === marked) return;
    marked?.removeAttribute("aria-current");
    marked = link;
    link.setAttribute("aria-current", "location");
    const around = link.closest("details") ?? undefined;
    if (around !== opened && opened !== undefined) opened.open = false;
    if (around?.open === false) {
      around.open = true;
      opened = around;
    } else if (around !== opened) {
      opened = undefined;
    }
    keepInSight(contents, link);
  };
}

/** Scrolls only the contents: `scrollIntoView` would stop a scrolling page. */
function keepInSight(contents: HTMLElement, link: HTMLElement): void {
  const top = link.getBoundingClientRect().top - contents.getBoundingClientRect().top;
  if (top < 0 || top + link.offsetHeight > contents.clientHeight) contents.scrollTop += top - contents.clientHeight / 3;
}

function closeDrawer(contents: HTMLElement): void {
  const close = (): void => {
    if (contents.matches(":popover-open")) contents.hidePopover();
  };
  contents.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a") !== null) close();
  });
  // Beside the text of a wide window the contents are always there.
  window.matchMedia("(width >= 64rem)").addEventListener("change", close);
}

/**
 * Makes the name of a field a link to the field when the pointer reaches it. In the markup, 1,600 links would be as many stops on the way
 * through the page with the keyboard; for the keyboard, search goes to the address of a field.
 */
function openFieldLinks(): void {
  document.addEventListener("pointerover", ({ target }) => {
    const name = target instanceof Element ? target.closest(".field > .head > .name") : null;
    const id = name?.closest(".field")?.id ?? "";
    if (name !== null && id !== "" && name.querySelector("a") === null) linkName(name, id);
  });
}

function linkName(name: Element, id: string): void {
  const link = document.createElement("a");
  link.href = `#${encodeURIComponent(id)}`;
  link.append(...name.childNodes);
  name.append(link);
}

/** Blocks with a scroll bar of their own get the focus, so that they scroll by keyboard too; blocks without one are no stops. */
function focusScrollers(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const scrolls = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
      if (scrolls) target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
    }
  });
  document.querySelectorAll("main pre, main .scrolling").forEach((block) => observer.observe(block));
}

/**
 * Shows what the address names when it is elsewhere, or inside something closed: now, when the address changes, and when its link is used
 * again. A link opens what is closed around its target itself, and the target is shown once more when the browser has followed the link:
 * Chromium opens it too, but stays where it is if it has drawn the closed part before and does not draw it any more.
 */
function openTargets(): void {
  const openTarget = (): void => {
    goToPage();
    const target = document.getElementById(anchorOf(location));
    if (target !== null && openAround(target)) target.scrollIntoView();
  };
  openTarget();
  window.addEventListener("hashchange", openTarget);
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link === null || link.hash === "") return;
    if (link.hash === location.hash) return openTarget();
    const next = document.getElementById(anchorOf(link));
    // A link that opens another tab is not followed here.
    const show = (): void => {
      if (location.hash === link.hash) next?.scrollIntoView();
    };
    if (next !== null && openAround(next)) window.addEventListener("hashchange", show, { once: true });
  });
}

/** Opens everything on paper where the style cannot, and closes it afterwards. */
function openOnPaper(): void {
  if (CSS.supports("selector(::details-content)")) return;
  let opened: readonly HTMLDetailsElement[] = [];
  const set = (open: boolean): void => opened.forEach((details) => details.toggleAttribute("open", open));
  window.addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
    set(true);
  });
  window.addEventListener("afterprint", () => set(false));
}
