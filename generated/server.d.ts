// @generated from spec/ by connector-gateway-spec. Do not edit.
import * as Crm from "./connectors/crm.js";
import * as FileStorage from "./connectors/file_storage.js";
import * as IssueTracker from "./connectors/issue_tracker.js";
import * as Messaging from "./connectors/messaging.js";
import * as Payments from "./connectors/payments.js";
import * as ProjectTracker from "./connectors/project_tracker.js";
import * as Recruiting from "./connectors/recruiting.js";
import type {
  Awaitable,
  Caller,
  Download,
  GatewayHandler,
  HandlerOptions,
  ListResult,
  OperationContext,
  PlainListResult,
  Reply,
} from "./runtime/server/index.js";

export { OperationError, download, memoryInstances, memoryWrites, redact, reply } from "./runtime/server/index.js";
export type {
  Answer,
  Awaitable,
  BytePart,
  Caller,
  CorsOptions,
  Deviation,
  Download,
  DownloadDetails,
  ErrorEntry,
  FallbackHandler,
  FileContent,
  GatewayHandler,
  HandlerOptions,
  Instance,
  InstanceStore,
  ListResult,
  MemoryInstance,
  NewInstance,
  OperationContext,
  OperationErrorDetails,
  PlainListResult,
  Reply,
  ReplyDetails,
  RequestHead,
  RunOnce,
} from "./runtime/server/index.js";

/** The record `CrmObject` as handlers return it: objects that the documents leave open may have anything inside. */
export interface CrmCrmObjectAnswer extends Pick<
  Crm.CrmObject,
  | "id"
  | "createdAt"
  | "updatedAt"
  | "archived"
  | "archivedAt"
  | "objectWriteTraceId"
  | "url"
> {
  properties: object;
  propertiesWithHistory?: object | null;
  associations?: object | null;
}

/**
 * The record `ObjectSchema` as handlers return it: objects that the documents leave open may have anything
 * inside.
 */
export interface CrmObjectSchemaAnswer extends Pick<
  Crm.ObjectSchema,
  | "id"
  | "name"
  | "objectTypeId"
  | "fullyQualifiedName"
  | "requiredProperties"
  | "searchableProperties"
  | "primaryDisplayProperty"
  | "secondaryDisplayProperties"
  | "description"
  | "allowsSensitiveProperties"
  | "archived"
  | "restorable"
  | "metaType"
  | "createdByUserId"
  | "updatedByUserId"
  | "createdAt"
  | "updatedAt"
> {
  labels: object;
  properties: object[];
  associations: object[];
}

/**
 * The record `StorageFile` as handlers return it: objects that the documents leave open may have anything
 * inside.
 */
export interface FileStorageStorageFileAnswer extends Pick<
  FileStorage.StorageFile,
  | "kind"
  | "id"
  | "name"
  | "mimeType"
  | "description"
  | "starred"
  | "trashed"
  | "explicitlyTrashed"
  | "version"
  | "webContentLink"
  | "webViewLink"
  | "iconLink"
  | "hasThumbnail"
  | "thumbnailLink"
  | "thumbnailVersion"
  | "viewedByMe"
  | "viewedByMeTime"
  | "createdTime"
  | "modifiedTime"
  | "modifiedByMeTime"
  | "modifiedByMe"
  | "sharedWithMeTime"
  | "owners"
  | "driveId"
  | "shared"
  | "ownedByMe"
  | "viewersCanCopyContent"
  | "copyRequiresWriterPermission"
  | "writersCanShare"
  | "folderColorRgb"
  | "originalFilename"
  | "fullFileExtension"
  | "fileExtension"
  | "md5Checksum"
  | "sha1Checksum"
  | "sha256Checksum"
  | "size"
  | "quotaBytesUsed"
  | "headRevisionId"
  | "isAppAuthorized"
  | "resourceKey"
  | "trashedTime"
> {
  parents?: unknown[] | null;
  properties?: object | null;
  appProperties?: object | null;
  spaces?: unknown[] | null;
  sharingUser?: unknown;
  lastModifyingUser?: unknown;
  capabilities?: object | null;
  permissionIds?: unknown[] | null;
  exportLinks?: object | null;
  shortcutDetails?: object | null;
  contentRestrictions?: unknown[] | null;
  linkShareMetadata?: object | null;
  labelInfo?: object | null;
  trashingUser?: unknown;
  imageMediaMetadata?: object | null;
  videoMediaMetadata?: object | null;
}

/**
 * The record `SharedDrive` as handlers return it: objects that the documents leave open may have anything
 * inside.
 */
export interface FileStorageSharedDriveAnswer extends Pick<
  FileStorage.SharedDrive,
  | "kind"
  | "id"
  | "name"
  | "colorRgb"
  | "backgroundImageLink"
  | "themeId"
  | "createdTime"
  | "hidden"
  | "orgUnitId"
> {
  backgroundImageFile?: object | null;
  capabilities?: object | null;
  restrictions?: object | null;
}

/** The record `Permission` as handlers return it: objects that the documents leave open may have anything inside. */
export interface FileStoragePermissionAnswer extends Pick<
  FileStorage.Permission,
  | "kind"
  | "id"
  | "type"
  | "emailAddress"
  | "domain"
  | "role"
  | "view"
  | "allowFileDiscovery"
  | "displayName"
  | "photoLink"
  | "expirationTime"
  | "deleted"
  | "pendingOwner"
> {
  teamDrivePermissionDetails?: unknown[] | null;
  permissionDetails?: unknown[] | null;
}

/**
 * The record `FileComment` as handlers return it: objects that the documents leave open may have anything
 * inside.
 */
export interface FileStorageFileCommentAnswer extends Pick<
  FileStorage.FileComment,
  | "kind"
  | "id"
  | "createdTime"
  | "modifiedTime"
  | "htmlContent"
  | "content"
  | "deleted"
  | "resolved"
  | "anchor"
  | "assigneeEmailAddress"
> {
  author?: unknown;
  quotedFileContent?: object | null;
  replies?: FileStorageCommentReplyAnswer[] | null;
  mentionedEmailAddresses?: unknown[] | null;
}

/**
 * The record `CommentReply` as handlers return it: objects that the documents leave open may have anything
 * inside.
 */
export interface FileStorageCommentReplyAnswer extends Pick<
  FileStorage.CommentReply,
  | "kind"
  | "id"
  | "createdTime"
  | "modifiedTime"
  | "htmlContent"
  | "content"
  | "deleted"
  | "action"
> {
  author?: unknown;
}

/** The record `Revision` as handlers return it: objects that the documents leave open may have anything inside. */
export interface FileStorageRevisionAnswer extends Pick<
  FileStorage.Revision,
  | "kind"
  | "id"
  | "mimeType"
  | "modifiedTime"
  | "keepForever"
  | "published"
  | "publishedLink"
  | "publishAuto"
  | "publishedOutsideDomain"
  | "originalFilename"
  | "md5Checksum"
  | "size"
> {
  lastModifyingUser?: unknown;
  exportLinks?: object | null;
}

/** The record `Change` as handlers return it: objects that the documents leave open may have anything inside. */
export interface FileStorageChangeAnswer extends Pick<
  FileStorage.Change,
  | "kind"
  | "removed"
  | "fileId"
  | "driveId"
  | "time"
  | "type"
  | "changeType"
