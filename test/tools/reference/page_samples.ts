/** What the page shows beside an operation. */
export interface PageSamples {
  /** `payments.customers.list` */
  readonly operation: string;
  /** Code by language: what a reader copies. */
  readonly requests: Readonly<Record<string, string>>;
  /** The answer: JSON, or the headers of a download. */
  readonly answer: string;
}

/** The samples of all operations in the HTML of the page, in its order. Throws when an operation has no example. */
export function samplesIn(html: string): readonly PageSamples[] {
  const articles = html.split(/<article class=operation(?=[ >])/u).slice(1);
  return articles.map((article) => {
    const [, operation] = /data-operation="([^"]+)"/u.exec(article) ?? [];
    const [, request, answer] = /<div class=request>(.*?)<div class=answer>(.*?)<\/div>/su.exec(article) ?? [];
    if (operation === undefined || request === undefined || answer === undefined) throw new Error(`no example of ${String(operation)}`);
    const requests = Object.fromEntries(codeIn(request));
    return { operation, requests, answer: codeIn(answer)[0]?.[1] ?? "" };
  });
}

/** The blocks of code in a part of the page, with their languages. */
function codeIn(html: string): readonly (readonly [language: string, text: string])[] {
  const blocks = html.matchAll(/<pre data-language="(\w+)"[^>]*><code>(.*?)<\/code><\/pre>/gsu);
  return [...blocks].map(([, language = "", text = ""]) => [language, toText(text)]);
}

/** The text that HTML without elements stands for. Throws for an entity that the page does not use. */
function toText(html: string): string {
  const characters: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };
  return html.replace(/<|&[^;]*;/gu, (entity) => {
    const character = characters[entity];
    if (character === undefined) throw new Error(`unexpected ${entity} in code`);
    return character;
  });
}
