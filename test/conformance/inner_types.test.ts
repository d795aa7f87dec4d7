import { beforeAll, describe, expect, test } from "vitest";
import { generatedFiles } from "../fixtures/generated_files.ts";
import { typeCheck, type Complaints } from "../fixtures/type_check.ts";

/** What the expressions below are about: records as the client returns them. */
const consumer = `import { createGateway, type Tolerant } from "connector-gateway-spec";
import { invoice as invoiceValidator, isInvoice } from "connector-gateway-spec/payments";
import type * as Payments from "connector-gateway-spec/payments";
import type * as Crm from "connector-gateway-spec/crm";
import type * as Messaging from "connector-gateway-spec/messaging";
import type * as Storage from "connector-gateway-spec/file_storage";
import type * as Jira from "connector-gateway-spec/project_tracker";
import type * as Tracker from "connector-gateway-spec/issue_tracker";
import type * as Recruiting from "connector-gateway-spec/recruiting";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
declare function of<Want>(): <Got>(got: Got, ...right: Same<Got, Want> extends true ? [] : ["is", Got]) => void;
declare const json: unknown;

const gateway = createGateway({ baseUrl: "https://gateway.example.test", token: "token" });
const payments = gateway.instance("payments", "instance");
const crm = gateway.instance("crm", "instance");
const jira = gateway.instance("project_tracker", "instance");
const tracker = gateway.instance("issue_tracker", "instance");

const invoice = await payments.invoices.get({ id: "in_1" });
const [found] = (await payments.invoices.api_search({ query: "total>1" })).records;
const [customer] = (await payments.customers.list()).records;
const contact = await crm.contacts.get({ contactId: "1" });
const [task] = (await jira.issues.api_search({ jql: "project = A" })).records;
const node = await tracker.issues.get({ id: "1" });
const page = await tracker.issues.list();
declare const charge: Payments.Charge;
declare const subscription: Payments.Subscription;
declare const balance: Payments.Balance;
declare const dispute: Payments.Dispute;
declare const schema: Crm.ObjectSchema;
declare const user: Messaging.User;
declare const channel: Messaging.Channel;
declare const message: Messaging.Message;
declare const reply: Messaging.ThreadMessage;
declare const file: Storage.StorageFile;
declare const drive: Storage.SharedDrive;
declare const change: Storage.Change;
declare const about: Storage.About;
declare const project: Jira.Project;
declare const comment: Jira.IssueComment;
declare const person: Jira.User;
declare const field: Jira.IssueField;
declare const candidate: Recruiting.Candidate;
declare const application: Recruiting.Application;
declare const job: Recruiting.Job;
declare const post: Recruiting.JobPost;
declare const interview: Recruiting.ScheduledInterview;
declare const tolerant: Tolerant<Payments.Invoice>;
`;

const TEXT = "string | null | undefined";
const NUMBER = "number | null | undefined";
const BOOLEAN = "boolean | null | undefined";
const MARKS = '"code" | "em" | "link" | "strike" | "strong" | "subsup" | "textColor" | "underline" | (string & {}) | null | undefined';

