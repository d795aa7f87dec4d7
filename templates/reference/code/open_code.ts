import { sandboxUrl } from "../shared/code_samples.js";
import { copyButton, listenToCopyButtons } from "./copy.js";
import { highlightBlocksInView } from "./highlight.js";
import { keepLanguagesTogether } from "./languages.js";

/** Adds to blocks of code: buttons that copy them, colors, and one language for all samples. */
export function openCode(): void {
  const blocks = [...document.querySelectorAll<HTMLElement>(".code > pre")];
  if (document.documentElement.hasAttribute("data-sandbox")) callThisSandbox(blocks);
  for (const block of blocks) {
    const caption = block.parentElement?.querySelector("figcaption");
    block.before(copyButton(caption?.textContent ?? "code"));
  }
  listenToCopyButtons();
  keepLanguagesTogether();
  highlightBlocksInView(blocks);
}

/** The sandbox that serves the page may have another port than the samples say. */
function callThisSandbox(blocks: readonly HTMLElement[]): void {
  if (location.origin === sandboxUrl) return;
  for (const block of blocks) {
    const code = block.querySelector("code");
    if (block.dataset["language"] === "json" || !code?.textContent.includes(sandboxUrl)) continue;
    code.textContent = code.textContent.replaceAll(sandboxUrl, location.origin);
  }
}
