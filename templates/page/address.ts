/**
 * The address of an anchor: on this page, or on the page that a large catalog has for its connector. The root element names the
 * connectors that have another page, so that a link from elsewhere leads on before the body is there.
 */
export function addressOf(anchor: string): string {
  const hash = `#${encodeURIComponent(anchor)}`;
  const owner = anchor.replace(/\..*/su, "");
  const others = document.documentElement.dataset["otherPages"]?.split(" ") ?? [];
  return others.includes(owner) ? `${owner}.html${hash}` : hash;
}

/** The anchor that a link or the address of the page names; "" if it names none. */
export function anchorOf({ hash }: Pick<Location, "hash">): string {
  return decode(hash.slice(1));
}

/** Leads to the page that the anchor of the address is on, if that is another one. */
export function goToPage(): void {
  const address = addressOf(anchorOf(location));
  if (!address.startsWith("#")) location.replace(address);
}

/** A text without its percent-encoding; as it is where a percent sign encodes nothing. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
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
