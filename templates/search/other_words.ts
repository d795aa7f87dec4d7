/** What people say, and what records and fields of business software are mostly called. */
const OTHER_WORDS = [
  "access sharing: permission",
  "agent assignee colleague coworker employee member people person staff teammate: user",
  "applicant: candidate application",
  "attendee guest participant: user interview",
  "bill billing: invoice",
  "bug story task ticket: issue",
  "business firm organisation organization: company",
  "buyer client shopper: customer",
  "chargeback: dispute",
  "conversation discussion: thread message",
  "cv resume: attachment candidate",
  "definition: schema",
  "document spreadsheet presentation: file",
  "folder: drive file",
  "goods item merchandise: product",
  "history version: revision change",
  "hours logged time: worklog",
  "lead: contact",
  "location site: office",
  "meeting: interview",
  "money funds: balance refund",
  "opening position role vacancy: job",
  "opportunity: deal",
  "owed overdue unpaid: invoice",
  "owner responsible: user",
  "paid payment pay: charge",
  "plan recurring: subscription",
  "posting advert: post",
  "property attribute column: field",
  "quota space: about",
  "reimburse reimbursement back: refund",
  "reply answer response: thread comment",
  "room: channel",
  "text: message",
].map((line) => line.split(": "));

const MEANINGS: ReadonlyMap<string, readonly string[]> = new Map(
  OTHER_WORDS.flatMap(([said = "", meant = ""]) => said.split(" ").map((word) => [word, meant.split(" ")] as const)),
);

/** What somebody may mean with a word in the singular, `customer` for `client`: words that catalogs use. */
export function otherWords(word: string): readonly string[] {
  return MEANINGS.get(word) ?? [];
}