/** Expressions and their types. */
const right: readonly (readonly [expression: string, type: string])[] = [
  ["invoice.lines.data?.[0]?.amount", NUMBER],
  ["invoice.lines.data?.[0]?.period?.end", NUMBER],
  ["invoice.lines.data?.[0]?.pricing?.price_details?.price", TEXT],
  ["invoice.status_transitions.paid_at", NUMBER],
  ["invoice.customer_address?.postal_code", TEXT],
  ["invoice.metadata", "{ [key: string]: string }"],
  ['invoice.metadata["order"]', "string | undefined"],
  ["found?.lines.data?.[0]?.description", TEXT],
  ["customer?.metadata", "{ [key: string]: string } | undefined"],
  ["customer?.preferred_locales", "string[] | null | undefined"],
  ["customer?.address", "Payments.Address | null | undefined"],
  ["customer?.address?.city", TEXT],
  ["customer?.shipping?.address?.line1", TEXT],
  ["customer?.subscriptions?.data?.[0]?.items?.data?.[0]?.price?.unit_amount", NUMBER],
  ["customer?.invoice_credit_balance", "{ [key: string]: number } | undefined"],
  ["charge.payment_method_details?.card?.last4", TEXT],
  ["charge.billing_details.email", TEXT],
  ["charge.outcome?.seller_message", TEXT],
  ["subscription.items.data?.[0]?.price?.recurring?.interval", '"day" | "month" | "week" | "year" | (string & {}) | null | undefined'],
  ["balance.available?.[0]?.source_types?.card", NUMBER],
  ["dispute.evidence.customer_name", TEXT],
  ["dispute.balance_transactions[0]?.net", NUMBER],
  ['contact.properties["email"]', TEXT],
  ["contact.properties.firstname", TEXT],
  ['contact.properties["a_property_of_ours"]', TEXT],
  ['contact.propertiesWithHistory?.["email"]?.[0]?.timestamp', TEXT],
  ['contact.associations?.["companies"]?.results?.[0]?.id', TEXT],
  ["schema.labels.plural", TEXT],
  ["schema.properties[0]?.options?.[0]?.label", TEXT],
  ["schema.properties[0]?.modificationMetadata?.readOnlyValue", BOOLEAN],
  ["user.profile?.image_72", TEXT],
  ["user.profile?.status_expiration", NUMBER],
  ["user.profile?.fields", "unknown"],
  ["channel.topic?.value", TEXT],
  ["channel.properties?.tabs?.[0]?.data?.file_id", TEXT],
  ["message.blocks?.[0]?.type", TEXT],
  ["message.blocks?.[0]?.elements?.[0]?.elements?.[0]?.style?.bold", BOOLEAN],
  ["message.blocks?.[0]?.file?.mimetype", TEXT],
  ["message.attachments?.[0]?.fields?.[0]?.short", BOOLEAN],
  ["reply.edited?.ts", TEXT],
  ["reply.bot_profile?.icons?.image_48", TEXT],
  ["file.capabilities?.canDownload", BOOLEAN],
  ["file.owners?.[0]?.emailAddress", TEXT],
  ["file.sharingUser?.displayName", TEXT],
  ["file.imageMediaMetadata?.location?.latitude", NUMBER],
  ["drive.restrictions?.downloadRestriction?.restrictedForReaders", BOOLEAN],
  ["change.file?.capabilities?.canEdit", BOOLEAN],
  ["change.drive?.name", TEXT],
  ['about.exportFormats?.["text/plain"]', "string[] | undefined"],
  ["about.storageQuota?.usage", TEXT],
  ["task?.fields.status?.name", TEXT],
  ["task?.fields.status?.statusCategory?.key", TEXT],
  ['task?.fields["customfield_10010"]', "unknown"],
  ["task?.fields.description?.content?.[0]?.content?.[0]?.text", TEXT],
  ["task?.fields.comment?.comments?.[0]?.author?.displayName", TEXT],
  ["task?.fields.labels", "string[] | null | undefined"],
  ["task?.fields.fixVersions?.[0]?.projectId", "string | number | null | undefined"],
  ['project.avatarUrls["48x48"]', TEXT],
  ['project.roles?.["Administrators"]', "string | undefined"],
  ["project.properties", "{ [key: string]: unknown }"],
  ["comment.body.content?.[0]?.marks?.[0]?.type", MARKS],
  ['person.groups?.["max-results"]', NUMBER],
  ["field.schema?.customId", NUMBER],
  ["node.data.issue?.state?.name", TEXT],
  ["node.data.issue?.number", NUMBER],
  ["page.record.data.issues?.nodes", "Tracker.IssueNode[] | null | undefined"],
  ["page.record.data.issues?.pageInfo?.endCursor", TEXT],
  ["page.records[0]?.assignee", "{ id?: string | null; name?: string | null; email?: string | null } | null | undefined"],
  ["(await tracker.projects.list()).records", "Tracker.ProjectNode[]"],
  ["(await tracker.teams.list.all().toArray())[0]?.key", TEXT],
  ["candidate.email_addresses[0]?.value", TEXT],
  ["candidate.recruiter?.employee_id", TEXT],
  ["candidate.custom_fields", "{ [key: string]: unknown }"],
  ['application.rejection_details?.keyed_custom_fields?.["why"]?.value', "unknown"],
  ["application.prospect_detail.prospect_pool?.id", NUMBER],
  ["job.hiring_team.recruiters?.[0]?.responsible", BOOLEAN],
  ["job.openings[0]?.close_reason?.name", TEXT],
  ["job.departments[0]?.child_ids", "number[] | null | undefined"],
  ["post.questions[0]?.values?.[0]?.label", TEXT],
  ["interview.start?.date_time", TEXT],
  ["isInvoice(json) ? json.lines.data?.[0]?.amount : undefined", NUMBER],
  ["tolerant.lines?.data?.[0]?.amount", NUMBER],
];