> {
  file?: unknown;
  drive?: unknown;
}

/** The record `About` as handlers return it: objects that the documents leave open may have anything inside. */
export interface FileStorageAboutAnswer extends Pick<
  FileStorage.About,
  | "kind"
  | "maxUploadSize"
  | "appInstalled"
  | "canCreateDrives"
  | "canCreateTeamDrives"
> {
  user?: unknown;
  storageQuota?: object | null;
  importFormats?: object | null;
  exportFormats?: object | null;
  maxImportSizes?: object | null;
  folderColorPalette?: unknown[] | null;
  driveThemes?: unknown[] | null;
  teamDriveThemes?: unknown[] | null;
}

/** The record `IssuePage` as handlers return it: objects that the documents leave open may have anything inside. */
export interface IssueTrackerIssuePageAnswer {
  data: object;
}

/** The record `Issue` as handlers return it: objects that the documents leave open may have anything inside. */
export interface IssueTrackerIssueAnswer {
  data: object;
}

/**
 * The record `ProjectPage` as handlers return it: objects that the documents leave open may have anything
 * inside.
 */
export interface IssueTrackerProjectPageAnswer {
  data: object;
}

/** The record `Project` as handlers return it: objects that the documents leave open may have anything inside. */
export interface IssueTrackerProjectAnswer {
  data: object;
}

/** The record `TeamPage` as handlers return it: objects that the documents leave open may have anything inside. */
export interface IssueTrackerTeamPageAnswer {
  data: object;
}

/** The record `Team` as handlers return it: objects that the documents leave open may have anything inside. */
export interface IssueTrackerTeamAnswer {
  data: object;
}

/** The record `User` as handlers return it: objects that the documents leave open may have anything inside. */
export interface MessagingUserAnswer extends Pick<
  Messaging.User,
  | "id"
  | "team_id"
  | "name"
  | "deleted"
  | "color"
  | "real_name"
  | "tz"
  | "tz_label"
  | "tz_offset"
  | "is_admin"
  | "is_owner"
  | "is_primary_owner"
  | "is_restricted"
  | "is_ultra_restricted"
  | "is_bot"
  | "is_app_user"
  | "updated"
  | "is_email_confirmed"
  | "who_can_share_contact_card"
> {
  profile?: unknown;
}

/** The record `Channel` as handlers return it: objects that the documents leave open may have anything inside. */
export interface MessagingChannelAnswer extends Pick<
  Messaging.Channel,
  | "id"
  | "name"
  | "is_channel"
  | "is_group"
  | "is_im"
  | "is_mpim"
  | "is_private"
  | "created"
  | "is_archived"
  | "is_general"
  | "unlinked"
  | "name_normalized"
  | "is_shared"
  | "is_org_shared"
  | "is_pending_ext_shared"
  | "context_team_id"
  | "updated"
  | "creator"
  | "is_ext_shared"
  | "is_member"
  | "num_members"
  | "parent_conversation"
  | "is_thread_only"
  | "is_read_only"
> {
  pending_shared?: unknown[] | null;
  shared_team_ids?: unknown[] | null;
  pending_connected_team_ids?: unknown[] | null;
  topic?: unknown;
  purpose?: unknown;
  previous_names?: unknown[] | null;
  properties?: object | null;
}

/**
 * The record `MessageReaction` as handlers return it: objects that the documents leave open may have anything
 * inside.
 */
export interface MessagingMessageReactionAnswer extends Pick<
  Messaging.MessageReaction,
  | "name"
  | "count"
> {
  users?: unknown[] | null;
}

/**
 * The record `MessageAttachment` as handlers return it: objects that the documents leave open may have anything
 * inside.
 */
export interface MessagingMessageAttachmentAnswer extends Pick<
  Messaging.MessageAttachment,
  | "id"
  | "fallback"
  | "color"
  | "pretext"
  | "author_name"
  | "author_link"
  | "author_icon"
  | "title"
  | "title_link"
  | "text"
  | "image_url"
  | "thumb_url"
  | "footer"
  | "footer_icon"
  | "ts"
> {
  fields?: unknown[] | null;
}

/** The record `Message` as handlers return it: objects that the documents leave open may have anything inside. */
export interface MessagingMessageAnswer extends Pick<
  Messaging.Message,
  | "type"
  | "subtype"
  | "ts"
  | "user"
  | "text"
  | "thread_ts"
  | "reply_count"
  | "reply_users_count"
  | "latest_reply"
  | "is_locked"
  | "subscribed"
  | "files"
  | "bot_id"
  | "app_id"
  | "team"
> {
  reply_users?: unknown[] | null;
  reactions?: MessagingMessageReactionAnswer[] | null;
  attachments?: MessagingMessageAttachmentAnswer[] | null;
  blocks?: unknown[] | null;
  edited?: unknown;
  bot_profile?: unknown;
}

/**
 * The record `ThreadMessage` as handlers return it: objects that the documents leave open may have anything
 * inside.
 */
export interface MessagingThreadMessageAnswer extends Pick<
  Messaging.ThreadMessage,
  | "type"
  | "subtype"
  | "ts"
  | "user"
  | "text"
  | "thread_ts"
  | "reply_count"
  | "reply_users_count"
  | "latest_reply"
  | "is_locked"
  | "subscribed"
  | "files"
  | "bot_id"
  | "app_id"
  | "team"
  | "parent_user_id"
> {
  reply_users?: unknown[] | null;
  reactions?: MessagingMessageReactionAnswer[] | null;
  attachments?: MessagingMessageAttachmentAnswer[] | null;
  blocks?: unknown[] | null;
  edited?: unknown;
  bot_profile?: unknown;
}

/** The record `Customer` as handlers return it: objects that the documents leave open may have anything inside. */
export interface PaymentsCustomerAnswer extends Pick<
  Payments.Customer,
  | "id"
  | "object"
  | "balance"
  | "business_name"
  | "created"
  | "currency"
  | "customer_account"
  | "default_currency"
  | "default_source"
  | "delinquent"
  | "description"
  | "email"
  | "individual_name"
  | "invoice_prefix"
  | "livemode"
  | "name"
  | "next_invoice_sequence"
  | "phone"
  | "tax_exempt"
  | "test_clock"
> {
  address?: object | null;
  cash_balance?: object | null;
  discount?: object | null;
  invoice_credit_balance: object;
  invoice_settings: object;
  metadata: object;
  preferred_locales?: unknown[] | null;
  shipping?: object | null;
  sources?: object | null;
  subscriptions?: object | null;
}

