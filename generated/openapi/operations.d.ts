// @generated from spec/ by connector-gateway-spec. Do not edit.
// openapi-typescript 7.13.0, input 19dbcc15eb53b095, text d2779e9d84db126d

import type * as Crm from "../connectors/crm.js";
import type * as FileStorage from "../connectors/file_storage.js";
import type * as IssueTracker from "../connectors/issue_tracker.js";
import type * as Messaging from "../connectors/messaging.js";
import type * as Payments from "../connectors/payments.js";
import type * as ProjectTracker from "../connectors/project_tracker.js";
import type * as Recruiting from "../connectors/recruiting.js";
import type * as Gateway from "../connectors/gateway.js";
import type { Blob } from "../runtime/client/platform_types.js";
import type { Operations as AllOperations } from "../index.js";

/** The types of the parts of each operation, by operation id. */
export interface Operations extends AllOperations {}

export interface paths {
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.contacts.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List contacts
     * @description Lists contacts. Use `after` to get the next page.
     */
    post: operations["crmContactsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.contacts.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a contact
     * @description Returns one contact by its id or by a unique property.
     */
    post: operations["crmContactsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.contacts.api_search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search contacts
     * @description Searches contacts by property filters and text. Use `after` to get the next page.
     */
    post: operations["crmContactsApiSearch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.companies.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List companies
     * @description Lists companies. Use `after` to get the next page.
     */
    post: operations["crmCompaniesList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.companies.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a company
     * @description Returns one company by its id or by a unique property.
     */
    post: operations["crmCompaniesGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.companies.api_search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search companies
     * @description Searches companies by property filters and text. Use `after` to get the next page.
     */
    post: operations["crmCompaniesApiSearch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.deals.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List deals
     * @description Lists deals. Use `after` to get the next page.
     */
    post: operations["crmDealsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.deals.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a deal
     * @description Returns one deal by its id or by a unique property.
     */
    post: operations["crmDealsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.deals.api_search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search deals
     * @description Searches deals by property filters and text. Use `after` to get the next page.
     */
    post: operations["crmDealsApiSearch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.tickets.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List tickets
     * @description Lists tickets. Use `after` to get the next page.
     */
    post: operations["crmTicketsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.tickets.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a ticket
     * @description Returns one ticket by its id or by a unique property.
     */
    post: operations["crmTicketsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.tickets.api_search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search tickets
     * @description Searches tickets by property filters and text. Use `after` to get the next page.
     */
    post: operations["crmTicketsApiSearch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.schemas.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List schemas
     * @description Lists the schemas of all custom object types. Cannot be paged. The document lists neither paging parameters nor Meta for this operation.
     */
    post: operations["crmSchemasList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.schemas.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a schema
     * @description Returns the schema of one custom object type.
     */
    post: operations["crmSchemasGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.objects.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List objects
     * @description Lists the records of a custom object type. Use `after` to get the next page.
     */
    post: operations["crmObjectsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.objects.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get an object
     * @description Returns one record of a custom object type by its id or by a unique property.
     */
    post: operations["crmObjectsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.files.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List files
     * @description Lists files. Use `pageToken` to get the next page.
     */
    post: operations["fileStorageFilesList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.files.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a file
     * @description Reads the metadata of one file, not its content.
     */
    post: operations["fileStorageFilesGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.files.download": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Download a file
     * @description Downloads the content of a binary file. Only for binary files. Export office-suite documents, spreadsheets, presentations and drawings with `files_export.download`. The content arrives as a stream of byte chunks.
     */
    post: operations["fileStorageFilesDownload"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.files_export.download": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Export a file
     * @description Exports a document, spreadsheet, presentation or drawing of the office suite and downloads the result. Exports are limited to 10 MB. Larger files cannot be exported through this action. The content arrives as a stream of byte chunks. Maximum file size: 10 MB.
     */
    post: operations["fileStorageFilesExportDownload"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.drives.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List drives
     * @description Lists shared drives. Use `pageToken` to get the next page.
     */
    post: operations["fileStorageDrivesList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.drives.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a drive
     * @description Reads one shared drive.
     */
    post: operations["fileStorageDrivesGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.permissions.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List permissions
     * @description Lists the permissions on a file or shared drive. Use `pageToken` to get the next page.
     */
    post: operations["fileStoragePermissionsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.permissions.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a permission
     * @description Reads one permission.
     */
    post: operations["fileStoragePermissionsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.comments.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List comments
     * @description Lists the comments on a file. Use `pageToken` to get the next page.
     */
    post: operations["fileStorageCommentsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.comments.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a comment
     * @description Reads one comment on a file.
     */
    post: operations["fileStorageCommentsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.replies.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List replies
     * @description Lists the replies to a comment. Use `pageToken` to get the next page.
     */
    post: operations["fileStorageRepliesList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.replies.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a reply
     * @description Reads one reply to a comment.
     */
    post: operations["fileStorageRepliesGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.revisions.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List revisions
     * @description Lists the revisions of a file. Use `pageToken` to get the next page.
     */
    post: operations["fileStorageRevisionsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.revisions.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a revision
     * @description Reads one revision of a file.
     */
    post: operations["fileStorageRevisionsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.changes.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List changes
     * @description Lists the changes since a page token was issued. Use `pageToken` to get the next page.
     */
    post: operations["fileStorageChangesList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.changes_start_page_token.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get the start page token for changes
     * @description Reads the token with which to start listing changes.
     */
    post: operations["fileStorageChangesStartPageTokenGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#file_storage.about.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get information about the account
     * @description Reads information about the account.
     */
    post: operations["fileStorageAboutGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#issue_tracker.issues.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List issues
     * @description Lists issues. There are no filters. Use `after` to get the next page.
     */
    post: operations["issueTrackerIssuesList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#issue_tracker.issues.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get an issue
     * @description Reads one issue.
     */
    post: operations["issueTrackerIssuesGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#issue_tracker.projects.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List projects
     * @description Lists projects. There are no filters. Use `after` to get the next page.
     */
    post: operations["issueTrackerProjectsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#issue_tracker.projects.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a project
     * @description Reads one project.
     */
    post: operations["issueTrackerProjectsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#issue_tracker.teams.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List teams
     * @description Lists teams. There are no filters. Use `after` to get the next page.
     */
    post: operations["issueTrackerTeamsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#issue_tracker.teams.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a team
     * @description Reads one team.
     */
    post: operations["issueTrackerTeamsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#messaging.users.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List users
     * @description Lists the users of the workspace. Use `cursor` to get the next page.
     */
    post: operations["messagingUsersList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#messaging.users.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a user
     * @description Returns one user.
     */
    post: operations["messagingUsersGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#messaging.channels.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List channels
     * @description Lists the channels of the workspace. Use `cursor` to get the next page.
     */
    post: operations["messagingChannelsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#messaging.channels.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a channel
     * @description Returns one channel.
     */
    post: operations["messagingChannelsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#messaging.channel_messages.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List channel messages
     * @description Lists the messages in a channel. Use `cursor` to get the next page.
     */
    post: operations["messagingChannelMessagesList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#messaging.threads.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List threads
     * @description Lists the messages in a thread. Use `cursor` to get the next page.
     */
    post: operations["messagingThreadsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.customers.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List customers
     * @description Lists customers. Results are sorted newest first. Use `starting_after` to get the next page.
     */
    post: operations["paymentsCustomersList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.customers.create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a customer
     * @description Creates a customer. Undocumented parameters are accepted too. The document does not show the parameters of this action.
     */
    post: operations["paymentsCustomersCreate"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.customers.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a customer
     * @description Returns one customer.
     */
    post: operations["paymentsCustomersGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.customers.update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Update a customer
     * @description Updates a customer. Undocumented parameters are accepted too. The document shows no parameter of this action other than the id.
     */
    post: operations["paymentsCustomersUpdate"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.customers.delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delete a customer
     * @description Deletes a customer. This cannot be undone.
     */
    post: operations["paymentsCustomersDelete"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.customers.api_search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search customers
     * @description Searches customers. Returns a list of customers, not a search result record as the invoice search does. Cannot be paged. The next page needs the `next_page` of the previous response, which the documented Meta does not include.
     */
    post: operations["paymentsCustomersApiSearch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.invoices.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List invoices
     * @description Lists invoices. Use `starting_after` to get the next page.
     */
    post: operations["paymentsInvoicesList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.invoices.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get an invoice
     * @description Returns one invoice.
     */
    post: operations["paymentsInvoicesGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.invoices.api_search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search invoices
     * @description Searches invoices. Use `page` to get the next page.
     */
    post: operations["paymentsInvoicesApiSearch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.charges.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List charges
     * @description Lists charges. Results are sorted newest first. Use `starting_after` to get the next page.
     */
    post: operations["paymentsChargesList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.charges.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a charge
     * @description Returns one charge.
     */
    post: operations["paymentsChargesGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.charges.api_search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search charges
     * @description Searches charges. Use `page` to get the next page.
     */
    post: operations["paymentsChargesApiSearch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.subscriptions.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List subscriptions
     * @description Lists subscriptions. Canceled subscriptions are left out unless `status` is given. Use `starting_after` to get the next page.
     */
    post: operations["paymentsSubscriptionsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.subscriptions.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a subscription
     * @description Returns one subscription.
     */
    post: operations["paymentsSubscriptionsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.subscriptions.api_search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search subscriptions
     * @description Searches subscriptions. Use `page` to get the next page.
     */
    post: operations["paymentsSubscriptionsApiSearch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.refunds.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List refunds
     * @description Lists refunds. Results are sorted newest first. Use `starting_after` to get the next page.
     */
    post: operations["paymentsRefundsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.refunds.create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a refund
     * @description Refunds an existing charge that has not been refunded yet. Pass the charge or its payment intent. Undocumented parameters are accepted too. The document says that a charge or a payment intent is required but does not show the parameter names.
     */
    post: operations["paymentsRefundsCreate"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.refunds.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a refund
     * @description Returns one refund.
     */
    post: operations["paymentsRefundsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.products.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List products
     * @description Lists products. Results are sorted newest first. Use `starting_after` to get the next page.
     */
    post: operations["paymentsProductsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.products.create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a product
     * @description Creates a product. Undocumented parameters are accepted too. The document does not show the parameters of this action.
     */
    post: operations["paymentsProductsCreate"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.products.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a product
     * @description Returns one product. Undocumented parameters are accepted too. The document does not show the parameters of this action.
     */
    post: operations["paymentsProductsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.products.update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Update a product
     * @description Updates a product. Undocumented parameters are accepted too. The document does not show the parameters of this action.
     */
    post: operations["paymentsProductsUpdate"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.products.delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delete a product
     * @description Deletes a product. Undocumented parameters are accepted too. The document does not show the parameters of this action.
     */
    post: operations["paymentsProductsDelete"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.products.api_search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search products
     * @description Searches products. Cannot be paged. The next page needs the `next_page` of the previous response, which the assumed Meta does not include. Undocumented parameters are accepted too. The document does not show the parameters of this action.
     */
    post: operations["paymentsProductsApiSearch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.balance.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get the balance
     * @description Returns the balance of the account. The provider's public API takes no parameters. Undocumented parameters are accepted too. The document does not show the parameters of this action.
     */
    post: operations["paymentsBalanceGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.balance_transactions.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List balance transactions
     * @description Lists balance transactions. Use `starting_after` to get the next page. Undocumented parameters are accepted too. The document does not show the parameters of this action.
     */
    post: operations["paymentsBalanceTransactionsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.balance_transactions.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a balance transaction
     * @description Returns one balance transaction. Undocumented parameters are accepted too. The document does not show the parameters of this action.
     */
    post: operations["paymentsBalanceTransactionsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.payment_intents.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List payment intents
     * @description Lists payment intents. Use `starting_after` to get the next page. Undocumented parameters are accepted too. The document does not show the parameters of this action.
     */
    post: operations["paymentsPaymentIntentsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.payment_intents.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a payment intent
     * @description Returns one payment intent. Undocumented parameters are accepted too. The document does not show the parameters of this action.
     */
    post: operations["paymentsPaymentIntentsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.payment_intents.api_search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search payment intents
     * @description Searches payment intents. Cannot be paged. The next page needs the `next_page` of the previous response, which the assumed Meta does not include. Undocumented parameters are accepted too. The document does not show the parameters of this action.
     */
    post: operations["paymentsPaymentIntentsApiSearch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.disputes.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List disputes
     * @description Lists disputes. Use `starting_after` to get the next page.
     */
    post: operations["paymentsDisputesList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.disputes.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a dispute
     * @description Returns one dispute.
     */
    post: operations["paymentsDisputesGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.payouts.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List payouts
     * @description Lists payouts. Results are sorted newest first. Use `starting_after` to get the next page.
     */
    post: operations["paymentsPayoutsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.payouts.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a payout
     * @description Returns one payout.
     */
    post: operations["paymentsPayoutsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.issues.api_search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search issues
     * @description Searches issues with a query in the tracker's query language. Use `nextPageToken` to get the next page.
     */
    post: operations["projectTrackerIssuesApiSearch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.issues.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get an issue
     * @description Reads one issue.
     */
    post: operations["projectTrackerIssuesGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.projects.api_search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search projects
     * @description Searches projects. Use `startAt` to get the next page.
     */
    post: operations["projectTrackerProjectsApiSearch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.projects.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a project
     * @description Reads one project.
     */
    post: operations["projectTrackerProjectsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.users.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a user
     * @description Reads one user.
     */
    post: operations["projectTrackerUsersGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.users.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List users
     * @description Lists users. There are no filters. Use `startAt` to get the next page.
     */
    post: operations["projectTrackerUsersList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.users.api_search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search users
     * @description Searches users. Use `startAt` to get the next page.
     */
    post: operations["projectTrackerUsersApiSearch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.issue_fields.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List issue fields
     * @description Lists all issue fields. Cannot be paged. The action has no parameters and no Meta for another page.
     */
    post: operations["projectTrackerIssueFieldsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.issue_fields.api_search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search issue fields
     * @description Searches issue fields. Use `startAt` to get the next page.
     */
    post: operations["projectTrackerIssueFieldsApiSearch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.issue_comments.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List issue comments
     * @description Lists the comments on an issue. Use `startAt` to get the next page.
     */
    post: operations["projectTrackerIssueCommentsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.issue_comments.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get an issue comment
     * @description Reads one comment on an issue.
     */
    post: operations["projectTrackerIssueCommentsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.issue_worklogs.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List issue worklogs
     * @description Lists the worklogs of an issue. Use `startAt` to get the next page.
     */
    post: operations["projectTrackerIssueWorklogsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.issue_worklogs.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get an issue worklog
     * @description Reads one worklog of an issue.
     */
    post: operations["projectTrackerIssueWorklogsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.candidates.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List candidates
     * @description Lists candidates. There are no filters. Use `page` to get the next page.
     */
    post: operations["recruitingCandidatesList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.candidates.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a candidate
     * @description Returns one candidate.
     */
    post: operations["recruitingCandidatesGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.applications.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List applications
     * @description Lists applications. Use `page` to get the next page.
     */
    post: operations["recruitingApplicationsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.applications.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get an application
     * @description Returns one application.
     */
    post: operations["recruitingApplicationsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.jobs.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List jobs
     * @description Lists jobs. There are no filters. Use `page` to get the next page.
     */
    post: operations["recruitingJobsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.jobs.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a job
     * @description Returns one job.
     */
    post: operations["recruitingJobsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.offers.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List offers
     * @description Lists offers. Use `page` to get the next page.
     */
    post: operations["recruitingOffersList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.offers.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get an offer
     * @description Returns one offer.
     */
    post: operations["recruitingOffersGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.users.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List users
     * @description Lists users. Use `page` to get the next page.
     */
    post: operations["recruitingUsersList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.users.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a user
     * @description Returns one user.
     */
    post: operations["recruitingUsersGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.departments.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List departments
     * @description Lists departments. There are no filters. Use `page` to get the next page.
     */
    post: operations["recruitingDepartmentsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.departments.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a department
     * @description Returns one department.
     */
    post: operations["recruitingDepartmentsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.offices.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List offices
     * @description Lists offices. There are no filters. Use `page` to get the next page.
     */
    post: operations["recruitingOfficesList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.offices.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get an office
     * @description Returns one office.
     */
    post: operations["recruitingOfficesGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.job_posts.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List job posts
     * @description Lists job posts. Use `page` to get the next page.
     */
    post: operations["recruitingJobPostsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.job_posts.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a job post
     * @description Returns one job post.
     */
    post: operations["recruitingJobPostsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.sources.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List sources
     * @description Lists sources. There are no filters. Use `page` to get the next page.
     */
    post: operations["recruitingSourcesList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.scheduled_interviews.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List scheduled interviews
     * @description Lists scheduled interviews. Use `page` to get the next page.
     */
    post: operations["recruitingScheduledInterviewsList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.scheduled_interviews.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a scheduled interview
     * @description Returns one scheduled interview.
     */
    post: operations["recruitingScheduledInterviewsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.application_attachment.download": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Download an application attachment
     * @description Downloads one attachment of an application as a stream of bytes. The attachment is fetched through a temporary signed URL. The signed URL expires within 7 days. Download the file right after the URL has been retrieved.
     */
    post: operations["recruitingApplicationAttachmentDownload"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.candidate_attachment.download": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Download a candidate attachment
     * @description Downloads one attachment of a candidate as a stream of bytes. The attachment is fetched through a temporary signed URL. The signed URL expires within 7 days. Download the file right after the URL has been retrieved.
     */
    post: operations["recruitingCandidateAttachmentDownload"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    GatewayErrorBody: Gateway.ErrorBody;
    GatewayErrorDetail: Gateway.ErrorDetail;
    CrmContactsListParams: Crm.ContactsListParams;
    CrmContactsListRequest: Crm.ContactsListRequest;
    CrmContactsListMeta: Crm.ContactsListMeta;
    CrmContactsListResponse: Crm.ContactsListResponse;
    CrmContactsGetParams: Crm.ContactsGetParams;
    CrmContactsGetRequest: Crm.ContactsGetRequest;
    CrmContactsGetResponse: Crm.ContactsGetResponse;
    CrmContactsApiSearchParams: Crm.ContactsApiSearchParams;
    CrmContactsApiSearchRequest: Crm.ContactsApiSearchRequest;
    CrmContactsApiSearchMeta: Crm.ContactsApiSearchMeta;
    CrmContactsApiSearchResponse: Crm.ContactsApiSearchResponse;
    CrmCompaniesListParams: Crm.CompaniesListParams;
    CrmCompaniesListRequest: Crm.CompaniesListRequest;
    CrmCompaniesListMeta: Crm.CompaniesListMeta;
    CrmCompaniesListResponse: Crm.CompaniesListResponse;
    CrmCompaniesGetParams: Crm.CompaniesGetParams;
    CrmCompaniesGetRequest: Crm.CompaniesGetRequest;
    CrmCompaniesGetResponse: Crm.CompaniesGetResponse;
    CrmCompaniesApiSearchParams: Crm.CompaniesApiSearchParams;
    CrmCompaniesApiSearchRequest: Crm.CompaniesApiSearchRequest;
    CrmCompaniesApiSearchMeta: Crm.CompaniesApiSearchMeta;
    CrmCompaniesApiSearchResponse: Crm.CompaniesApiSearchResponse;
    CrmDealsListParams: Crm.DealsListParams;
    CrmDealsListRequest: Crm.DealsListRequest;
    CrmDealsListMeta: Crm.DealsListMeta;
    CrmDealsListResponse: Crm.DealsListResponse;
    CrmDealsGetParams: Crm.DealsGetParams;
    CrmDealsGetRequest: Crm.DealsGetRequest;
    CrmDealsGetResponse: Crm.DealsGetResponse;
    CrmDealsApiSearchParams: Crm.DealsApiSearchParams;
    CrmDealsApiSearchRequest: Crm.DealsApiSearchRequest;
    CrmDealsApiSearchMeta: Crm.DealsApiSearchMeta;
    CrmDealsApiSearchResponse: Crm.DealsApiSearchResponse;
    CrmTicketsListParams: Crm.TicketsListParams;
    CrmTicketsListRequest: Crm.TicketsListRequest;
    CrmTicketsListMeta: Crm.TicketsListMeta;
    CrmTicketsListResponse: Crm.TicketsListResponse;
    CrmTicketsGetParams: Crm.TicketsGetParams;
    CrmTicketsGetRequest: Crm.TicketsGetRequest;
    CrmTicketsGetResponse: Crm.TicketsGetResponse;
    CrmTicketsApiSearchParams: Crm.TicketsApiSearchParams;
    CrmTicketsApiSearchRequest: Crm.TicketsApiSearchRequest;
    CrmTicketsApiSearchMeta: Crm.TicketsApiSearchMeta;
    CrmTicketsApiSearchResponse: Crm.TicketsApiSearchResponse;
    CrmSchemasListParams: Crm.SchemasListParams;
    CrmSchemasListRequest: Crm.SchemasListRequest;
    CrmSchemasListResponse: Crm.SchemasListResponse;
    CrmSchemasGetParams: Crm.SchemasGetParams;
    CrmSchemasGetRequest: Crm.SchemasGetRequest;
    CrmSchemasGetResponse: Crm.SchemasGetResponse;
    CrmObjectsListParams: Crm.ObjectsListParams;
    CrmObjectsListRequest: Crm.ObjectsListRequest;
    CrmObjectsListMeta: Crm.ObjectsListMeta;
    CrmObjectsListResponse: Crm.ObjectsListResponse;
    CrmObjectsGetParams: Crm.ObjectsGetParams;
    CrmObjectsGetRequest: Crm.ObjectsGetRequest;
    CrmObjectsGetResponse: Crm.ObjectsGetResponse;
    CrmSearchFilter: Crm.SearchFilter;
    CrmSearchFilterGroup: Crm.SearchFilterGroup;
    CrmSearchSort: Crm.SearchSort;
    CrmCrmObject: Crm.CrmObject;
    CrmObjectSchema: Crm.ObjectSchema;
    /** @description Values of the returned properties, as text or null; numbers and times are text, too. Named here are well-known standard properties of contacts, companies, deals and tickets; a record has only those of its object type. Other names are further standard properties and those of the account. */
    CrmCrmProperties: {
      hs_object_id?: string | null;
      createdate?: string | null;
      hs_createdate?: string | null;
      hs_lastmodifieddate?: string | null;
      hs_created_by_user_id?: string | null;
      hs_object_source?: string | null;
      hs_object_source_label?: string | null;
      hubspot_owner_id?: string | null;
      hubspot_owner_assigneddate?: string | null;
      hubspot_team_id?: string | null;
      lifecyclestage?: string | null;
      hs_lead_status?: string | null;
      phone?: string | null;
      address?: string | null;
      city?: string | null;
      state?: string | null;
      zip?: string | null;
      country?: string | null;
      website?: string | null;
      industry?: string | null;
      annualrevenue?: string | null;
      description?: string | null;
      hs_analytics_source?: string | null;
      hs_analytics_source_data_1?: string | null;
      notes_last_contacted?: string | null;
      notes_last_updated?: string | null;
      notes_next_activity_date?: string | null;
      num_notes?: string | null;
      num_contacted_notes?: string | null;
      num_associated_contacts?: string | null;
      num_associated_deals?: string | null;
      days_to_close?: string | null;
      hs_is_closed?: string | null;
      closedate?: string | null;
      total_revenue?: string | null;
      recent_deal_amount?: string | null;
      recent_deal_close_date?: string | null;
      recent_conversion_date?: string | null;
      email?: string | null;
      hs_additional_emails?: string | null;
      hs_email_optout?: string | null;
      firstname?: string | null;
      lastname?: string | null;
      salutation?: string | null;
      jobtitle?: string | null;
      company?: string | null;
      associatedcompanyid?: string | null;
      mobilephone?: string | null;
      hs_language?: string | null;
      hs_linkedin_url?: string | null;
      hs_marketable_status?: string | null;
      lastmodifieddate?: string | null;
      name?: string | null;
      domain?: string | null;
      type?: string | null;
      numberofemployees?: string | null;
      founded_year?: string | null;
      is_public?: string | null;
      timezone?: string | null;
      linkedin_company_page?: string | null;
      hs_parent_company_id?: string | null;
      dealname?: string | null;
      dealtype?: string | null;
      pipeline?: string | null;
      dealstage?: string | null;
      amount?: string | null;
      amount_in_home_currency?: string | null;
      deal_currency_code?: string | null;
      hs_deal_stage_probability?: string | null;
      hs_forecast_amount?: string | null;
      hs_priority?: string | null;
      hs_is_closed_won?: string | null;
      hs_is_closed_lost?: string | null;
      closed_won_reason?: string | null;
      closed_lost_reason?: string | null;
      hs_arr?: string | null;
      hs_mrr?: string | null;
      subject?: string | null;
      content?: string | null;
      hs_pipeline?: string | null;
      hs_pipeline_stage?: string | null;
      hs_ticket_priority?: string | null;
      hs_ticket_category?: string | null;
      source_type?: string | null;
      hs_resolution?: string | null;
      closed_date?: string | null;
      first_agent_reply_date?: string | null;
      time_to_first_agent_reply?: string | null;
      time_to_close?: string | null;
    } & {
      [key: string]: unknown;
    };
    /** @description A value that a property has or had. */
    CrmPropertyVersion: {
      value?: string | null;
      timestamp?: string | null;
      sourceType?: string | null;
      sourceId?: string | null;
      sourceLabel?: string | null;
      updatedByUserId?: number | null;
    };
    /** @description A page of the records of one object type that a record is associated with. */
    CrmAssociatedRecords: {
      results?: components["schemas"]["CrmAssociatedRecord"][] | null;
      paging?: {
        /** @description Page that follows this one. */
        next?: {
          /** @description Paging cursor from which the next page starts. */
          after?: string | null;
          /** @description URL of the next page. */
          link?: string | null;
        } | null;
        /** @description Page that comes before this one. */
        prev?: {
          /** @description Paging cursor at which the previous page ends. */
          before?: string | null;
          /** @description URL of the previous page. */
          link?: string | null;
        } | null;
      } | null;
    };
    /** @description A reference to an associated record. */
    CrmAssociatedRecord: {
      id?: string | null;
      type?: string | null;
    };
    /** @description Names under which an object type is shown to users. */
    CrmObjectTypeLabels: {
      singular?: string | null;
      plural?: string | null;
    };
    /** @description The definition of a property of an object type. */
    CrmCrmPropertyDefinition: {
      name?: string | null;
      label?: string | null;
      /** @description Known values: `string`, `number`, `date`, `datetime`, `enumeration`, `bool`. */
      type?: string | null;
      fieldType?: string | null;
      groupName?: string | null;
      description?: string | null;
      options?: components["schemas"]["CrmPropertyOption"][] | null;
      displayOrder?: number | null;
      hidden?: boolean | null;
      hasUniqueValue?: boolean | null;
      calculated?: boolean | null;
      externalOptions?: boolean | null;
      formField?: boolean | null;
      hubspotDefined?: boolean | null;
      archived?: boolean | null;
      archivedAt?: string | null;
      createdAt?: string | null;
      updatedAt?: string | null;
      createdUserId?: string | null;
      updatedUserId?: string | null;
      referencedObjectType?: string | null;
      calculationFormula?: string | null;
      showCurrencySymbol?: boolean | null;
      /** @description Known values: `non_sensitive`, `sensitive`, `highly_sensitive`. */
      dataSensitivity?: string | null;
      sensitiveDataCategories?: string[] | null;
      modificationMetadata?: {
        /** @description Whether the property can be archived. */
        archivable?: boolean | null;
        /** @description Whether the definition cannot be changed. */
        readOnlyDefinition?: boolean | null;
        /** @description Whether the options cannot be changed. */
        readOnlyOptions?: boolean | null;
        /** @description Whether the values of records cannot be changed. */
        readOnlyValue?: boolean | null;
      } | null;
    };
    /** @description A value that a property of type `enumeration` can have. */
    CrmPropertyOption: {
      value?: string | null;
      label?: string | null;
      description?: string | null;
      displayOrder?: number | null;
      hidden?: boolean | null;
    };
    /** @description A kind of association from one object type to another. */
    CrmAssociationDefinition: {
      id?: string | null;
      name?: string | null;
      fromObjectTypeId?: string | null;
      toObjectTypeId?: string | null;
      createdAt?: string | null;
      updatedAt?: string | null;
    };
    FileStorageFilesListParams: FileStorage.FilesListParams;
    FileStorageFilesListRequest: FileStorage.FilesListRequest;
    FileStorageFilesListMeta: FileStorage.FilesListMeta;
    FileStorageFilesListResponse: FileStorage.FilesListResponse;
    FileStorageFilesGetParams: FileStorage.FilesGetParams;
    FileStorageFilesGetRequest: FileStorage.FilesGetRequest;
    FileStorageFilesGetResponse: FileStorage.FilesGetResponse;
    FileStorageFilesDownloadParams: FileStorage.FilesDownloadParams;
    FileStorageFilesDownloadRequest: FileStorage.FilesDownloadRequest;
    FileStorageFilesExportDownloadParams: FileStorage.FilesExportDownloadParams;
    FileStorageFilesExportDownloadRequest: FileStorage.FilesExportDownloadRequest;
    FileStorageDrivesListParams: FileStorage.DrivesListParams;
    FileStorageDrivesListRequest: FileStorage.DrivesListRequest;
    FileStorageDrivesListMeta: FileStorage.DrivesListMeta;
    FileStorageDrivesListResponse: FileStorage.DrivesListResponse;
    FileStorageDrivesGetParams: FileStorage.DrivesGetParams;
    FileStorageDrivesGetRequest: FileStorage.DrivesGetRequest;
    FileStorageDrivesGetResponse: FileStorage.DrivesGetResponse;
    FileStoragePermissionsListParams: FileStorage.PermissionsListParams;
    FileStoragePermissionsListRequest: FileStorage.PermissionsListRequest;
    FileStoragePermissionsListMeta: FileStorage.PermissionsListMeta;
    FileStoragePermissionsListResponse: FileStorage.PermissionsListResponse;
    FileStoragePermissionsGetParams: FileStorage.PermissionsGetParams;
    FileStoragePermissionsGetRequest: FileStorage.PermissionsGetRequest;
    FileStoragePermissionsGetResponse: FileStorage.PermissionsGetResponse;
    FileStorageCommentsListParams: FileStorage.CommentsListParams;
    FileStorageCommentsListRequest: FileStorage.CommentsListRequest;
    FileStorageCommentsListMeta: FileStorage.CommentsListMeta;
    FileStorageCommentsListResponse: FileStorage.CommentsListResponse;
    FileStorageCommentsGetParams: FileStorage.CommentsGetParams;
    FileStorageCommentsGetRequest: FileStorage.CommentsGetRequest;
    FileStorageCommentsGetResponse: FileStorage.CommentsGetResponse;
    FileStorageRepliesListParams: FileStorage.RepliesListParams;
    FileStorageRepliesListRequest: FileStorage.RepliesListRequest;
    FileStorageRepliesListMeta: FileStorage.RepliesListMeta;
    FileStorageRepliesListResponse: FileStorage.RepliesListResponse;
    FileStorageRepliesGetParams: FileStorage.RepliesGetParams;
    FileStorageRepliesGetRequest: FileStorage.RepliesGetRequest;
    FileStorageRepliesGetResponse: FileStorage.RepliesGetResponse;
    FileStorageRevisionsListParams: FileStorage.RevisionsListParams;
    FileStorageRevisionsListRequest: FileStorage.RevisionsListRequest;
    FileStorageRevisionsListMeta: FileStorage.RevisionsListMeta;
    FileStorageRevisionsListResponse: FileStorage.RevisionsListResponse;
    FileStorageRevisionsGetParams: FileStorage.RevisionsGetParams;
    FileStorageRevisionsGetRequest: FileStorage.RevisionsGetRequest;
    FileStorageRevisionsGetResponse: FileStorage.RevisionsGetResponse;
    FileStorageChangesListParams: FileStorage.ChangesListParams;
    FileStorageChangesListRequest: FileStorage.ChangesListRequest;
    FileStorageChangesListMeta: FileStorage.ChangesListMeta;
    FileStorageChangesListResponse: FileStorage.ChangesListResponse;
    FileStorageChangesStartPageTokenGetParams: FileStorage.ChangesStartPageTokenGetParams;
    FileStorageChangesStartPageTokenGetRequest: FileStorage.ChangesStartPageTokenGetRequest;
    FileStorageChangesStartPageTokenGetResponse: FileStorage.ChangesStartPageTokenGetResponse;
    FileStorageAboutGetParams: FileStorage.AboutGetParams;
    FileStorageAboutGetRequest: FileStorage.AboutGetRequest;
    FileStorageAboutGetResponse: FileStorage.AboutGetResponse;
    FileStorageStorageFile: FileStorage.StorageFile;
    FileStorageFileOwner: FileStorage.FileOwner;
    FileStorageSharedDrive: FileStorage.SharedDrive;
    FileStoragePermission: FileStorage.Permission;
    FileStorageFileComment: FileStorage.FileComment;
    FileStorageCommentReply: FileStorage.CommentReply;
    FileStorageRevision: FileStorage.Revision;
    FileStorageChange: FileStorage.Change;
    FileStorageStartPageToken: FileStorage.StartPageToken;
    FileStorageAbout: FileStorage.About;
    /** @description Actions that the current user can perform on a file or folder. A field is true if the user can perform the action. */
    FileStorageFileCapabilities: {
      canAcceptOwnership?: boolean | null;
      canAccessViaGenAi?: boolean | null;
      canAddChildren?: boolean | null;
      canAddFolderFromAnotherDrive?: boolean | null;
      canAddMyDriveParent?: boolean | null;
      canChangeCopyRequiresWriterPermission?: boolean | null;
      canChangeItemDownloadRestriction?: boolean | null;
      canChangeSecurityUpdateEnabled?: boolean | null;
      /**
       * @deprecated
       * @description Deprecated: Use `canChangeCopyRequiresWriterPermission`.
       */
      canChangeViewersCanCopyContent?: boolean | null;
      canComment?: boolean | null;
      canCopy?: boolean | null;
      canDelete?: boolean | null;
      canDeleteChildren?: boolean | null;
      canDisableInheritedPermissions?: boolean | null;
      canDownload?: boolean | null;
      canEdit?: boolean | null;
      canEnableInheritedPermissions?: boolean | null;
      canListChildren?: boolean | null;
      canModifyContent?: boolean | null;
      /**
       * @deprecated
       * @description Deprecated: Use `canModifyEditorContentRestriction`, `canModifyOwnerContentRestriction` or `canRemoveContentRestriction`.
       */
      canModifyContentRestriction?: boolean | null;
      canModifyEditorContentRestriction?: boolean | null;
      canModifyLabels?: boolean | null;
      canModifyOwnerContentRestriction?: boolean | null;
      canMoveChildrenOutOfDrive?: boolean | null;
      /**
       * @deprecated
       * @description Deprecated: Use `canMoveChildrenOutOfDrive`.
       */
      canMoveChildrenOutOfTeamDrive?: boolean | null;
      canMoveChildrenWithinDrive?: boolean | null;
      /**
       * @deprecated
       * @description Deprecated: Use `canMoveChildrenWithinDrive`.
       */
      canMoveChildrenWithinTeamDrive?: boolean | null;
      /**
       * @deprecated
       * @description Deprecated: Use `canMoveItemOutOfDrive`.
       */
      canMoveItemIntoTeamDrive?: boolean | null;
      canMoveItemOutOfDrive?: boolean | null;
      /**
       * @deprecated
       * @description Deprecated: Use `canMoveItemOutOfDrive`.
       */
      canMoveItemOutOfTeamDrive?: boolean | null;
      canMoveItemWithinDrive?: boolean | null;
      /**
       * @deprecated
       * @description Deprecated: Use `canMoveItemWithinDrive`.
       */
      canMoveItemWithinTeamDrive?: boolean | null;
      /**
       * @deprecated
       * @description Deprecated: Use `canMoveItemWithinDrive` or `canMoveItemOutOfDrive`.
       */
      canMoveTeamDriveItem?: boolean | null;
      canReadDrive?: boolean | null;
      canReadLabels?: boolean | null;
      canReadRevisions?: boolean | null;
      /**
       * @deprecated
       * @description Deprecated: Use `canReadDrive`.
       */
      canReadTeamDrive?: boolean | null;
      canRemoveChildren?: boolean | null;
      canRemoveContentRestriction?: boolean | null;
      canRemoveMyDriveParent?: boolean | null;
      canRename?: boolean | null;
      canShare?: boolean | null;
      canStartApproval?: boolean | null;
      canTrash?: boolean | null;
      canTrashChildren?: boolean | null;
      canUntrash?: boolean | null;
    };
    /** @description Target of a shortcut. */
    FileStorageShortcutDetails: {
      targetId?: string | null;
      targetMimeType?: string | null;
      targetResourceKey?: string | null;
    };
    /** @description A restriction on changing the content of a file. */
    FileStorageContentRestriction: {
      readOnly?: boolean | null;
      reason?: string | null;
      restrictingUser?: components["schemas"]["FileStoragePartialFileOwner"] | null;
      restrictionTime?: string | null;
      type?: string | null;
      ownerRestricted?: boolean | null;
      systemRestricted?: boolean | null;
    };
    /** @description State of the security update of the links to a file. */
    FileStorageLinkShareMetadata: {
      securityUpdateEligible?: boolean | null;
      securityUpdateEnabled?: boolean | null;
    };
    /** @description Labels on a file. */
    FileStorageFileLabelInfo: {
      labels?: components["schemas"]["FileStorageFileLabel"][] | null;
    };
    /** @description A label on a file, with the values of its fields. */
    FileStorageFileLabel: {
      id?: string | null;
      kind?: string | null;
      revisionId?: string | null;
      fields?: {
        [key: string]: components["schemas"]["FileStorageFileLabelField"];
      } | null;
    };
    /** @description The values of one field of a label. Only the list that the type of the field selects is present. */
    FileStorageFileLabelField: {
      id?: string | null;
      kind?: string | null;
      /** @description Known values: `dateString`, `integer`, `selection`, `text`, `user`. */
      valueType?: string | null;
      dateString?: string[] | null;
      integer?: string[] | null;
      selection?: string[] | null;
      text?: string[] | null;
      user?: components["schemas"]["FileStoragePartialFileOwner"][] | null;
    };
    /** @description Properties of an image, as far as the file contains them. */
    FileStorageImageMediaMetadata: {
      width?: number | null;
      height?: number | null;
      rotation?: number | null;
      location?: {
        /** @description Latitude in degrees. */
        latitude?: number | null;
        /** @description Longitude in degrees. */
        longitude?: number | null;
        /** @description Altitude in meters. */
        altitude?: number | null;
      } | null;
      time?: string | null;
      cameraMake?: string | null;
      cameraModel?: string | null;
      exposureTime?: number | null;
      aperture?: number | null;
      flashUsed?: boolean | null;
      focalLength?: number | null;
      isoSpeed?: number | null;
      meteringMode?: string | null;
      sensor?: string | null;
      exposureMode?: string | null;
      colorSpace?: string | null;
      whiteBalance?: string | null;
      exposureBias?: number | null;
      maxApertureValue?: number | null;
      subjectDistance?: number | null;
      lens?: string | null;
    };
    /** @description Properties of a video, which can be missing for some time after the upload. */
    FileStorageVideoMediaMetadata: {
      width?: number | null;
      height?: number | null;
      durationMillis?: string | null;
    };
    /** @description An image and the area of it that is the background of a shared drive. Public sources show it only in requests. */
    FileStorageDriveBackgroundImageFile: {
      id?: string | null;
      width?: number | null;
      xCoordinate?: number | null;
      yCoordinate?: number | null;
    };
    /** @description Actions that the current user can perform on a shared drive. A field is true if the user can perform the action. */
    FileStorageDriveCapabilities: {
      canAddChildren?: boolean | null;
      canChangeCopyRequiresWriterPermissionRestriction?: boolean | null;
      canChangeDomainUsersOnlyRestriction?: boolean | null;
      canChangeDownloadRestriction?: boolean | null;
      canChangeDriveBackground?: boolean | null;
      canChangeDriveMembersOnlyRestriction?: boolean | null;
      canChangeSharingFoldersRequiresOrganizerPermissionRestriction?: boolean | null;
      canComment?: boolean | null;
      canCopy?: boolean | null;
      canDeleteChildren?: boolean | null;
      canDeleteDrive?: boolean | null;
      canDownload?: boolean | null;
      canEdit?: boolean | null;
      canListChildren?: boolean | null;
      canManageMembers?: boolean | null;
      canReadRevisions?: boolean | null;
      canRename?: boolean | null;
      canRenameDrive?: boolean | null;
      canResetDriveRestrictions?: boolean | null;
      canShare?: boolean | null;
      canTrashChildren?: boolean | null;
    };
    /** @description Rules that limit what users can do with a shared drive and its items. */
    FileStorageDriveRestrictions: {
      adminManagedRestrictions?: boolean | null;
      copyRequiresWriterPermission?: boolean | null;
      domainUsersOnly?: boolean | null;
      driveMembersOnly?: boolean | null;
      sharingFoldersRequiresOrganizerPermission?: boolean | null;
      downloadRestriction?: {
        /** @description Whether readers cannot download or copy. */
        restrictedForReaders?: boolean | null;
        /** @description Whether writers and readers cannot download or copy. */
        restrictedForWriters?: boolean | null;
      } | null;
    };
    /** @description Older form of a detail of a permission. */
    FileStorageTeamDrivePermissionDetail: {
      /**
       * @deprecated
       * @description Deprecated: Use `permissionType` of `permissionDetails`.
       */
      teamDrivePermissionType?: string | null;
      /**
       * @deprecated
       * @description Deprecated: Use `role` of `permissionDetails`.
       */
      role?: string | null;
      /**
       * @deprecated
       * @description Deprecated: Use `inheritedFrom` of `permissionDetails`.
       */
      inheritedFrom?: string | null;
      /**
       * @deprecated
       * @description Deprecated: Use `inherited` of `permissionDetails`.
       */
      inherited?: boolean | null;
    };
    /** @description One of the ways in which a user got a permission. */
    FileStoragePermissionDetail: {
      /** @description Known values: `file`, `member`. */
      permissionType?: string | null;
      /** @description Known values: `owner`, `organizer`, `fileOrganizer`, `writer`, `commenter`, `reader`. */
      role?: string | null;
      inheritedFrom?: string | null;
      inherited?: boolean | null;
    };
    /** @description Part of a file that a comment is about. */
    FileStorageQuotedFileContent: {
      mimeType?: string | null;
      value?: string | null;
    };
    /** @description Storage limit and usage in bytes, as decimal strings. They are those of the organization if it pools its storage. */
    FileStorageStorageQuota: {
      limit?: string | null;
      usage?: string | null;
      usageInDrive?: string | null;
      usageInDriveTrash?: string | null;
    };
    /** @description A theme for shared drives. */
    FileStorageDriveTheme: {
      id?: string | null;
      backgroundImageLink?: string | null;
      colorRgb?: string | null;
    };
    /** @description The record `FileOwner` inside another one, which may have only some of its fields. */
    FileStoragePartialFileOwner: {
      kind?: string | null;
      displayName?: string | null;
      photoLink?: string | null;
      me?: boolean | null;
      permissionId?: string | null;
      emailAddress?: string | null;
    };
    /** @description The record `StorageFile` inside another one, which may have only some of its fields. */
    FileStoragePartialStorageFile: {
      kind?: string | null;
      id?: string | null;
      name?: string | null;
      mimeType?: string | null;
      description?: string | null;
      starred?: boolean | null;
      trashed?: boolean | null;
      explicitlyTrashed?: boolean | null;
      parents?: string[] | null;
      properties?: {
        [key: string]: string;
      } | null;
      appProperties?: {
        [key: string]: string;
      } | null;
      spaces?: string[] | null;
      version?: string | null;
      webContentLink?: string | null;
      webViewLink?: string | null;
      iconLink?: string | null;
      hasThumbnail?: boolean | null;
      thumbnailLink?: string | null;
      thumbnailVersion?: string | null;
      viewedByMe?: boolean | null;
      viewedByMeTime?: string | null;
      createdTime?: string | null;
      modifiedTime?: string | null;
      modifiedByMeTime?: string | null;
      modifiedByMe?: boolean | null;
      sharedWithMeTime?: string | null;
      sharingUser?: components["schemas"]["FileStoragePartialFileOwner"] | null;
      owners?: components["schemas"]["FileStoragePartialFileOwner"][] | null;
      driveId?: string | null;
      lastModifyingUser?: components["schemas"]["FileStoragePartialFileOwner"] | null;
      shared?: boolean | null;
      ownedByMe?: boolean | null;
      capabilities?: components["schemas"]["FileStorageFileCapabilities"] | null;
      viewersCanCopyContent?: boolean | null;
      copyRequiresWriterPermission?: boolean | null;
      writersCanShare?: boolean | null;
      permissionIds?: string[] | null;
      folderColorRgb?: string | null;
      originalFilename?: string | null;
      fullFileExtension?: string | null;
      fileExtension?: string | null;
      md5Checksum?: string | null;
      sha1Checksum?: string | null;
      sha256Checksum?: string | null;
      size?: string | null;
      quotaBytesUsed?: string | null;
      headRevisionId?: string | null;
      isAppAuthorized?: boolean | null;
      exportLinks?: {
        [key: string]: string;
      } | null;
      shortcutDetails?: components["schemas"]["FileStorageShortcutDetails"] | null;
      contentRestrictions?: components["schemas"]["FileStorageContentRestriction"][] | null;
      resourceKey?: string | null;
      linkShareMetadata?: components["schemas"]["FileStorageLinkShareMetadata"] | null;
      labelInfo?: components["schemas"]["FileStorageFileLabelInfo"] | null;
      trashedTime?: string | null;
      trashingUser?: components["schemas"]["FileStoragePartialFileOwner"] | null;
      imageMediaMetadata?: components["schemas"]["FileStorageImageMediaMetadata"] | null;
      videoMediaMetadata?: components["schemas"]["FileStorageVideoMediaMetadata"] | null;
    };
    /** @description The record `SharedDrive` inside another one, which may have only some of its fields. */
    FileStoragePartialSharedDrive: {
      kind?: string | null;
      id?: string | null;
      name?: string | null;
      colorRgb?: string | null;
      backgroundImageLink?: string | null;
      backgroundImageFile?: components["schemas"]["FileStorageDriveBackgroundImageFile"] | null;
      capabilities?: components["schemas"]["FileStorageDriveCapabilities"] | null;
      themeId?: string | null;
      createdTime?: string | null;
      hidden?: boolean | null;
      restrictions?: components["schemas"]["FileStorageDriveRestrictions"] | null;
      orgUnitId?: string | null;
    };
    IssueTrackerIssuesListParams: IssueTracker.IssuesListParams;
    IssueTrackerIssuesListRequest: IssueTracker.IssuesListRequest;
    IssueTrackerIssuesListResponse: IssueTracker.IssuesListResponse;
    IssueTrackerIssuesGetParams: IssueTracker.IssuesGetParams;
    IssueTrackerIssuesGetRequest: IssueTracker.IssuesGetRequest;
    IssueTrackerIssuesGetResponse: IssueTracker.IssuesGetResponse;
    IssueTrackerProjectsListParams: IssueTracker.ProjectsListParams;
    IssueTrackerProjectsListRequest: IssueTracker.ProjectsListRequest;
    IssueTrackerProjectsListResponse: IssueTracker.ProjectsListResponse;
    IssueTrackerProjectsGetParams: IssueTracker.ProjectsGetParams;
    IssueTrackerProjectsGetRequest: IssueTracker.ProjectsGetRequest;
    IssueTrackerProjectsGetResponse: IssueTracker.ProjectsGetResponse;
    IssueTrackerTeamsListParams: IssueTracker.TeamsListParams;
    IssueTrackerTeamsListRequest: IssueTracker.TeamsListRequest;
    IssueTrackerTeamsListResponse: IssueTracker.TeamsListResponse;
    IssueTrackerTeamsGetParams: IssueTracker.TeamsGetParams;
    IssueTrackerTeamsGetRequest: IssueTracker.TeamsGetRequest;
    IssueTrackerTeamsGetResponse: IssueTracker.TeamsGetResponse;
    IssueTrackerIssuePage: IssueTracker.IssuePage;
    IssueTrackerIssue: IssueTracker.Issue;
    IssueTrackerProjectPage: IssueTracker.ProjectPage;
    IssueTrackerProject: IssueTracker.Project;
    IssueTrackerTeamPage: IssueTracker.TeamPage;
    IssueTrackerTeam: IssueTracker.Team;
    /** @description A unit of work of a team, such as a bug or a feature. */
    IssueTrackerIssueNode: {
      id?: string | null;
      identifier?: string | null;
      number?: number | null;
      title?: string | null;
      description?: string | null;
      priority?: number | null;
      url?: string | null;
      dueDate?: string | null;
      state?: {
        /** @description Id of the state, a UUID. Never null in the schema. */
        id?: string | null;
        /** @description Name of the state as the team chose it, such as `In review`. Never null in the schema. */
        name?: string | null;
        /** @description Category of the state. One of `triage`, `backlog`, `unstarted`, `started`, `completed`, `canceled` and `duplicate`. Never null in the schema. */
        type?: string | null;
      } | null;
      assignee?: {
        /** @description Id of the user, a UUID. Never null in the schema. */
        id?: string | null;
        /** @description First and last name of the user. Never null in the schema. */
        name?: string | null;
        /** @description Email address of the user. Never null in the schema. */
        email?: string | null;
      } | null;
      team?: {
        /** @description Id of the team, a UUID. Never null in the schema. */
        id?: string | null;
        /** @description Short unique key of the team, the first part of the identifiers of its issues. Never null in the schema. */
        key?: string | null;
        /** @description Name of the team. Never null in the schema. */
        name?: string | null;
      } | null;
      project?: {
        /** @description Id of the project, a UUID. Never null in the schema. */
        id?: string | null;
        /** @description Name of the project. Never null in the schema. */
        name?: string | null;
      } | null;
      createdAt?: string | null;
      updatedAt?: string | null;
      completedAt?: string | null;
      canceledAt?: string | null;
      archivedAt?: string | null;
    };
    /** @description A larger piece of work that groups issues, possibly of several teams. */
    IssueTrackerProjectNode: {
      id?: string | null;
      name?: string | null;
      description?: string | null;
      /**
       * @deprecated
       * @description Deprecated: The status of the project replaces it.
       */
      state?: string | null;
      url?: string | null;
      startDate?: string | null;
      targetDate?: string | null;
      createdAt?: string | null;
      updatedAt?: string | null;
      completedAt?: string | null;
      canceledAt?: string | null;
      archivedAt?: string | null;
    };
    /** @description A group of people who share issues and a workflow. */
    IssueTrackerTeamNode: {
      id?: string | null;
      key?: string | null;
      name?: string | null;
      description?: string | null;
      timezone?: string | null;
      createdAt?: string | null;
      updatedAt?: string | null;
      archivedAt?: string | null;
    };
    MessagingUsersListParams: Messaging.UsersListParams;
    MessagingUsersListRequest: Messaging.UsersListRequest;
    MessagingUsersListMeta: Messaging.UsersListMeta;
    MessagingUsersListResponse: Messaging.UsersListResponse;
    MessagingUsersGetParams: Messaging.UsersGetParams;
    MessagingUsersGetRequest: Messaging.UsersGetRequest;
    MessagingUsersGetResponse: Messaging.UsersGetResponse;
    MessagingChannelsListParams: Messaging.ChannelsListParams;
    MessagingChannelsListRequest: Messaging.ChannelsListRequest;
    MessagingChannelsListMeta: Messaging.ChannelsListMeta;
    MessagingChannelsListResponse: Messaging.ChannelsListResponse;
    MessagingChannelsGetParams: Messaging.ChannelsGetParams;
    MessagingChannelsGetRequest: Messaging.ChannelsGetRequest;
    MessagingChannelsGetResponse: Messaging.ChannelsGetResponse;
    MessagingChannelMessagesListParams: Messaging.ChannelMessagesListParams;
    MessagingChannelMessagesListRequest: Messaging.ChannelMessagesListRequest;
    MessagingChannelMessagesListMeta: Messaging.ChannelMessagesListMeta;
    MessagingChannelMessagesListResponse: Messaging.ChannelMessagesListResponse;
    MessagingThreadsListParams: Messaging.ThreadsListParams;
    MessagingThreadsListRequest: Messaging.ThreadsListRequest;
    MessagingThreadsListMeta: Messaging.ThreadsListMeta;
    MessagingThreadsListResponse: Messaging.ThreadsListResponse;
    MessagingUser: Messaging.User;
    MessagingChannel: Messaging.Channel;
    MessagingMessageReaction: Messaging.MessageReaction;
    MessagingMessageAttachment: Messaging.MessageAttachment;
    MessagingMessageFile: Messaging.MessageFile;
    MessagingMessage: Messaging.Message;
    MessagingThreadMessage: Messaging.ThreadMessage;
    /** @description What a user shows to others, such as their names, contact details, status and avatar. */
    MessagingUserProfile: {
      real_name?: string | null;
      real_name_normalized?: string | null;
      display_name?: string | null;
      display_name_normalized?: string | null;
      first_name?: string | null;
      last_name?: string | null;
      email?: string | null;
      title?: string | null;
      phone?: string | null;
      skype?: string | null;
      pronouns?: string | null;
      start_date?: string | null;
      team?: string | null;
      status_text?: string | null;
      status_text_canonical?: string | null;
      status_emoji?: string | null;
      status_emoji_display_info?: components["schemas"]["MessagingStatusEmoji"][] | null;
      status_emoji_url?: string | null;
      status_expiration?: number | null;
      huddle_state?: string | null;
      huddle_state_expiration_ts?: number | null;
      avatar_hash?: string | null;
      image_24?: string | null;
      image_32?: string | null;
      image_48?: string | null;
      image_72?: string | null;
      image_192?: string | null;
      image_512?: string | null;
      image_1024?: string | null;
      image_original?: string | null;
      is_custom_image?: boolean | null;
      always_active?: boolean | null;
      bot_id?: string | null;
      api_app_id?: string | null;
      guest_invited_by?: string | null;
      guest_expiration_ts?: number | null;
      fields?: unknown;
    };
    /** @description How clients show an emoji. */
    MessagingStatusEmoji: {
      emoji_name?: string | null;
      display_alias?: string | null;
      display_url?: string | null;
      unicode?: string | null;
    };
    /** @description A text that members can set for a channel. */
    MessagingChannelText: {
      value?: string | null;
      creator?: string | null;
      last_set?: number | null;
    };
    /** @description Further properties of a channel. A single channel and the channels of a list come with different ones. */
    MessagingChannelProperties: {
      tabs?: components["schemas"]["MessagingChannelTab"][] | null;
      tabz?: components["schemas"]["MessagingChannelTab"][] | null;
      canvas?: {
        /** @description Id of the file that holds the canvas. */
        file_id?: string | null;
        /** @description Whether nothing has been written yet. */
        is_empty?: boolean | null;
        /** @description Whether the canvas was migrated from an older format. */
        is_migrated?: boolean | null;
        /** @description Id of the canvas in Quip, on which canvases are built. */
        quip_thread_id?: string | null;
      } | null;
      posting_restricted_to?: components["schemas"]["MessagingChannelRestriction"] | null;
      threads_restricted_to?: components["schemas"]["MessagingChannelRestriction"] | null;
      meeting_notes?: {
        /** @description Id of the file that holds the notes. */
        file_id?: string | null;
      } | null;
      channel_workflows?: components["schemas"]["MessagingChannelWorkflow"][] | null;
      has_slack_connect_invite_created?: boolean | null;
      is_dormant?: boolean | null;
      use_case?: string | null;
      agent_session?: {
        /** @description Ids of the agents' bot users. */
        agent_bot_user_ids?: string[] | null;
        /** @description Ids of the agents' bot users, in an encoded form. */
        encoded_agent_bot_user_ids?: string[] | null;
        /** @description Message from which the session was started. */
        origin_link?: {
          /** @description Id of the channel that the message is in. */
          channel_id?: string | null;
          /** @description Timestamp of the message. */
          ts?: string | null;
        } | null;
        /** @description State of the session. */
        status?: string | null;
        /** @description Title of the session. */
        title?: string | null;
      } | null;
      code_channel?: {
        /** @description Entries of the bar at the top of the channel. */
        context_bar_items?: components["schemas"]["MessagingContextBarItem"][] | null;
      } | null;
      record_channel?: {
        /** @description Id of the record. */
        record_id?: string | null;
        /** @description Name of the record's type, for one record. */
        record_label?: string | null;
        /** @description Name of the record's type, for several records. */
        record_label_plural?: string | null;
        /** @description Internal name of the record's type. */
        record_type?: string | null;
      } | null;
    };
    /** @description A tab at the top of a channel. */
    MessagingChannelTab: {
      id?: string | null;
      type?: string | null;
      label?: string | null;
      is_disabled?: boolean | null;
      data?: {
        /** @description Id of the file that the tab shows. */
        file_id?: string | null;
        /** @description Timestamp of the message with which the file was shared. */
        shared_ts?: string | null;
        /** @description Id of the folder of bookmarks that the tab shows. */
        folder_bookmark_id?: string | null;
        /** @description Whether members are not told of changes to the file. */
        mute_edit_updates?: boolean | null;
      } | null;
    };
    /** @description The people to whom an action in a channel is restricted. */
    MessagingChannelRestriction: {
      type?: string[] | null;
      user?: string[] | null;
    };
    /** @description A workflow that members can start in a channel. */
    MessagingChannelWorkflow: {
      title?: string | null;
      workflow_trigger_id?: string | null;
    };
    /** @description An entry of the bar at the top of a channel. */
    MessagingContextBarItem: {
      bot_user_id?: string | null;
      icon?: string | null;
      key?: string | null;
      label?: string | null;
      url?: string | null;
    };
    /** @description A short fact in the table of an attachment. */
    MessagingAttachmentField: {
      title?: string | null;
      value?: string | null;
      short?: boolean | null;
    };
    /** @description A layout block of a message. The fields of all types of blocks are named together; a block has only those of its `type`. */
    MessagingMessageBlock: {
      type?: string | null;
      block_id?: string | null;
      text?: components["schemas"]["MessagingBlockText"] | null;
      fields?: components["schemas"]["MessagingBlockText"][] | null;
      accessory?: components["schemas"]["MessagingBlockElement"] | null;
      expand?: boolean | null;
      elements?: components["schemas"]["MessagingBlockElement"][] | null;
      image_url?: string | null;
      slack_file?: components["schemas"]["MessagingSlackFileReference"] | null;
      alt_text?: string | null;
      image_width?: number | null;
      image_height?: number | null;
      image_bytes?: number | null;
      is_animated?: boolean | null;
      fallback?: string | null;
      title?: components["schemas"]["MessagingBlockText"] | null;
      title_url?: string | null;
      description?: components["schemas"]["MessagingBlockText"] | null;
      video_url?: string | null;
      thumbnail_url?: string | null;
      author_name?: string | null;
      provider_name?: string | null;
      provider_icon_url?: string | null;
      label?: components["schemas"]["MessagingBlockText"] | null;
      hint?: components["schemas"]["MessagingBlockText"] | null;
      element?: components["schemas"]["MessagingBlockElement"] | null;
      optional?: boolean | null;
      dispatch_action?: boolean | null;
      source?: string | null;
      external_id?: string | null;
      file_id?: string | null;
      file?: components["schemas"]["MessagingPartialMessageFile"] | null;
      call_id?: string | null;
      call?: unknown;
      rows?: unknown[] | null;
      column_settings?: components["schemas"]["MessagingTableColumnSetting"][] | null;
      caption?: string | null;
      level?: string | null;
      url?: string | null;
      app_id?: string | null;
      bot_user_id?: string | null;
      workflow_id?: string | null;
      function_trigger_id?: string | null;
      button_label?: string | null;
    };
    /** @description A text in a block. */
    MessagingBlockText: {
      /** @description Known values: `plain_text`, `mrkdwn`. */
      type?: string | null;
      text?: string | null;
      emoji?: boolean | null;
      verbatim?: boolean | null;
    };
    /** @description A part of a block, such as a button, a menu, an image, a text or a section of rich text. The fields of all types of elements are named together; an element has only those of its `type`. */
    MessagingBlockElement: {
      type?: string | null;
      text?: components["schemas"]["MessagingBlockText"] | null;
      emoji?: boolean | null;
      verbatim?: boolean | null;
      elements?: components["schemas"]["MessagingRichTextElement"][] | null;
      style?: string | null;
      indent?: number | null;
      offset?: number | null;
      border?: number | null;
      action_id?: string | null;
      value?: string | null;
      url?: string | null;
      accessibility_label?: string | null;
      confirm?: components["schemas"]["MessagingConfirmationDialog"] | null;
      placeholder?: components["schemas"]["MessagingBlockText"] | null;
      options?: components["schemas"]["MessagingBlockOption"][] | null;
      option_groups?: components["schemas"]["MessagingBlockOptionGroup"][] | null;
      initial_option?: components["schemas"]["MessagingBlockOption"] | null;
      initial_options?: components["schemas"]["MessagingBlockOption"][] | null;
      initial_channel?: string | null;
      initial_channels?: string[] | null;
      initial_conversation?: string | null;
      initial_conversations?: string[] | null;
      initial_user?: string | null;
      initial_users?: string[] | null;
      initial_date?: string | null;
      initial_time?: string | null;
      initial_date_time?: number | null;
      timezone?: string | null;
      default_to_current_conversation?: boolean | null;
      response_url_enabled?: boolean | null;
      filter?: {
        /** @description Kinds of conversations, such as `public`, `private`, `im` or `mpim`. */
        include?: string[] | null;
        /** @description Whether direct messages with bots are left out. */
        exclude_bot_users?: boolean | null;
        /** @description Whether channels that are shared with other organizations are left out. */
        exclude_external_shared_channels?: boolean | null;
      } | null;
      focus_on_load?: boolean | null;
      max_selected_items?: number | null;
      min_query_length?: number | null;
      image_url?: string | null;
      slack_file?: components["schemas"]["MessagingSlackFileReference"] | null;
      alt_text?: string | null;
      image_width?: number | null;
      image_height?: number | null;
      image_bytes?: number | null;
      fallback?: string | null;
      workflow?: {
        /** @description Trigger of the workflow. */
        trigger?: {
          /** @description URL that starts the workflow. */
          url?: string | null;
          /** @description Values that are passed to the workflow. */
          customizable_input_parameters?: components["schemas"]["MessagingWorkflowInput"][] | null;
        } | null;
      } | null;
    };
    /** @description An inline part of a rich text, or a section of a list. The fields of all types are named together; an element has only those of its `type`. */
    MessagingRichTextElement: {
      type?: string | null;
      text?: string | null;
      url?: string | null;
      unsafe?: boolean | null;
      name?: string | null;
      unicode?: string | null;
      skin_tone?: number | null;
      user_id?: string | null;
      usergroup_id?: string | null;
      team_id?: string | null;
      channel_id?: string | null;
      /** @description Known values: `here`, `channel`, `everyone`. */
      range?: string | null;
      value?: string | null;
      timestamp?: number | null;
      format?: string | null;
      fallback?: string | null;
      style?: {
        /** @description Whether the text is bold. */
        bold?: boolean | null;
        /** @description Whether the text is italic. */
        italic?: boolean | null;
        /** @description Whether the text is struck through. */
        strike?: boolean | null;
        /** @description Whether the text is underlined. */
        underline?: boolean | null;
        /** @description Whether the text is code. */
        code?: boolean | null;
        /** @description Whether a mention is highlighted. */
        highlight?: boolean | null;
        /** @description Whether a mention is highlighted for the caller only. */
        client_highlight?: boolean | null;
        /** @description Whether a mention is not a link. */
        unlink?: boolean | null;
      } | null;
      elements?: components["schemas"]["MessagingRichTextElement"][] | null;
      indent?: number | null;
      offset?: number | null;
      border?: number | null;
    };
    /** @description A dialog that asks users to confirm an action. */
    MessagingConfirmationDialog: {
      title?: components["schemas"]["MessagingBlockText"] | null;
      text?: components["schemas"]["MessagingBlockText"] | null;
      confirm?: components["schemas"]["MessagingBlockText"] | null;
      deny?: components["schemas"]["MessagingBlockText"] | null;
      /** @description Known values: `primary`, `danger`. */
      style?: string | null;
    };
    /** @description An option to choose from. */
    MessagingBlockOption: {
      text?: components["schemas"]["MessagingBlockText"] | null;
      value?: string | null;
      description?: components["schemas"]["MessagingBlockText"] | null;
      url?: string | null;
    };
    /** @description A group of options. */
    MessagingBlockOptionGroup: {
      label?: components["schemas"]["MessagingBlockText"] | null;
      options?: components["schemas"]["MessagingBlockOption"][] | null;
    };
    /** @description A reference to a file in the workspace. It has an id or a URL. */
    MessagingSlackFileReference: {
      id?: string | null;
      url?: string | null;
    };
    /** @description A value that is passed to a workflow. */
    MessagingWorkflowInput: {
      name?: string | null;
      value?: string | null;
    };
    /** @description Settings of a column of a table. */
    MessagingTableColumnSetting: {
      /** @description Known values: `left`, `center`, `right`. */
      align?: string | null;
      is_wrapped?: boolean | null;
    };
    /** @description The last edit of a message. */
    MessagingMessageEdit: {
      user?: string | null;
      ts?: string | null;
    };
    /** @description The bot that posted a message. */
    MessagingBotProfile: {
      id?: string | null;
      app_id?: string | null;
      user_id?: string | null;
      team_id?: string | null;
      name?: string | null;
      deleted?: boolean | null;
      updated?: number | null;
      icons?: {
        /** @description URL of the icon at 36 by 36 pixels. */
        image_36?: string | null;
        /** @description URL of the icon at 48 by 48 pixels. */
        image_48?: string | null;
        /** @description URL of the icon at 72 by 72 pixels. */
        image_72?: string | null;
      } | null;
    };
    /** @description The record `MessageFile` inside another one, which may have only some of its fields. */
    MessagingPartialMessageFile: {
      id?: string | null;
      name?: string | null;
      title?: string | null;
      mimetype?: string | null;
      filetype?: string | null;
      pretty_type?: string | null;
      user?: string | null;
      size?: number | null;
      mode?: string | null;
      is_external?: boolean | null;
      external_type?: string | null;
      is_public?: boolean | null;
      public_url_shared?: boolean | null;
      url_private?: string | null;
      url_private_download?: string | null;
      permalink?: string | null;
      permalink_public?: string | null;
      created?: number | null;
      timestamp?: number | null;
    };
    PaymentsCustomersListParams: Payments.CustomersListParams;
    PaymentsCustomersListRequest: Payments.CustomersListRequest;
    PaymentsCustomersListMeta: Payments.CustomersListMeta;
    PaymentsCustomersListResponse: Payments.CustomersListResponse;
    PaymentsCustomersCreateParams: Payments.CustomersCreateParams;
    PaymentsCustomersCreateRequest: Payments.CustomersCreateRequest;
    PaymentsCustomersCreateResponse: Payments.CustomersCreateResponse;
    PaymentsCustomersGetParams: Payments.CustomersGetParams;
    PaymentsCustomersGetRequest: Payments.CustomersGetRequest;
    PaymentsCustomersGetResponse: Payments.CustomersGetResponse;
    PaymentsCustomersUpdateParams: Payments.CustomersUpdateParams;
    PaymentsCustomersUpdateRequest: Payments.CustomersUpdateRequest;
    PaymentsCustomersUpdateResponse: Payments.CustomersUpdateResponse;
    PaymentsCustomersDeleteParams: Payments.CustomersDeleteParams;
    PaymentsCustomersDeleteRequest: Payments.CustomersDeleteRequest;
    PaymentsCustomersDeleteResponse: Payments.CustomersDeleteResponse;
    PaymentsCustomersApiSearchParams: Payments.CustomersApiSearchParams;
    PaymentsCustomersApiSearchRequest: Payments.CustomersApiSearchRequest;
    PaymentsCustomersApiSearchMeta: Payments.CustomersApiSearchMeta;
    PaymentsCustomersApiSearchResponse: Payments.CustomersApiSearchResponse;
    PaymentsInvoicesListParams: Payments.InvoicesListParams;
    PaymentsInvoicesListRequest: Payments.InvoicesListRequest;
    PaymentsInvoicesListMeta: Payments.InvoicesListMeta;
    PaymentsInvoicesListResponse: Payments.InvoicesListResponse;
    PaymentsInvoicesGetParams: Payments.InvoicesGetParams;
    PaymentsInvoicesGetRequest: Payments.InvoicesGetRequest;
    PaymentsInvoicesGetResponse: Payments.InvoicesGetResponse;
    PaymentsInvoicesApiSearchParams: Payments.InvoicesApiSearchParams;
    PaymentsInvoicesApiSearchRequest: Payments.InvoicesApiSearchRequest;
    PaymentsInvoicesApiSearchResponse: Payments.InvoicesApiSearchResponse;
    PaymentsChargesListParams: Payments.ChargesListParams;
    PaymentsChargesListRequest: Payments.ChargesListRequest;
    PaymentsChargesListMeta: Payments.ChargesListMeta;
    PaymentsChargesListResponse: Payments.ChargesListResponse;
    PaymentsChargesGetParams: Payments.ChargesGetParams;
    PaymentsChargesGetRequest: Payments.ChargesGetRequest;
    PaymentsChargesGetResponse: Payments.ChargesGetResponse;
    PaymentsChargesApiSearchParams: Payments.ChargesApiSearchParams;
    PaymentsChargesApiSearchRequest: Payments.ChargesApiSearchRequest;
    PaymentsChargesApiSearchResponse: Payments.ChargesApiSearchResponse;
    PaymentsSubscriptionsListParams: Payments.SubscriptionsListParams;
    PaymentsSubscriptionsListRequest: Payments.SubscriptionsListRequest;
    PaymentsSubscriptionsListMeta: Payments.SubscriptionsListMeta;
    PaymentsSubscriptionsListResponse: Payments.SubscriptionsListResponse;
    PaymentsSubscriptionsGetParams: Payments.SubscriptionsGetParams;
    PaymentsSubscriptionsGetRequest: Payments.SubscriptionsGetRequest;
    PaymentsSubscriptionsGetResponse: Payments.SubscriptionsGetResponse;
    PaymentsSubscriptionsApiSearchParams: Payments.SubscriptionsApiSearchParams;
    PaymentsSubscriptionsApiSearchRequest: Payments.SubscriptionsApiSearchRequest;
    PaymentsSubscriptionsApiSearchResponse: Payments.SubscriptionsApiSearchResponse;
    PaymentsRefundsListParams: Payments.RefundsListParams;
    PaymentsRefundsListRequest: Payments.RefundsListRequest;
    PaymentsRefundsListMeta: Payments.RefundsListMeta;
    PaymentsRefundsListResponse: Payments.RefundsListResponse;
    PaymentsRefundsCreateParams: Payments.RefundsCreateParams;
    PaymentsRefundsCreateRequest: Payments.RefundsCreateRequest;
    PaymentsRefundsCreateResponse: Payments.RefundsCreateResponse;
    PaymentsRefundsGetParams: Payments.RefundsGetParams;
    PaymentsRefundsGetRequest: Payments.RefundsGetRequest;
    PaymentsRefundsGetResponse: Payments.RefundsGetResponse;
    PaymentsProductsListParams: Payments.ProductsListParams;
    PaymentsProductsListRequest: Payments.ProductsListRequest;
    PaymentsProductsListMeta: Payments.ProductsListMeta;
    PaymentsProductsListResponse: Payments.ProductsListResponse;
    PaymentsProductsCreateParams: Payments.ProductsCreateParams;
    PaymentsProductsCreateRequest: Payments.ProductsCreateRequest;
    PaymentsProductsCreateResponse: Payments.ProductsCreateResponse;
    PaymentsProductsGetParams: Payments.ProductsGetParams;
    PaymentsProductsGetRequest: Payments.ProductsGetRequest;
    PaymentsProductsGetResponse: Payments.ProductsGetResponse;
    PaymentsProductsUpdateParams: Payments.ProductsUpdateParams;
    PaymentsProductsUpdateRequest: Payments.ProductsUpdateRequest;
    PaymentsProductsUpdateResponse: Payments.ProductsUpdateResponse;
    PaymentsProductsDeleteParams: Payments.ProductsDeleteParams;
    PaymentsProductsDeleteRequest: Payments.ProductsDeleteRequest;
    PaymentsProductsDeleteResponse: Payments.ProductsDeleteResponse;
    PaymentsProductsApiSearchParams: Payments.ProductsApiSearchParams;
    PaymentsProductsApiSearchRequest: Payments.ProductsApiSearchRequest;
    PaymentsProductsApiSearchMeta: Payments.ProductsApiSearchMeta;
    PaymentsProductsApiSearchResponse: Payments.ProductsApiSearchResponse;
    PaymentsBalanceGetParams: Payments.BalanceGetParams;
    PaymentsBalanceGetRequest: Payments.BalanceGetRequest;
    PaymentsBalanceGetResponse: Payments.BalanceGetResponse;
    PaymentsBalanceTransactionsListParams: Payments.BalanceTransactionsListParams;
    PaymentsBalanceTransactionsListRequest: Payments.BalanceTransactionsListRequest;
    PaymentsBalanceTransactionsListMeta: Payments.BalanceTransactionsListMeta;
    PaymentsBalanceTransactionsListResponse: Payments.BalanceTransactionsListResponse;
    PaymentsBalanceTransactionsGetParams: Payments.BalanceTransactionsGetParams;
    PaymentsBalanceTransactionsGetRequest: Payments.BalanceTransactionsGetRequest;
    PaymentsBalanceTransactionsGetResponse: Payments.BalanceTransactionsGetResponse;
    PaymentsPaymentIntentsListParams: Payments.PaymentIntentsListParams;
    PaymentsPaymentIntentsListRequest: Payments.PaymentIntentsListRequest;
    PaymentsPaymentIntentsListMeta: Payments.PaymentIntentsListMeta;
    PaymentsPaymentIntentsListResponse: Payments.PaymentIntentsListResponse;
    PaymentsPaymentIntentsGetParams: Payments.PaymentIntentsGetParams;
    PaymentsPaymentIntentsGetRequest: Payments.PaymentIntentsGetRequest;
    PaymentsPaymentIntentsGetResponse: Payments.PaymentIntentsGetResponse;
    PaymentsPaymentIntentsApiSearchParams: Payments.PaymentIntentsApiSearchParams;
    PaymentsPaymentIntentsApiSearchRequest: Payments.PaymentIntentsApiSearchRequest;
    PaymentsPaymentIntentsApiSearchMeta: Payments.PaymentIntentsApiSearchMeta;
    PaymentsPaymentIntentsApiSearchResponse: Payments.PaymentIntentsApiSearchResponse;
    PaymentsDisputesListParams: Payments.DisputesListParams;
    PaymentsDisputesListRequest: Payments.DisputesListRequest;
    PaymentsDisputesListMeta: Payments.DisputesListMeta;
    PaymentsDisputesListResponse: Payments.DisputesListResponse;
    PaymentsDisputesGetParams: Payments.DisputesGetParams;
    PaymentsDisputesGetRequest: Payments.DisputesGetRequest;
    PaymentsDisputesGetResponse: Payments.DisputesGetResponse;
    PaymentsPayoutsListParams: Payments.PayoutsListParams;
    PaymentsPayoutsListRequest: Payments.PayoutsListRequest;
    PaymentsPayoutsListMeta: Payments.PayoutsListMeta;
    PaymentsPayoutsListResponse: Payments.PayoutsListResponse;
    PaymentsPayoutsGetParams: Payments.PayoutsGetParams;
    PaymentsPayoutsGetRequest: Payments.PayoutsGetRequest;
    PaymentsPayoutsGetResponse: Payments.PayoutsGetResponse;
    PaymentsInterval: Payments.Interval;
    PaymentsAutomaticTax: Payments.AutomaticTax;
    PaymentsPostalAddress: Payments.PostalAddress;
    PaymentsMarketingFeature: Payments.MarketingFeature;
    PaymentsPackageDimensions: Payments.PackageDimensions;
    PaymentsCustomer: Payments.Customer;
    PaymentsCustomerDeleteResult: Payments.CustomerDeleteResult;
    PaymentsInvoice: Payments.Invoice;
    PaymentsCharge: Payments.Charge;
    PaymentsSubscription: Payments.Subscription;
    PaymentsRefund: Payments.Refund;
    PaymentsProduct: Payments.Product;
    PaymentsProductDeleteResult: Payments.ProductDeleteResult;
    PaymentsBalance: Payments.Balance;
    PaymentsBalanceTransaction: Payments.BalanceTransaction;
    PaymentsPaymentIntent: Payments.PaymentIntent;
    PaymentsDispute: Payments.Dispute;
    PaymentsPayout: Payments.Payout;
    PaymentsInvoiceSearchResult: Payments.InvoiceSearchResult;
    PaymentsChargeSearchResult: Payments.ChargeSearchResult;
    PaymentsSubscriptionSearchResult: Payments.SubscriptionSearchResult;
    /** @description A postal address in parts. */
    PaymentsAddress: {
      city?: string | null;
      country?: string | null;
      line1?: string | null;
      line2?: string | null;
      postal_code?: string | null;
      state?: string | null;
    };
    /** @description Funds of a customer that have not been applied to a payment yet. Sent only if the call expands it. */
    PaymentsCashBalance: {
      object?: string | null;
      available?: {
        [key: string]: number;
      } | null;
      customer?: string | null;
      customer_account?: string | null;
      livemode?: boolean | null;
      settings?: {
        /** @description How incoming funds are matched with payments. Known values: `automatic`, `manual`. */
        reconciliation_mode?: string | null;
        /** @description Whether the mode is the default of the account rather than a choice for this customer. */
        using_merchant_default?: boolean | null;
      } | null;
    };
    /** @description A reduction that a coupon or promotion code gives to a customer, subscription or invoice. */
    PaymentsDiscount: {
      id?: string | null;
      object?: string | null;
      checkout_session?: string | null;
      coupon?: components["schemas"]["PaymentsCoupon"] | null;
      customer?: string | null;
      customer_account?: string | null;
      end?: number | null;
      invoice?: string | null;
      invoice_item?: string | null;
      promotion_code?: string | null;
      source?: {
        /** @description Id of the coupon. */
        coupon?: string | null;
        /** @description Kind of source. Known values: `coupon`. */
        type?: string | null;
      } | null;
      start?: number | null;
      subscription?: string | null;
      subscription_item?: string | null;
    };
    /** @description A reduction by percentage or by amount that customers can redeem. */
    PaymentsCoupon: {
      id?: string | null;
      object?: string | null;
      amount_off?: number | null;
      applies_to?: {
        /** @description Ids of the products. */
        products?: string[] | null;
      } | null;
      created?: number | null;
      currency?: string | null;
      /** @description Known values: `forever`, `once`, `repeating`. */
      duration?: string | null;
      duration_in_months?: number | null;
      livemode?: boolean | null;
      max_redemptions?: number | null;
      metadata?: {
        [key: string]: string;
      } | null;
      name?: string | null;
      percent_off?: number | null;
      redeem_by?: number | null;
      times_redeemed?: number | null;
      valid?: boolean | null;
    };
    /** @description Defaults for the invoices of a customer. */
    PaymentsCustomerInvoiceSettings: {
      custom_fields?: components["schemas"]["PaymentsNamedValue"][] | null;
      default_payment_method?: string | null;
      footer?: string | null;
      rendering_options?: {
        /** @description How line amounts show tax, such as `include_inclusive_tax` or `exclude_tax`. */
        amount_tax_display?: string | null;
        /** @description Id of the rendering template. */
        template?: string | null;
      } | null;
    };
    /** @description A custom field displayed on an invoice. */
    PaymentsNamedValue: {
      name?: string | null;
      value?: string | null;
    };
    /** @description Recipient, address and carrier of a shipment. */
    PaymentsShippingDetails: {
      address?: components["schemas"]["PaymentsAddress"] | null;
      carrier?: string | null;
      name?: string | null;
      phone?: string | null;
      tracking_number?: string | null;
    };
    /** @description A page of the payment sources of a customer. Sent only if the call expands it. */
    PaymentsPaymentSourceList: {
      object?: string | null;
      data?: components["schemas"]["PaymentsPaymentSource"][] | null;
      has_more?: boolean | null;
      total_count?: number | null;
      url?: string | null;
    };
    /** @description A card, bank account or other source of payments; `object` tells which of the fields it has. */
    PaymentsPaymentSource: {
      id?: string | null;
      /** @description Known values: `account`, `bank_account`, `card`, `source`. */
      object?: string | null;
      account?: string | null;
      account_holder_name?: string | null;
      account_holder_type?: string | null;
      account_type?: string | null;
      address_city?: string | null;
      address_country?: string | null;
      address_line1?: string | null;
      address_line1_check?: string | null;
      address_line2?: string | null;
      address_state?: string | null;
      address_zip?: string | null;
      address_zip_check?: string | null;
      /** @description Known values: `always`, `limited`, `unspecified`. */
      allow_redisplay?: string | null;
      amount?: number | null;
      available_payout_methods?: string[] | null;
      bank_name?: string | null;
      brand?: string | null;
      card?: {
        /** @description Result of checking the first line of the address, such as `pass` or `fail`. */
        address_line1_check?: string | null;
        /** @description Result of checking the postal code, such as `pass` or `fail`. */
        address_zip_check?: string | null;
        /** @description Brand of the card, such as `Visa`. */
        brand?: string | null;
        /** @description Country of the issuer, as a two-letter ISO 3166-1 code. */
        country?: string | null;
        /** @description Result of checking the security code, such as `pass` or `fail`. */
        cvc_check?: string | null;
        /** @description Last four digits of the device account number. */
        dynamic_last4?: string | null;
        /** @description Month in which the card expires, from 1 to 12. */
        exp_month?: number | null;
        /** @description Year in which the card expires, with four digits. */
        exp_year?: number | null;
        /** @description Same for all objects with the same card number. */
        fingerprint?: string | null;
        /** @description How the card is funded, such as `credit`, `debit` or `prepaid`. */
        funding?: string | null;
        /** @description Last four digits of the card number. */
        last4?: string | null;
        /** @description Name of the cardholder. */
        name?: string | null;
        /** @description Whether 3D Secure is `required`, `recommended`, `optional` or `not_supported`. */
        three_d_secure?: string | null;
        /** @description Wallet that created the card, such as `apple_pay`. */
        tokenization_method?: string | null;
      } | null;
      client_secret?: string | null;
      country?: string | null;
      created?: number | null;
      currency?: string | null;
      customer?: string | null;
      cvc_check?: string | null;
      default_for_currency?: boolean | null;
      dynamic_last4?: string | null;
      exp_month?: number | null;
      exp_year?: number | null;
      fingerprint?: string | null;
      flow?: string | null;
      funding?: string | null;
      last4?: string | null;
      livemode?: boolean | null;
      metadata?: {
        [key: string]: string;
      } | null;
      name?: string | null;
      owner?: {
        /** @description Address of the owner. */
        address?: components["schemas"]["PaymentsAddress"] | null;
        /** @description Email address of the owner. */
        email?: string | null;
        /** @description Full name of the owner. */
        name?: string | null;
        /** @description Phone number of the owner. */
        phone?: string | null;
        /** @description Address that the payment partner has confirmed. */
        verified_address?: components["schemas"]["PaymentsAddress"] | null;
        /** @description Email address that the payment partner has confirmed. */
        verified_email?: string | null;
        /** @description Name that the payment partner has confirmed. */
        verified_name?: string | null;
        /** @description Phone number that the payment partner has confirmed. */
        verified_phone?: string | null;
      } | null;
      /** @description Known values: `regulated`, `unregulated`. */
      regulated_status?: string | null;
      routing_number?: string | null;
      statement_descriptor?: string | null;
      status?: string | null;
      tokenization_method?: string | null;
      type?: string | null;
      usage?: string | null;
    };
    /** @description A page of the current subscriptions of a customer. Sent only if the call expands it. */
    PaymentsSubscriptionList: {
      object?: string | null;
      data?: components["schemas"]["PaymentsPartialSubscription"][] | null;
      has_more?: boolean | null;
      total_count?: number | null;
      url?: string | null;
    };
    /** @description Settings and latest result of automatic tax calculation for an invoice. */
    PaymentsInvoiceAutomaticTax: {
      /** @description Known values: `finalization_requires_location_inputs`, `finalization_system_error`. */
      disabled_reason?: string | null;
      enabled?: boolean | null;
      liability?: components["schemas"]["PaymentsAccountReference"] | null;
      provider?: string | null;
      /** @description Known values: `complete`, `failed`, `requires_location_inputs`. */
      status?: string | null;
    };
    /** @description The account that is responsible for something, such as tax or issuing invoices. */
    PaymentsAccountReference: {
      account?: string | null;
      /** @description Known values: `account`, `self`. */
      type?: string | null;
    };
    /** @description Client secret with which the customer confirms the payment of an invoice. Sent only if the call expands it. */
    PaymentsConfirmationSecret: {
      client_secret?: string | null;
      type?: string | null;
    };
    /** @description A tax id of a customer, as it was when the invoice was finalized. */
    PaymentsCustomerTaxId: {
      type?: string | null;
      value?: string | null;
    };
    /** @description A rate at which tax is added to amounts. */
    PaymentsTaxRate: {
      id?: string | null;
      object?: string | null;
      active?: boolean | null;
      country?: string | null;
      created?: number | null;
      description?: string | null;
      display_name?: string | null;
      effective_percentage?: number | null;
      flat_amount?: {
        /** @description Amount of the tax, in the smallest currency unit. */
        amount?: number | null;
        /** @description Currency of the amount, as a three-letter ISO 4217 code in lowercase. */
        currency?: string | null;
      } | null;
      inclusive?: boolean | null;
      jurisdiction?: string | null;
      /** @description Known values: `city`, `country`, `county`, `district`, `multiple`, `state`. */
      jurisdiction_level?: string | null;
      livemode?: boolean | null;
      metadata?: {
        [key: string]: string;
      } | null;
      percentage?: number | null;
      /** @description Known values: `flat_amount`, `percentage`. */
      rate_type?: string | null;
      state?: string | null;
      tax_type?: string | null;
    };
    /** @description The invoice that another one was created from. */
    PaymentsFromInvoice: {
      action?: string | null;
      invoice?: string | null;
    };
    /** @description An error that stopped the finalization of an invoice. */
    PaymentsFinalizationError: {
      advice_code?: string | null;
      charge?: string | null;
      code?: string | null;
      decline_code?: string | null;
      doc_url?: string | null;
      message?: string | null;
      network_advice_code?: string | null;
      network_decline_code?: string | null;
      param?: string | null;
      payment_intent?: components["schemas"]["PaymentsPartialPaymentIntent"] | null;
      payment_method?: {
        /** @description Id of the payment method. */
        id?: string | null;
        /** @description Id of the customer who owns the payment method. */
        customer?: string | null;
        /** @description Type of the payment method, such as `card`. */
        type?: string | null;
      } | null;
      payment_method_type?: string | null;
      request_log_url?: string | null;
      setup_intent?: {
        /** @description Id of the setup intent. */
        id?: string | null;
        /** @description Client secret for completing the setup from a browser or app. */
        client_secret?: string | null;
        /** @description Status of the setup. Known values: `canceled`, `processing`, `requires_action`, `requires_confirmation`, `requires_payment_method`, `succeeded`. */
        status?: string | null;
      } | null;
      source?: components["schemas"]["PaymentsPaymentSource"] | null;
      /** @description Known values: `api_error`, `card_error`, `idempotency_error`, `invalid_request_error`. */
      type?: string | null;
    };
    /** @description The first page of the lines of an invoice. */
    PaymentsInvoiceLineList: {
      object?: string | null;
      data?: components["schemas"]["PaymentsInvoiceLine"][] | null;
      has_more?: boolean | null;
      total_count?: number | null;
      url?: string | null;
    };
    /** @description One charge or credit on an invoice. */
    PaymentsInvoiceLine: {
      id?: string | null;
      object?: string | null;
      amount?: number | null;
      amount_excluding_tax?: number | null;
      currency?: string | null;
      description?: string | null;
      discount_amounts?: components["schemas"]["PaymentsDiscountAmount"][] | null;
      discountable?: boolean | null;
      discounts?: string[] | null;
      invoice?: string | null;
      invoice_item?: string | null;
      livemode?: boolean | null;
      metadata?: {
        [key: string]: string;
      } | null;
      parent?: components["schemas"]["PaymentsInvoiceLineParent"] | null;
      period?: {
        /** @description End of the period, in Unix seconds. */
        end?: number | null;
        /** @description Start of the period, in Unix seconds. */
        start?: number | null;
      } | null;
      plan?: components["schemas"]["PaymentsPlan"] | null;
      pretax_credit_amounts?: components["schemas"]["PaymentsPretaxCredit"][] | null;
      price?: components["schemas"]["PaymentsPrice"] | null;
      pricing?: {
        /** @description Ids of the price and its product. */
        price_details?: {
          /** @description Id of the price. */
          price?: string | null;
          /** @description Id of the product. */
          product?: string | null;
        } | null;
        /** @description Kind of pricing. Known values: `price_details`. */
        type?: string | null;
        /** @description Amount for one unit as a decimal number, in the smallest currency unit. */
        unit_amount_decimal?: string | null;
      } | null;
      proration?: boolean | null;
      proration_details?: components["schemas"]["PaymentsProrationDetails"] | null;
      quantity?: number | null;
      quantity_decimal?: string | null;
      subscription?: string | null;
      subscription_item?: string | null;
      subtotal?: number | null;
      tax_amounts?: components["schemas"]["PaymentsTaxRateAmount"][] | null;
      tax_rates?: components["schemas"]["PaymentsTaxRate"][] | null;
      taxes?: components["schemas"]["PaymentsTaxAmount"][] | null;
      /** @description Known values: `invoiceitem`, `subscription`. */
      type?: string | null;
      unit_amount_excluding_tax?: string | null;
    };
    /** @description The amount that one discount takes off. */
    PaymentsDiscountAmount: {
      amount?: number | null;
      discount?: string | null;
    };
    /** @description What generated a line of an invoice; `type` tells which of the details it has. */
    PaymentsInvoiceLineParent: {
      invoice_item_details?: {
        /** @description Id of the invoice item. */
        invoice_item?: string | null;
        /** @description Whether the line is a proration. */
        proration?: boolean | null;
        /** @description What a proration credits. */
        proration_details?: components["schemas"]["PaymentsProrationDetails"] | null;
        /** @description Id of the subscription of the invoice item. */
        subscription?: string | null;
      } | null;
      subscription_item_details?: {
        /** @description Id of the invoice item, if the line comes from one. */
        invoice_item?: string | null;
        /** @description Whether the line is a proration. */
        proration?: boolean | null;
        /** @description What a proration credits. */
        proration_details?: components["schemas"]["PaymentsProrationDetails"] | null;
        /** @description Id of the subscription. */
        subscription?: string | null;
        /** @description Id of the subscription item. */
        subscription_item?: string | null;
      } | null;
      /** @description Known values: `invoice_item_details`, `subscription_item_details`. */
      type?: string | null;
    };
    /** @description What a proration credits. */
    PaymentsProrationDetails: {
      credited_items?: {
        /** @description Id of the invoice with those lines. */
        invoice?: string | null;
        /** @description Ids of the lines. */
        invoice_line_items?: string[] | null;
      } | null;
    };
    /** @description A recurring price in the older form, with the same id as its price. */
    PaymentsPlan: {
      id?: string | null;
      object?: string | null;
      active?: boolean | null;
      /** @description Known values: `last_during_period`, `last_ever`, `max`, `sum`. */
      aggregate_usage?: string | null;
      amount?: number | null;
      amount_decimal?: string | null;
      /** @description Known values: `per_unit`, `tiered`. */
      billing_scheme?: string | null;
      created?: number | null;
      currency?: string | null;
      /** @description Known values: `day`, `month`, `week`, `year`. */
      interval?: string | null;
      interval_count?: number | null;
      livemode?: boolean | null;
      metadata?: {
        [key: string]: string;
      } | null;
      meter?: string | null;
      nickname?: string | null;
      product?: string | null;
      tiers?: components["schemas"]["PaymentsPriceTier"][] | null;
      /** @description Known values: `graduated`, `volume`. */
      tiers_mode?: string | null;
      transform_usage?: {
        /** @description Number by which usage is divided. */
        divide_by?: number | null;
        /** @description How the result is rounded. Known values: `down`, `up`. */
        round?: string | null;
      } | null;
      trial_period_days?: number | null;
      /** @description Known values: `licensed`, `metered`. */
      usage_type?: string | null;
    };
    /** @description The amounts that apply up to a quantity. */
    PaymentsPriceTier: {
      flat_amount?: number | null;
      flat_amount_decimal?: string | null;
      unit_amount?: number | null;
      unit_amount_decimal?: string | null;
      up_to?: number | null;
    };
    /** @description The amount of one credit that was applied before tax. */
    PaymentsPretaxCredit: {
      amount?: number | null;
      credit_balance_transaction?: string | null;
      discount?: string | null;
      /** @description Known values: `credit_balance_transaction`, `discount`. */
      type?: string | null;
    };
    /** @description The unit cost of a product, with its currency and billing interval. */
    PaymentsPrice: {
      id?: string | null;
      object?: string | null;
      active?: boolean | null;
      /** @description Known values: `per_unit`, `tiered`. */
      billing_scheme?: string | null;
      created?: number | null;
      currency?: string | null;
      custom_unit_amount?: {
        /** @description Highest amount, in the smallest currency unit. */
        maximum?: number | null;
        /** @description Lowest amount, in the smallest currency unit. */
        minimum?: number | null;
        /** @description Amount that is suggested, in the smallest currency unit. */
        preset?: number | null;
      } | null;
      livemode?: boolean | null;
      lookup_key?: string | null;
      metadata?: {
        [key: string]: string;
      } | null;
      nickname?: string | null;
      product?: string | null;
      recurring?: {
        /** @description How metered usage is added up. Only older versions send it. Known values: `last_during_period`, `last_ever`, `max`, `sum`. */
        aggregate_usage?: string | null;
        /** @description Unit of the billing interval. Known values: `day`, `month`, `week`, `year`. */
        interval?: string | null;
        /** @description Number of units in one billing interval. */
        interval_count?: number | null;
        /** @description Id of the meter that counts usage. */
        meter?: string | null;
        /** @description Number of trial days that new subscriptions get. */
        trial_period_days?: number | null;
        /** @description Whether the quantity is set in advance or measured. Known values: `licensed`, `metered`. */
        usage_type?: string | null;
      } | null;
      /** @description Known values: `exclusive`, `inclusive`, `unspecified`. */
      tax_behavior?: string | null;
      tiers?: components["schemas"]["PaymentsPriceTier"][] | null;
      /** @description Known values: `graduated`, `volume`. */
      tiers_mode?: string | null;
      transform_quantity?: {
        /** @description Number by which the quantity is divided. */
        divide_by?: number | null;
        /** @description How the result is rounded. Known values: `down`, `up`. */
        round?: string | null;
      } | null;
      /** @description Known values: `one_time`, `recurring`. */
      type?: string | null;
      unit_amount?: number | null;
      unit_amount_decimal?: string | null;
    };
    /** @description The amount of tax for one tax rate, in the older form. */
    PaymentsTaxRateAmount: {
      amount?: number | null;
      inclusive?: boolean | null;
      tax_rate?: string | null;
      taxability_reason?: string | null;
      taxable_amount?: number | null;
    };
    /** @description The amount of one tax. */
    PaymentsTaxAmount: {
      amount?: number | null;
      /** @description Known values: `exclusive`, `inclusive`. */
      tax_behavior?: string | null;
      tax_rate_details?: {
        /** @description Id of the tax rate. */
        tax_rate?: string | null;
      } | null;
      taxability_reason?: string | null;
      taxable_amount?: number | null;
      /** @description Known values: `tax_rate_details`. */
      type?: string | null;
    };
    /** @description What generated an invoice; `type` tells which of the details it has. */
    PaymentsInvoiceParent: {
      quote_details?: {
        /** @description Id of the quote. */
        quote?: string | null;
      } | null;
      subscription_details?: {
        /** @description Metadata of the subscription when the invoice was finalized. */
        metadata?: {
          [key: string]: string;
        } | null;
        /** @description Id of the subscription. */
        subscription?: string | null;
        /** @description Time for which prorations were calculated, in Unix seconds. */
        subscription_proration_date?: number | null;
      } | null;
      /** @description Known values: `quote_details`, `subscription_details`. */
      type?: string | null;
    };
    /** @description Rules for paying an invoice. */
    PaymentsInvoicePaymentSettings: {
      default_mandate?: string | null;
      payment_method_options?: components["schemas"]["PaymentsPaymentMethodOptions"] | null;
      payment_method_types?: string[] | null;
    };
    /** @description Options for payments, by type of payment method. The most common types are named. */
    PaymentsPaymentMethodOptions: {
      card?: {
        /** @description Payment in installments. Only invoices have it. */
        installments?: {
          /** @description Whether customers can pay in installments. */
          enabled?: boolean | null;
        } | null;
        /** @description Terms of recurring payments that the customer agrees to. Only subscriptions have it. */
        mandate_options?: {
          /** @description Amount of each payment, in the smallest currency unit. */
          amount?: number | null;
          /** @description Whether the amount is exact or an upper limit. Known values: `fixed`, `maximum`. */
          amount_type?: string | null;
          /** @description Text about the mandate that is shown to the customer. */
          description?: string | null;
        } | null;
        /** @description Card network that is preferred, such as `visa`. Only subscriptions have it. */
        network?: string | null;
        /** @description When the customer is asked for 3D Secure. Known values: `any`, `automatic`, `challenge`. */
        request_three_d_secure?: string | null;
      } | null;
      us_bank_account?: {
        /** @description Data that the customer is asked to share about bank accounts. */
        financial_connections?: {
          /** @description Bank accounts that can be linked. */
          filters?: {
            /** @description Kinds of bank account, such as `checking`. */
            account_subcategories?: string[] | null;
          } | null;
          /** @description Data to which access is requested, such as `balances`. */
          permissions?: string[] | null;
          /** @description Data that is loaded as soon as an account is linked, such as `ownership`. */
          prefetch?: string[] | null;
        } | null;
        /** @description How the bank account is verified. Known values: `automatic`, `instant`, `microdeposits`. */
        verification_method?: string | null;
      } | null;
    } & {
      [key: string]: unknown;
    };
    /** @description A page of the payments made for an invoice. Sent only if the call expands it. */
    PaymentsInvoicePaymentList: {
      object?: string | null;
      data?: components["schemas"]["PaymentsInvoicePayment"][] | null;
      has_more?: boolean | null;
      total_count?: number | null;
      url?: string | null;
    };
    /** @description A payment that is, or may be, applied to an invoice. */
    PaymentsInvoicePayment: {
      id?: string | null;
      object?: string | null;
      amount_paid?: number | null;
      amount_requested?: number | null;
      created?: number | null;
      currency?: string | null;
      invoice?: string | null;
      is_default?: boolean | null;
      livemode?: boolean | null;
      payment?: {
        /** @description Id of the charge. */
        charge?: string | null;
        /** @description Id of the payment intent. */
        payment_intent?: string | null;
        /** @description Id of the record of a payment made outside the provider. */
        payment_record?: string | null;
        /** @description Kind of payment. Known values: `charge`, `payment_intent`, `payment_record`. */
        type?: string | null;
      } | null;
      status?: string | null;
      status_transitions?: {
        /** @description When the payment was canceled, in Unix seconds. */
        canceled_at?: number | null;
        /** @description When the payment succeeded, in Unix seconds. */
        paid_at?: number | null;
      } | null;
    };
    /** @description Settings for rendering the PDF of an invoice. */
    PaymentsInvoiceRendering: {
      amount_tax_display?: string | null;
      pdf?: {
        /** @description Size of the pages. Known values: `a4`, `auto`, `letter`. */
        page_size?: string | null;
      } | null;
      template?: string | null;
      template_version?: number | null;
    };
    /** @description Options for rendering the PDF of an invoice. Only older versions send it; now there is `rendering`. */
    PaymentsInvoiceRenderingOptions: {
      amount_tax_display?: string | null;
    };
    /** @description The cost of shipping on an invoice. */
    PaymentsShippingCost: {
      amount_subtotal?: number | null;
      amount_tax?: number | null;
      amount_total?: number | null;
      shipping_rate?: string | null;
      taxes?: components["schemas"]["PaymentsShippingTax"][] | null;
    };
    /** @description The amount of one tax on the cost of shipping. */
    PaymentsShippingTax: {
      amount?: number | null;
      rate?: components["schemas"]["PaymentsTaxRate"] | null;
      taxability_reason?: string | null;
      taxable_amount?: number | null;
    };
    /** @description Times at which the status of an invoice changed. */
    PaymentsInvoiceStatusTransitions: {
      finalized_at?: number | null;
      marked_uncollectible_at?: number | null;
      paid_at?: number | null;
      voided_at?: number | null;
    };
    /** @description The subscription at the time of the invoice. Only older versions send it; now `parent` has it. */
    PaymentsInvoiceSubscriptionDetails: {
      metadata?: {
        [key: string]: string;
      } | null;
    };
    /** @description The billing threshold that triggered an invoice. */
    PaymentsThresholdReason: {
      amount_gte?: number | null;
      item_reasons?: components["schemas"]["PaymentsThresholdItemReason"][] | null;
    };
    /** @description The usage threshold of an item that triggered an invoice. */
    PaymentsThresholdItemReason: {
      line_item_ids?: string[] | null;
      usage_gte?: number | null;
    };
    /** @description The transfer of the payment to another account. Only older versions send it. */
    PaymentsInvoiceTransferData: {
      amount?: number | null;
      destination?: string | null;
    };
    /** @description Fraud assessments of a charge. */
    PaymentsFraudDetails: {
      stripe_report?: string | null;
      user_report?: string | null;
    };
    /** @description The result of the risk check and the response of the payment network. */
    PaymentsChargeOutcome: {
      /** @description Known values: `confirm_card_data`, `do_not_try_again`, `try_again_later`. */
      advice_code?: string | null;
      network_advice_code?: string | null;
      network_decline_code?: string | null;
      network_status?: string | null;
      reason?: string | null;
      risk_level?: string | null;
      risk_score?: number | null;
      rule?: string | null;
      seller_message?: string | null;
      type?: string | null;
    };
    /** @description The payment method at the time of a charge; `type` names the field with its details. The most common types are named. */
    PaymentsChargePaymentMethodDetails: {
      type?: string | null;
      card?: components["schemas"]["PaymentsChargedCard"] | null;
      sepa_debit?: {
        /** @description Code of the bank. */
        bank_code?: string | null;
        /** @description Code of the branch of the bank. */
        branch_code?: string | null;
        /** @description Country of the bank account, as a two-letter ISO 3166-1 code. */
        country?: string | null;
        /** @description Day on which the account is expected to be debited, as YYYY-MM-DD. */
        expected_debit_date?: string | null;
        /** @description Same for all objects with the same account number. */
        fingerprint?: string | null;
        /** @description Last four characters of the IBAN. */
        last4?: string | null;
        /** @description Id of the mandate of the payment. */
        mandate?: string | null;
      } | null;
      us_bank_account?: {
        /** @description Kind of owner of the bank account. Known values: `company`, `individual`. */
        account_holder_type?: string | null;
        /** @description Kind of bank account. Known values: `checking`, `savings`. */
        account_type?: string | null;
        /** @description Name of the bank. */
        bank_name?: string | null;
        /** @description Day on which the account is expected to be debited, as YYYY-MM-DD. */
        expected_debit_date?: string | null;
        /** @description Same for all objects with the same account number. */
        fingerprint?: string | null;
        /** @description Last four digits of the account number. */
        last4?: string | null;
        /** @description Id of the mandate of the payment. */
        mandate?: string | null;
        /** @description Reference with which the customer's bank can locate the payment. */
        payment_reference?: string | null;
        /** @description Routing number of the bank. */
        routing_number?: string | null;
      } | null;
    } & {
      [key: string]: unknown;
    };
    /** @description The card that paid a charge, and how the payment was authorized. */
    PaymentsChargedCard: {
      amount_authorized?: number | null;
      authorization_code?: string | null;
      brand?: string | null;
      capture_before?: number | null;
      checks?: {
        /** @description Result for the first line of the address. */
        address_line1_check?: string | null;
        /** @description Result for the postal code. */
        address_postal_code_check?: string | null;
        /** @description Result for the security code. */
        cvc_check?: string | null;
      } | null;
      country?: string | null;
      electronic_commerce_indicator?: string | null;
      exp_month?: number | null;
      exp_year?: number | null;
      extended_authorization?: {
        /** @description Whether the longer time applies. Known values: `disabled`, `enabled`. */
        status?: string | null;
      } | null;
      fingerprint?: string | null;
      funding?: string | null;
      incremental_authorization?: {
        /** @description Whether the issuer allows it. Known values: `available`, `unavailable`. */
        status?: string | null;
      } | null;
      installments?: {
        /** @description Plan that the customer chose. */
        plan?: {
          /** @description Number of installments. */
          count?: number | null;
          /** @description Time between two installments. Known values: `month`. */
          interval?: string | null;
          /** @description Kind of plan. Known values: `bonus`, `fixed_count`, `revolving`. */
          type?: string | null;
        } | null;
      } | null;
      last4?: string | null;
      mandate?: string | null;
      moto?: boolean | null;
      multicapture?: {
        /** @description Whether the issuer allows it. Known values: `available`, `unavailable`. */
        status?: string | null;
      } | null;
      network?: string | null;
      network_token?: {
        /** @description Whether the payment was made with the token. */
        used?: boolean | null;
      } | null;
      network_transaction_id?: string | null;
      overcapture?: {
        /** @description Highest amount that can be captured, in the smallest currency unit. */
        maximum_amount_capturable?: number | null;
        /** @description Whether the issuer allows it. Known values: `available`, `unavailable`. */
        status?: string | null;
      } | null;
      /** @description Known values: `regulated`, `unregulated`. */
      regulated_status?: string | null;
      /** @description Known values: `installment`, `recurring`, `unscheduled`. */
      setup_credential_usage?: string | null;
      /** @description Known values: `installment`, `recurring`, `unscheduled`. */
      stored_credential_usage?: string | null;
      three_d_secure?: {
        /** @description How the issuer authenticated the customer. Known values: `challenge`, `frictionless`. */
        authentication_flow?: string | null;
        /** @description Degree of authentication, as a code of the card network. Known values: `01`, `02`, `05`, `06`, `07`. */
        electronic_commerce_indicator?: string | null;
        /** @description Exemption that the issuer accepted. Known values: `low_risk`, `none`. */
        exemption_indicator?: string | null;
        /** @description Whether the provider asked for the exemption. */
        exemption_indicator_applied?: boolean | null;
        /** @description Result of the authentication. Known values: `attempt_acknowledged`, `authenticated`, `data_share_only`, `exempted`, `failed`, `not_supported`, `processing_error`. */
        result?: string | null;
        /** @description Why the authentication succeeded or failed. Known values: `abandoned`, `bypassed`, `canceled`, `card_not_enrolled`, `network_not_supported`, `protocol_error`, `rejected`. */
        result_reason?: string | null;
        /** @description Id of the authentication at the card network. */
        transaction_id?: string | null;
        /** @description Version of 3D Secure. Known values: `1.0.2`, `2.1.0`, `2.2.0`, `2.3.0`, `2.3.1`. */
        version?: string | null;
      } | null;
      transaction_link_id?: string | null;
      wallet?: {
        /** @description Last four digits of the device account number. */
        dynamic_last4?: string | null;
        /** @description Kind of wallet. Known values: `amex_express_checkout`, `apple_pay`, `google_pay`, `link`, `masterpass`, `samsung_pay`, `visa_checkout`. */
        type?: string | null;
      } | null;
    };
    /** @description What the customer was asked to pay, where it differs from the currency of the charge. */
    PaymentsPresentmentDetails: {
      presentment_amount?: number | null;
      presentment_currency?: string | null;
    };
    /** @description The first page of the refunds of a charge. Sent only if the call expands it. */
    PaymentsRefundList: {
      object?: string | null;
      data?: components["schemas"]["PaymentsPartialRefund"][] | null;
      has_more?: boolean | null;
      total_count?: number | null;
      url?: string | null;
    };
    /** @description The transfer of a charge to another account. */
    PaymentsChargeTransferData: {
      amount?: number | null;
      destination?: string | null;
    };
    /** @description The payer as entered at the time of a charge. */
    PaymentsBillingDetails: {
      address?: components["schemas"]["PaymentsAddress"] | null;
      email?: string | null;
      name?: string | null;
      phone?: string | null;
      tax_id?: string | null;
    };
    /** @description Input for the fraud detection of a charge. */
    PaymentsRadarOptions: {
      session?: string | null;
    };
    /** @description Settings of automatic tax calculation for a subscription. */
    PaymentsSubscriptionAutomaticTax: {
      /** @description Known values: `requires_location_inputs`. */
      disabled_reason?: string | null;
      enabled?: boolean | null;
      liability?: components["schemas"]["PaymentsAccountReference"] | null;
    };
    /** @description The day and time, in UTC, at which billing periods begin. */
    PaymentsBillingCycleAnchorConfig: {
      day_of_month?: number | null;
      hour?: number | null;
      minute?: number | null;
      month?: number | null;
      second?: number | null;
    };
    /** @description Rules by which prorations and invoices of a subscription are calculated. */
    PaymentsBillingMode: {
      flexible?: {
        /** @description Whether proration amounts include discounts or list them separately. Known values: `included`, `itemized`. */
        proration_discounts?: string | null;
      } | null;
      /** @description Known values: `classic`, `flexible`. */
      type?: string | null;
      updated_at?: number | null;
    };
    /** @description The thresholds at which a subscription is invoiced early. */
    PaymentsBillingThresholds: {
      amount_gte?: number | null;
      reset_billing_cycle_anchor?: boolean | null;
    };
    /** @description Why a subscription was canceled. */
    PaymentsCancellationDetails: {
      comment?: string | null;
      /** @description Known values: `customer_service`, `low_quality`, `missing_features`, `other`, `switched_service`, `too_complex`, `too_expensive`, `unused`. */
      feedback?: string | null;
      feedback_option?: string | null;
      /** @description Known values: `canceled_by_retention_policy`, `cancellation_requested`, `payment_disputed`, `payment_failed`. */
      reason?: string | null;
    };
    /** @description Settings for the invoices of a subscription. */
    PaymentsSubscriptionInvoiceSettings: {
      account_tax_ids?: string[] | null;
      custom_fields?: components["schemas"]["PaymentsNamedValue"][] | null;
      description?: string | null;
      footer?: string | null;
      issuer?: components["schemas"]["PaymentsAccountReference"] | null;
    };
    /** @description The first page of the items of a subscription. */
    PaymentsSubscriptionItemList: {
      object?: string | null;
      data?: components["schemas"]["PaymentsSubscriptionItem"][] | null;
      has_more?: boolean | null;
      total_count?: number | null;
      url?: string | null;
    };
    /** @description A price and a quantity to which a customer is subscribed. */
    PaymentsSubscriptionItem: {
      id?: string | null;
      object?: string | null;
      billed_until?: number | null;
      billing_thresholds?: {
        /** @description Usage that triggers an invoice. */
        usage_gte?: number | null;
      } | null;
      created?: number | null;
      current_period_end?: number | null;
      current_period_start?: number | null;
      current_trial?: {
        /** @description When the trial ends, in Unix seconds. */
        end_date?: number | null;
        /** @description When the trial started, in Unix seconds. */
        start_date?: number | null;
        /** @description Id of the trial offer. */
        trial_offer?: string | null;
      } | null;
      discounts?: string[] | null;
      metadata?: {
        [key: string]: string;
      } | null;
      plan?: components["schemas"]["PaymentsPlan"] | null;
      price?: components["schemas"]["PaymentsPrice"] | null;
      quantity?: number | null;
      subscription?: string | null;
      tax_rates?: components["schemas"]["PaymentsTaxRate"][] | null;
    };
    /** @description How the collection of payments is paused. */
    PaymentsPauseCollection: {
      /** @description Known values: `keep_as_draft`, `mark_uncollectible`, `void`. */
      behavior?: string | null;
      resumes_at?: number | null;
    };
    /** @description Rules for paying the invoices of a subscription. */
    PaymentsSubscriptionPaymentSettings: {
      payment_method_options?: components["schemas"]["PaymentsPaymentMethodOptions"] | null;
      payment_method_types?: string[] | null;
      /** @description Known values: `off`, `on_subscription`. */
      save_default_payment_method?: string | null;
    };
    /** @description The transfer of the payments of a subscription to another account. */
    PaymentsSubscriptionTransferData: {
      amount_percent?: number | null;
      destination?: string | null;
    };
    /** @description Settings of the trial period of a subscription. */
    PaymentsTrialSettings: {
      end_behavior?: {
        /** @description Whether billing periods are realigned. Known values: `now`, `unchanged`. */
        billing_cycle_anchor?: string | null;
        /** @description What happens if the customer has given no payment method. Known values: `cancel`, `create_invoice`, `pause`. */
        missing_payment_method?: string | null;
      } | null;
    };
    /** @description How often pending invoice items are billed. */
    PaymentsPendingInvoiceItemInterval: {
      /** @description Known values: `day`, `month`, `week`, `year`. */
      interval?: string | null;
      interval_count?: number | null;
    };
    /** @description Changes to a subscription that take effect once their payment succeeds. */
    PaymentsPendingUpdate: {
      billing_cycle_anchor?: number | null;
      cancel_at_period_end?: boolean | null;
      discount?: components["schemas"]["PaymentsDiscount"] | null;
      discounts?: string[] | null;
      expires_at?: number | null;
      metadata?: {
        [key: string]: string;
      } | null;
      subscription_items?: components["schemas"]["PaymentsSubscriptionItem"][] | null;
      trial_end?: number | null;
      trial_from_plan?: boolean | null;
    };
    /** @description Where a refund is sent; `type` names the field with the details. Types without any details are not named. */
    PaymentsRefundDestinationDetails: {
      type?: string | null;
      card?: {
        /** @description Reference with which the customer's bank can locate the refund. */
        reference?: string | null;
        /** @description Whether the reference is `available`, `pending` or `unavailable`. */
        reference_status?: string | null;
        /** @description Kind of the reference, such as `acquirer_reference_number`. */
        reference_type?: string | null;
        /** @description How the money is returned. Known values: `pending`, `refund`, `reversal`. */
        type?: string | null;
      } | null;
      afterpay_clearpay?: components["schemas"]["PaymentsRefundReference"] | null;
      blik?: components["schemas"]["PaymentsRefundReference"] | null;
      br_bank_transfer?: components["schemas"]["PaymentsRefundReference"] | null;
      crypto?: components["schemas"]["PaymentsRefundReference"] | null;
      eu_bank_transfer?: components["schemas"]["PaymentsRefundReference"] | null;
      gb_bank_transfer?: components["schemas"]["PaymentsRefundReference"] | null;
      jp_bank_transfer?: components["schemas"]["PaymentsRefundReference"] | null;
      klarna?: components["schemas"]["PaymentsRefundReference"] | null;
      mb_way?: components["schemas"]["PaymentsRefundReference"] | null;
      multibanco?: components["schemas"]["PaymentsRefundReference"] | null;
      mx_bank_transfer?: components["schemas"]["PaymentsRefundReference"] | null;
      p24?: components["schemas"]["PaymentsRefundReference"] | null;
      paypal?: components["schemas"]["PaymentsRefundReference"] | null;
      swish?: components["schemas"]["PaymentsRefundReference"] | null;
      th_bank_transfer?: components["schemas"]["PaymentsRefundReference"] | null;
      us_bank_transfer?: components["schemas"]["PaymentsRefundReference"] | null;
    } & {
      [key: string]: unknown;
    };
    /** @description The reference of a refund that is not made to a card. */
    PaymentsRefundReference: {
      network_decline_code?: string | null;
      reference?: string | null;
      reference_status?: string | null;
    };
    /** @description What the customer has to do before a refund can be sent. */
    PaymentsRefundNextAction: {
      display_details?: {
        /** @description When and where the message was sent. */
        email_sent?: {
          /** @description When the message was sent, in Unix seconds. */
          email_sent_at?: number | null;
          /** @description Email address of the recipient. */
          email_sent_to?: string | null;
        } | null;
        /** @description When the request expires, in Unix seconds. */
        expires_at?: number | null;
      } | null;
      type?: string | null;
    };
    /** @description A product feature that is highlighted to buyers. */
    PaymentsProductFeature: {
      name?: string | null;
    };
    /** @description Size and weight of a product when packed for shipping. */
    PaymentsProductDimensions: {
      height?: number | null;
      length?: number | null;
      weight?: number | null;
      width?: number | null;
    };
    /** @description Funds in one currency. */
    PaymentsBalanceAmount: {
      amount?: number | null;
      currency?: string | null;
      source_types?: components["schemas"]["PaymentsBalanceSourceTypes"] | null;
    };
    /** @description An amount of funds by the type of the payments that it came from. */
    PaymentsBalanceSourceTypes: {
      bank_account?: number | null;
      card?: number | null;
      fpx?: number | null;
    };
    /** @description Funds in one currency that can be paid out at once. */
    PaymentsInstantBalanceAmount: {
      amount?: number | null;
      currency?: string | null;
      net_available?: components["schemas"]["PaymentsNetBalanceAmount"][] | null;
      source_types?: components["schemas"]["PaymentsBalanceSourceTypes"] | null;
    };
    /** @description The amount that an instant payout to one external account leaves after fees. */
    PaymentsNetBalanceAmount: {
      amount?: number | null;
      destination?: string | null;
      source_types?: components["schemas"]["PaymentsBalanceSourceTypes"] | null;
    };
    /** @description Funds for cards that the account issues. */
    PaymentsIssuingBalance: {
      available?: components["schemas"]["PaymentsBalanceAmount"][] | null;
    };
    /** @description Funds set aside to cover refunds and disputes. */
    PaymentsPrefundingBalance: {
      available?: components["schemas"]["PaymentsBalanceAmount"][] | null;
      pending?: components["schemas"]["PaymentsBalanceAmount"][] | null;
    };
    /** @description One of the fees of a balance transaction. */
    PaymentsFeeDetail: {
      amount?: number | null;
      application?: string | null;
      currency?: string | null;
      description?: string | null;
      type?: string | null;
    };
    /** @description Evidence against a dispute. Texts are free-form; files are uploads of the account. */
    PaymentsDisputeEvidence: {
      access_activity_log?: string | null;
      appeal?: {
        /** @description Appeal to a card network. */
        card?: {
          /** @description Why the account appeals. */
          reason_for_filing?: string | null;
          /** @description Ids of files that support the appeal. */
          supporting_files?: string[] | null;
        } | null;
      } | null;
      billing_address?: string | null;
      cancellation_policy?: string | null;
      cancellation_policy_disclosure?: string | null;
      cancellation_rebuttal?: string | null;
      customer_communication?: string | null;
      customer_email_address?: string | null;
      customer_name?: string | null;
      customer_purchase_ip?: string | null;
      customer_signature?: string | null;
      duplicate_charge_documentation?: string | null;
      duplicate_charge_explanation?: string | null;
      duplicate_charge_id?: string | null;
      enhanced_evidence?: components["schemas"]["PaymentsEnhancedEvidence"] | null;
      product_description?: string | null;
      receipt?: string | null;
      refund_policy?: string | null;
      refund_policy_disclosure?: string | null;
      refund_refusal_explanation?: string | null;
      service_date?: string | null;
      service_documentation?: string | null;
      shipping_address?: string | null;
      shipping_carrier?: string | null;
      shipping_date?: string | null;
      shipping_documentation?: string | null;
      shipping_tracking_number?: string | null;
      uncategorized_file?: string | null;
      uncategorized_text?: string | null;
    };
    /** @description Evidence for special programs of card networks. */
    PaymentsEnhancedEvidence: {
      mastercard_compliance?: components["schemas"]["PaymentsComplianceEvidence"] | null;
      visa_compelling_evidence_3?: {
        /** @description Transaction that is disputed. */
        disputed_transaction?: components["schemas"]["PaymentsEvidenceTransaction"] | null;
        /** @description Earlier transactions of the same customer that were not disputed. */
        prior_undisputed_transactions?: components["schemas"]["PaymentsEvidenceTransaction"][] | null;
      } | null;
      visa_compliance?: components["schemas"]["PaymentsComplianceEvidence"] | null;
    };
    /** @description Evidence for a compliance dispute. */
    PaymentsComplianceEvidence: {
      fee_acknowledged?: boolean | null;
    };
    /** @description A transaction that serves as evidence. */
    PaymentsEvidenceTransaction: {
      charge?: string | null;
      customer_account_id?: string | null;
      customer_device_fingerprint?: string | null;
      customer_device_id?: string | null;
      customer_email_address?: string | null;
      customer_purchase_ip?: string | null;
      /** @description Known values: `merchandise`, `services`. */
      merchandise_or_services?: string | null;
      product_description?: string | null;
      shipping_address?: components["schemas"]["PaymentsAddress"] | null;
    };
    /** @description State of the submission of evidence against a dispute. */
    PaymentsDisputeEvidenceDetails: {
      due_by?: number | null;
      enhanced_eligibility?: components["schemas"]["PaymentsEnhancedEligibility"] | null;
      has_evidence?: boolean | null;
      past_due?: boolean | null;
      submission_count?: number | null;
      /** @description Known values: `manual`, `not_submitted`, `smart_disputes`. */
      submission_method?: string | null;
    };
    /** @description Whether a dispute is eligible for special programs of card networks. */
    PaymentsEnhancedEligibility: {
      mastercard_compliance?: {
        /** @description Whether the fee has been accepted. Known values: `fee_acknowledged`, `requires_fee_acknowledgement`. */
        status?: string | null;
      } | null;
      visa_compelling_evidence_3?: {
        /** @description Evidence that is still missing, such as `missing_customer_identifiers`. */
        required_actions?: string[] | null;
        /** @description Whether the dispute qualifies. Known values: `not_qualified`, `qualified`, `requires_action`. */
        status?: string | null;
      } | null;
      visa_compliance?: {
        /** @description Whether the fee has been accepted. Known values: `fee_acknowledged`, `requires_fee_acknowledgement`. */
        status?: string | null;
      } | null;
    };
    /** @description The payment method of a disputed charge; `type` names the field with its details. */
    PaymentsDisputePaymentMethodDetails: {
      amazon_pay?: {
        /** @description Kind of dispute. Known values: `chargeback`, `claim`. */
        dispute_type?: string | null;
      } | null;
      card?: {
        /** @description Brand of the card, such as `visa` or `mastercard`. */
        brand?: string | null;
        /** @description Kind of case. Known values: `block`, `chargeback`, `compliance`, `inquiry`, `resolution`. */
        case_type?: string | null;
        /** @description Network that processed the charge, such as `visa`. */
        network?: string | null;
        /** @description Reason of the dispute, as the code of the card network. */
        network_reason_code?: string | null;
      } | null;
      klarna?: {
        /** @description Why the dispute was lost, derived from the reason that Klarna gives. */
        chargeback_loss_reason_code?: string | null;
        /** @description Reason of the dispute, as the code of Klarna. */
        reason_code?: string | null;
      } | null;
      paypal?: {
        /** @description Id of the dispute at PayPal. */
        case_id?: string | null;
        /** @description Reason of the dispute, as the code of PayPal. */
        reason_code?: string | null;
      } | null;
      /** @description Known values: `amazon_pay`, `card`, `klarna`, `paypal`. */
      type?: string | null;
    };
    /** @description The id with which the receiving bank can locate a payout. */
    PaymentsPayoutTraceId: {
      status?: string | null;
      value?: string | null;
    };
    /** @description The record `Subscription` inside another one, which may have only some of its fields. */
    PaymentsPartialSubscription: {
      id?: string | null;
      /** @description Known values: `subscription`. */
      object?: string | null;
      application?: string | null;
      application_fee_percent?: number | null;
      automatic_tax?: components["schemas"]["PaymentsSubscriptionAutomaticTax"] | null;
      billing_cycle_anchor?: number | null;
      billing_cycle_anchor_config?: components["schemas"]["PaymentsBillingCycleAnchorConfig"] | null;
      billing_mode?: components["schemas"]["PaymentsBillingMode"] | null;
      billing_thresholds?: components["schemas"]["PaymentsBillingThresholds"] | null;
      cancel_at?: number | null;
      cancel_at_period_end?: boolean | null;
      canceled_at?: number | null;
      cancellation_details?: components["schemas"]["PaymentsCancellationDetails"] | null;
      /** @description Known values: `charge_automatically`, `send_invoice`. */
      collection_method?: string | null;
      created?: number | null;
      currency?: string | null;
      customer?: string | null;
      customer_account?: string | null;
      days_until_due?: number | null;
      default_payment_method?: string | null;
      default_source?: string | null;
      default_tax_rates?: components["schemas"]["PaymentsTaxRate"][] | null;
      description?: string | null;
      discounts?: string[] | null;
      ended_at?: number | null;
      invoice_settings?: components["schemas"]["PaymentsSubscriptionInvoiceSettings"] | null;
      items?: components["schemas"]["PaymentsSubscriptionItemList"] | null;
      latest_invoice?: string | null;
      livemode?: boolean | null;
      metadata?: {
        [key: string]: string;
      } | null;
      next_pending_invoice_item_invoice?: number | null;
      on_behalf_of?: string | null;
      pause_collection?: components["schemas"]["PaymentsPauseCollection"] | null;
      payment_settings?: components["schemas"]["PaymentsSubscriptionPaymentSettings"] | null;
      /** @description Known values: `incomplete`, `incomplete_expired`, `trialing`, `active`, `past_due`, `canceled`, `unpaid`, `paused`. */
      status?: string | null;
      current_period_start?: number | null;
      current_period_end?: number | null;
      start_date?: number | null;
      trial_start?: number | null;
      trial_end?: number | null;
      discount?: components["schemas"]["PaymentsDiscount"] | null;
      plan?: components["schemas"]["PaymentsPlan"] | null;
      quantity?: number | null;
      schedule?: string | null;
      test_clock?: string | null;
      transfer_data?: components["schemas"]["PaymentsSubscriptionTransferData"] | null;
      trial_settings?: components["schemas"]["PaymentsTrialSettings"] | null;
      pending_invoice_item_interval?: components["schemas"]["PaymentsPendingInvoiceItemInterval"] | null;
      pending_setup_intent?: string | null;
      pending_update?: components["schemas"]["PaymentsPendingUpdate"] | null;
    };
    /** @description The record `PaymentIntent` inside another one, which may have only some of its fields. */
    PaymentsPartialPaymentIntent: {
      id?: string | null;
      /** @description Known values: `payment_intent`. */
      object?: string | null;
      amount?: number | null;
      amount_capturable?: number | null;
      amount_received?: number | null;
      application?: string | null;
      application_fee_amount?: number | null;
      capture_method?: string | null;
      client_secret?: string | null;
      confirmation_method?: string | null;
      created?: number | null;
      currency?: string | null;
      customer?: string | null;
      description?: string | null;
      livemode?: boolean | null;
      metadata?: {
        [key: string]: string;
      } | null;
      payment_method?: string | null;
      payment_method_types?: string[] | null;
      status?: string | null;
    };
    /** @description The record `Refund` inside another one, which may have only some of its fields. */
    PaymentsPartialRefund: {
      id?: string | null;
      /** @description Known values: `refund`. */
      object?: string | null;
      amount?: number | null;
      balance_transaction?: string | null;
      charge?: string | null;
      created?: number | null;
      currency?: string | null;
      description?: string | null;
      destination_details?: components["schemas"]["PaymentsRefundDestinationDetails"] | null;
      failure_balance_transaction?: string | null;
      failure_reason?: string | null;
      instructions_email?: string | null;
      metadata?: {
        [key: string]: string;
      } | null;
      next_action?: components["schemas"]["PaymentsRefundNextAction"] | null;
      payment_intent?: string | null;
      pending_reason?: string | null;
      reason?: string | null;
      receipt_number?: string | null;
      source_transfer_reversal?: string | null;
      status?: string | null;
      transfer_reversal?: string | null;
    };
    /** @description The record `BalanceTransaction` inside another one, which may have only some of its fields. */
    PaymentsPartialBalanceTransaction: {
      id?: string | null;
      /** @description Known values: `balance_transaction`. */
      object?: string | null;
      amount?: number | null;
      available_on?: number | null;
      balance_type?: string | null;
      created?: number | null;
      currency?: string | null;
      description?: string | null;
      exchange_rate?: number | null;
      fee?: number | null;
      fee_details?: components["schemas"]["PaymentsFeeDetail"][] | null;
      net?: number | null;
      reporting_category?: string | null;
      source?: string | null;
      status?: string | null;
      type?: string | null;
    };
    ProjectTrackerIssuesApiSearchParams: ProjectTracker.IssuesApiSearchParams;
    ProjectTrackerIssuesApiSearchRequest: ProjectTracker.IssuesApiSearchRequest;
    ProjectTrackerIssuesApiSearchMeta: ProjectTracker.IssuesApiSearchMeta;
    ProjectTrackerIssuesApiSearchResponse: ProjectTracker.IssuesApiSearchResponse;
    ProjectTrackerIssuesGetParams: ProjectTracker.IssuesGetParams;
    ProjectTrackerIssuesGetRequest: ProjectTracker.IssuesGetRequest;
    ProjectTrackerIssuesGetResponse: ProjectTracker.IssuesGetResponse;
    ProjectTrackerProjectsApiSearchParams: ProjectTracker.ProjectsApiSearchParams;
    ProjectTrackerProjectsApiSearchRequest: ProjectTracker.ProjectsApiSearchRequest;
    ProjectTrackerProjectsApiSearchMeta: ProjectTracker.ProjectsApiSearchMeta;
    ProjectTrackerProjectsApiSearchResponse: ProjectTracker.ProjectsApiSearchResponse;
    ProjectTrackerProjectsGetParams: ProjectTracker.ProjectsGetParams;
    ProjectTrackerProjectsGetRequest: ProjectTracker.ProjectsGetRequest;
    ProjectTrackerProjectsGetResponse: ProjectTracker.ProjectsGetResponse;
    ProjectTrackerUsersGetParams: ProjectTracker.UsersGetParams;
    ProjectTrackerUsersGetRequest: ProjectTracker.UsersGetRequest;
    ProjectTrackerUsersGetResponse: ProjectTracker.UsersGetResponse;
    ProjectTrackerUsersListParams: ProjectTracker.UsersListParams;
    ProjectTrackerUsersListRequest: ProjectTracker.UsersListRequest;
    ProjectTrackerUsersListResponse: ProjectTracker.UsersListResponse;
    ProjectTrackerUsersApiSearchParams: ProjectTracker.UsersApiSearchParams;
    ProjectTrackerUsersApiSearchRequest: ProjectTracker.UsersApiSearchRequest;
    ProjectTrackerUsersApiSearchResponse: ProjectTracker.UsersApiSearchResponse;
    ProjectTrackerIssueFieldsListParams: ProjectTracker.IssueFieldsListParams;
    ProjectTrackerIssueFieldsListRequest: ProjectTracker.IssueFieldsListRequest;
    ProjectTrackerIssueFieldsListResponse: ProjectTracker.IssueFieldsListResponse;
    ProjectTrackerIssueFieldsApiSearchParams: ProjectTracker.IssueFieldsApiSearchParams;
    ProjectTrackerIssueFieldsApiSearchRequest: ProjectTracker.IssueFieldsApiSearchRequest;
    ProjectTrackerIssueFieldsApiSearchResponse: ProjectTracker.IssueFieldsApiSearchResponse;
    ProjectTrackerIssueCommentsListParams: ProjectTracker.IssueCommentsListParams;
    ProjectTrackerIssueCommentsListRequest: ProjectTracker.IssueCommentsListRequest;
    ProjectTrackerIssueCommentsListMeta: ProjectTracker.IssueCommentsListMeta;
    ProjectTrackerIssueCommentsListResponse: ProjectTracker.IssueCommentsListResponse;
    ProjectTrackerIssueCommentsGetParams: ProjectTracker.IssueCommentsGetParams;
    ProjectTrackerIssueCommentsGetRequest: ProjectTracker.IssueCommentsGetRequest;
    ProjectTrackerIssueCommentsGetResponse: ProjectTracker.IssueCommentsGetResponse;
    ProjectTrackerIssueWorklogsListParams: ProjectTracker.IssueWorklogsListParams;
    ProjectTrackerIssueWorklogsListRequest: ProjectTracker.IssueWorklogsListRequest;
    ProjectTrackerIssueWorklogsListMeta: ProjectTracker.IssueWorklogsListMeta;
    ProjectTrackerIssueWorklogsListResponse: ProjectTracker.IssueWorklogsListResponse;
    ProjectTrackerIssueWorklogsGetParams: ProjectTracker.IssueWorklogsGetParams;
    ProjectTrackerIssueWorklogsGetRequest: ProjectTracker.IssueWorklogsGetRequest;
    ProjectTrackerIssueWorklogsGetResponse: ProjectTracker.IssueWorklogsGetResponse;
    ProjectTrackerIssue: ProjectTracker.Issue;
    ProjectTrackerProject: ProjectTracker.Project;
    ProjectTrackerUser: ProjectTracker.User;
    ProjectTrackerIssueField: ProjectTracker.IssueField;
    ProjectTrackerIssueFieldSearchResult: ProjectTracker.IssueFieldSearchResult;
    ProjectTrackerIssueComment: ProjectTracker.IssueComment;
    ProjectTrackerIssueWorklog: ProjectTracker.IssueWorklog;
    /** @description Values of the issue's fields, by field id. Named here are the built-in fields of issues; custom fields have ids such as `customfield_10050`. */
    ProjectTrackerIssueFieldValues: {
      summary?: string | null;
      description?: components["schemas"]["ProjectTrackerRichTextDocument"] | null;
      environment?: components["schemas"]["ProjectTrackerRichTextDocument"] | null;
      status?: components["schemas"]["ProjectTrackerIssueStatus"] | null;
      statusCategory?: components["schemas"]["ProjectTrackerStatusCategory"] | null;
      issuetype?: components["schemas"]["ProjectTrackerIssueType"] | null;
      priority?: components["schemas"]["ProjectTrackerIssuePriority"] | null;
      resolution?: components["schemas"]["ProjectTrackerIssueResolution"] | null;
      assignee?: components["schemas"]["ProjectTrackerUserDetails"] | null;
      reporter?: components["schemas"]["ProjectTrackerUserDetails"] | null;
      creator?: components["schemas"]["ProjectTrackerUserDetails"] | null;
      project?: components["schemas"]["ProjectTrackerProjectDetails"] | null;
      parent?: components["schemas"]["ProjectTrackerLinkedIssue"] | null;
      subtasks?: components["schemas"]["ProjectTrackerLinkedIssue"][] | null;
      issuelinks?: components["schemas"]["ProjectTrackerIssueLink"][] | null;
      labels?: string[] | null;
      components?: components["schemas"]["ProjectTrackerProjectComponent"][] | null;
      fixVersions?: components["schemas"]["ProjectTrackerProjectVersion"][] | null;
      versions?: components["schemas"]["ProjectTrackerProjectVersion"][] | null;
      created?: string | null;
      updated?: string | null;
      duedate?: string | null;
      resolutiondate?: string | null;
      statuscategorychangedate?: string | null;
      lastViewed?: string | null;
      timetracking?: components["schemas"]["ProjectTrackerTimeTracking"] | null;
      timespent?: number | null;
      timeestimate?: number | null;
      timeoriginalestimate?: number | null;
      aggregatetimespent?: number | null;
      aggregatetimeestimate?: number | null;
      aggregatetimeoriginalestimate?: number | null;
      progress?: components["schemas"]["ProjectTrackerWorkProgress"] | null;
      aggregateprogress?: components["schemas"]["ProjectTrackerWorkProgress"] | null;
      workratio?: number | null;
      votes?: components["schemas"]["ProjectTrackerIssueVotes"] | null;
      watches?: components["schemas"]["ProjectTrackerIssueWatches"] | null;
      attachment?: components["schemas"]["ProjectTrackerIssueAttachment"][] | null;
      comment?: components["schemas"]["ProjectTrackerIssueCommentPage"] | null;
      worklog?: components["schemas"]["ProjectTrackerIssueWorklogPage"] | null;
      security?: components["schemas"]["ProjectTrackerSecurityLevel"] | null;
      issuerestriction?: {
        /** @description Restrictions by their kind. */
        issuerestrictions?: unknown;
        /** @description Whether clients should show the restrictions. */
        shouldDisplay?: boolean | null;
      } | null;
    };
    /** @description A document in the Atlassian Document Format. */
    ProjectTrackerRichTextDocument: {
      type?: string | null;
      version?: number | null;
      content?: components["schemas"]["ProjectTrackerRichTextNode"][] | null;
    };
    /** @description A block, an inline element or a piece of text in a document. */
    ProjectTrackerRichTextNode: {
      type?: string | null;
      text?: string | null;
      attrs?: {
        [key: string]: unknown;
      } | null;
      marks?: components["schemas"]["ProjectTrackerRichTextMark"][] | null;
      content?: components["schemas"]["ProjectTrackerRichTextNode"][] | null;
    };
    /** @description Formatting of a piece of text. */
    ProjectTrackerRichTextMark: {
      /** @description Known values: `code`, `em`, `link`, `strike`, `strong`, `subsup`, `textColor`, `underline`. */
      type?: string | null;
      attrs?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description A step of a workflow. */
    ProjectTrackerIssueStatus: {
      self?: string | null;
      id?: string | null;
      name?: string | null;
      description?: string | null;
      iconUrl?: string | null;
      statusCategory?: components["schemas"]["ProjectTrackerStatusCategory"] | null;
    };
    /** @description A category of statuses, which tells open, started and finished work apart. */
    ProjectTrackerStatusCategory: {
      self?: string | null;
      id?: number | null;
      key?: string | null;
      colorName?: string | null;
      name?: string | null;
    };
    /** @description A type of issue, such as a bug or a task. */
    ProjectTrackerIssueType: {
      self?: string | null;
      id?: string | null;
      name?: string | null;
      description?: string | null;
      iconUrl?: string | null;
      subtask?: boolean | null;
      avatarId?: number | null;
      entityId?: string | null;
      hierarchyLevel?: number | null;
      scope?: components["schemas"]["ProjectTrackerIssueTypeScope"] | null;
    };
    /** @description Where a type of issues can be used. */
    ProjectTrackerIssueTypeScope: {
      /** @description Known values: `PROJECT`, `TEMPLATE`. */
      type?: string | null;
      project?: components["schemas"]["ProjectTrackerProjectDetails"] | null;
    };
    /** @description The main properties of a project. */
    ProjectTrackerProjectDetails: {
      self?: string | null;
      id?: string | null;
      key?: string | null;
      name?: string | null;
      /** @description Known values: `software`, `service_desk`, `business`. */
      projectTypeKey?: string | null;
      simplified?: boolean | null;
      avatarUrls?: components["schemas"]["ProjectTrackerAvatarUrls"] | null;
      projectCategory?: components["schemas"]["ProjectTrackerProjectCategory"] | null;
    };
    /** @description URLs of an avatar image, by size in pixels. */
    ProjectTrackerAvatarUrls: {
      "16x16"?: string | null;
      "24x24"?: string | null;
      "32x32"?: string | null;
      "48x48"?: string | null;
    };
    /** @description A category into which projects are grouped. */
    ProjectTrackerProjectCategory: {
      self?: string | null;
      id?: string | null;
      name?: string | null;
      description?: string | null;
    };
    /** @description A priority that issues can have. */
    ProjectTrackerIssuePriority: {
      self?: string | null;
      id?: string | null;
      name?: string | null;
      description?: string | null;
      iconUrl?: string | null;
      statusColor?: string | null;
      isDefault?: boolean | null;
    };
    /** @description A way in which issues can be resolved. */
    ProjectTrackerIssueResolution: {
      self?: string | null;
      id?: string | null;
      name?: string | null;
      description?: string | null;
    };
    /** @description The main properties of a user. */
    ProjectTrackerUserDetails: {
      self?: string | null;
      accountId?: string | null;
      /** @description Known values: `atlassian`, `app`, `customer`, `unknown`. */
      accountType?: string | null;
      displayName?: string | null;
      emailAddress?: string | null;
      active?: boolean | null;
      timeZone?: string | null;
      avatarUrls?: components["schemas"]["ProjectTrackerAvatarUrls"] | null;
      key?: string | null;
      name?: string | null;
    };
    /** @description Another issue that the issue is related to, with a few of its fields. */
    ProjectTrackerLinkedIssue: {
      id?: string | null;
      key?: string | null;
      self?: string | null;
      fields?: {
        /** @description Title of the issue, in one line. */
        summary?: string | null;
        /** @description Step of the workflow that the issue has reached. */
        status?: components["schemas"]["ProjectTrackerIssueStatus"] | null;
        /** @description Priority of the issue. */
        priority?: components["schemas"]["ProjectTrackerIssuePriority"] | null;
        /** @description Type of the issue. */
        issuetype?: components["schemas"]["ProjectTrackerIssueType"] | null;
        /** @description User who is to work on the issue. Usually left out. */
        assignee?: components["schemas"]["ProjectTrackerUserDetails"] | null;
        /** @description Estimated and logged times of the issue. Usually left out. */
        timetracking?: components["schemas"]["ProjectTrackerTimeTracking"] | null;
      } | null;
    };
    /** @description Estimated and logged times, as text and in seconds. */
    ProjectTrackerTimeTracking: {
      originalEstimate?: string | null;
      remainingEstimate?: string | null;
      timeSpent?: string | null;
      originalEstimateSeconds?: number | null;
      remainingEstimateSeconds?: number | null;
      timeSpentSeconds?: number | null;
    };
    /** @description A link between two issues. Either `inwardIssue` or `outwardIssue` is given; the other side is the issue itself. */
    ProjectTrackerIssueLink: {
      id?: string | null;
      self?: string | null;
      type?: components["schemas"]["ProjectTrackerIssueLinkType"] | null;
      inwardIssue?: components["schemas"]["ProjectTrackerLinkedIssue"] | null;
      outwardIssue?: components["schemas"]["ProjectTrackerLinkedIssue"] | null;
    };
    /** @description A type of link between issues, with a description for each direction. */
    ProjectTrackerIssueLinkType: {
      id?: string | null;
      name?: string | null;
      inward?: string | null;
      outward?: string | null;
      self?: string | null;
    };
    /** @description A component of a project. The fields of issues have only its id, its name, its description and its URL. */
    ProjectTrackerProjectComponent: {
      self?: string | null;
      id?: string | null;
      name?: string | null;
      description?: string | null;
      lead?: components["schemas"]["ProjectTrackerUserDetails"] | null;
      leadAccountId?: string | null;
      leadUserName?: string | null;
      /** @description Known values: `PROJECT_DEFAULT`, `COMPONENT_LEAD`, `PROJECT_LEAD`, `UNASSIGNED`. */
      assigneeType?: string | null;
      assignee?: components["schemas"]["ProjectTrackerUserDetails"] | null;
      /** @description Known values: `PROJECT_DEFAULT`, `COMPONENT_LEAD`, `PROJECT_LEAD`, `UNASSIGNED`. */
      realAssigneeType?: string | null;
      realAssignee?: components["schemas"]["ProjectTrackerUserDetails"] | null;
      isAssigneeTypeValid?: boolean | null;
      project?: string | null;
      projectId?: number | null;
      ari?: string | null;
      metadata?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description A version of a project, released or planned. */
    ProjectTrackerProjectVersion: {
      self?: string | null;
      id?: string | null;
      name?: string | null;
      description?: string | null;
      archived?: boolean | null;
      released?: boolean | null;
      startDate?: string | null;
      releaseDate?: string | null;
      overdue?: boolean | null;
      userStartDate?: string | null;
      userReleaseDate?: string | null;
      /**
       * @deprecated
       * @description Deprecated: Use `projectId`.
       */
      project?: string | null;
      projectId?: string | number | null;
      driver?: string | null;
    };
    /** @description Logged time, compared with the estimate. */
    ProjectTrackerWorkProgress: {
      progress?: number | null;
      total?: number | null;
      percent?: number | null;
    };
    /** @description How many users have voted for an issue. */
    ProjectTrackerIssueVotes: {
      self?: string | null;
      votes?: number | null;
      hasVoted?: boolean | null;
    };
    /** @description How many users watch an issue. */
    ProjectTrackerIssueWatches: {
      self?: string | null;
      watchCount?: number | null;
      isWatching?: boolean | null;
    };
    /** @description A file that is attached to an issue. */
    ProjectTrackerIssueAttachment: {
      id?: string | number | null;
      self?: string | null;
      filename?: string | null;
      author?: components["schemas"]["ProjectTrackerUserDetails"] | null;
      created?: string | null;
      size?: number | null;
      mimeType?: string | null;
      content?: string | null;
      thumbnail?: string | null;
    };
    /** @description A page of the comments on an issue. */
    ProjectTrackerIssueCommentPage: {
      comments?: components["schemas"]["ProjectTrackerPartialIssueComment"][] | null;
      self?: string | null;
      startAt?: number | null;
      maxResults?: number | null;
      total?: number | null;
    };
    /** @description A page of the worklogs of an issue. */
    ProjectTrackerIssueWorklogPage: {
      worklogs?: components["schemas"]["ProjectTrackerPartialIssueWorklog"][] | null;
      startAt?: number | null;
      maxResults?: number | null;
      total?: number | null;
    };
    /** @description A security level, which restricts who can see issues. */
    ProjectTrackerSecurityLevel: {
      self?: string | null;
      id?: string | null;
      name?: string | null;
      description?: string | null;
    };
    /** @description The groups of a user. */
    ProjectTrackerUserGroups: {
      size?: number | null;
      items?: components["schemas"]["ProjectTrackerUserGroup"][] | null;
      "max-results"?: number | null;
    };
    /** @description A group of users. */
    ProjectTrackerUserGroup: {
      name?: string | null;
      groupId?: string | null;
      self?: string | null;
    };
    /** @description The application roles of a user. */
    ProjectTrackerApplicationRoles: {
      size?: number | null;
      items?: components["schemas"]["ProjectTrackerApplicationRole"][] | null;
      "max-results"?: number | null;
    };
    /** @description An application role, which gives groups of users access to a product. */
    ProjectTrackerApplicationRole: {
      key?: string | null;
      name?: string | null;
      groups?: string[] | null;
      groupDetails?: components["schemas"]["ProjectTrackerUserGroup"][] | null;
      defaultGroups?: string[] | null;
      defaultGroupsDetails?: components["schemas"]["ProjectTrackerUserGroup"][] | null;
      selectedByDefault?: boolean | null;
      /**
       * @deprecated
       * @description Deprecated: There is no replacement.
       */
      defined?: boolean | null;
      numberOfSeats?: number | null;
      remainingSeats?: number | null;
      userCount?: number | null;
      userCountDescription?: string | null;
      hasUnlimitedSeats?: boolean | null;
      platform?: boolean | null;
    };
    /** @description The schema of a field's values. */
    ProjectTrackerFieldSchema: {
      type?: string | null;
      items?: string | null;
      system?: string | null;
      custom?: string | null;
      customId?: number | null;
      configuration?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description The group or project role to which something is restricted. */
    ProjectTrackerVisibilityRestriction: {
      /** @description Known values: `group`, `role`. */
      type?: string | null;
      value?: string | null;
      identifier?: string | null;
    };
    /** @description A property that an app has stored. */
    ProjectTrackerEntityProperty: {
      key?: string | null;
      value?: unknown;
    };
    /** @description The record `IssueComment` inside another one, which may have only some of its fields. */
    ProjectTrackerPartialIssueComment: {
      id?: string | null;
      self?: string | null;
      body?: components["schemas"]["ProjectTrackerRichTextDocument"] | null;
      author?: components["schemas"]["ProjectTrackerUserDetails"] | null;
      updateAuthor?: components["schemas"]["ProjectTrackerUserDetails"] | null;
      created?: string | null;
      updated?: string | null;
      jsdPublic?: boolean | null;
      visibility?: components["schemas"]["ProjectTrackerVisibilityRestriction"] | null;
      renderedBody?: string | null;
      properties?: components["schemas"]["ProjectTrackerEntityProperty"][] | null;
    };
    /** @description The record `IssueWorklog` inside another one, which may have only some of its fields. */
    ProjectTrackerPartialIssueWorklog: {
      id?: string | null;
      self?: string | null;
      author?: components["schemas"]["ProjectTrackerUserDetails"] | null;
      updateAuthor?: components["schemas"]["ProjectTrackerUserDetails"] | null;
      comment?: components["schemas"]["ProjectTrackerRichTextDocument"] | null;
      created?: string | null;
      updated?: string | null;
      started?: string | null;
      timeSpent?: string | null;
      timeSpentSeconds?: number | null;
      issueId?: string | null;
      visibility?: components["schemas"]["ProjectTrackerVisibilityRestriction"] | null;
      properties?: components["schemas"]["ProjectTrackerEntityProperty"][] | null;
    };
    RecruitingCandidatesListParams: Recruiting.CandidatesListParams;
    RecruitingCandidatesListRequest: Recruiting.CandidatesListRequest;
    RecruitingCandidatesListResponse: Recruiting.CandidatesListResponse;
    RecruitingCandidatesGetParams: Recruiting.CandidatesGetParams;
    RecruitingCandidatesGetRequest: Recruiting.CandidatesGetRequest;
    RecruitingCandidatesGetResponse: Recruiting.CandidatesGetResponse;
    RecruitingApplicationsListParams: Recruiting.ApplicationsListParams;
    RecruitingApplicationsListRequest: Recruiting.ApplicationsListRequest;
    RecruitingApplicationsListResponse: Recruiting.ApplicationsListResponse;
    RecruitingApplicationsGetParams: Recruiting.ApplicationsGetParams;
    RecruitingApplicationsGetRequest: Recruiting.ApplicationsGetRequest;
    RecruitingApplicationsGetResponse: Recruiting.ApplicationsGetResponse;
    RecruitingJobsListParams: Recruiting.JobsListParams;
    RecruitingJobsListRequest: Recruiting.JobsListRequest;
    RecruitingJobsListResponse: Recruiting.JobsListResponse;
    RecruitingJobsGetParams: Recruiting.JobsGetParams;
    RecruitingJobsGetRequest: Recruiting.JobsGetRequest;
    RecruitingJobsGetResponse: Recruiting.JobsGetResponse;
    RecruitingOffersListParams: Recruiting.OffersListParams;
    RecruitingOffersListRequest: Recruiting.OffersListRequest;
    RecruitingOffersListResponse: Recruiting.OffersListResponse;
    RecruitingOffersGetParams: Recruiting.OffersGetParams;
    RecruitingOffersGetRequest: Recruiting.OffersGetRequest;
    RecruitingOffersGetResponse: Recruiting.OffersGetResponse;
    RecruitingUsersListParams: Recruiting.UsersListParams;
    RecruitingUsersListRequest: Recruiting.UsersListRequest;
    RecruitingUsersListResponse: Recruiting.UsersListResponse;
    RecruitingUsersGetParams: Recruiting.UsersGetParams;
    RecruitingUsersGetRequest: Recruiting.UsersGetRequest;
    RecruitingUsersGetResponse: Recruiting.UsersGetResponse;
    RecruitingDepartmentsListParams: Recruiting.DepartmentsListParams;
    RecruitingDepartmentsListRequest: Recruiting.DepartmentsListRequest;
    RecruitingDepartmentsListResponse: Recruiting.DepartmentsListResponse;
    RecruitingDepartmentsGetParams: Recruiting.DepartmentsGetParams;
    RecruitingDepartmentsGetRequest: Recruiting.DepartmentsGetRequest;
    RecruitingDepartmentsGetResponse: Recruiting.DepartmentsGetResponse;
    RecruitingOfficesListParams: Recruiting.OfficesListParams;
    RecruitingOfficesListRequest: Recruiting.OfficesListRequest;
    RecruitingOfficesListResponse: Recruiting.OfficesListResponse;
    RecruitingOfficesGetParams: Recruiting.OfficesGetParams;
    RecruitingOfficesGetRequest: Recruiting.OfficesGetRequest;
    RecruitingOfficesGetResponse: Recruiting.OfficesGetResponse;
    RecruitingJobPostsListParams: Recruiting.JobPostsListParams;
    RecruitingJobPostsListRequest: Recruiting.JobPostsListRequest;
    RecruitingJobPostsListResponse: Recruiting.JobPostsListResponse;
    RecruitingJobPostsGetParams: Recruiting.JobPostsGetParams;
    RecruitingJobPostsGetRequest: Recruiting.JobPostsGetRequest;
    RecruitingJobPostsGetResponse: Recruiting.JobPostsGetResponse;
    RecruitingSourcesListParams: Recruiting.SourcesListParams;
    RecruitingSourcesListRequest: Recruiting.SourcesListRequest;
    RecruitingSourcesListResponse: Recruiting.SourcesListResponse;
    RecruitingScheduledInterviewsListParams: Recruiting.ScheduledInterviewsListParams;
    RecruitingScheduledInterviewsListRequest: Recruiting.ScheduledInterviewsListRequest;
    RecruitingScheduledInterviewsListResponse: Recruiting.ScheduledInterviewsListResponse;
    RecruitingScheduledInterviewsGetParams: Recruiting.ScheduledInterviewsGetParams;
    RecruitingScheduledInterviewsGetRequest: Recruiting.ScheduledInterviewsGetRequest;
    RecruitingScheduledInterviewsGetResponse: Recruiting.ScheduledInterviewsGetResponse;
    RecruitingApplicationAttachmentDownloadParams: Recruiting.ApplicationAttachmentDownloadParams;
    RecruitingApplicationAttachmentDownloadRequest: Recruiting.ApplicationAttachmentDownloadRequest;
    RecruitingCandidateAttachmentDownloadParams: Recruiting.CandidateAttachmentDownloadParams;
    RecruitingCandidateAttachmentDownloadRequest: Recruiting.CandidateAttachmentDownloadRequest;
    RecruitingAttachment: Recruiting.Attachment;
    RecruitingCandidate: Recruiting.Candidate;
    RecruitingApplication: Recruiting.Application;
    RecruitingJob: Recruiting.Job;
    RecruitingOffer: Recruiting.Offer;
    RecruitingUser: Recruiting.User;
    RecruitingDepartment: Recruiting.Department;
    RecruitingOffice: Recruiting.Office;
    RecruitingJobPost: Recruiting.JobPost;
    RecruitingSource: Recruiting.Source;
    RecruitingScheduledInterview: Recruiting.ScheduledInterview;
    /** @description A phone number of a candidate. */
    RecruitingPhoneNumber: {
      value?: string | null;
      /** @description Known values: `home`, `work`, `mobile`, `skype`, `other`. */
      type?: string | null;
    };
    /** @description A postal address of a candidate. */
    RecruitingPostalAddress: {
      value?: string | null;
      /** @description Known values: `home`, `work`, `other`. */
      type?: string | null;
    };
    /** @description An email address of a candidate. */
    RecruitingEmailAddress: {
      value?: string | null;
      /** @description Known values: `personal`, `work`, `other`. */
      type?: string | null;
    };
    /** @description A website of a candidate. */
    RecruitingWebsiteAddress: {
      value?: string | null;
      /** @description Known values: `personal`, `company`, `portfolio`, `blog`, `other`. */
      type?: string | null;
    };
    /** @description A social media profile of a candidate. */
    RecruitingSocialMediaAddress: {
      value?: string | null;
    };
    /** @description A user of the recruiting system, with the fields that identify the person. */
    RecruitingUserReference: {
      id?: number | null;
      first_name?: string | null;
      last_name?: string | null;
      name?: string | null;
      employee_id?: string | null;
    };
    /** @description Location that the applicant gave. */
    RecruitingApplicationLocation: {
      address?: string | null;
    };
    /** @description A source, as applications refer to it. */
    RecruitingApplicationSource: {
      id?: number | null;
      public_name?: string | null;
    };
    /** @description A reason for the rejection of an application. */
    RecruitingRejectionReason: {
      id?: number | null;
      name?: string | null;
      type?: components["schemas"]["RecruitingNamedReference"] | null;
    };
    /** @description The id and the name of something that is described elsewhere. */
    RecruitingNamedReference: {
      id?: number | null;
      name?: string | null;
    };
    /** @description Answers that were recorded with the rejection of an application. */
    RecruitingRejectionDetails: {
      custom_fields?: {
        [key: string]: unknown;
      } | null;
      keyed_custom_fields?: {
        [key: string]: components["schemas"]["RecruitingKeyedCustomField"];
      } | null;
    };
    /** @description A custom field with its name, type and value. */
    RecruitingKeyedCustomField: {
      name?: string | null;
      type?: string | null;
      value?: unknown;
    };
    /** @description An answer to a question of the job post. */
    RecruitingApplicationAnswer: {
      question?: string | null;
      answer?: string | null;
    };
    /** @description Where a prospect is in the prospect pools. */
    RecruitingProspectDetail: {
      prospect_pool?: components["schemas"]["RecruitingNamedReference"] | null;
      prospect_stage?: components["schemas"]["RecruitingNamedReference"] | null;
      prospect_owner?: components["schemas"]["RecruitingNamedReference"] | null;
    };
    /** @description Users who work on filling a job, by role. */
    RecruitingHiringTeam: {
      hiring_managers?: components["schemas"]["RecruitingUserReference"][] | null;
      recruiters?: components["schemas"]["RecruitingHiringTeamMember"][] | null;
      coordinators?: components["schemas"]["RecruitingHiringTeamMember"][] | null;
      sourcers?: components["schemas"]["RecruitingUserReference"][] | null;
    };
    /** @description A recruiter or coordinator of a job. */
    RecruitingHiringTeamMember: {
      id?: number | null;
      first_name?: string | null;
      last_name?: string | null;
      name?: string | null;
      employee_id?: string | null;
      responsible?: boolean | null;
    };
    /** @description An opening of a job, which one hire fills. */
    RecruitingJobOpening: {
      id?: number | null;
      opening_id?: string | null;
      /** @description Known values: `open`, `closed`. */
      status?: string | null;
      opened_at?: string | null;
      closed_at?: string | null;
      application_id?: number | null;
      close_reason?: components["schemas"]["RecruitingNamedReference"] | null;
      custom_fields?: {
        [key: string]: unknown;
      } | null;
      keyed_custom_fields?: {
        [key: string]: components["schemas"]["RecruitingKeyedCustomField"];
      } | null;
    };
    /** @description Location of an office. */
    RecruitingOfficeLocation: {
      name?: string | null;
    };
    /** @description Work location that a job post shows. */
    RecruitingJobPostLocation: {
      id?: number | null;
      name?: string | null;
      office_id?: number | null;
      job_post_custom_location_id?: number | null;
      job_post_location_type?: components["schemas"]["RecruitingNamedReference"] | null;
    };
    /** @description A question that applicants are asked. */
    RecruitingJobPostQuestion: {
      required?: boolean | null;
      private?: boolean | null;
      label?: string | null;
      name?: string | null;
      type?: string | null;
      values?: components["schemas"]["RecruitingJobPostQuestionChoice"][] | null;
      description?: string | null;
    };
    /** @description An answer that applicants can choose. */
    RecruitingJobPostQuestionChoice: {
      value?: number | null;
      label?: string | null;
    };
    /** @description The time at which an interview starts or ends, or the day if it lasts all day. */
    RecruitingInterviewTime: {
      date_time?: string | null;
      date?: string | null;
    };
    /** @description A user who conducts an interview. */
    RecruitingInterviewer: {
      id?: number | null;
      employee_id?: string | null;
      name?: string | null;
      email?: string | null;
      /** @description Known values: `needs_action`, `declined`, `tentative`, `accepted`. */
      response_status?: string | null;
      scorecard_id?: number | null;
    };
    /** @description The record `Office` inside another one, which may have only some of its fields. */
    RecruitingPartialOffice: {
      id?: number | null;
      name?: string | null;
      location?: components["schemas"]["RecruitingOfficeLocation"] | null;
      primary_contact_user_id?: number | null;
      parent_id?: number | null;
      parent_office_external_id?: string | null;
      child_ids?: number[] | null;
      child_office_external_ids?: string[] | null;
      external_id?: string | null;
    };
    /** @description The record `Department` inside another one, which may have only some of its fields. */
    RecruitingPartialDepartment: {
      id?: number | null;
      name?: string | null;
      parent_id?: number | null;
      parent_department_external_id?: string | null;
      child_ids?: number[] | null;
      child_department_external_ids?: string[] | null;
      external_id?: string | null;
    };
  };
  responses: {
    /** @description The credentials match none of the connector's authentication methods. */
    Error400: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The bearer token is missing or invalid. */
    Error401: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The bearer token does not permit the request, or a rule of the operation refuses it. */
    Error403: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description No instance with this id exists, or the third-party system has no such record. */
    Error404: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The method is not POST. The `Allow` header lists the methods that the path accepts. */
    Error405: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The write with this `Idempotency-Key` is running, or its result is unknown. */
    Error409: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The request body is longer than the gateway accepts. */
    Error413: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The request body is not JSON in UTF-8, or it is compressed. */
    Error415: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The requested byte range is outside the file. The `Content-Range` header has the size of the file. */
    Error416: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The request body is invalid, for example because a required property is missing. */
    Error422: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The third-party system refuses the credentials of the instance. */
    Error424: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description Too many requests. The `Retry-After` header says how long to wait. */
    Error429: {
      headers: {
        /**
         * @description Number of seconds to wait before retrying, or the HTTP date after which to retry.
         * @example 30
         */
        "Retry-After"?: string;
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The gateway failed with an internal error. */
    Error500: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The gateway does not implement the operation. */
    Error501: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The third-party system cannot be reached or returns an invalid response. */
    Error502: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The gateway cannot answer at the moment, for example because its database is not available. The `Retry-After` header says how long to wait. */
    Error503: {
      headers: {
        /**
         * @description Number of seconds to wait before retrying, or the HTTP date after which to retry.
         * @example 30
         */
        "Retry-After"?: string;
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The third-party system does not respond in time. */
    Error504: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
  };
  parameters: {
    connector_instance_id: string;
    "Idempotency-Key": string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  crmContactsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmContactsListRequest"];
      };
    };
    responses: {
      /** @description A page of `CrmObject` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmContactsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmContactsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmContactsGetRequest"];
      };
    };
    responses: {
      /** @description The `CrmObject` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmContactsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmContactsApiSearch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmContactsApiSearchRequest"];
      };
    };
    responses: {
      /** @description A page of `CrmObject` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmContactsApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmCompaniesList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmCompaniesListRequest"];
      };
    };
    responses: {
      /** @description A page of `CrmObject` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmCompaniesListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmCompaniesGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmCompaniesGetRequest"];
      };
    };
    responses: {
      /** @description The `CrmObject` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmCompaniesGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmCompaniesApiSearch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmCompaniesApiSearchRequest"];
      };
    };
    responses: {
      /** @description A page of `CrmObject` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmCompaniesApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmDealsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmDealsListRequest"];
      };
    };
    responses: {
      /** @description A page of `CrmObject` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmDealsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmDealsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmDealsGetRequest"];
      };
    };
    responses: {
      /** @description The `CrmObject` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmDealsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmDealsApiSearch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmDealsApiSearchRequest"];
      };
    };
    responses: {
      /** @description A page of `CrmObject` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmDealsApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmTicketsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmTicketsListRequest"];
      };
    };
    responses: {
      /** @description A page of `CrmObject` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmTicketsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmTicketsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmTicketsGetRequest"];
      };
    };
    responses: {
      /** @description The `CrmObject` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmTicketsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmTicketsApiSearch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmTicketsApiSearchRequest"];
      };
    };
    responses: {
      /** @description A page of `CrmObject` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmTicketsApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmSchemasList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmSchemasListRequest"];
      };
    };
    responses: {
      /** @description A list of `ObjectSchema` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmSchemasListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmSchemasGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmSchemasGetRequest"];
      };
    };
    responses: {
      /** @description The `ObjectSchema` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmSchemasGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmObjectsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmObjectsListRequest"];
      };
    };
    responses: {
      /** @description A page of `CrmObject` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmObjectsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  crmObjectsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CrmObjectsGetRequest"];
      };
    };
    responses: {
      /** @description The `CrmObject` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CrmObjectsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  fileStorageFilesList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FileStorageFilesListRequest"];
      };
    };
    responses: {
      /** @description A page of `StorageFile` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FileStorageFilesListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  fileStorageFilesGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FileStorageFilesGetRequest"];
      };
    };
    responses: {
      /** @description The `StorageFile` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FileStorageFilesGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  fileStorageFilesDownload: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FileStorageFilesDownloadRequest"];
      };
    };
    responses: {
      /** @description The content of the file. */
      200: {
        headers: {
          /**
           * @description May contain the name of the file.
           * @example attachment; filename="report.pdf"
           */
          "Content-Disposition"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": Blob;
        };
      };
      /** @description The requested byte range of the file. */
      206: {
        headers: {
          /**
           * @description May contain the name of the file.
           * @example attachment; filename="report.pdf"
           */
          "Content-Disposition"?: string;
          /**
           * @description First and last byte of the range, and the size of the file.
           * @example bytes 0-99/1024
           */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": Blob;
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      416: components["responses"]["Error416"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  fileStorageFilesExportDownload: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FileStorageFilesExportDownloadRequest"];
      };
    };
    responses: {
      /** @description The content of the file. */
      200: {
        headers: {
          /**
           * @description May contain the name of the file.
           * @example attachment; filename="report.pdf"
           */
          "Content-Disposition"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": Blob;
        };
      };
      /** @description The requested byte range of the file. */
      206: {
        headers: {
          /**
           * @description May contain the name of the file.
           * @example attachment; filename="report.pdf"
           */
          "Content-Disposition"?: string;
          /**
           * @description First and last byte of the range, and the size of the file.
           * @example bytes 0-99/1024
           */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": Blob;
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      416: components["responses"]["Error416"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  fileStorageDrivesList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FileStorageDrivesListRequest"];
      };
    };
    responses: {
      /** @description A page of `SharedDrive` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FileStorageDrivesListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  fileStorageDrivesGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FileStorageDrivesGetRequest"];
      };
    };
    responses: {
      /** @description The `SharedDrive` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FileStorageDrivesGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  fileStoragePermissionsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FileStoragePermissionsListRequest"];
      };
    };
    responses: {
      /** @description A page of `Permission` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FileStoragePermissionsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  fileStoragePermissionsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FileStoragePermissionsGetRequest"];
      };
    };
    responses: {
      /** @description The `Permission` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FileStoragePermissionsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  fileStorageCommentsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FileStorageCommentsListRequest"];
      };
    };
    responses: {
      /** @description A page of `FileComment` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FileStorageCommentsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  fileStorageCommentsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FileStorageCommentsGetRequest"];
      };
    };
    responses: {
      /** @description The `FileComment` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FileStorageCommentsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  fileStorageRepliesList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FileStorageRepliesListRequest"];
      };
    };
    responses: {
      /** @description A page of `CommentReply` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FileStorageRepliesListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  fileStorageRepliesGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FileStorageRepliesGetRequest"];
      };
    };
    responses: {
      /** @description The `CommentReply` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FileStorageRepliesGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  fileStorageRevisionsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FileStorageRevisionsListRequest"];
      };
    };
    responses: {
      /** @description A page of `Revision` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FileStorageRevisionsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  fileStorageRevisionsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FileStorageRevisionsGetRequest"];
      };
    };
    responses: {
      /** @description The `Revision` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FileStorageRevisionsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  fileStorageChangesList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FileStorageChangesListRequest"];
      };
    };
    responses: {
      /** @description A page of `Change` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FileStorageChangesListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  fileStorageChangesStartPageTokenGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FileStorageChangesStartPageTokenGetRequest"];
      };
    };
    responses: {
      /** @description The `StartPageToken` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FileStorageChangesStartPageTokenGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  fileStorageAboutGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FileStorageAboutGetRequest"];
      };
    };
    responses: {
      /** @description The `About` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FileStorageAboutGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  issueTrackerIssuesList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["IssueTrackerIssuesListRequest"];
      };
    };
    responses: {
      /** @description An `IssuePage` record with a page of results in `data.issues.nodes`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["IssueTrackerIssuesListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  issueTrackerIssuesGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["IssueTrackerIssuesGetRequest"];
      };
    };
    responses: {
      /** @description The `Issue` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["IssueTrackerIssuesGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  issueTrackerProjectsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["IssueTrackerProjectsListRequest"];
      };
    };
    responses: {
      /** @description A `ProjectPage` record with a page of results in `data.projects.nodes`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["IssueTrackerProjectsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  issueTrackerProjectsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["IssueTrackerProjectsGetRequest"];
      };
    };
    responses: {
      /** @description The `Project` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["IssueTrackerProjectsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  issueTrackerTeamsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["IssueTrackerTeamsListRequest"];
      };
    };
    responses: {
      /** @description A `TeamPage` record with a page of results in `data.teams.nodes`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["IssueTrackerTeamsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  issueTrackerTeamsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["IssueTrackerTeamsGetRequest"];
      };
    };
    responses: {
      /** @description The `Team` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["IssueTrackerTeamsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  messagingUsersList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MessagingUsersListRequest"];
      };
    };
    responses: {
      /** @description A page of `User` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MessagingUsersListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  messagingUsersGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MessagingUsersGetRequest"];
      };
    };
    responses: {
      /** @description The `User` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MessagingUsersGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  messagingChannelsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MessagingChannelsListRequest"];
      };
    };
    responses: {
      /** @description A page of `Channel` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MessagingChannelsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  messagingChannelsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MessagingChannelsGetRequest"];
      };
    };
    responses: {
      /** @description The `Channel` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MessagingChannelsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  messagingChannelMessagesList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MessagingChannelMessagesListRequest"];
      };
    };
    responses: {
      /** @description A page of `Message` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MessagingChannelMessagesListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  messagingThreadsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MessagingThreadsListRequest"];
      };
    };
    responses: {
      /** @description A page of `ThreadMessage` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MessagingThreadsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsCustomersList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsCustomersListRequest"];
      };
    };
    responses: {
      /** @description A page of `Customer` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsCustomersListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsCustomersCreate: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsCustomersCreateRequest"];
      };
    };
    responses: {
      /** @description The new `Customer` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsCustomersCreateResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      409: components["responses"]["Error409"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsCustomersGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsCustomersGetRequest"];
      };
    };
    responses: {
      /** @description The `Customer` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsCustomersGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsCustomersUpdate: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsCustomersUpdateRequest"];
      };
    };
    responses: {
      /** @description The updated `Customer` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsCustomersUpdateResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      409: components["responses"]["Error409"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsCustomersDelete: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsCustomersDeleteRequest"];
      };
    };
    responses: {
      /** @description A `CustomerDeleteResult` record, which confirms the deletion. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsCustomersDeleteResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      409: components["responses"]["Error409"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsCustomersApiSearch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsCustomersApiSearchRequest"];
      };
    };
    responses: {
      /** @description A list of `Customer` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsCustomersApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsInvoicesList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsInvoicesListRequest"];
      };
    };
    responses: {
      /** @description A page of `Invoice` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsInvoicesListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsInvoicesGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsInvoicesGetRequest"];
      };
    };
    responses: {
      /** @description The `Invoice` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsInvoicesGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsInvoicesApiSearch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsInvoicesApiSearchRequest"];
      };
    };
    responses: {
      /** @description An `InvoiceSearchResult` record with a page of results in `data`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsInvoicesApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsChargesList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsChargesListRequest"];
      };
    };
    responses: {
      /** @description A page of `Charge` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsChargesListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsChargesGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsChargesGetRequest"];
      };
    };
    responses: {
      /** @description The `Charge` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsChargesGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsChargesApiSearch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsChargesApiSearchRequest"];
      };
    };
    responses: {
      /** @description A `ChargeSearchResult` record with a page of results in `data`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsChargesApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsSubscriptionsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsSubscriptionsListRequest"];
      };
    };
    responses: {
      /** @description A page of `Subscription` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsSubscriptionsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsSubscriptionsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsSubscriptionsGetRequest"];
      };
    };
    responses: {
      /** @description The `Subscription` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsSubscriptionsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsSubscriptionsApiSearch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsSubscriptionsApiSearchRequest"];
      };
    };
    responses: {
      /** @description A `SubscriptionSearchResult` record with a page of results in `data`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsSubscriptionsApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsRefundsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsRefundsListRequest"];
      };
    };
    responses: {
      /** @description A page of `Refund` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsRefundsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsRefundsCreate: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsRefundsCreateRequest"];
      };
    };
    responses: {
      /** @description The new `Refund` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsRefundsCreateResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      409: components["responses"]["Error409"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsRefundsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsRefundsGetRequest"];
      };
    };
    responses: {
      /** @description The `Refund` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsRefundsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsProductsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsProductsListRequest"];
      };
    };
    responses: {
      /** @description A page of `Product` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsProductsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsProductsCreate: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsProductsCreateRequest"];
      };
    };
    responses: {
      /** @description The new `Product` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsProductsCreateResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      409: components["responses"]["Error409"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsProductsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsProductsGetRequest"];
      };
    };
    responses: {
      /** @description The `Product` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsProductsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsProductsUpdate: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsProductsUpdateRequest"];
      };
    };
    responses: {
      /** @description The updated `Product` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsProductsUpdateResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      409: components["responses"]["Error409"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsProductsDelete: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsProductsDeleteRequest"];
      };
    };
    responses: {
      /** @description A `ProductDeleteResult` record, which confirms the deletion. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsProductsDeleteResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      409: components["responses"]["Error409"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsProductsApiSearch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsProductsApiSearchRequest"];
      };
    };
    responses: {
      /** @description A list of `Product` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsProductsApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsBalanceGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsBalanceGetRequest"];
      };
    };
    responses: {
      /** @description The `Balance` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsBalanceGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsBalanceTransactionsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsBalanceTransactionsListRequest"];
      };
    };
    responses: {
      /** @description A page of `BalanceTransaction` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsBalanceTransactionsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsBalanceTransactionsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsBalanceTransactionsGetRequest"];
      };
    };
    responses: {
      /** @description The `BalanceTransaction` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsBalanceTransactionsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsPaymentIntentsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsPaymentIntentsListRequest"];
      };
    };
    responses: {
      /** @description A page of `PaymentIntent` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsPaymentIntentsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsPaymentIntentsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsPaymentIntentsGetRequest"];
      };
    };
    responses: {
      /** @description The `PaymentIntent` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsPaymentIntentsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsPaymentIntentsApiSearch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsPaymentIntentsApiSearchRequest"];
      };
    };
    responses: {
      /** @description A list of `PaymentIntent` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsPaymentIntentsApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsDisputesList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsDisputesListRequest"];
      };
    };
    responses: {
      /** @description A page of `Dispute` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsDisputesListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsDisputesGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsDisputesGetRequest"];
      };
    };
    responses: {
      /** @description The `Dispute` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsDisputesGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsPayoutsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsPayoutsListRequest"];
      };
    };
    responses: {
      /** @description A page of `Payout` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsPayoutsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  paymentsPayoutsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentsPayoutsGetRequest"];
      };
    };
    responses: {
      /** @description The `Payout` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentsPayoutsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerIssuesApiSearch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProjectTrackerIssuesApiSearchRequest"];
      };
    };
    responses: {
      /** @description A page of `Issue` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProjectTrackerIssuesApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerIssuesGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProjectTrackerIssuesGetRequest"];
      };
    };
    responses: {
      /** @description The `Issue` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProjectTrackerIssuesGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerProjectsApiSearch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProjectTrackerProjectsApiSearchRequest"];
      };
    };
    responses: {
      /** @description A page of `Project` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProjectTrackerProjectsApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerProjectsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProjectTrackerProjectsGetRequest"];
      };
    };
    responses: {
      /** @description The `Project` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProjectTrackerProjectsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerUsersGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProjectTrackerUsersGetRequest"];
      };
    };
    responses: {
      /** @description The `User` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProjectTrackerUsersGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerUsersList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProjectTrackerUsersListRequest"];
      };
    };
    responses: {
      /** @description A page of `User` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProjectTrackerUsersListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerUsersApiSearch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProjectTrackerUsersApiSearchRequest"];
      };
    };
    responses: {
      /** @description A page of `User` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProjectTrackerUsersApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerIssueFieldsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProjectTrackerIssueFieldsListRequest"];
      };
    };
    responses: {
      /** @description A list of `IssueField` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProjectTrackerIssueFieldsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerIssueFieldsApiSearch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProjectTrackerIssueFieldsApiSearchRequest"];
      };
    };
    responses: {
      /** @description An `IssueFieldSearchResult` record with a page of results in `values`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProjectTrackerIssueFieldsApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerIssueCommentsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProjectTrackerIssueCommentsListRequest"];
      };
    };
    responses: {
      /** @description A page of `IssueComment` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProjectTrackerIssueCommentsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerIssueCommentsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProjectTrackerIssueCommentsGetRequest"];
      };
    };
    responses: {
      /** @description The `IssueComment` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProjectTrackerIssueCommentsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerIssueWorklogsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProjectTrackerIssueWorklogsListRequest"];
      };
    };
    responses: {
      /** @description A page of `IssueWorklog` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProjectTrackerIssueWorklogsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerIssueWorklogsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProjectTrackerIssueWorklogsGetRequest"];
      };
    };
    responses: {
      /** @description The `IssueWorklog` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProjectTrackerIssueWorklogsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  recruitingCandidatesList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RecruitingCandidatesListRequest"];
      };
    };
    responses: {
      /** @description A page of `Candidate` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingCandidatesListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  recruitingCandidatesGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RecruitingCandidatesGetRequest"];
      };
    };
    responses: {
      /** @description The `Candidate` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingCandidatesGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  recruitingApplicationsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RecruitingApplicationsListRequest"];
      };
    };
    responses: {
      /** @description A page of `Application` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingApplicationsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  recruitingApplicationsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RecruitingApplicationsGetRequest"];
      };
    };
    responses: {
      /** @description The `Application` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingApplicationsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  recruitingJobsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RecruitingJobsListRequest"];
      };
    };
    responses: {
      /** @description A page of `Job` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingJobsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  recruitingJobsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RecruitingJobsGetRequest"];
      };
    };
    responses: {
      /** @description The `Job` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingJobsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  recruitingOffersList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RecruitingOffersListRequest"];
      };
    };
    responses: {
      /** @description A page of `Offer` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingOffersListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  recruitingOffersGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RecruitingOffersGetRequest"];
      };
    };
    responses: {
      /** @description The `Offer` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingOffersGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  recruitingUsersList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RecruitingUsersListRequest"];
      };
    };
    responses: {
      /** @description A page of `User` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingUsersListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  recruitingUsersGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RecruitingUsersGetRequest"];
      };
    };
    responses: {
      /** @description The `User` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingUsersGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  recruitingDepartmentsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RecruitingDepartmentsListRequest"];
      };
    };
    responses: {
      /** @description A page of `Department` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingDepartmentsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  recruitingDepartmentsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RecruitingDepartmentsGetRequest"];
      };
    };
    responses: {
      /** @description The `Department` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingDepartmentsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  recruitingOfficesList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RecruitingOfficesListRequest"];
      };
    };
    responses: {
      /** @description A page of `Office` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingOfficesListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  recruitingOfficesGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RecruitingOfficesGetRequest"];
      };
    };
    responses: {
      /** @description The `Office` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingOfficesGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  recruitingJobPostsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RecruitingJobPostsListRequest"];
      };
    };
    responses: {
      /** @description A page of `JobPost` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingJobPostsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  recruitingJobPostsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RecruitingJobPostsGetRequest"];
      };
    };
    responses: {
      /** @description The `JobPost` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingJobPostsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  recruitingSourcesList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RecruitingSourcesListRequest"];
      };
    };
    responses: {
      /** @description A page of `Source` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingSourcesListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  recruitingScheduledInterviewsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RecruitingScheduledInterviewsListRequest"];
      };
    };
    responses: {
      /** @description A page of `ScheduledInterview` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingScheduledInterviewsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  recruitingScheduledInterviewsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RecruitingScheduledInterviewsGetRequest"];
      };
    };
    responses: {
      /** @description The `ScheduledInterview` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecruitingScheduledInterviewsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  recruitingApplicationAttachmentDownload: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RecruitingApplicationAttachmentDownloadRequest"];
      };
    };
    responses: {
      /** @description The content of the file. */
      200: {
        headers: {
          /**
           * @description May contain the name of the file.
           * @example attachment; filename="report.pdf"
           */
          "Content-Disposition"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": Blob;
        };
      };
      /** @description The requested byte range of the file. */
      206: {
        headers: {
          /**
           * @description May contain the name of the file.
           * @example attachment; filename="report.pdf"
           */
          "Content-Disposition"?: string;
          /**
           * @description First and last byte of the range, and the size of the file.
           * @example bytes 0-99/1024
           */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": Blob;
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      416: components["responses"]["Error416"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  recruitingCandidateAttachmentDownload: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RecruitingCandidateAttachmentDownloadRequest"];
      };
    };
    responses: {
      /** @description The content of the file. */
      200: {
        headers: {
          /**
           * @description May contain the name of the file.
           * @example attachment; filename="report.pdf"
           */
          "Content-Disposition"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": Blob;
        };
      };
      /** @description The requested byte range of the file. */
      206: {
        headers: {
          /**
           * @description May contain the name of the file.
           * @example attachment; filename="report.pdf"
           */
          "Content-Disposition"?: string;
          /**
           * @description First and last byte of the range, and the size of the file.
           * @example bytes 0-99/1024
           */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": Blob;
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      416: components["responses"]["Error416"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
}
