import { findTarget } from "./targets.js";

/** How far below the bar the line is that the reader's place is taken from. */
const BELOW_BAR = 32;

/** Marks the link of the section at the top of the window, and keeps it in sight. Choosing a link closes the drawer of a narrow window. */
export function followReader(contents: HTMLElement, bar: HTMLElement): void {
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
    const place = findTarget(link.hash)?.closest("main article, main section");
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
  if (!("hidePopover" in contents)) return;
  contents.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a") !== null) close();
  });
  // Beside the text of a wide window the contents are always there.
  window.matchMedia("(width >= 64rem)").addEventListener("change", close);
}