/** The record `Invoice` as handlers return it: objects that the documents leave open may have anything inside. */
export interface PaymentsInvoiceAnswer extends Pick<
  Payments.Invoice,
  | "id"
  | "object"
  | "account_country"
  | "account_name"
  | "amount_due"
  | "amount_overpaid"
  | "amount_paid"
  | "amount_remaining"
  | "amount_shipping"
  | "application"
  | "application_fee_amount"
  | "attempt_count"
  | "attempted"
  | "auto_advance"
  | "automatically_finalizes_at"
  | "billing_reason"
  | "charge"
  | "collection_method"
  | "created"
  | "currency"
  | "customer"
  | "customer_account"
  | "customer_email"
  | "customer_name"
  | "customer_phone"
  | "customer_tax_exempt"
  | "default_payment_method"
  | "default_source"
  | "description"
  | "discounts"
  | "due_date"
  | "effective_at"
  | "ending_balance"
  | "footer"
  | "hosted_invoice_url"
  | "invoice_pdf"
  | "latest_revision"
  | "livemode"
  | "next_payment_attempt"
  | "number"
  | "on_behalf_of"
  | "paid"
  | "paid_out_of_band"
  | "payment_intent"
  | "period_end"
  | "period_start"
  | "post_payment_credit_notes_amount"
  | "pre_payment_credit_notes_amount"
  | "quote"
  | "receipt_number"
  | "starting_balance"
  | "statement_descriptor"
  | "status"
  | "subscription"
  | "subtotal"
  | "subtotal_excluding_tax"
  | "tax"
  | "test_clock"
  | "total"
  | "total_excluding_tax"
  | "webhooks_delivered_at"
> {
  account_tax_ids?: unknown[] | null;
  automatic_tax: object;
  confirmation_secret?: object | null;
  custom_fields?: unknown[] | null;
  customer_address?: object | null;
  customer_shipping?: object | null;
  customer_tax_ids?: unknown[] | null;
  default_tax_rates: object[];
  discount?: object | null;
  from_invoice?: object | null;
  issuer: object;
  last_finalization_error?: object | null;
  lines: object;
  metadata: object;
  parent?: object | null;
  payment_settings: object;
  payments: object;
  rendering?: object | null;
  rendering_options?: object | null;
  shipping_cost?: object | null;
  shipping_details?: object | null;
  status_transitions: object;
  subscription_details?: object | null;
  threshold_reason?: object | null;
  total_discount_amounts?: unknown[] | null;
  total_pretax_credit_amounts?: unknown[] | null;
  total_tax_amounts?: unknown[] | null;
  total_taxes?: unknown[] | null;
  transfer_data?: object | null;
}

/** The record `Charge` as handlers return it: objects that the documents leave open may have anything inside. */
export interface PaymentsChargeAnswer extends Pick<
  Payments.Charge,
  | "id"
  | "object"
  | "created"
  | "livemode"
  | "amount"
  | "amount_captured"
  | "amount_refunded"
  | "amount_updates"
  | "application"
  | "application_fee"
  | "application_fee_amount"
  | "calculated_statement_descriptor"
  | "currency"
  | "customer"
  | "description"
  | "destination"
  | "dispute"
  | "disputed"
  | "failure_balance_transaction"
  | "failure_code"
  | "failure_message"
  | "invoice"
  | "on_behalf_of"
  | "order"
  | "paid"
  | "payment_intent"
  | "payment_method"
  | "receipt_email"
  | "receipt_number"
  | "receipt_url"
  | "refunded"
  | "review"
  | "source_transfer"
  | "statement_descriptor"
  | "statement_descriptor_suffix"
  | "status"
  | "transfer_group"
  | "captured"
  | "balance_transaction"
> {
  fraud_details?: object | null;
  outcome?: object | null;
  payment_method_details?: object | null;
  presentment_details?: object | null;
  refunds?: object | null;
  shipping?: object | null;
  source?: object | null;
  transfer_data?: object | null;
  billing_details: object;
  metadata: object;
  radar_options?: object | null;
}

/**
 * The record `Subscription` as handlers return it: objects that the documents leave open may have anything
 * inside.
 */
export interface PaymentsSubscriptionAnswer extends Pick<
  Payments.Subscription,
  | "id"
  | "object"
  | "application"
  | "application_fee_percent"
  | "billing_cycle_anchor"
  | "cancel_at"
  | "cancel_at_period_end"
  | "canceled_at"
  | "collection_method"
  | "created"
  | "currency"
  | "customer"
  | "customer_account"
  | "days_until_due"
  | "default_payment_method"
  | "default_source"
  | "description"
  | "discounts"
  | "ended_at"
  | "latest_invoice"
  | "livemode"
  | "next_pending_invoice_item_invoice"
  | "on_behalf_of"
  | "status"
  | "current_period_start"
  | "current_period_end"
  | "start_date"
  | "trial_start"
  | "trial_end"
  | "quantity"
  | "schedule"
  | "test_clock"
  | "pending_setup_intent"
> {
  automatic_tax: object;
  billing_cycle_anchor_config?: object | null;
  billing_mode: object;
  billing_thresholds?: object | null;
  cancellation_details?: object | null;
  default_tax_rates?: unknown[] | null;
  invoice_settings: object;
  items: object;
  metadata: object;
  pause_collection?: object | null;
  payment_settings?: object | null;
  discount?: object | null;
  plan?: object | null;
  transfer_data?: object | null;
  trial_settings?: object | null;
  pending_invoice_item_interval?: object | null;
  pending_update?: object | null;
}

/** The record `Refund` as handlers return it: objects that the documents leave open may have anything inside. */
export interface PaymentsRefundAnswer extends Pick<
  Payments.Refund,
  | "id"
  | "object"
  | "amount"
  | "balance_transaction"
  | "charge"
  | "created"
  | "currency"
  | "description"
  | "failure_balance_transaction"
  | "failure_reason"
  | "instructions_email"
  | "payment_intent"
  | "pending_reason"
  | "reason"
  | "receipt_number"
  | "source_transfer_reversal"
  | "status"
  | "transfer_reversal"
> {
  destination_details?: object | null;
  metadata?: object | null;
  next_action?: object | null;
}

/** The record `Product` as handlers return it: objects that the documents leave open may have anything inside. */
export interface PaymentsProductAnswer extends Pick<
  Payments.Product,
  | "id"
  | "object"
  | "active"
  | "attributes"
  | "created"
  | "default_price"
  | "description"
  | "images"
  | "livemode"
  | "name"
  | "shippable"
  | "statement_descriptor"
  | "tax_code"
  | "type"
  | "unit_label"
  | "updated"
  | "url"
> {
  features: object[];
  marketing_features: object[];
  metadata: object;
  package_dimensions?: object | null;
}

/** The record `Balance` as handlers return it: objects that the documents leave open may have anything inside. */
export interface PaymentsBalanceAnswer extends Pick<
  Payments.Balance,
  | "object"
  | "livemode"
> {
  available?: object[];
  connect_reserved?: unknown[] | null;
  instant_available?: unknown[] | null;
  issuing?: object | null;
  pending?: object[];
  refund_and_dispute_prefunding?: object | null;
}

/**
 * The record `BalanceTransaction` as handlers return it: objects that the documents leave open may have anything
 * inside.
 */
export interface PaymentsBalanceTransactionAnswer extends Pick<
  Payments.BalanceTransaction,
  | "id"
  | "object"
  | "amount"
  | "available_on"
  | "balance_type"
  | "created"
  | "currency"
  | "description"
  | "exchange_rate"
  | "fee"
  | "net"
  | "reporting_category"
  | "source"
  | "status"
  | "type"
> {
  fee_details?: object[];
}

/**
 * The record `PaymentIntent` as handlers return it: objects that the documents leave open may have anything
 * inside.
 */
