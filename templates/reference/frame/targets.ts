/** The element that an address such as `#payments.customers.list` names. Undefined if there is none. */
export function findTarget(hash: string): HTMLElement | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    // A percent sign that encodes nothing names no element.
    return undefined;
  }
}

/** Shows what the address names when it is inside something closed: now, when the address changes, and when its link is used again. */
export function openTargets(): void {
  const openTarget = (): void => {
    const target = findTarget(location.hash);
    if (target !== undefined && openAround(target)) target.scrollIntoView();
  };
  openTarget();
  window.addEventListener("hashchange", openTarget);
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link !== null && link.hash !== "" && link.hash === location.hash) openTarget();
  });
}

/** Opens everything that is closed around an element, and says whether anything was. */
export function openAround(target: HTMLElement): boolean {
  let opened = false;
  for (let at = target.closest("details"); at !== null; at = at.parentElement?.closest("details") ?? null) {
    opened ||= !at.open;
    at.open = true;
  }
  return opened;
}

/** Opens everything on paper where the style cannot, and closes it afterwards. */
export function openOnPaper(): void {
  if (CSS.supports("selector(::details-content)")) return;
  let opened: readonly HTMLDetailsElement[] = [];
  const set = (open: boolean): void => opened.forEach((details) => details.toggleAttribute("open", open));
  window.addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
    set(true);
  });
  window.addEventListener("afterprint", () => {
    set(false);
  });
}
