/**
 * Words of catalogs of business software, and what people say instead, both in the singular and in alphabetical order. Words of a phrase are
 * joined by `_`. A word can be in several lines: it means all of them.
 */
export const VOCABULARY: Readonly<Record<string, string>> = {
  about:
    "am_i_connected authenticated_as can_store capacity connected connected_account connected_as connected_to_which_account " +
    "current_user disk_space drive_space free_space full gb gigabyte i_connected logged_in logged_in_as max_file_size " +
    "max_upload may_store mb megabyte my_account my_profile out_of_space quota registered_to remaining_space room_left " +
    "running_out_of_space signed_in signed_in_as space space_left space_used storage storage_left storage_limit storage_plan " +
    "storage_quota storage_space tb terabyte upload_limit upload_size used_space which_account which_user_am_i who_am_i",
  application:
    "applicant application_form applied apply applying candidacy certificate cover_letter cv hiring_pipeline hiring_process " +
    "in_process in_the_running job_application letter portfolio recruiting_pipeline rejected_candidate resume screening_question " +
    "submission transcript turned_down",
  attachment:
    "attached_file certificate cover_letter cv diploma document enclosed enclosure file letter portfolio reference_letter resume " +
    "supporting_document transcript upload uploaded work_sample writing_sample",
  balance:
    "available_amount available_fund available_money can_we_pay_out cash cash_position credit earning fund funds " +
    "how_much_can_we_pay_out how_much_do_we_have how_much_have_we how_much_money in_our_account in_the_account income liquidity money " +
    "money_available money_in_the_account money_left on_our_account on_the_account our_fund pending_amount pending_fund",
  balance_transaction:
    "account_activity account_movement balance_activity balance_change balance_entry balance_history balance_movement booking " +
    "bookkeeping cash_flow fee fee_charged in_and_out journal ledger ledger_entry money_movement movement net_amount processing_fee " +
    "reconcile reconciliation statement transaction_fee transaction_history",
  candidate:
    "address_book anybody anyone applicant cover_letter customer_database cv everybody everyone future_hire interviewee job_applicant " +
    "job_hunter job_seeker jobseeker lead people person portfolio profile prospect prospective_employee prospective_hire resume " +
    "somebody someone talent talent_pool transcript who",
  change:
    "activity altered change_feed change_log changed delta diff edited_since happened_since incremental modification modified " +
    "modified_since new_in news recent_activity since_last_poll since_last_sync sync synchronisation synchronise synchronization " +
    "synchronize syncing touched updated_since what_s_different what_s_new",
  channel:
    "chat_room chatroom conversation direct_message discussion dm group_chat group_conversation group_dm private_group " +
    "private_message room slack_channel",
  charge:
    "card card_payment card_transaction completed_payment credit_card_payment customer_payment debit declined declined_card " +
    "declined_payment earning failed_payment income incoming_payment money_in money_received paid pay payment payment_history " +
    "payment_received purchase receipt revenue_received successful_payment takings transaction",
  comment:
    "annotation answer answered conversation critique discussed discussion discussion_under feedback inline_note margin_note note " +
    "note_on react reacted reaction remark replied reply respond responded response review review_note said_about said_on said_under " +
    "say_about say_under suggestion write_on write_under wrote_on wrote_under",
  company:
    "account business business_account business_client business_customer client_company corporate_account corporation domain employer " +
    "enterprise firm manufacturer organisation organization partner_company reseller startup supplier vendor_company",
  contact:
    "acquaintance address_book anybody anyone business_card crm_people crm_person customer_database everybody everyone job_title lead " +
    "lead_contact lifecycle_stage mailing_list newsletter_recipient people person prospect somebody someone subscriber_list who",
  customer:
    "account_holder anybody anyone billing_account billing_contact billing_customer buyer client consumer everybody everyone patron " +
    "payer paying_customer payor purchaser shopper somebody someone who",
  deal:
    "closed_lost closed_won forecast lost opp opportunity pipeline pipeline_value proposal quote revenue sale sales_opportunity " +
    "sales_pipeline won",
  department:
    "business_unit cost_center cost_centre division org_chart org_structure organisational_unit organizational_unit section " +
    "sub_department unit",
  dispute:
    "bank_dispute challenge challenged charge_back chargeback claim complaint_at_the_bank contest contested didn_t_recognise " +
    "didn_t_recognize disputed evidence fraud fraud_claim fraudulent inquiry_by_the_bank reversed_by_the_bank unauthorised " +
    "unauthorized",
  drive:
    "common_drive company_drive department_drive group_drive shared_drive shared_space shared_storage shared_workspace team_drive " +
    "team_folder team_space",
  export: "as_a_pdf as_pdf csv_version excel_version pdf_copy pdf_version powerpoint_version text_version word_copy word_version",
  field:
    "attribute column custom_attribute custom_property data_field epic_link field_definition field_id field_name field_type " +
    "form_field input_field property story_point",
  file:
    "agenda archive attachment_in_the_drive audio banner brochure clip deck diagram directory doc document drawing excel excel_sheet " +
    "flyer folder google_form handbook handout image img jpeg jpg logo memo mp3 mp4 pdf photo picture png powerpoint pptx " +
    "presentation recording scan screenshot sheet slide slide_deck slideshow spreadsheet subfolder template vector video whitepaper " +
    "word_document workbook xlsx zip zip_archive zip_file",
  interview:
    "appointment attendee candidate_meeting conversation_with_a_candidate final_round first_round guest interview_calendar " +
    "interview_schedule interview_slot interviewed interviewing meeting on_site onsite panel participant phone_screen screening " +
    "screening_call second_round tech_screen technical_interview",
  invoice:
    "amount_due bill billed billing billing_document due_payment hasn_t_paid haven_t_paid invoiced not_paid not_yet_paid open_balance " +
    "outstanding overdue owe owed owing past_due receivable unpaid yet_to_pay",
  issue:
    "backlog backlog_item blocker bug bug_report card_on_the_board change_request defect enhancement epic error_report feature " +
    "feature_request incident jql kanban open_work problem_report request sprint sprint_item story sub_task subtask task task_list " +
    "ticket to_do todo user_story work_item work_to_do",
  job:
    "headcount hire hired hiring hiring_need job_opening job_requisition open_headcount open_position open_req open_role opening " +
    "position req requisition role role_to_fill staffing_need to_fill vacancy vacant vacant_position",
  message:
    "chat_history chat_log chat_message conversation discussion dm history_of_the_channel im_history last_said post posted said text " +
    "was_said write writing written wrote",
  object:
    "bespoke_object custom_entity custom_entry custom_object custom_record custom_row custom_thing custom_type our_own_object " +
    "own_object_type own_type",
  offer:
    "compensation compensation_package contract contract_offer employment_contract employment_offer extended_an_offer job_offer " +
    "offer_letter offered proposal salary salary_offer starting_salary",
  office:
    "branch branch_office building campus city company_location company_site headquarter headquarters hq location office_location " +
    "premise premises regional_office site subsidiary work_location workplace worksite",
  payment_intent:
    "abandoned abandoned_cart abandoned_checkout attempt authorisation authorised_payment authorization authorized_payment " +
    "being_processed checkout checkout_attempt checkout_session in_progress incomplete incomplete_payment needs_action " +
    "needs_confirmation payment_attempt payment_flow payment_in_progress payment_session pending_payment preauthorized processing " +
    "requires_action requires_confirmation requires_payment_method started_payment stuck_payment unfinished unfinished_payment",
  payout:
    "arrive_at_the_bank bank_account bank_credit bank_deposit bank_transfer cash_out deposit deposited in_the_bank our_bank paid_out " +
    "pay_out payed_out payout_schedule reach_the_bank reached_our_bank_account reached_the_bank sent_to_our_bank sent_to_the_bank " +
    "settled settlement to_our_bank to_the_bank transfer transferred wire wired withdraw withdrawal",
  permission:
    "access access_control access_entry access_level access_list access_right acl admin_right allowed allowed_to anyone_with_the_link " +
    "by_link can_access can_edit can_open can_read can_see can_view can_write collaborator commenter_role confidential edit_access " +
    "edit_right editor exposed external_access externally_shared have_access invited is_shared link_sharing open_to open_to_everyone " +
    "privacy privilege public publicly read_access read_right reader restricted right share share_setting shared shared_externally " +
    "shared_to shared_with sharing sharing_entry sharing_list sharing_setting view_access view_right viewer visibility visible " +
    "visible_to who_can_access who_can_edit who_can_open who_can_read who_can_see who_can_view who_ha who_ha_access who_has whom " +
    "with_the_link with_whom write_access write_right writer_role",
  post:
    "ad advert advertised advertisement announcement career_page career_site careers_page job_ad job_advert job_advertisement " +
    "job_description job_listing job_posting listing position_posting posting vacancy_notice",
  product:
    "article assortment catalog catalogue for_sale good goods inventory item line_of_product merch merchandise offering on_sale " +
    "price_list product_catalog range sell selling service_we_offer service_we_sell shop sku stock_item store_item ware we_offer " +
    "we_sell",
  project: "endeavor endeavour engagement initiative milestone program programme roadmap undertaking workstream",
  refund:
    "chargeback_credit credit_back credited credited_back gave_back get_back_their_money give_back give_her_money_back " +
    "give_him_his_money_back give_the_money_back given_back got_back got_their_money_back money_again money_back money_returned " +
    "money_we_returned paid_back pay_back payback refunded reimburse reimbursed reimbursement repaid repay repayment returned_money " +
    "returned_payment reversal reverse reversed reversing send_back sent_back undo undo_the_payment void_the_payment",
  reply:
    "answer answered any_answer any_reply below_comment beneath_comment discussion_below discussion_under follow_up on_a_comment " +
    "react reacted reaction replied respond responded response thread_below under_comment under_message underneath_comment " +
    "who_answered who_replied who_responded",
  revision:
    "earlier_copy earlier_draft earlier_state earlier_version edit_history edited_by file_history former former_version history " +
    "old_version older_version past_version previous_draft previous_version prior_version restore_point saved_version snapshot " +
    "version version_history version_number",
  schema:
    "attribute bespoke_entity column custom_entity custom_object custom_object_type custom_record custom_thing custom_type data_model " +
    "data_type definition entity_type field field_of_the_type model object_definition object_model object_type own_object_type " +
    "property record_type structure",
  source:
    "acquisition agency came_from candidate_origin come_from coming_from find_out_about find_us found_us hear_about heard_about " +
    "heard_of job_board origin recruiting_agency recruiting_channel referral referrer sourced sourcing sourcing_channel " +
    "where_they_found_us",
  start_page_token:
    "begin_syncing begin_to_sync change_token checkpoint cursor_for_change first_page_token first_token from_now_on initial_cursor " +
    "initial_token start_cursor start_monitoring start_syncing start_to_sync start_token start_tracking starting_point starting_token " +
    "sync_token watch_for_change where_do_i_begin where_do_i_start where_to_begin where_to_start",
  subscription:
    "auto_renew auto_renewal billing_cycle billing_period cancel_at_period_end churn churned free_trial membership monthly " +
    "monthly_customer mrr paying_monthly plan recurring recurring_payment recurring_revenue renew renewal renewing standing_order " +
    "subscribe subscribed subscriber trial trial_period trialing trialling yearly",
  team: "crew group guild squad tribe working_group",
  thread:
    "answer answered conversation discussion follow_up react reacted reaction replied reply respond responded response under_message " +
    "underneath_message",
  ticket:
    "case client_problem complain complained complaining complaint customer_issue customer_problem customer_request enquiry help_desk " +
    "help_request helpdesk inquiry issue_reported_by_a_customer problem request service_request support support_case support_issue " +
    "support_queue support_request",
  transaction: "booking movement",
  user:
    "account_holder agent anybody anyone approver assignee attendee bot colleague coworker directory display_name employee everybody " +
    "everybody_on everyone everyone_on guest handle headcount hiring_manager hiring_team human interviewer licensed_seat log_in login " +
    "manager member nickname owner participant people person profile recruiter reporter responsible roster seat site_admin somebody " +
    "someone staff staff_directory teammate user_account username who who_ha_access_to_the_tool who_use who_work workspace_member",
  worklog:
    "billable_hour booked_time effort hour hour_booked hour_logged hour_spent hour_worked logged logged_effort logged_hour " +
    "logged_time time_booked time_booking time_entry time_log time_logged time_record time_recorded time_sheet time_spent " +
    "time_tracked time_tracking timesheet timesheet_entry tracked_time work_entry work_log work_logged work_time worked worked_on",
};

const MEANINGS: ReadonlyMap<string, readonly string[]> = toMeanings();

function toMeanings(): ReadonlyMap<string, readonly string[]> {
  const meanings = new Map<string, readonly string[]>();
  for (const [meant, said] of Object.entries(VOCABULARY)) {
    for (const name of said.split(" ")) meanings.set(name, [...(meanings.get(name) ?? []), ...meant.split("_")]);
  }
  return meanings;
}

/** The words of the table, in phrases or by themselves: they are spelled as they should be. */
export const wordsWithMeaning: readonly string[] = [...MEANINGS.keys()].flatMap((name) => name.split("_"));

/** The words of catalogs that somebody may mean with a word in the singular: `customer` for `client`. */
export function otherWords(word: string): readonly string[] {
  return MEANINGS.get(word) ?? [];
}

/** Words of a question that mean something together. */
interface Phrase {
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