export interface PaymentsPaymentIntentAnswer extends Pick<
  Payments.PaymentIntent,
  | "id"
  | "object"
  | "amount"
  | "amount_capturable"
  | "amount_received"
  | "application"
  | "application_fee_amount"
  | "capture_method"
  | "client_secret"
  | "confirmation_method"
  | "created"
  | "currency"
  | "customer"
  | "description"
  | "livemode"
  | "payment_method"
  | "payment_method_types"
  | "status"
> {
  metadata?: object;
}

/** The record `Dispute` as handlers return it: objects that the documents leave open may have anything inside. */
export interface PaymentsDisputeAnswer extends Pick<
  Payments.Dispute,
  | "id"
  | "object"
  | "amount"
  | "charge"
  | "created"
  | "currency"
  | "enhanced_eligibility_types"
  | "is_charge_refundable"
  | "livemode"
  | "payment_intent"
  | "reason"
  | "status"
> {
  balance_transactions: object[];
  evidence: object;
  evidence_details: object;
  metadata: object;
  payment_method_details?: object | null;
}

/** The record `Payout` as handlers return it: objects that the documents leave open may have anything inside. */
export interface PaymentsPayoutAnswer extends Pick<
  Payments.Payout,
  | "id"
  | "object"
  | "amount"
  | "application_fee"
  | "application_fee_amount"
  | "arrival_date"
  | "automatic"
  | "balance_transaction"
  | "created"
  | "currency"
  | "description"
  | "destination"
  | "failure_balance_transaction"
  | "failure_code"
  | "failure_message"
  | "livemode"
  | "method"
  | "original_payout"
  | "payout_method"
  | "reconciliation_status"
  | "reversed_by"
  | "source_balance"
  | "source_type"
  | "statement_descriptor"
  | "status"
  | "type"
> {
  metadata: object;
  trace_id?: object | null;
}

/**
 * The record `InvoiceSearchResult` as handlers return it: objects that the documents leave open may have
 * anything inside.
 */
export interface PaymentsInvoiceSearchResultAnswer extends Pick<
  Payments.InvoiceSearchResult,
  | "object"
  | "has_more"
  | "next_page"
  | "url"
> {
  data: PaymentsInvoiceAnswer[];
}

/**
 * The record `ChargeSearchResult` as handlers return it: objects that the documents leave open may have anything
 * inside.
 */
export interface PaymentsChargeSearchResultAnswer extends Pick<
  Payments.ChargeSearchResult,
  | "object"
  | "has_more"
  | "next_page"
  | "url"
> {
  data: PaymentsChargeAnswer[];
}

/**
 * The record `SubscriptionSearchResult` as handlers return it: objects that the documents leave open may have
 * anything inside.
 */
export interface PaymentsSubscriptionSearchResultAnswer extends Pick<
  Payments.SubscriptionSearchResult,
  | "object"
  | "has_more"
  | "next_page"
  | "url"
> {
  data: PaymentsSubscriptionAnswer[];
}

/** The record `Issue` as handlers return it: objects that the documents leave open may have anything inside. */
export interface ProjectTrackerIssueAnswer extends Pick<
  ProjectTracker.Issue,
  | "id"
  | "key"
  | "self"
  | "expand"
> {
  fields: object;
}

/** The record `Project` as handlers return it: objects that the documents leave open may have anything inside. */
export interface ProjectTrackerProjectAnswer extends Pick<
  ProjectTracker.Project,
  | "id"
  | "key"
  | "name"
  | "self"
  | "expand"
  | "description"
  | "projectTypeKey"
  | "simplified"
  | "style"
  | "isPrivate"
  | "entityId"
  | "uuid"
  | "url"
  | "assigneeType"
> {
  lead?: object | null;
  avatarUrls: object;
  properties: object;
  projectCategory?: object | null;
  components?: unknown[] | null;
  issueTypes?: unknown[] | null;
  versions?: unknown[] | null;
  roles?: object | null;
}

/** The record `User` as handlers return it: objects that the documents leave open may have anything inside. */
export interface ProjectTrackerUserAnswer extends Pick<
  ProjectTracker.User,
  | "self"
  | "accountId"
  | "accountType"
  | "emailAddress"
  | "displayName"
  | "active"
  | "timeZone"
  | "locale"
  | "expand"
> {
  avatarUrls: object;
  groups?: object | null;
  applicationRoles?: object | null;
}

/** The record `IssueField` as handlers return it: objects that the documents leave open may have anything inside. */
export interface ProjectTrackerIssueFieldAnswer extends Pick<
  ProjectTracker.IssueField,
  | "id"
  | "key"
  | "name"
  | "custom"
  | "orderable"
  | "navigable"
  | "searchable"
  | "untranslatedName"
  | "typeDisplayName"
  | "description"
  | "searcherKey"
  | "screensCount"
  | "contextsCount"
  | "isLocked"
  | "lastUsed"
> {
  clauseNames?: unknown[] | null;
  schema?: object | null;
}

/**
 * The record `IssueFieldSearchResult` as handlers return it: objects that the documents leave open may have
 * anything inside.
 */
export interface ProjectTrackerIssueFieldSearchResultAnswer extends Pick<
  ProjectTracker.IssueFieldSearchResult,
  | "maxResults"
  | "startAt"
  | "total"
  | "isLast"
> {
  values: ProjectTrackerIssueFieldAnswer[];
}

/**
 * The record `IssueComment` as handlers return it: objects that the documents leave open may have anything
 * inside.
 */
export interface ProjectTrackerIssueCommentAnswer extends Pick<
  ProjectTracker.IssueComment,
  | "id"
  | "self"
  | "created"
  | "updated"
  | "jsdPublic"
  | "renderedBody"
> {
  body: object;
  author: object;
  updateAuthor: object;
  visibility?: object | null;
  properties?: unknown[] | null;
}

/**
 * The record `IssueWorklog` as handlers return it: objects that the documents leave open may have anything
 * inside.
 */
export interface ProjectTrackerIssueWorklogAnswer extends Pick<
  ProjectTracker.IssueWorklog,
  | "id"
  | "self"
  | "created"
  | "updated"
  | "started"
  | "timeSpent"
  | "timeSpentSeconds"
  | "issueId"
> {
  author: object;
  updateAuthor: object;
  comment: object;
  visibility?: object | null;
  properties?: unknown[] | null;
}

/** The record `Candidate` as handlers return it: objects that the documents leave open may have anything inside. */
export interface RecruitingCandidateAnswer extends Pick<
  Recruiting.Candidate,
  | "id"
  | "first_name"
  | "last_name"
  | "company"
  | "title"
  | "created_at"
  | "updated_at"
  | "last_activity"
  | "is_private"
  | "photo_url"
  | "attachments"
  | "application_ids"
  | "can_email"
  | "tags"
  | "custom_fields"
> {
  phone_numbers: object[];
  addresses: object[];
  email_addresses: object[];
  website_addresses: object[];
  social_media_addresses: object[];
  recruiter?: object | null;
  coordinator?: object | null;
}

/**
 * The record `Application` as handlers return it: objects that the documents leave open may have anything
 * inside.
 */
