/** What a question gives as values: they are no words of the catalog, but say what is wanted. */
export interface GivenValues {
  /** The question without them. Where a value says what it is, that stands in its place: `email`. */
  readonly text: string;
  /** What looks like the id of a record: `cus_123`, `SHOP-42`, `4001001`. */
  readonly ids: readonly string[];
  /** The words right before the ids: `customer`. */
  readonly nouns: readonly string[];
  /** Whether there is something that records are found by: an email address, a text in quotes. */
  readonly hasSearched: boolean;
}

const ADDRESS = /\bhttps?:\/\/\S+/gu;
const EMAIL = /[^\s@"'<>(),]{1,64}@[^\s@"'<>(),]{1,255}\.\p{L}{2,}/gu;
const QUOTED = /"[^"]*"|“[^”]*”|‘[^’]*’|«[^»]*»|„[^“”]*[“”]|(?<![\p{L}\p{N}])'[^']+'(?![\p{L}\p{N}])/gu;
const DATE = /\b\d{4}-\d\d-\d\d(?:T[\d:.]+Z?)?\b|\b\d\d?[./]\d\d?[./]\d{2,4}\b/gu;
const FILE =
  /(?<!\S)[\p{L}\p{N}_-]+\.(?:pdf|docx?|xlsx?|csv|png|jpe?g|gif|svg|pptx?|txt|zip|mp[34]|mov|key|numbers|pages)(?![\p{L}\p{N}])/giu;
const CHANNEL = /(?<!\S)#(?=\p{L})[\p{L}\p{N}_-]+/gu;
const PERSON = /(?<!\S)@(?=\p{L})[\p{L}\p{N}_.-]+/gu;
/** `besides deals`, `not its content`, `without deleting it` */
const EXCLUDED =
  /\b(?:besides|except(?: for)?|excluding|apart from|other than|rather than|instead of|not (?=(?:its|the|their|any|an?|in)\b)|without(?= \w+ing\b))[^,.;?!()]*/giu;

/** `metadata tier=gold`: the names of metadata are free. */
const METADATA = /\b(metadata)\s+\p{L}[\p{L}\p{N}_.-]*\s*=\s*\S+/giu;

/** The word right before an id, with `(id` or the like between them. */
const NOUN = String.raw`(?:\b(\p{L}+)(\s*[(,]?\s*(?:with\s+)?(?:the\s+)?(?:\b(?:id|key|number)\b\s*)?#?))?`;
/** A prefix with letters or digits, letters mixed with digits, or five digits. */
const ID = String.raw`(\p{L}{1,9}_(?=[\p{L}\p{N}_-]*[\p{N}\p{Lu}])[\p{L}\p{N}_-]+|(?=[\p{L}-]*\p{N})(?=[\p{N}-]*\p{L})[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*|\d{5,}(?:\.\d+)?)`;
const NOUN_AND_ID = new RegExp(String.raw`${NOUN}(?<![\p{L}\p{N}_.$€£-])${ID}(?![\p{L}\p{N}_])`, "gu");
/** `10k`, `1st` and `24h` are amounts. */
const AMOUNT = /^\d+(?:k|m|bn|st|nd|rd|th|h|hrs?|d|am|pm|x|s|kb|mb|gb|tb)$/iu;

/** A short number is an id only after a noun in the singular: `version 42`. */
const NOUN_AND_NUMBER =
  /\b(\p{L}{2,})([\s:=#]+)(\d{2,})\b(?!\s*(?:%|percent|euros?|dollars?|days?|weeks?|months?|years?|hours?|minutes?|items?|results?)|[.,]\d)/giu;
const NOUN_ID_AND_NUMBER = /\b(\p{L}{2,})([\s(,]+(?:with\s+)?(?:the\s+)?(?:id|key|number)[\s:=#]+)(\d{2,})\b/giu;
const NO_NOUN =
  /^(?:a?bove|about|after|amount|and|around|at|before|below|by|digits|ending|exactly|first|for|from|in|is|last|latest|least|limit|most|nearly|newest|next|of|on|or|over|page|past|recent|since|than|the|to|top|total|under|until|with|january|february|march|april|may|june|july|august|september|october|november|december)$|[^s]s$/iu;
const YEAR = /^(?:19|20)\d\d$/u;

/** Takes the values out of a question. */
export function readValues(question: string): GivenValues {
  const ids: string[] = [];
  const nouns: string[] = [];
  const take = (id: string, noun: string | undefined): void => {
    ids.push(id);
    if (noun !== undefined) nouns.push(noun.toLowerCase());
  };
  const searched = question.replace(ADDRESS, " url ").replace(EMAIL, " email ").replace(QUOTED, " ");
  const isAllQuoted = !/[\p{L}\p{N}]/u.test(searched);
  const text = (isAllQuoted ? question.replace(ADDRESS, " url ").replace(EMAIL, " email ") : searched)
    .replace(EXCLUDED, " ")
    .replace(METADATA, " $1 ")
    .replace(FILE, " file ")
    .replace(DATE, " ")
    .replace(CHANNEL, " channel ")
    .replace(PERSON, " user ")
    .replace(NOUN_AND_ID, (all: string, noun: string | undefined, between: string | undefined, id: string) => {
      if (AMOUNT.test(id)) return all;
      take(id, noun);
      return `${noun ?? ""}${between ?? ""} `;
    })
    .replace(NOUN_ID_AND_NUMBER, (all: string, noun: string, between: string, id: string) => {
      if (NO_NOUN.test(noun)) return all;
      take(id, noun);
      return `${noun}${between}`;
    })
    .replace(NOUN_AND_NUMBER, (all: string, noun: string, between: string, id: string) => {
      if (NO_NOUN.test(noun) || YEAR.test(id)) return all;
      take(id, /^(?:id|key|no|nr|number)$/iu.test(noun) ? undefined : noun);
      return `${noun}${between}`;
    });
  const hasSearched = EMAIL_OR_QUOTED.test(question) && !isAllQuoted;
  return { text, ids, nouns, hasSearched };
}

const EMAIL_OR_QUOTED = new RegExp(`${EMAIL.source}|${QUOTED.source}`, "u");
