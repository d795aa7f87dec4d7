/**
 * Makes the name of a field a link to the field when the pointer reaches it. In the markup, 1,600 links would be as many stops on the way
 * through the page with the keyboard; for the keyboard, search goes to the address of a field.
 */
export function openFieldLinks(): void {
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
export function focusScrollers(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const scrolls = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
      if (scrolls) target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
    }
  });
  document.querySelectorAll("main pre, main .scrolling").forEach((block) => observer.observe(block));
}
