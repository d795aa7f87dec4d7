import type { VNode } from "preact";
import { render } from "preact-render-to-string";

/** What a reader sees of a part of the page: its text, with single blanks. */
export function shownText(part: VNode | null): string {
  return textOf(htmlOf(part));
}

/** The HTML of a part of the page. */
export function htmlOf(part: VNode | null): string {
  return part === null ? "" : render(part);
}

/** The text of HTML that Preact has made. */
export function textOf(html: string): string {
  const text = html
    .replaceAll(/<\/?(?:p|li|dt|dd|div|ul|dl|td|th|tr|h\d|summary|pre|section|table)\b[^>]*>/gu, " ")
    .replaceAll(/<[^>]*>/gu, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
  return text.replaceAll(/\s+/gu, " ").trim();
}

/** The ids of the elements of HTML, in their order. */
export function idsIn(html: string): readonly string[] {
  return [...html.matchAll(/ id="([^"]*)"/gu)].map(([, id = ""]) => id);
}

/** The anchors that HTML links to. */
export function linksIn(html: string): readonly string[] {
  return [...html.matchAll(/ href="#([^"]*)"/gu)].map(([, anchor = ""]) => decodeURIComponent(anchor));
}
