import {
  atLeast,
  atMost,
  charactersFrom,
  charactersUpTo,
  elementsFrom,
  elementsUpTo,
  matching,
  multipleOf,
  stringFormat,
} from "#templates/core";
import type { GatewayDefinition, Operation, TableSource } from "#templates/runtime";
import { createParamsValidator, commaList, toOperations, deepFreeze } from "#templates/runtime";
import type { PageConnector } from "./page_connector.js";
import { openFrame } from "./frame.js";
import { openRun } from "./run/open_run.js";
import { openSandbox } from "./sandbox/open_sandbox.js";
import { openSearch } from "./search/open_search.js";
import "./style/index.css";
import { sandboxUrl } from "./shared/code_samples.js";
import { highlightBlocksInView } from "./code/highlight.js";
import { keepLanguagesTogether } from "./code/languages.js";

/** How long a button says that it has copied. */
const SHOWN = 2_000;

/** The part of the catalog that the page has. */
interface PageTables {
  readonly definition: GatewayDefinition;
  readonly connectors: readonly {
    readonly id: string;
    readonly operations: readonly Operation[];
    /** The tables of params, by `<entity>.<action>`. */
    readonly params: Readonly<Record<string, TableSource>>;
  }[];
}

/** Functions that the tables need. */
const runtime = {
  atLeast,
  atMost,
  charactersFrom,
  charactersUpTo,
  elementsFrom,
  elementsUpTo,
  matching,
  multipleOf,
  stringFormat,
  commaList,
  deepFreeze,
  toOperations,
};

/** This script is built once; the generator puts the function, which it makes from the catalog, before it. */
declare const tablesOf: (from: typeof runtime) => PageTables;

const { definition, connectors: tables } = tablesOf(runtime);
const connectors = tables.map(({ id, operations, params }): PageConnector => ({
  ...{ id, gateway: definition, operations },
  params: Object.fromEntries(Object.entries(params).map(([name, table]) => [name, createParamsValidator(`${id}.${name}`, table)])),
}));

// Starts everything that the page does in a browser. Its text is all in the HTML already.
openSandbox(connectors);
openFrame();
openCode();
openRun(connectors);
openSearch();

/** Adds to blocks of code: buttons that copy them, colors, and one language for all samples. */
function openCode(): void {
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

/** A button that copies the code of the block that it is put into. */
function copyButton(title: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = "Copy";
  button.setAttribute("aria-label", `Copy: ${title}`);
  return button;
}

/** Makes all buttons with the class `copy` copy the code of the block that they are in, now and later. */
function listenToCopyButtons(): void {
  const status = document.createElement("div");
  status.className = "unseen";
  status.setAttribute("role", "status");
  document.body.append(status);
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest(".copy") : null;
    const code = button?.closest(".code")?.querySelector("pre > code");
    if (button instanceof HTMLElement && code instanceof HTMLElement) void copy(code, button, status);
  });
}

async function copy(code: HTMLElement, button: HTMLElement, status: HTMLElement): Promise<void> {
  const isCopied = await writeToClipboard(code.textContent);
  if (!isCopied) select(code);
  const text = isCopied ? "Copied" : "Selected";
  button.textContent = text;
  status.textContent = isCopied ? text : "The code is selected. Press Ctrl+C or Command+C to copy it.";
  setTimeout(() => {
    button.textContent = "Copy";
    status.textContent = "";
  }, SHOWN);
}

/** False where the browser has no clipboard for this page, or refuses it. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function select(element: HTMLElement): void {
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
