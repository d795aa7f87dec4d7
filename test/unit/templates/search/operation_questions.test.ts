import { describe, expect, it } from "vitest";
import { readQuery } from "../../../../templates/search/query.ts";
import { createSearchIndex } from "../../../../templates/search/search_index.ts";
import { entriesOfCatalog } from "../../../fixtures/reference/search_entries.ts";

const everything = createSearchIndex();
everything.add(entriesOfCatalog());
const operationsAlone = createSearchIndex();
operationsAlone.add(entriesOfCatalog().filter(({ kind }) => kind === "operation"));

/** What people want, in their words, and the operation for it. */
const questions = [
  ["refund a charge", "payments.refunds.create"],
  ["give a customer their money back", "payments.refunds.create"],
  ["delete a customer", "payments.customers.delete"],
  ["remove a product from the shop", "payments.products.delete"],
  ["add a new customer", "payments.customers.create"],
  ["change the email of a customer", "payments.customers.update"],
  ["rename a product", "payments.products.update"],
  ["who paid last week", "payments.charges.list"],
  ["unpaid invoices", "payments.invoices.list"],
  ["show one invoice", "payments.invoices.get"],
  ["find customers by email", "payments.customers.api_search"],
  ["search invoices", "payments.invoices.api_search"],
  ["list open issues assigned to me", "issue_tracker.issues.list"],
  ["list open issues assigned to me", "project_tracker.issues.api_search"],
  ["how much money is in the account", "payments.balance.get"],
  ["payouts of last month", "payments.payouts.list"],
  ["active subscriptions of a customer", "payments.subscriptions.list"],
  ["disputed payments", "payments.disputes.list"],
  ["fees of a balance transaction", "payments.balance_transactions.get"],
  ["payment intents of one customer", "payments.payment_intents.list"],
  ["download a file", "file_storage.files.download"],
  ["export a spreadsheet as pdf", "file_storage.files_export.download"],
  ["what changed since yesterday in the drive", "file_storage.changes.list"],
  ["who has access to a file", "file_storage.permissions.list"],
  ["old versions of a document", "file_storage.revisions.list"],
  ["comments on a file", "file_storage.comments.list"],
  ["what the account may store", "file_storage.about.get"],
  ["shared drives", "file_storage.drives.list"],
  ["messages in a channel", "messaging.channel_messages.list"],
  ["replies in a thread", "messaging.threads.list"],
  ["members of the slack workspace", "messaging.users.list"],
  ["which channels are there", "messaging.channels.list"],
  ["find a contact by email", "crm.contacts.api_search"],
  ["deals of a company", "crm.deals.list"],
  ["get a deal by its id", "crm.deals.get"],
  ["support tickets", "crm.tickets.list"],
  ["custom object definitions", "crm.schemas.list"],
  ["worklogs of an issue", "project_tracker.issue_worklogs.list"],
  ["time logged on a jira issue", "project_tracker.issue_worklogs.list"],
  ["custom fields of issues", "project_tracker.issue_fields.list"],
  ["comments on a jira ticket", "project_tracker.issue_comments.list"],
  ["find a jira user by name", "project_tracker.users.api_search"],
  ["linear projects", "issue_tracker.projects.list"],
  ["teams in linear", "issue_tracker.teams.list"],
  ["applicants for a job", "recruiting.applications.list"],
  ["candidate by id", "recruiting.candidates.get"],
  ["download the resume of a candidate", "recruiting.candidate_attachment.download"],
  ["open positions", "recruiting.jobs.list"],
  ["upcoming interviews", "recruiting.scheduled_interviews.list"],
  ["offers sent to candidates", "recruiting.offers.list"],
  ["departments", "recruiting.departments.list"],
  ["offices in berlin", "recruiting.offices.list"],
  ["public job postings", "recruiting.job_posts.list"],
] as const;

describe.each([
  ["all of the page", everything],
  ["operations alone", operationsAlone],
] as const)("a question, asked of %s,", (_title, index) => {
  it.each(questions)("%j finds %s among the first three operations", (question, want) => {
    const { found } = index.find(readQuery(question, []));
    const operations = found.filter(({ entry }) => entry.kind === "operation").map(({ entry }) => entry.anchor);
    expect(operations.slice(0, 3)).toContain(want);
  });
});
