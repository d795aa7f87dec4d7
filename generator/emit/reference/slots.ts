/** A place in the page for its scripts and style, with the markup around it. */
interface Slot {
  readonly before: string;
  readonly after: string;
}

const script: Slot = { before: "<script>", after: "</script>" };

const slots = {
  policy: { before: `<meta http-equiv="Content-Security-Policy" content="`, after: `">` },
  style: { before: "<style>", after: "</style>" },
  /** For the script that has to run before the page shows for the first time. */
  early: script,
  script,
  licenses: { before: "<!--", after: "-->" },
} as const satisfies Readonly<Record<string, Slot>>;

/** The name of a place that the page leaves open. */
export type SlotName = keyof typeof slots;

const names: readonly SlotName[] = ["policy", "style", "early", "script", "licenses"];

/** An empty slot with its markup. Texts of the catalog have no `<`, so none of them looks like a slot. */
export function printSlot(name: SlotName): string {
  const { before, after } = slots[name];
  return `${before}{{${name}}}${after}`;
}

/**
 * The page with texts in its slots. Throws when a slot with a text is missing or there twice, when one without a text is there, and when
 * a text would end its slot too early.
 */
export function fillSlots(page: string, texts: Readonly<Partial<Record<SlotName, string>>>): string {
  let filled = "";
  let end = 0;
  for (const { name, text, index } of findSlots(page, texts)) {
    filled += page.slice(end, index) + printFilled(name, text);
    end = index + printSlot(name).length;
  }
  return filled + page.slice(end);
}

/** A slot of a page with its text. */
interface FoundSlot {
  readonly name: SlotName;
  readonly text: string;
  readonly index: number;
}

/** The slots in the order of the page. */
function findSlots(page: string, texts: Readonly<Partial<Record<SlotName, string>>>): readonly FoundSlot[] {
  const found = names.flatMap((name) => findSlot(page, name, texts[name]));
  return found.sort((one, other) => one.index - other.index);
}

function findSlot(page: string, name: SlotName, text: string | undefined): readonly FoundSlot[] {
  const slot = printSlot(name);
  const index = page.indexOf(slot);
  if (text === undefined && index === -1) return [];
  if (text === undefined) throw new Error(`nothing fills the slot ${slot} of the reference page`);
  if (index === -1) throw new Error(`the reference page has no slot ${slot}`);
  if (page.includes(slot, index + 1)) throw new Error(`the reference page has the slot ${slot} twice`);
  return [{ name, text, index }];
}

function printFilled(name: SlotName, text: string): string {
  const { before, after } = slots[name];
  if (!isSafe(name, text)) throw new Error(`the text for the slot ${printSlot(name)} ends the slot too early`);
  return before + text + after;
}

/** Whether a text can neither end the element that it is in, nor make a browser read on after its end. */
function isSafe(name: SlotName, text: string): boolean {
  switch (name) {
    case "policy":
      return !text.includes('"');
    case "style":
      return !/<\/style/iu.test(text);
    case "early":
    case "script":
      return !/<\/script|<!--/iu.test(text);
    case "licenses":
      return !/^-?>|--|-$/u.test(text);
  }
}
