/** An operation that the emulator cannot answer, and what the caller gets for it. */
export interface Unsupported {
  readonly operation: string;
  readonly status: number;
  /** The message in the entry of the error. */
  readonly message: string;
}

/** The emulator has no such route. Its answer is not one of the third party's, so its message cannot be read. */
const noRoute = (operation: string): Unsupported => ({ operation, status: 404, message: "HTTP status 404" });

/** The emulator takes the last step of the path for an id. */
const takenForId = (operation: string, record: string): Unsupported => ({ operation, status: 404, message: `No such ${record}: 'search'` });

/** The emulator's schema lacks fields of Linear's. This is the first that it names. */
const lackingField = (operation: string, message: string): Unsupported => ({ operation, status: 422, message });

/** What of the catalog the emulator does not know. */
export const unsupported: readonly Unsupported[] = [
  takenForId("payments.customers.api_search", "customer"),
  takenForId("payments.charges.api_search", "charge"),
  takenForId("payments.products.api_search", "product"),
  takenForId("payments.payment_intents.api_search", "payment_intent"),
  ...["list", "get", "api_search"].map((action) => noRoute(`payments.invoices.${action}`)),
  ...["list", "get", "api_search"].map((action) => noRoute(`payments.subscriptions.${action}`)),
  ...["list", "create", "get"].map((action) => noRoute(`payments.refunds.${action}`)),
  ...["update", "delete"].map((action) => noRoute(`payments.products.${action}`)),
  noRoute("payments.balance.get"),
  ...["balance_transactions", "disputes", "payouts"].flatMap((entity) =>
    ["list", "get"].map((action) => noRoute(`payments.${entity}.${action}`)),
  ),
  ...["projects.list", "projects.get"].map((operation) =>
    lackingField(`issue_tracker.${operation}`, 'Cannot query field "url" on type "Project".'),
  ),
  noRoute("file_storage.files_export.download"),
  ...["drives", "permissions", "comments", "replies", "revisions"].flatMap((entity) =>
    ["list", "get"].map((action) => noRoute(`file_storage.${entity}.${action}`)),
  ),
  ...["changes.list", "changes_start_page_token.get", "about.get"].map((operation) => noRoute(`file_storage.${operation}`)),
];

/** The fields that the catalog asks Linear for and the emulator's schema lacks. */
export const lackingFields: Readonly<Record<string, readonly string[]>> = {
  "issue_tracker.projects.list": ["url", "startDate", "targetDate", "completedAt", "canceledAt", "archivedAt"],
  "issue_tracker.projects.get": ["url", "startDate", "targetDate", "completedAt", "canceledAt", "archivedAt"],
};
