/** How long a button says that it has copied. */
const SHOWN = 2_000;

/** A button that copies the code of the block that it is put into. */
export function copyButton(title: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = "Copy";
  button.setAttribute("aria-label", `Copy: ${title}`);
  return button;
}

/** Makes all buttons with the class `copy` copy the code of the block that they are in, now and later. */
export function listenToCopyButtons(): void {
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
