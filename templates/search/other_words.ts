/** What people say, and what records and fields of business software are mostly called. Words of a phrase are joined by `_`. */
const OTHER_WORDS = [
  "access sharing shared share collaborator shared_with visible_to editor viewer access_right right: permission",
  "public visible can_see can_edit can_open can_view can_access with_whom whom who_has who_can_see who_can_edit who_can_open who_can_view who_can_access who_can_read allowed_to: permission",
  "login profile seat handle log_in: user",
  "ad advert advertisement listing career_page careers_page job_ad: post",
  "agent assignee colleague coworker employee manager hiring_manager member people person recruiter staff teammate who_works interviewer: user",
  "someone somebody anyone anybody everyone everybody who: user contact candidate",
  "annotation feedback remark note say_about said_about said_on wrote_on write_on wrote_under write_under said_under say_under: comment",
  "answer reply response respond replied answered react reacted reaction: reply thread comment",
  "applicant: candidate application",
  "applied apply applying submission: application",
  "attendee guest participant: user interview",
  "work_item task_list: issue",
  "bill billing billed: invoice",
  "branch location site city: office",
  "bug story task ticket feature defect to_do backlog sprint: issue",
  "business employer firm organisation organization corporation: company",
  "buyer client payer shopper purchaser: customer",
  "business_client client_company business_customer business_account: company",
  "card_payment card paid payment pay receipt declined transaction purchase: charge",
  "cash_out bank_transfer transfer transferred deposit withdrawal paid_out settlement our_bank pay_out: payout",
  "chargeback contested challenged contest: dispute",
  "conversation discussion: thread message channel comment",
  "complain complaining complaint complained help_request inquiry enquiry support support_case case helpdesk help_desk: ticket",
  "custom_object custom_thing custom_record custom_type: object schema",
  "cv resume cover_letter portfolio transcript: attachment candidate application",
  "data_model definition structure object_type record_type: schema",
  "deck doc document image photo picture presentation sheet slide spreadsheet video folder pdf: file",
  "file document upload: attachment",
  "delta touched altered modified modified_since new_in what_s_new changed happened_since sync syncing: change",
  "direct_message dm room group_chat private_message: channel",
  "division unit org_chart: department",
  "earlier_version former history old_version past_version previous_version version: revision",
  "hire hired hiring opening position requisition role vacancy: job",
  "fee in_and_out ledger movement bookkeeping statement: balance_transaction",
  "free_space quota space storage full out_of_space gb gigabyte megabyte who_am_i my_account which_account signed_in logged_in current_user connected_account registered_to: about",
  "field property attribute column: schema field",
  "goods item merchandise sku sell selling catalogue catalog inventory shop for_sale: product",
  "group squad: team",
  "hour logged time_entry time_log time_spent time_tracked timesheet booked_time effort logged_time: worklog",
  "being_processed in_progress unfinished checkout payment_attempt processing incomplete abandoned started_payment: payment_intent",
  "initiative roadmap: project",
  "customer_database lead prospect address_book people person: contact candidate",
  "meeting appointment: interview",
  "membership plan recurring renew renewal subscribed subscriber subscribe: subscription",
  "money fund cash: balance",
  "money_back give_back pay_back paid_back reimburse reimbursement reimbursed refunded returned_money money_returned money_we_returned sent_back: refund",
  "opportunity pipeline sale revenue forecast: deal",
  "contract: offer",
  "overdue owed owe unpaid outstanding hasn_t_paid haven_t_paid not_paid not_yet_paid yet_to_pay: invoice",
  "owner responsible: user",
  "posted post wrote write written said text chat_history: message",
  "posting: post",
  "referral agency job_board came_from come_from coming_from find_us found_us heard_of hear_about heard_about find_out_about: source",
  "shared_drive team_drive: drive",
  "change_token from_now_on checkpoint watch_for_changes first_token begin_syncing start_syncing: start_page_token",
  "talent: candidate",
].map((line) => line.split(": "));

const MEANINGS: ReadonlyMap<string, readonly string[]> = toMeanings();

function toMeanings(): ReadonlyMap<string, readonly string[]> {
  const meanings = new Map<string, readonly string[]>();
  for (const [said = "", meant = ""] of OTHER_WORDS) {
    for (const name of said.split(" ")) meanings.set(name, [...(meanings.get(name) ?? []), ...meant.split(/[ _]/u)]);
  }
  return meanings;
}

/** The words of the table, in phrases or by themselves: they are spelled as they should be. */
export const wordsWithMeaning: readonly string[] = [...MEANINGS.keys()].flatMap((name) => name.split("_"));

/** What somebody may mean with a word in the singular, `customer` for `client`: words that catalogs use. */
export function otherWords(word: string): readonly string[] {
  return MEANINGS.get(word) ?? [];
}

/** Words of a question that mean something together. */
export interface Phrase {
  /** The index of the first word, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly meant: readonly string[];
}

const LONGEST_PHRASE = 4;

/** The phrases in words in the singular: `money back` means a refund. Of phrases that begin at the same word, the longest. */
export function findPhrases(words: readonly string[]): readonly Phrase[] {
  return words.flatMap((_, from) => longestPhrase(words, from) ?? []);
}

function longestPhrase(words: readonly string[], from: number): Phrase | undefined {
  for (let to = Math.min(words.length, from + LONGEST_PHRASE); to > from + 1; to--) {
    const meant = MEANINGS.get(words.slice(from, to).join("_"));
    if (meant !== undefined) return { from, to, meant };
  }
  return undefined;
}
