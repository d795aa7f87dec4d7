/**
 * Pages that are as long as a book, as pages of the site: each becomes a few parts, and an index with all of its headings and what is said
 * first below each. So addresses of headings stay, and no page is heavy.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A part of a page. */
export interface Part {
  /** The path of the page that it is a part of. */
  readonly page: string;
  /** `messages-yaml` */
  readonly name: string;
  /** Markdown. */
  readonly text: string;
  readonly anchors: readonly string[];
}

const ROOT = join(import.meta.dirname, "../..");
/** The pages that are divided, each with the beginning of the names of its parts. */
const DIVIDED: Readonly<Record<string, string>> = { "docs/messages.md": "messages", "spec/README.md": "language" };
/** The headings that parts may begin with, and how long a part may be until the next one begins. */
const BEGINNING = /^(?=#{2,3} )/mu;
const LONGEST = 26_000;
/** A heading of any level in its line, and what is below it. Comments in code have one `#`. */
const HEADING = /^#{2,6} (.+)$/gmu;

/** The anchors of headings are those that the host of the repository makes. */
export function slugify(heading: string): string {
  const words = heading.toLowerCase().replaceAll(/[^\p{L}\p{N} _-]/gu, "");
  return words.replaceAll(" ", "-");
}

export const parts: readonly Part[] = Object.entries(DIVIDED).flatMap(([page, beginning]) => divide(page, beginning));

/** Where a heading of a divided page is on the site; undefined for other pages and other anchors. */
export function partWith(page: string, anchor: string | undefined): string | undefined {
  const part = parts.find((one) => one.page === page && anchor !== undefined && one.anchors.includes(anchor));
  return part && `/docs/parts/${part.name}`;
}

/** The index of a divided page: its introduction, and each heading with the first paragraph below it and a link to the rest. */
export function indexOf(page: string): string | undefined {
  if (DIVIDED[page] === undefined) return undefined;
  const [introduction = "", ...sections] = read(page).split(/^(?=#{2,6} )/mu);
  return [introduction, ...sections.map((section) => shorten(page, section))].join("");
}

function shorten(page: string, section: string): string {
  const [heading = "", first = ""] = section.split("\n\n");
  const anchor = slugify(heading.replace(/^#+ /u, "").trim());
  const isText = !/^(?:#|```|\||- |\d\. |<)/u.test(first.trim());
  return `${heading.trim()}\n\n${isText ? `${first.trim()} ` : ""}[Read on](${partWith(page, anchor) ?? ""}#${anchor})\n\n`;
}

function divide(page: string, beginning: string): readonly Part[] {
  const [introduction = "", ...sections] = read(page).split(BEGINNING);
  const title = /^# (.+)$/mu.exec(introduction)?.[1] ?? page;
  const groups: string[] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    if (last === undefined || last.length + section.length > LONGEST) groups.push(section);
    else groups[groups.length - 1] = last + section;
  }
  return groups.map((text, index) => {
    const headings = [...text.matchAll(HEADING)].map(([, heading = ""]) => heading);
    const head = `# ${title}, part ${index + 1} of ${groups.length}\n\n[All of it, in short](/${page.replace(/(?:README)?\.md$/u, "")})\n\n`;
    return { page, name: `${beginning}-${index + 1}`, text: head + text, anchors: headings.map(slugify) };
  });
}

function read(page: string): string {
  return readFileSync(join(ROOT, page), "utf8");
}
