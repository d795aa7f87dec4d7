/** Blocks with a scroll bar of their own get the focus, so that they scroll by keyboard too; blocks without one do not stand in the way. */
export function focusScrollers(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const scrolls = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
      if (scrolls) target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
    }
  });
  document.querySelectorAll("main pre, main .scroll").forEach((block) => observer.observe(block));
}