/** Slips in the last name. */
const typos: readonly string[] = [
  "invoice.lines.dat",
  "invoice.lines.data?.[0]?.amout",
  "invoice.lines.data?.[0]?.period?.until",
  "invoice.customer_address?.zip",
  "invoice.automatic_tax.state",
  "customer?.shipping?.adress",
  "customer?.subscriptions?.data?.[0]?.customr",
  "charge.payment_method_details?.card?.last_4",
  "subscription.items.data?.[0]?.price?.recurring?.intervall",
  "dispute.balance_transactions[0]?.nett",
  "contact.associations?.companies?.result",
  "schema.labels.plurals",
  "user.profile?.image_73",
  "channel.topic?.text",
  "message.blocks?.[0]?.block",
  "reply.bot_profile?.icons?.image_49",
  "file.capabilities?.canDownlod",
  "file.owners?.[0]?.email",
  "change.file?.capability",
  "drive.restrictions?.downloadRestriction?.restrictedForAll",
  "task?.fields.statuss",
  "task?.fields.status?.nam",
  "task?.fields.customfeld_10010",
  "project.avatarUrls.large",
  "comment.body.contents",
  "node.data.issues",
  "node.data.issue?.state?.color",
  "page.record.data.issues?.edges",
  "page.records[0]?.status",
  "candidate.email_addresses[0]?.email",
  "application.source.title",
  "job.hiring_team.recruiter",
  "interview.start?.time",
];

const handlers = `import { createGatewayHandler, memoryInstances } from "connector-gateway-spec/server";
import type { Invoice } from "connector-gateway-spec/payments";
import type { Issue } from "connector-gateway-spec/project_tracker";
import type { IssuePage } from "connector-gateway-spec/issue_tracker";
import type { Change, StorageFile } from "connector-gateway-spec/file_storage";
import type { Candidate } from "connector-gateway-spec/recruiting";
declare const [invoice, issue, page, change, file, candidate]: [Invoice, Issue, IssuePage, Change, StorageFile, Candidate];
interface Own { readonly anything: readonly number[] }
declare const own: Own;
const common = { authenticate: (token: string) => ({ id: token }), instances: memoryInstances() };
`;

