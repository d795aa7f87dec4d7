import { render, type VNode } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { keepChoice, readChoice } from "../shared/choices.js";
import { Icon } from "../shared/controls.js";
import { SearchDialog } from "./dialog/search_dialog.js";
import { buildIndex, SEARCH, type IndexBuilder, type PageIndex } from "./build_index.js";
import { addressOf, decode, openAround } from "../address.js";

/** Whether `/` opens the search. People who use speech input may want to turn that off (WCAG 2.1.4). */
const SLASH = "search.slash";

/** Puts the search into the bar: a button that looks like a field, and the dialog that it opens. */
export function openSearch(): void {
  const content = document.querySelector<HTMLElement>("#page-content");
  const tools = document.querySelector("#page-tools");
  if (content === null || tools === null) throw new Error("the page has no content or no tools");
  const place = document.createElement("div");
  place.className = "search";
  tools.prepend(place);
  render(<Search builder={buildIndex(content)} />, place);
}

function Search({ builder }: { readonly builder: IndexBuilder }): VNode {
  const [index, setIndex] = useState<PageIndex>();
  const [slash, setSlash] = useState(readChoice(SLASH) !== "off");
  const cover = useRef<HTMLDivElement>(null);
  const modal = useRef<Modal>(undefined);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => void builder.ready.then(setIndex), [builder]);
  const open = (): void => {
    builder.hurry();
    if (field.current === null) return;
    modal.current?.open(field.current);
    field.current.select();
  };
  useLayoutEffect(() => {
    if (cover.current !== null) modal.current = createModal(cover.current);
    if (location.hash.startsWith(SEARCH)) open();
  }, []);
  // At once, because people may press the key as soon as the page is there.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!opensSearch(event, slash) || modal.current?.isOpen() === true) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", press);
    return (): void => document.removeEventListener("keydown", press);
  }, [slash]);
  return (
    <>
      <button
        type="button"
        class="search-button tool"
        aria-haspopup="dialog"
        aria-keyshortcuts={slash ? "/ Control+K" : "Control+K"}
        onClick={open}
      >
        <Icon name="search" />
        <span class="label">Search</span>
        {slash ? <kbd aria-hidden="true">/</kbd> : null}
      </button>
      <div ref={cover} popover="manual" role="dialog" aria-modal="true" aria-label="Search" class="search-dialog" tabIndex={-1}>
        <SearchDialog
          index={index}
          wanted={location.hash.startsWith(SEARCH) ? decode(location.hash.slice(SEARCH.length)) : ""}
          field={field}
          onVisit={(anchor) => {
            modal.current?.close("elsewhere");
            goTo(anchor);
          }}
          onClose={() => modal.current?.close("back")}
          slash={slash}
          onSlash={(isOn) => {
            setSlash(isOn);
            keepChoice(SLASH, isOn ? undefined : "off");
          }}
        />
      </div>
    </>
  );
}

/** An element over the page, which keeps the keyboard inside while it is open. */
interface Modal {
  readonly isOpen: () => boolean;
  /** Shows it, and gives the focus to a control in it. */
  readonly open: (first: HTMLElement) => void;
  /** Hides it. Where the focus was before, it is again, unless it goes elsewhere anyway. */
  readonly close: (focus: "back" | "elsewhere") => void;
}

/**
 * Makes an element with `popover="manual"` a modal dialog. `showModal()` of <dialog> would make everything else on the page inert, and so
 * compute the style of every element again, each time it opens or closes: a second on a slow phone. Here the element covers the window,
 * which keeps the pointer from the page, and the keyboard stays inside.
 */
function createModal(cover: HTMLElement): Modal {
  let before: Element | null = null;
  let first: HTMLElement | undefined;
  const isOpen = (): boolean => cover.hasAttribute("data-open");
  const bringBack = ({ target }: FocusEvent): void => {
    if (target instanceof Node && !cover.contains(target)) first?.focus();
  };
  const close = (focus: "back" | "elsewhere"): void => {
    if (!isOpen()) return;
    document.removeEventListener("focusin", bringBack);
    cover.removeAttribute("data-open");
    cover.hidePopover();
    if (focus === "back" && before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  const open = (control: HTMLElement): void => {
    first = control;
    if (!isOpen()) {
      before = document.activeElement;
      cover.setAttribute("data-open", "");
      cover.showPopover();
      document.addEventListener("focusin", bringBack);
    }
    control.focus({ preventScroll: true });
  };
  cover.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.isComposing) close("back");
    else if (event.key !== "Tab" || !goAround(cover, event.shiftKey)) return;
    event.preventDefault();
  });
  cover.addEventListener("click", ({ target }) => {
    if (target === cover) close("back");
  });
  return { isOpen, open, close };
}

/** Goes from the last control to the first one, and back. False in between, where the browser knows the way. */
function goAround(cover: HTMLElement, backwards: boolean): boolean {
  const controls = [...cover.querySelectorAll<HTMLElement>("a[href], button:not(:disabled), input:not(:disabled)")];
  const [first, last] = [controls[0], controls.at(-1)];
  const [from, to] = backwards ? [first, last] : [last, first];
  const { activeElement } = document;
  // In between there may be others, such as a list that scrolls.
  if (activeElement !== from && activeElement !== cover) return false;
  to?.focus();
  return true;
}

/** Goes to an anchor as a link does, on this page or another one: opens what is closed around it, scrolls to it, and gives it the focus. */
function goTo(anchor: string): void {
  const address = addressOf(anchor);
  // The browser scrolls by itself where the address changes.
  if (location.hash !== address) location.href = address;
  const target = document.getElementById(anchor);
  if (target === null || !address.startsWith("#")) return;
  openAround(target);
  if (!target.matches("a, button, input, select, textarea, summary, [tabindex]")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}

/** Whether a key opens the search: `/`, Ctrl K and ⌘ K, unless somebody is writing. */
function opensSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target, isComposing }: KeyboardEvent, slash: boolean): boolean {
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