export interface RecruitingApplicationAnswer extends Pick<
  Recruiting.Application,
  | "id"
  | "candidate_id"
  | "prospect"
  | "applied_at"
  | "rejected_at"
  | "last_activity_at"
  | "job_post_id"
  | "status"
  | "attachments"
  | "custom_fields"
> {
  location?: object | null;
  source: object;
  credited_to: object;
  rejection_reason?: object | null;
  rejection_details?: object | null;
  jobs: object[];
  current_stage?: object | null;
  answers: object[];
  prospective_office?: object | null;
  prospective_department?: object | null;
  prospect_detail: object;
}

/** The record `Job` as handlers return it: objects that the documents leave open may have anything inside. */
export interface RecruitingJobAnswer extends Pick<
  Recruiting.Job,
  | "id"
  | "name"
  | "requisition_id"
  | "notes"
  | "confidential"
  | "status"
  | "created_at"
  | "opened_at"
  | "closed_at"
  | "updated_at"
  | "custom_fields"
> {
  departments: object | null[];
  offices: object[];
  hiring_team: object;
  openings: object[];
}

/** The record `Offer` as handlers return it: objects that the documents leave open may have anything inside. */
export interface RecruitingOfferAnswer extends Pick<
  Recruiting.Offer,
  | "id"
  | "version"
  | "application_id"
  | "job_id"
  | "candidate_id"
  | "created_at"
  | "updated_at"
  | "sent_at"
  | "resolved_at"
  | "starts_at"
  | "status"
  | "custom_fields"
> {
  opening?: object | null;
}

/** The record `User` as handlers return it: objects that the documents leave open may have anything inside. */
export interface RecruitingUserAnswer extends Pick<
  Recruiting.User,
  | "id"
  | "name"
  | "first_name"
  | "last_name"
  | "primary_email_address"
  | "updated_at"
  | "created_at"
  | "disabled"
  | "site_admin"
  | "emails"
  | "employee_id"
  | "linked_candidate_ids"
> {
  offices: object[];
  departments: object[];
}

/** The record `Office` as handlers return it: objects that the documents leave open may have anything inside. */
export interface RecruitingOfficeAnswer extends Pick<
  Recruiting.Office,
  | "id"
  | "name"
  | "primary_contact_user_id"
  | "parent_id"
  | "parent_office_external_id"
  | "child_ids"
  | "child_office_external_ids"
  | "external_id"
> {
  location?: object | null;
}

/** The record `JobPost` as handlers return it: objects that the documents leave open may have anything inside. */
export interface RecruitingJobPostAnswer extends Pick<
  Recruiting.JobPost,
  | "id"
  | "title"
  | "internal"
  | "external"
  | "active"
  | "live"
  | "first_published_at"
  | "job_id"
  | "content"
  | "internal_content"
  | "updated_at"
  | "created_at"
  | "demographic_question_set_id"
> {
  location?: object | null;
  questions: object[];
}

/** The record `Source` as handlers return it: objects that the documents leave open may have anything inside. */
export interface RecruitingSourceAnswer extends Pick<
  Recruiting.Source,
  | "id"
  | "name"
> {
  type?: object | null;
}

/**
 * The record `ScheduledInterview` as handlers return it: objects that the documents leave open may have anything
 * inside.
 */
export interface RecruitingScheduledInterviewAnswer extends Pick<
  Recruiting.ScheduledInterview,
  | "id"
  | "application_id"
  | "external_event_id"
  | "created_at"
  | "updated_at"
  | "location"
  | "video_conferencing_url"
  | "status"
> {
  start?: object | null;
  end?: object | null;
  interview?: object | null;
  organizer?: object | null;
  interviewers: object[];
}