/** Handlers that return records of the client, and others with anything inside. */
const returned: Readonly<Record<string, string>> = {
  "a whole record": '"payments.invoices.get": () => invoice',
  "records of a list": '"payments.invoices.list": () => ({ records: [invoice], meta: { has_more: false } })',
  "a wrapper with whole records":
    '"payments.invoices.api_search": () => ({ object: "search_result", data: [invoice], has_more: false, url: "/" })',
  "a wrapper with own objects inside of its records":
    '"payments.invoices.api_search": () => ({ object: "search_result", data: [{ ...invoice, lines: own }], has_more: false, url: "/" })',
  "an own object": '"payments.invoices.get": () => ({ ...invoice, lines: own, metadata: { a: 1 }, parent: null })',
  "own objects in a list": '"recruiting.candidates.get": () => ({ ...candidate, email_addresses: [own, {}] })',
  "an own object where the names are the customer's": '"file_storage.files.get": () => ({ ...file, properties: own })',
  "a whole record inside": '"file_storage.changes.list": () => ({ records: [change, { ...change, file }], meta: {} })',
  "the answer to a query": '"issue_tracker.issues.list": () => page',
  "any answer to a query": '"issue_tracker.issues.list": () => ({ data: { other: [1] } })',
  "an issue": '"project_tracker.issues.get": () => ({ ...issue, fields: { summary: 1, own } })',
};

/** Handlers whose open fields are not even objects, or whose other fields are wrong, with a part of the message. */
const refused: Readonly<Record<string, readonly [entry: string, message: string]>> = {
  "text in place of an object": ['"payments.invoices.get": () => ({ ...invoice, lines: "none" })', "'lines'"],
  "null where there is always an object": ['"payments.invoices.get": () => ({ ...invoice, lines: null })', "'lines'"],
  "an object in place of a list": ['"recruiting.candidates.get": () => ({ ...candidate, email_addresses: own })', "'email_addresses'"],
  "another type beside open fields": ['"payments.invoices.get": () => ({ ...invoice, total: "1", lines: own })', "'total'"],
  "a record without its open field": ['"issue_tracker.issues.list": () => ({})', "IssueTrackerIssuePageAnswer"],
};

const FIRST = consumer.split("\n").length;
const RIGHT = "right.ts";
const TYPOS = "typos.ts";

const answers = [...Object.entries(returned), ...Object.entries(refused).map(([about, [entry]]) => [about, entry] as const)];
const walks = "for await (const one of tracker.issues.list.all()) of<string | null | undefined>()(one.state?.name);";
const verdict =
  "const checked = invoiceValidator.check(json); if (checked.ok) of<number | null | undefined>()(checked.value.lines.data?.[0]?.amount);";

describe("the types of the inside", () => {
  let complaints: Complaints;

  beforeAll(() => {
    const lines = right.map(([expression, type]) => `of<${type}>()(${expression});`);
    complaints = typeCheck(generatedFiles, {
      [RIGHT]: [consumer.trimEnd(), ...lines, walks, verdict].join("\n"),
      [TYPOS]: [consumer.trimEnd(), ...typos.map((expression) => `void ${expression};`)].join("\n"),
      ...Object.fromEntries(
        answers.map(([about, entry]) => [
          `${about}.ts`,
          `${handlers}export const handler = createGatewayHandler({ ...common, operations: { ${entry} } });\n`,
        ]),
      ),
    });
  });

  test("are exact", () => {
    const wrong = (complaints.get(RIGHT) ?? []).map((complaint) => `${right[Number.parseInt(complaint) - FIRST]?.[0] ?? ""} ${complaint}`);
    expect(wrong).toEqual([]);
  });

  test("refuse every slip", () => {
    const refusals = (complaints.get(TYPOS) ?? []).map((complaint) =>
      complaint.replace(/^(\d+: Property '\w+' does not exist) on .*$/su, "$1"),
    );
    const want = typos.map((expression, index) => `${index + FIRST}: Property '${expression.split(".").at(-1) ?? ""}' does not exist`);
    expect(refusals).toEqual(want);
  });

  test.each(Object.keys(returned))("let a handler return %s", (about) => {
    expect(complaints.get(`${about}.ts`) ?? []).toEqual([]);
  });

  test.each(Object.entries(refused))("do not let a handler return %s", (about, [, message]) => {
    expect(complaints.get(`${about}.ts`)?.join("\n")).toContain(message);
  });
});
