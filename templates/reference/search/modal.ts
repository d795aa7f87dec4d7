/** What lies over the page: opens and closes, and keeps the keyboard inside while it is open. */
export interface Modal {
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
export function createModal(cover: HTMLElement): Modal {
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
    if ("hidePopover" in cover) cover.hidePopover();
    if (focus === "back" && before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  const open = (control: HTMLElement): void => {
    first = control;
    if (!isOpen()) {
      before = document.activeElement;
      cover.setAttribute("data-open", "");
      // Older browsers show it in its place, which is over the text as well.
      if ("showPopover" in cover) cover.showPopover();
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