/** The handler of each operation, by operation id. `fallback` handles those that are left out. */
export interface OperationHandlers<Who extends Caller = Caller> {
  /** Lists contacts. */
  readonly "crm.contacts.list"?: (
    params: Crm.ContactsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<CrmCrmObjectAnswer, Crm.ContactsListMeta>>;
  /** Returns one contact by its id or by a unique property. */
  readonly "crm.contacts.get"?: (
    params: Crm.ContactsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<CrmCrmObjectAnswer | Reply<CrmCrmObjectAnswer, undefined>>;
  /** Searches contacts by property filters and text. */
  readonly "crm.contacts.api_search"?: (
    params: Crm.ContactsApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<CrmCrmObjectAnswer, Crm.ContactsApiSearchMeta>>;
  /** Lists companies. */
  readonly "crm.companies.list"?: (
    params: Crm.CompaniesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<CrmCrmObjectAnswer, Crm.CompaniesListMeta>>;
  /** Returns one company by its id or by a unique property. */
  readonly "crm.companies.get"?: (
    params: Crm.CompaniesGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<CrmCrmObjectAnswer | Reply<CrmCrmObjectAnswer, undefined>>;
  /** Searches companies by property filters and text. */
  readonly "crm.companies.api_search"?: (
    params: Crm.CompaniesApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<CrmCrmObjectAnswer, Crm.CompaniesApiSearchMeta>>;
  /** Lists deals. */
  readonly "crm.deals.list"?: (
    params: Crm.DealsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<CrmCrmObjectAnswer, Crm.DealsListMeta>>;
  /** Returns one deal by its id or by a unique property. */
  readonly "crm.deals.get"?: (
    params: Crm.DealsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<CrmCrmObjectAnswer | Reply<CrmCrmObjectAnswer, undefined>>;
  /** Searches deals by property filters and text. */
  readonly "crm.deals.api_search"?: (
    params: Crm.DealsApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<CrmCrmObjectAnswer, Crm.DealsApiSearchMeta>>;
  /** Lists tickets. */
  readonly "crm.tickets.list"?: (
    params: Crm.TicketsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<CrmCrmObjectAnswer, Crm.TicketsListMeta>>;
  /** Returns one ticket by its id or by a unique property. */
  readonly "crm.tickets.get"?: (
    params: Crm.TicketsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<CrmCrmObjectAnswer | Reply<CrmCrmObjectAnswer, undefined>>;
  /** Searches tickets by property filters and text. */
  readonly "crm.tickets.api_search"?: (
    params: Crm.TicketsApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<CrmCrmObjectAnswer, Crm.TicketsApiSearchMeta>>;
  /** Lists the schemas of all custom object types. */
  readonly "crm.schemas.list"?: (
    params: Crm.SchemasListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<CrmObjectSchemaAnswer>>;
  /** Returns the schema of one custom object type. */
  readonly "crm.schemas.get"?: (
    params: Crm.SchemasGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<CrmObjectSchemaAnswer | Reply<CrmObjectSchemaAnswer, undefined>>;
  /** Lists the records of a custom object type. */
  readonly "crm.objects.list"?: (
    params: Crm.ObjectsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<CrmCrmObjectAnswer, Crm.ObjectsListMeta>>;
  /** Returns one record of a custom object type by its id or by a unique property. */
  readonly "crm.objects.get"?: (
    params: Crm.ObjectsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<CrmCrmObjectAnswer | Reply<CrmCrmObjectAnswer, undefined>>;
  /** Lists files. */
  readonly "file_storage.files.list"?: (
    params: FileStorage.FilesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<FileStorageStorageFileAnswer, FileStorage.FilesListMeta>>;
  /** Reads the metadata of one file, not its content. */
  readonly "file_storage.files.get"?: (
    params: FileStorage.FilesGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<FileStorageStorageFileAnswer | Reply<FileStorageStorageFileAnswer, undefined>>;
  /** Downloads the content of a binary file. */
  readonly "file_storage.files.download"?: (
    params: FileStorage.FilesDownloadParams,
    context: OperationContext<Who>,
  ) => Awaitable<Download>;
  /** Exports a document, spreadsheet, presentation or drawing of the office suite and downloads the result. */
  readonly "file_storage.files_export.download"?: (
    params: FileStorage.FilesExportDownloadParams,
    context: OperationContext<Who>,
  ) => Awaitable<Download>;
  /** Lists shared drives. */
  readonly "file_storage.drives.list"?: (
    params: FileStorage.DrivesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<FileStorageSharedDriveAnswer, FileStorage.DrivesListMeta>>;
  /** Reads one shared drive. */
  readonly "file_storage.drives.get"?: (
    params: FileStorage.DrivesGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<FileStorageSharedDriveAnswer | Reply<FileStorageSharedDriveAnswer, undefined>>;
  /** Lists the permissions on a file or shared drive. */
  readonly "file_storage.permissions.list"?: (
    params: FileStorage.PermissionsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<FileStoragePermissionAnswer, FileStorage.PermissionsListMeta>>;
  /** Reads one permission. */
  readonly "file_storage.permissions.get"?: (
    params: FileStorage.PermissionsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<FileStoragePermissionAnswer | Reply<FileStoragePermissionAnswer, undefined>>;
  /** Lists the comments on a file. */
  readonly "file_storage.comments.list"?: (
    params: FileStorage.CommentsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<FileStorageFileCommentAnswer, FileStorage.CommentsListMeta>>;
  /** Reads one comment on a file. */
  readonly "file_storage.comments.get"?: (
    params: FileStorage.CommentsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<FileStorageFileCommentAnswer | Reply<FileStorageFileCommentAnswer, undefined>>;
  /** Lists the replies to a comment. */
  readonly "file_storage.replies.list"?: (
    params: FileStorage.RepliesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<FileStorageCommentReplyAnswer, FileStorage.RepliesListMeta>>;
  /** Reads one reply to a comment. */
  readonly "file_storage.replies.get"?: (
    params: FileStorage.RepliesGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<FileStorageCommentReplyAnswer | Reply<FileStorageCommentReplyAnswer, undefined>>;
  /** Lists the revisions of a file. */
  readonly "file_storage.revisions.list"?: (
    params: FileStorage.RevisionsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<FileStorageRevisionAnswer, FileStorage.RevisionsListMeta>>;
  /** Reads one revision of a file. */
  readonly "file_storage.revisions.get"?: (
    params: FileStorage.RevisionsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<FileStorageRevisionAnswer | Reply<FileStorageRevisionAnswer, undefined>>;
  /** Lists the changes since a page token was issued. */
  readonly "file_storage.changes.list"?: (
    params: FileStorage.ChangesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<FileStorageChangeAnswer, FileStorage.ChangesListMeta>>;
  /** Reads the token with which to start listing changes. */
  readonly "file_storage.changes_start_page_token.get"?: (
    params: FileStorage.ChangesStartPageTokenGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<FileStorage.ChangesStartPageTokenGetRecord | Reply<FileStorage.ChangesStartPageTokenGetRecord, undefined>>;
  /** Reads information about the account. */
  readonly "file_storage.about.get"?: (
    params: FileStorage.AboutGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<FileStorageAboutAnswer | Reply<FileStorageAboutAnswer, undefined>>;
  /** Lists issues. There are no filters. */
  readonly "issue_tracker.issues.list"?: (
    params: IssueTracker.IssuesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<IssueTrackerIssuePageAnswer | Reply<IssueTrackerIssuePageAnswer, undefined>>;
  /** Reads one issue. */
  readonly "issue_tracker.issues.get"?: (
    params: IssueTracker.IssuesGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<IssueTrackerIssueAnswer | Reply<IssueTrackerIssueAnswer, undefined>>;
  /** Lists projects. There are no filters. */
  readonly "issue_tracker.projects.list"?: (
    params: IssueTracker.ProjectsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<IssueTrackerProjectPageAnswer | Reply<IssueTrackerProjectPageAnswer, undefined>>;
  /** Reads one project. */
  readonly "issue_tracker.projects.get"?: (
    params: IssueTracker.ProjectsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<IssueTrackerProjectAnswer | Reply<IssueTrackerProjectAnswer, undefined>>;
  /** Lists teams. There are no filters. */
  readonly "issue_tracker.teams.list"?: (
    params: IssueTracker.TeamsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<IssueTrackerTeamPageAnswer | Reply<IssueTrackerTeamPageAnswer, undefined>>;
  /** Reads one team. */
  readonly "issue_tracker.teams.get"?: (
    params: IssueTracker.TeamsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<IssueTrackerTeamAnswer | Reply<IssueTrackerTeamAnswer, undefined>>;
  /** Lists the users of the workspace. */
  readonly "messaging.users.list"?: (
    params: Messaging.UsersListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<MessagingUserAnswer, Messaging.UsersListMeta>>;
  /** Returns one user. */
  readonly "messaging.users.get"?: (
    params: Messaging.UsersGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<MessagingUserAnswer | Reply<MessagingUserAnswer, undefined>>;
  /** Lists the channels of the workspace. */
  readonly "messaging.channels.list"?: (
    params: Messaging.ChannelsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<MessagingChannelAnswer, Messaging.ChannelsListMeta>>;
  /** Returns one channel. */
  readonly "messaging.channels.get"?: (
    params: Messaging.ChannelsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<MessagingChannelAnswer | Reply<MessagingChannelAnswer, undefined>>;
  /** Lists the messages in a channel. */
  readonly "messaging.channel_messages.list"?: (
    params: Messaging.ChannelMessagesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<MessagingMessageAnswer, Messaging.ChannelMessagesListMeta>>;
  /** Lists the messages in a thread. */
  readonly "messaging.threads.list"?: (
    params: Messaging.ThreadsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<MessagingThreadMessageAnswer, Messaging.ThreadsListMeta>>;
  /** Lists customers. */
  readonly "payments.customers.list"?: (
    params: Payments.CustomersListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<PaymentsCustomerAnswer, Payments.CustomersListMeta>>;
  /** Creates a customer. */
  readonly "payments.customers.create"?: (
    params: Payments.CustomersCreateParams,
    context: OperationContext<Who>,
  ) => Awaitable<PaymentsCustomerAnswer | Reply<PaymentsCustomerAnswer, undefined>>;
  /** Returns one customer. */
  readonly "payments.customers.get"?: (
    params: Payments.CustomersGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<PaymentsCustomerAnswer | Reply<PaymentsCustomerAnswer, undefined>>;
  /** Updates a customer. */
  readonly "payments.customers.update"?: (
    params: Payments.CustomersUpdateParams,
    context: OperationContext<Who>,
  ) => Awaitable<PaymentsCustomerAnswer | Reply<PaymentsCustomerAnswer, undefined>>;
  /** Deletes a customer. */
  readonly "payments.customers.delete"?: (
    params: Payments.CustomersDeleteParams,
    context: OperationContext<Who>,
  ) => Awaitable<Payments.CustomersDeleteRecord | Reply<Payments.CustomersDeleteRecord, undefined>>;
  /** Searches customers. Returns a list of customers, not a search result record as the invoice search does. */
  readonly "payments.customers.api_search"?: (
    params: Payments.CustomersApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<PaymentsCustomerAnswer, Payments.CustomersApiSearchMeta>>;
  /** Lists invoices. */
  readonly "payments.invoices.list"?: (
    params: Payments.InvoicesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<PaymentsInvoiceAnswer, Payments.InvoicesListMeta>>;
  /** Returns one invoice. */
  readonly "payments.invoices.get"?: (
    params: Payments.InvoicesGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<PaymentsInvoiceAnswer | Reply<PaymentsInvoiceAnswer, undefined>>;
  /** Searches invoices. */
  readonly "payments.invoices.api_search"?: (
    params: Payments.InvoicesApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<PaymentsInvoiceSearchResultAnswer | Reply<PaymentsInvoiceSearchResultAnswer, undefined>>;
  /** Lists charges. */
  readonly "payments.charges.list"?: (
    params: Payments.ChargesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<PaymentsChargeAnswer, Payments.ChargesListMeta>>;
  /** Returns one charge. */
  readonly "payments.charges.get"?: (
    params: Payments.ChargesGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<PaymentsChargeAnswer | Reply<PaymentsChargeAnswer, undefined>>;
  /** Searches charges. */
  readonly "payments.charges.api_search"?: (
    params: Payments.ChargesApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<PaymentsChargeSearchResultAnswer | Reply<PaymentsChargeSearchResultAnswer, undefined>>;
  /** Lists subscriptions. Canceled subscriptions are left out unless `status` is given. */
  readonly "payments.subscriptions.list"?: (
    params: Payments.SubscriptionsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<PaymentsSubscriptionAnswer, Payments.SubscriptionsListMeta>>;
  /** Returns one subscription. */
  readonly "payments.subscriptions.get"?: (
    params: Payments.SubscriptionsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<PaymentsSubscriptionAnswer | Reply<PaymentsSubscriptionAnswer, undefined>>;
  /** Searches subscriptions. */
  readonly "payments.subscriptions.api_search"?: (
    params: Payments.SubscriptionsApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<PaymentsSubscriptionSearchResultAnswer | Reply<PaymentsSubscriptionSearchResultAnswer, undefined>>;
  /** Lists refunds. */
  readonly "payments.refunds.list"?: (
    params: Payments.RefundsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<PaymentsRefundAnswer, Payments.RefundsListMeta>>;
  /** Refunds an existing charge that has not been refunded yet. Pass the charge or its payment intent. */
  readonly "payments.refunds.create"?: (
    params: Payments.RefundsCreateParams,
    context: OperationContext<Who>,
  ) => Awaitable<PaymentsRefundAnswer | Reply<PaymentsRefundAnswer, undefined>>;
  /** Returns one refund. */
  readonly "payments.refunds.get"?: (
    params: Payments.RefundsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<PaymentsRefundAnswer | Reply<PaymentsRefundAnswer, undefined>>;
  /** Lists products. */
  readonly "payments.products.list"?: (
    params: Payments.ProductsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<PaymentsProductAnswer, Payments.ProductsListMeta>>;
  /** Creates a product. */
  readonly "payments.products.create"?: (
    params: Payments.ProductsCreateParams,
    context: OperationContext<Who>,
  ) => Awaitable<PaymentsProductAnswer | Reply<PaymentsProductAnswer, undefined>>;
  /** Returns one product. */
  readonly "payments.products.get"?: (
    params: Payments.ProductsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<PaymentsProductAnswer | Reply<PaymentsProductAnswer, undefined>>;
  /** Updates a product. */
  readonly "payments.products.update"?: (
    params: Payments.ProductsUpdateParams,
    context: OperationContext<Who>,
  ) => Awaitable<PaymentsProductAnswer | Reply<PaymentsProductAnswer, undefined>>;
  /** Deletes a product. */
  readonly "payments.products.delete"?: (
    params: Payments.ProductsDeleteParams,
    context: OperationContext<Who>,
  ) => Awaitable<Payments.ProductsDeleteRecord | Reply<Payments.ProductsDeleteRecord, undefined>>;
  /** Searches products. */
  readonly "payments.products.api_search"?: (
    params: Payments.ProductsApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<PaymentsProductAnswer, Payments.ProductsApiSearchMeta>>;
  /** Returns the balance of the account. The provider's public API takes no parameters. */
  readonly "payments.balance.get"?: (
    params: Payments.BalanceGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<PaymentsBalanceAnswer | Reply<PaymentsBalanceAnswer, undefined>>;
  /** Lists balance transactions. */
  readonly "payments.balance_transactions.list"?: (
    params: Payments.BalanceTransactionsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<PaymentsBalanceTransactionAnswer, Payments.BalanceTransactionsListMeta>>;
  /** Returns one balance transaction. */
  readonly "payments.balance_transactions.get"?: (
    params: Payments.BalanceTransactionsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<PaymentsBalanceTransactionAnswer | Reply<PaymentsBalanceTransactionAnswer, undefined>>;
  /** Lists payment intents. */
  readonly "payments.payment_intents.list"?: (
    params: Payments.PaymentIntentsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<PaymentsPaymentIntentAnswer, Payments.PaymentIntentsListMeta>>;
  /** Returns one payment intent. */
  readonly "payments.payment_intents.get"?: (
    params: Payments.PaymentIntentsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<PaymentsPaymentIntentAnswer | Reply<PaymentsPaymentIntentAnswer, undefined>>;
  /** Searches payment intents. */
  readonly "payments.payment_intents.api_search"?: (
    params: Payments.PaymentIntentsApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<PaymentsPaymentIntentAnswer, Payments.PaymentIntentsApiSearchMeta>>;
  /** Lists disputes. */
  readonly "payments.disputes.list"?: (
    params: Payments.DisputesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<PaymentsDisputeAnswer, Payments.DisputesListMeta>>;
  /** Returns one dispute. */
  readonly "payments.disputes.get"?: (
    params: Payments.DisputesGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<PaymentsDisputeAnswer | Reply<PaymentsDisputeAnswer, undefined>>;
  /** Lists payouts. */
  readonly "payments.payouts.list"?: (
    params: Payments.PayoutsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<PaymentsPayoutAnswer, Payments.PayoutsListMeta>>;
  /** Returns one payout. */
  readonly "payments.payouts.get"?: (
    params: Payments.PayoutsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<PaymentsPayoutAnswer | Reply<PaymentsPayoutAnswer, undefined>>;
  /** Searches issues with a query in the tracker's query language. */
  readonly "project_tracker.issues.api_search"?: (
    params: ProjectTracker.IssuesApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<ProjectTrackerIssueAnswer, ProjectTracker.IssuesApiSearchMeta>>;
  /** Reads one issue. */
  readonly "project_tracker.issues.get"?: (
    params: ProjectTracker.IssuesGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<ProjectTrackerIssueAnswer | Reply<ProjectTrackerIssueAnswer, undefined>>;
  /** Searches projects. */
  readonly "project_tracker.projects.api_search"?: (
    params: ProjectTracker.ProjectsApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<ProjectTrackerProjectAnswer, ProjectTracker.ProjectsApiSearchMeta>>;
  /** Reads one project. */
  readonly "project_tracker.projects.get"?: (
    params: ProjectTracker.ProjectsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<ProjectTrackerProjectAnswer | Reply<ProjectTrackerProjectAnswer, undefined>>;
  /** Reads one user. */
  readonly "project_tracker.users.get"?: (
    params: ProjectTracker.UsersGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<ProjectTrackerUserAnswer | Reply<ProjectTrackerUserAnswer, undefined>>;
  /** Lists users. There are no filters. */
  readonly "project_tracker.users.list"?: (
    params: ProjectTracker.UsersListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<ProjectTrackerUserAnswer>>;
  /** Searches users. */
  readonly "project_tracker.users.api_search"?: (
    params: ProjectTracker.UsersApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<ProjectTrackerUserAnswer>>;
  /** Lists all issue fields. */
  readonly "project_tracker.issue_fields.list"?: (
    params: ProjectTracker.IssueFieldsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<ProjectTrackerIssueFieldAnswer>>;
  /** Searches issue fields. */
  readonly "project_tracker.issue_fields.api_search"?: (
    params: ProjectTracker.IssueFieldsApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<ProjectTrackerIssueFieldSearchResultAnswer | Reply<ProjectTrackerIssueFieldSearchResultAnswer, undefined>>;
  /** Lists the comments on an issue. */
  readonly "project_tracker.issue_comments.list"?: (
    params: ProjectTracker.IssueCommentsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<ProjectTrackerIssueCommentAnswer, ProjectTracker.IssueCommentsListMeta>>;
  /** Reads one comment on an issue. */
  readonly "project_tracker.issue_comments.get"?: (
    params: ProjectTracker.IssueCommentsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<ProjectTrackerIssueCommentAnswer | Reply<ProjectTrackerIssueCommentAnswer, undefined>>;
  /** Lists the worklogs of an issue. */
  readonly "project_tracker.issue_worklogs.list"?: (
    params: ProjectTracker.IssueWorklogsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<ProjectTrackerIssueWorklogAnswer, ProjectTracker.IssueWorklogsListMeta>>;
  /** Reads one worklog of an issue. */
  readonly "project_tracker.issue_worklogs.get"?: (
    params: ProjectTracker.IssueWorklogsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<ProjectTrackerIssueWorklogAnswer | Reply<ProjectTrackerIssueWorklogAnswer, undefined>>;
  /** Lists candidates. There are no filters. */
  readonly "recruiting.candidates.list"?: (
    params: Recruiting.CandidatesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<RecruitingCandidateAnswer>>;
  /** Returns one candidate. */
  readonly "recruiting.candidates.get"?: (
    params: Recruiting.CandidatesGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<RecruitingCandidateAnswer | Reply<RecruitingCandidateAnswer, undefined>>;
  /** Lists applications. */
  readonly "recruiting.applications.list"?: (
    params: Recruiting.ApplicationsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<RecruitingApplicationAnswer>>;
  /** Returns one application. */
  readonly "recruiting.applications.get"?: (
    params: Recruiting.ApplicationsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<RecruitingApplicationAnswer | Reply<RecruitingApplicationAnswer, undefined>>;
  /** Lists jobs. There are no filters. */
  readonly "recruiting.jobs.list"?: (
    params: Recruiting.JobsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<RecruitingJobAnswer>>;
  /** Returns one job. */
  readonly "recruiting.jobs.get"?: (
    params: Recruiting.JobsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<RecruitingJobAnswer | Reply<RecruitingJobAnswer, undefined>>;
  /** Lists offers. */
  readonly "recruiting.offers.list"?: (
    params: Recruiting.OffersListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<RecruitingOfferAnswer>>;
  /** Returns one offer. */
  readonly "recruiting.offers.get"?: (
    params: Recruiting.OffersGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<RecruitingOfferAnswer | Reply<RecruitingOfferAnswer, undefined>>;
  /** Lists users. */
  readonly "recruiting.users.list"?: (
    params: Recruiting.UsersListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<RecruitingUserAnswer>>;
  /** Returns one user. */
  readonly "recruiting.users.get"?: (
    params: Recruiting.UsersGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<RecruitingUserAnswer | Reply<RecruitingUserAnswer, undefined>>;
  /** Lists departments. There are no filters. */
  readonly "recruiting.departments.list"?: (
    params: Recruiting.DepartmentsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<Recruiting.DepartmentsListRecord>>;
  /** Returns one department. */
  readonly "recruiting.departments.get"?: (
    params: Recruiting.DepartmentsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Recruiting.DepartmentsGetRecord | Reply<Recruiting.DepartmentsGetRecord, undefined>>;
  /** Lists offices. There are no filters. */
  readonly "recruiting.offices.list"?: (
    params: Recruiting.OfficesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<RecruitingOfficeAnswer>>;
  /** Returns one office. */
  readonly "recruiting.offices.get"?: (
    params: Recruiting.OfficesGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<RecruitingOfficeAnswer | Reply<RecruitingOfficeAnswer, undefined>>;
  /** Lists job posts. */
  readonly "recruiting.job_posts.list"?: (
    params: Recruiting.JobPostsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<RecruitingJobPostAnswer>>;
  /** Returns one job post. */
  readonly "recruiting.job_posts.get"?: (
    params: Recruiting.JobPostsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<RecruitingJobPostAnswer | Reply<RecruitingJobPostAnswer, undefined>>;
  /** Lists sources. There are no filters. */
  readonly "recruiting.sources.list"?: (
    params: Recruiting.SourcesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<RecruitingSourceAnswer>>;
  /** Lists scheduled interviews. */
  readonly "recruiting.scheduled_interviews.list"?: (
    params: Recruiting.ScheduledInterviewsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<RecruitingScheduledInterviewAnswer>>;
  /** Returns one scheduled interview. */
  readonly "recruiting.scheduled_interviews.get"?: (
    params: Recruiting.ScheduledInterviewsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<RecruitingScheduledInterviewAnswer | Reply<RecruitingScheduledInterviewAnswer, undefined>>;
  /** Downloads one attachment of an application as a stream of bytes. */
  readonly "recruiting.application_attachment.download"?: (
    params: Recruiting.ApplicationAttachmentDownloadParams,
    context: OperationContext<Who>,
  ) => Awaitable<Download>;
  /** Downloads one attachment of a candidate as a stream of bytes. */
  readonly "recruiting.candidate_attachment.download"?: (
    params: Recruiting.CandidateAttachmentDownloadParams,
    context: OperationContext<Who>,
  ) => Awaitable<Download>;
}

/** How a gateway answers. */
export interface GatewayHandlerOptions<Who extends Caller = Caller> extends HandlerOptions<Who> {
  readonly operations: OperationHandlers<NoInfer<Who>>;
}

/**
 * A function that answers every request to the gateway, for any server that speaks fetch.
 * `connector-gateway-spec/server/node` has a
 * listener for `node:http`. It checks each request against the catalog before a handler sees it, and what the
 * handler returns.
 * Throws TypeError when a handler is for an operation that does not exist, or another option is not valid.
 */
export declare function createGatewayHandler<Who extends Caller = Caller>(options: GatewayHandlerOptions<Who>): GatewayHandler;
