import { exactly } from "#templates/core";

/** A place in the page for its scripts and style, with the markup around it. */
interface Slot {
  readonly before: string;
  readonly after: string;
  /** What a text must not have: it would end the element that it is in, or make a browser read on after its end. */
  readonly unsafe: RegExp;
}

const script: Slot = { before: "<script>", after: "</script>", unsafe: /<\/script|<!--/iu };

const slots = {
  policy: { before: `<meta http-equiv="Content-Security-Policy" content="`, after: `">`, unsafe: /"/u },
  style: { before: "<style>", after: "</style>", unsafe: /<\/style/iu },
  /** For the script that has to run before the page shows for the first time. */
  early: script,
  script,
  licenses: { before: "<!--", after: "-->", unsafe: /^-?>|--|-$/u },
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
  const filled = new Map(names.map((name) => [printSlot(name), printFilled(page, name, texts[name])]));
  return page.replace(new RegExp([...filled.keys()].map(exactly).join("|"), "gu"), (slot) => filled.get(slot) ?? slot);
}

function printFilled(page: string, name: SlotName, text: string | undefined): string {
  const { before, after, unsafe } = slots[name];
  const slot = printSlot(name);
  const times = page.split(slot).length - 1;
  if (text === undefined && times === 0) return slot;
  if (text === undefined) throw new Error(`nothing fills the slot ${slot} of the reference page`);
  if (times === 0) throw new Error(`the reference page has no slot ${slot}`);
  if (times > 1) throw new Error(`the reference page has the slot ${slot} twice`);
  if (unsafe.test(text)) throw new Error(`the text for the slot ${slot} ends the slot too early`);
  return before + text + after;
}
