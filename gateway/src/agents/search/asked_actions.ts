import type { OperationEntry } from "../agent_types.ts";

export type Action = OperationEntry["operation"]["action"];

/** How much a question asks for each action, in points. */
export type AskedActions = Readonly<Record<Action, number>>;

/** Signs of the actions by their points, in the words of a question, which are in lower case and without punctuation. */
const SIGNS: Readonly<Record<Action, Readonly<Record<number, readonly RegExp[]>>>> = {
  create: {
    3: [
      /\b(?:create|add|make|insert|register|launch|onboard|enter|enroll|establish|generate|initiate|introduce|take on|record a new)\b/u,
      /\b(?:set|sign) (?:\w+ ){0,3}up\b|\bput (?:\w+ ){0,4}in(?:to)?\b|\b(?:start|open|begin) (?:an? new|selling|offering)\b/u,
      /\b(?:send|give|pay|transfer|hand|wire|credit) (?!me\b|us\b)(?:\w+ ){0,6}back\b/u,
      /\b(?:wants?|needs?|get|demands?|deserves?) (?:\w+ ){0,3}(?:money|refund|cash|payment)\b|\breturn (?:the|her|his|their) (?:money|amount|payment|sum)\b/u,
      /\bnew \w+ (?:named|called)\b/u,
    ],
    1.5: [/\b(?:give|issue|send|return|pay|grant) (?!me|us|an overview|a list|the list|all)/u],
  },
  update: {
    3: [
      /\b(?:update|change|edit|modify|rename|correct|fix|replace|adjust|deactivate|activate|reactivate|disable|enable|mark|move|switch|amend|overwrite|pause|hide|archive|unarchive|retire|discontinue|swap|assign|append|attach|extend|raise|reword|shorten|store|unpublish|publish|alter|bump|decrease|increase|lower|patch|put back|reduce|relabel|revise|substitute|tag)\b/u,
      /\bturn (?:on|off)\b|\btake (?:\w+ ){0,3}off\b|\bset (?:\w+ ){0,5}to\b/u,
      /(?<!\b(?:a|the|is|are|was|were|be|been|we|have|has|did|all) )\bset (?!up\b|(?:\w+ ){1,3}up\b|of\b)/u,
    ],
    1.5: [
      /\b(?:give|put|move|bring) (?!me|us|an overview|a list|the list|all)|\b(?:instead|from now on)\b/u,
      /\bupload\b|\b(?:is|are) wrong\b|\bshould (?:now )?be\b|\bno longer\b|\bany ?more\b|\b(?<!\b(?:what|which|who) )(?:is|are|has|have) (?:\w+ ){1,3}now\b|\bnow (?:called|named|lives|has)\b/u,
    ],
    4: [
      /\b(?:add|put|make|save|stop) (?:\w+ ){0,4}(?:metadata|images?|photos?|tags?|addresse?s?|phone|active|inactive|available|unavailable|shippable|selling)\b/u,
    ],
    2: [/\b(?:new|different|another) (?:\w+ )?(?:email|address|phone|name|number|description|title|price|image|photo|logo|status)\b/u],
  },
  delete: {
    3: [
      /\b(?:delete|remove|erase|destroy|discard|wipe|purge|drop|clear|eliminate|expunge|forget|kill|nuke|obliterate|scrub|strike|terminate|clean up|take down|for ?ever|permanently|get rid of|throw (?:\w+ )?away|for good)\b/u,
      /\btake (?:\w+ ){0,3}out\b|(?<!\b(?:the|in) )\btrash (?:it|this|that|the)\b|\bclose (?:\w+ ){0,3}account\b/u,
    ],
  },
  download: {
    2: [
      /\b(?:download|save|export|convert|bytes|stream|turn (?:\w+ ){0,4}into)\b/u,
      /\b(?:as|into|in) (?:an? |the )?(?:pdf|word|excel|powerpoint|csv|docx?|xlsx?|pptx?|odt|html|epub|plain text|text|image|file)\b|\b(?:pdf|word|excel|powerpoint|csv|docx|xlsx|pptx|text) (?:copy|edition|format|rendition|version)\b/u,
      /\bpull (?:\w+ ){0,4}down\b|\b(?:locally|to my (?:machine|computer|disk|laptop|desktop))\b/u,
    ],
    1: [/\b(?:itself|binary|as a file|actual|raw|original file|real file)\b/u, /\b(?:pdf|docx?|xlsx?|csv|copy of|contents?)\b/u],
  },
  api_search: {
    1.5: [/\b(?:search|query|find|look(?:ing)? (?:for|up somebody)|filter|matching|matches)\b/u],
    1: [
      /\b(?:named|called|contain(?:s|ing)?|mention(?:s|ing)?|whose|says?|about)\b/u,
      /\bin (?:the|its|their) (?:name|title|text|subject)\b/u,
    ],
    0.7: [
      /\b(?:more|less|bigger|larger|higher|lower|greater|older|newer|fewer|smaller) than\b/u,
      /\b(?:above|over|below|under|between|at least|at most)\b/u,
    ],
    0.8: [
      /\bwith (?:the |an? )?(?:\w+ ){0,3}(?:email|phone|name|domain|metadata|title|number|status)\b|\bby (?:the |its |their |an? )?(?:\w+ )?(?:email|name|domain|phone|text|label|amount)\b/u,
    ],
  },
  list: {
    1: [
      /\b(?:list|all|every|everyone|everybody|everything|each|any|anyone|anybody|with whom|so far|history|overview|latest|recent|recently|newest|lately|upcoming|page through|go through|run through|dump|browse|how many|which|who are|where are|what are|are there|do we have|this (?:week|month|year)|last (?:week|month|year|\d+)|today|yesterday)\b/u,
    ],
  },
  get: {
    0.7: [
      /\b(?:details?|how (?:much|big|large|long|old|far)|one|single|this|that|its|specific|particular|given|exact|look up|lookup|tell me about|by (?:its |the )?key|id)\b/u,
    ],
  },
};

const ACTIONS = ["list", "get", "create", "update", "delete", "api_search", "download"] as const;

const signs = ACTIONS.flatMap((action) =>
  Object.entries(SIGNS[action]).flatMap(([points, all]) => all.map((sign) => ({ action, points: Number(points), sign }))),
);

/** Reads what a question asks for. */
export function readActions(text: string): AskedActions {
  const asked: Record<Action, number> = { list: 0, get: 0, create: 0, update: 0, delete: 0, api_search: 0, download: 0 };
  for (const { action, points, sign } of signs) if (sign.test(text)) asked[action] += points;
  return asked;
}

/** The words in the signs, which are spelled as they should be. */
export const actionWords: readonly string[] = signs.flatMap(({ sign }) => sign.source.match(/[a-z]{3,}/gu) ?? []);
