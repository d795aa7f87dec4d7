import type { FidelityTable } from "./table.ts";

const RANGE = "oldest:string latest:string inclusive:boolean";
const PAGE = "cursor:string limit:integer";

/** Document 2, messaging. */
export const table: FidelityTable = {
  connector: "messaging",
  records: {
    "users.list": 20,
    "users.get": 20,
    "channels.list": 31,
    "channels.get": 31,
    "channel_messages.list": 21,
    // Thread replies additionally carry `parent_user_id`.
    "threads.list": 22,
  },
  operations: {
    "users.list": PAGE,
    "users.get": "user*:string",
    "channels.list": `${PAGE} types:string exclude_archived:boolean`,
    "channels.get": "channel*:string",
    "channel_messages.list": `channel*:string ${PAGE} ${RANGE}`,
    "threads.list": `channel*:string ts:string ${PAGE} ${RANGE}`,
  },
  meta: {
    "users.list": "next_cursor:string|null",
    "channels.list": "next_cursor:string|null",
    "channel_messages.list": "next_cursor:string|null has_more:boolean|null",
    "threads.list": "next_cursor:string|null has_more:boolean|null",
  },
  auth: {
    token: "access_token*:string",
    oauth: "client_id*:string client_secret*:string access_token*:string",
  },
  limits: {
    "channels.list.types": "comma public_channel|private_channel|mpim|im",
    "auth_config.token.access_token": "prefix xoxb-|xoxp-",
  },
};
