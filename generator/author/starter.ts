/** The names of a new connector, and its fixed id. */
export interface NewConnector {
  /** In snake_case, such as `help_desk`. */
  readonly id: string;
  /** For people, on one line. */
  readonly title: string;
  /** A UUID that no other connector has. */
  readonly definitionId: string;
}

/** The title of a connector without one of its own: `help_desk` as `Help desk`. */
export function titleOf(id: string): string {
  const words = id.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The connector that a new author starts from, as YAML: complete, valid, and with a comment on each part. */
export function starterConnector(connector: NewConnector): string {
  return aboutSystem(connector) + aboutVendor(connector) + ENTITIES;
}

function aboutSystem({ id, title, definitionId }: NewConnector): string {
  return `# yaml-language-server: $schema=../connector.schema.json
# A connector to start from: it works as it is. Replace each part with what your document says. spec/README.md explains
# every key, and \`npm run generate\` reports each mistake with its line.

# The id is part of every address (\`${id}.tickets.list\`). The file has the same name.
connector: ${id}
title: ${JSON.stringify(title)}
description: Reads and changes the tickets of a help desk.
# The document that describes the system, and the titles of its sections. Hovers and the ledger name them.
document: { title: ${JSON.stringify(`${title} API reference`)}, records: Records, operations: Operations, auth: Authentication }
# Chosen at random for this connector. Keep it: callers create instances with it.
definition_id: ${definitionId}

# The ways to authenticate. A caller sends exactly the fields of one of them. Write \`auth: none\` if there are no credentials.
auth:
  api_key:
    title: API key
    description: An API key of one account.
    fields:
      # What is \`secret\` never appears in a message, a report or a log. Examples look real and are plainly fake.
      api_key: { type: string, required: true, secret: true, description: API key of the account., example: key_EXAMPLE0000 }

`;
}

function aboutVendor({ id, title }: NewConnector): string {
  return `# How a gateway calls the system. Remove \`vendor\`, and every \`call\` and \`take\` below, if you describe only the data.
vendor:
  name: ${JSON.stringify(title)}
  base_url: https://api.${id.replaceAll("_", "-")}.example
  auth:
    api_key: { header: Authorization, value: "Bearer {api_key}" }
  errors: { message: error.message, code: error.code }

# Types that several params or fields share. Use one by its name, as \`limit\` does below.
types:
  PageSize: { type: integer, min: 1, max: 100, default: 20, description: Number of records on a page., example: 50 }

# What operations return.
records:
  Ticket:
    description: A question or a complaint of a customer.
    fields:
      # One line: the type, two hyphens, the description. \`| null\` means that the field may be null or left out.
      id: string -- Id of the ticket.
      subject: string -- First line of the ticket.
      assignee: string | null -- Id of the agent who answers it, if there is one.
      # A field with more to say is a mapping.
      status: { enum: [open, solved], description: State of the ticket. }
      created: { type: string, format: date-time, description: Time of creation. }
    # The sandbox answers with records like this one.
    example: { id: tic_EXAMPLE0001, subject: My parcel is late, assignee: null, status: open, created: "2025-03-14T09:26:53Z" }

`;
}

const ENTITIES = `# What callers name in a request: an entity and an action. The actions are list, get, create, update, delete, api_search and
# download; keep those that the system has.
entities:
  tickets:
    description: The tickets of all queues.
    record: Ticket
    # What the sandbox cannot know: the field that has the time of creation.
    sandbox: { created: created }
    actions:
      list:
        description: Lists tickets.
        params:
          limit: PageSize
          cursor: string -- Token of the page to return. Leave it out for the first page.
          # Every param has a role, which says what it does. This one has the name and the values of a field, so it filters by it.
          status: { enum: [open, solved], description: Only tickets in this state. }
          # Where the role does not follow from names and types, it is a key.
          since: { type: string, format: date-time, filter: { field: created, as: after }, description: Only newer tickets. }
        # What comes back beside the records, and how to get the next page with it.
        meta: { next_cursor: string | null -- Token of the next page; null on the last one. }
        paging: { kind: token, next: cursor, size: limit, token: next_cursor }
        # The call of the system. \`take\` is where its answer has the records, \`take_meta\` where it has each field of \`meta\`.
        call: GET /v1/tickets
        take: data
        take_meta: { next_cursor: paging.next_cursor }
      get:
        description: Returns a ticket.
        params:
          # A param called \`id\` names the record; another name needs \`identity: <field>\`.
          id: { type: string, required: true, description: Id of the ticket., example: tic_EXAMPLE0001 }
        call: GET /v1/tickets/{id}
      create:
        description: Creates a ticket and returns it.
        params:
          # They have the names of fields of the record, so their values are written there. Another name needs \`field: <field>\`.
          subject: { type: string, required: true, max_length: 200, description: First line of the ticket. }
          assignee: string -- Id of the agent who answers it.
        call: POST /v1/tickets
      delete:
        description: Deletes a ticket and returns it as it was.
        params:
          id: { type: string, required: true, description: Id of the ticket., example: tic_EXAMPLE0001 }
        call: DELETE /v1/tickets/{id}

# Whole topics that the document leaves open, one sentence each. The ledger lists them.
not_shown:
  - Rate limits and quotas.
`;
