import type { FidelityTable } from "./table.ts";

const USER = `
  id:string team_id:string|null name:string|null deleted:boolean|null color:string|null real_name:string|null tz:string|null
  tz_label:string|null tz_offset:integer|null profile:object|any is_admin:boolean|null is_owner:boolean|null
  is_primary_owner:boolean|null is_restricted:boolean|null is_ultra_restricted:boolean|null is_bot:boolean|null
  is_app_user:boolean|null updated:integer|null is_email_confirmed:boolean|null who_can_share_contact_card:string|null
`;

const CHANNEL = `
  id:string name:string|null is_channel:boolean|null is_group:boolean|null is_im:boolean|null is_mpim:boolean|null
  is_private:boolean|null created:integer|null is_archived:boolean|null is_general:boolean|null unlinked:integer|null
  name_normalized:string|null is_shared:boolean|null is_org_shared:boolean|null is_pending_ext_shared:boolean|null
  pending_shared:array|null context_team_id:string|null updated:integer|null creator:string|null is_ext_shared:boolean|null
  shared_team_ids:array|null pending_connected_team_ids:array|null is_member:boolean|null topic:object|any purpose:object|any
  previous_names:array|null num_members:integer|null parent_conversation:string|null properties:object|null
  is_thread_only:boolean|null is_read_only:boolean|null
`;

const MESSAGE = `
  type:string|null subtype:string|null ts:string user:string|null text:string|null thread_ts:string|null reply_count:integer|null
  reply_users_count:integer|null latest_reply:string|null reply_users:array|null is_locked:boolean|null subscribed:boolean|null
  reactions:array<object>|null attachments:array<object>|null blocks:array|null files:array<object>|null edited:object|any
  bot_id:string|null bot_profile:object|any app_id:string|null team:string|null
`;

const THREAD_MESSAGE = `${MESSAGE} parent_user_id:string|null`;

const REACTION = `
  name:string|null users:array|null count:integer|null
`;

const ATTACHMENT = `
  id:integer|null fallback:string|null color:string|null pretext:string|null author_name:string|null author_link:string|null
  author_icon:string|null title:string|null title_link:string|null text:string|null fields:array|null image_url:string|null
  thumb_url:string|null footer:string|null footer_icon:string|null ts:string|integer|null
`;

const MESSAGE_FILE = `
  id:string|null name:string|null title:string|null mimetype:string|null filetype:string|null pretty_type:string|null
  user:string|null size:integer|null mode:string|null is_external:boolean|null external_type:string|null is_public:boolean|null
  public_url_shared:boolean|null url_private:string|null url_private_download:string|null permalink:string|null
  permalink_public:string|null created:integer|null timestamp:integer|null
`;

/** The record fields of messaging, field by field. */
export const recordFields: Pick<Required<FidelityTable>, "fields" | "nested"> = {
  fields: {
    "users.list users.get": USER,
    "channels.list channels.get": CHANNEL,
    "channel_messages.list": MESSAGE,
    "threads.list": THREAD_MESSAGE,
  },
  nested: {
    "channel_messages.list.record.reactions": REACTION,
    "channel_messages.list.record.attachments": ATTACHMENT,
    "channel_messages.list.record.files": MESSAGE_FILE,
    "threads.list.record.reactions": REACTION,
    "threads.list.record.attachments": ATTACHMENT,
    "threads.list.record.files": MESSAGE_FILE,
  },
};
