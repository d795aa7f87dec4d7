import { describe, expect, it } from "vitest";
import { createGateway } from "connector-gateway-spec";

type Gateway = ReturnType<typeof createGateway>;

/** One request and its answer, as they are on the wire: the params of the request, and the answer without its `status`. */
interface Exchange {
  readonly params?: object;
  readonly result: unknown;
  readonly connector_metadata?: object;
}

/** A walk over pages, and all that the client and the gateway say to each other. */
interface Walk {
  readonly pages: (gateway: Gateway) => AsyncIterable<{ readonly records: readonly unknown[] }>;
  readonly exchanges: readonly Exchange[];
  /** What the client makes of it. */
  readonly records: readonly (readonly unknown[])[];
}

/** A gateway that expects these requests in turn. */
function written(exchanges: readonly Exchange[]) {
  const sent: unknown[] = [];
  const fetch = async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { params } = (await new Request(address, init).json()) as { readonly params?: unknown };
    sent.push(params);
    const { result, connector_metadata } = exchanges[sent.length - 1] ?? { result: "No further request is expected." };
    return Response.json({ status: "success", result, connector_metadata });
  };
  return { gateway: createGateway({ baseUrl: "http://gateway.example.test", token: "t", fetch }), sent };
}

async function pagesOf(pages: AsyncIterable<{ readonly records: readonly unknown[] }>): Promise<readonly (readonly unknown[])[]> {
  const found: (readonly unknown[])[] = [];
  for await (const { records } of pages) found.push(records);
  return found;
}

/** The client sends exactly the written requests and finds the written records. */
async function expectWalk({ pages, exchanges, records }: Walk): Promise<void> {
  const { gateway, sent } = written(exchanges);
  expect(await pagesOf(pages(gateway))).toEqual(records);
  expect(sent).toEqual(exchanges.map(({ params }) => params));
}

const [a, b, c, d, e] = ["a", "b", "c", "d", "e"].map((id) => ({ id }));

describe("record cursors", () => {
  const customers = (gateway: Gateway) => gateway.instance("payments", "x").customers.list;

  it.each<[what: string, walk: Walk]>([
    [
      "forwards, until `has_more` is false",
      {
        pages: (gateway) => customers(gateway).pages({ limit: 2 }),
        exchanges: [
          { params: { limit: 2 }, result: [a, b], connector_metadata: { has_more: true } },
          { params: { limit: 2, starting_after: "b" }, result: [c, d], connector_metadata: { has_more: true } },
          { params: { limit: 2, starting_after: "d" }, result: [e], connector_metadata: { has_more: false } },
        ],
        records: [[a, b], [c, d], [e]],
      },
    ],
    [
      "forwards from a record, with the other params",
      {
        pages: (gateway) => customers(gateway).pages({ starting_after: "b", email: "jo@example.com" }),
        exchanges: [
          { params: { starting_after: "b", email: "jo@example.com" }, result: [c], connector_metadata: { has_more: true } },
          { params: { starting_after: "c", email: "jo@example.com" }, result: [d], connector_metadata: { has_more: false } },
        ],
        records: [[c], [d]],
      },
    ],
    [
      "backwards, with the first record of each page",
      {
        pages: (gateway) => customers(gateway).pages({ limit: 2, ending_before: "e" }),
        exchanges: [
          { params: { limit: 2, ending_before: "e" }, result: [c, d], connector_metadata: { has_more: true } },
          { params: { limit: 2, ending_before: "c" }, result: [a, b], connector_metadata: { has_more: false } },
        ],
        records: [
          [c, d],
          [a, b],
        ],
      },
    ],
    [
      "no record",
      {
        pages: (gateway) => customers(gateway).pages(),
        exchanges: [{ result: [], connector_metadata: { has_more: false } }],
        records: [[]],
      },
    ],
    [
      "no Meta, until an empty page",
      {
        pages: (gateway) => customers(gateway).pages(),
        exchanges: [{ result: [a, b] }, { params: { starting_after: "b" }, result: [] }],
        records: [[a, b], []],
      },
    ],
  ])("%s", (_what, walk) => expectWalk(walk));
});

describe("tokens", () => {
  const contacts = (gateway: Gateway) => gateway.instance("crm", "x").contacts.list;
  const invoices = (gateway: Gateway) => gateway.instance("payments", "x").invoices.api_search;
  const wrapper = { object: "search_result", url: "/v1/invoices/search" };

  it.each<[what: string, last: object | undefined]>([
    ["null", { next_cursor: null }],
    ["empty", { next_cursor: "" }],
    ["missing", {}],
    ["missing with all of Meta", undefined],
  ])("in Meta, until it is %s", (_what, last) =>
    expectWalk({
      pages: (gateway) => contacts(gateway).pages({ limit: 2 }),
      exchanges: [
        { params: { limit: 2 }, result: [a, b], connector_metadata: { next_cursor: "page 2/?=" } },
        { params: { limit: 2, after: "page 2/?=" }, result: [], connector_metadata: { next_cursor: "0" } },
        { params: { limit: 2, after: "0" }, result: [c], ...(last !== undefined && { connector_metadata: last }) },
      ],
      records: [[a, b], [], [c]],
    }),
  );

  it.each<[what: string, last: object]>([
    ["`has_more` is false", { has_more: false, next_page: "token-3" }],
    ["the token is null", { next_page: null }],
    ["the token is missing, and `has_more` is false", { has_more: false }],
  ])("in the wrapper of a search, until %s", (_what, last) =>
    expectWalk({
      pages: (gateway) => invoices(gateway).pages({ query: "total>0" }),
      exchanges: [
        { params: { query: "total>0" }, result: { ...wrapper, data: [a, b], has_more: true, next_page: "token-2" } },
        { params: { query: "total>0", page: "token-2" }, result: { ...wrapper, data: [c], ...last } },
      ],
      records: [[a, b], [c]],
    }),
  );
});

describe("page numbers", () => {
  const candidates = (gateway: Gateway) => gateway.instance("recruiting", "x").candidates.list;
  const many = Array.from({ length: 100 }, (_, id) => ({ id }));

  it.each<[what: string, walk: Walk]>([
    [
      "until a page that is not full",
      {
        pages: (gateway) => candidates(gateway).pages({ per_page: 2 }),
        exchanges: [
          { params: { per_page: 2 }, result: [a, b] },
          { params: { per_page: 2, page: 2 }, result: [c, d] },
          { params: { per_page: 2, page: 3 }, result: [e] },
        ],
        records: [[a, b], [c, d], [e]],
      },
    ],
    [
      "until an empty page, from a page in the middle",
      {
        pages: (gateway) => candidates(gateway).pages({ per_page: 1, page: 7 }),
        exchanges: [
          { params: { per_page: 1, page: 7 }, result: [a] },
          { params: { per_page: 1, page: 8 }, result: [] },
        ],
        records: [[a], []],
      },
    ],
    [
      "of the usual size",
      {
        pages: (gateway) => candidates(gateway).pages(),
        exchanges: [{ result: many }, { params: { page: 2 }, result: [a] }],
        records: [many, [a]],
      },
    ],
  ])("%s", (_what, walk) => expectWalk(walk));
});

describe("offsets", () => {
  const projects = (gateway: Gateway) => gateway.instance("project_tracker", "x").projects.api_search;
  const users = (gateway: Gateway) => gateway.instance("project_tracker", "x").users.list;
  const fields = (gateway: Gateway) => gateway.instance("project_tracker", "x").issue_fields.api_search;

  it.each<[what: string, walk: Walk]>([
    [
      "in the wrapper, until `isLast`; pages may be shorter than was asked for",
      {
        pages: (gateway) => fields(gateway).pages({ maxResults: 3 }),
        exchanges: [
          { params: { maxResults: 3 }, result: { values: [a, b], isLast: false } },
          { params: { maxResults: 3, startAt: 2 }, result: { values: [c], isLast: true } },
        ],
        records: [[a, b], [c]],
      },
    ],
    [
      "until `total`, from an offset",
      {
        pages: (gateway) => projects(gateway).pages({ startAt: 1 }),
        exchanges: [
          { params: { startAt: 1 }, result: [b, c], connector_metadata: { total: 4 } },
          { params: { startAt: 3 }, result: [d], connector_metadata: { total: 4 } },
        ],
        records: [[b, c], [d]],
      },
    ],
    [
      "until an empty page, where no answer counts",
      {
        pages: (gateway) => users(gateway).pages({ maxResults: 2 }),
        exchanges: [
          { params: { maxResults: 2 }, result: [a, b] },
          { params: { maxResults: 2, startAt: 2 }, result: [c] },
          { params: { maxResults: 2, startAt: 3 }, result: [] },
        ],
        records: [[a, b], [c], []],
      },
    ],
  ])("%s", (_what, walk) => expectWalk(walk));
});

describe("page info of a connection", () => {
  const issues = (gateway: Gateway) => gateway.instance("issue_tracker", "x").issues.list;
  const page = (nodes: readonly unknown[], pageInfo: object) => ({ data: { issues: { nodes, pageInfo } } });

  it("until `hasNextPage` is false", () =>
    expectWalk({
      pages: (gateway) => issues(gateway).pages({ first: 2 }),
      exchanges: [
        { params: { first: 2 }, result: page([a, b], { hasNextPage: true, endCursor: "cursor-b" }) },
        { params: { first: 2, after: "cursor-b" }, result: page([c], { hasNextPage: false, endCursor: "c" }) },
      ],
      records: [[a, b], [c]],
    }));
});

describe("a feed of changes", () => {
  const changes = (gateway: Gateway) => gateway.instance("file_storage", "x").changes.list;

  it("until there is no token for a further page; then the next round starts with the new start token", async () => {
    await expectWalk({
      pages: (gateway) => changes(gateway).pages({ pageToken: "10" }),
      exchanges: [
        { params: { pageToken: "10" }, result: [a, b], connector_metadata: { nextPageToken: "12", newStartPageToken: null } },
        { params: { pageToken: "12" }, result: [c], connector_metadata: { nextPageToken: null, newStartPageToken: "13" } },
      ],
      records: [[a, b], [c]],
    });
  });
});

describe("a page that does not say that it is the last, and not how to go on", () => {
  const walks: Readonly<Record<string, Walk["pages"]>> = {
    charges: (gateway) => gateway.instance("payments", "x").charges.api_search.pages({ query: "q" }),
    messages: (gateway) => gateway.instance("messaging", "x").channel_messages.list.pages({ channel: "C1" }),
    contacts: (gateway) => gateway.instance("crm", "x").contacts.api_search.pages(),
    issues: (gateway) => gateway.instance("project_tracker", "x").issues.api_search.pages(),
    fields: (gateway) => gateway.instance("project_tracker", "x").issue_fields.api_search.pages(),
    comments: (gateway) => gateway.instance("project_tracker", "x").issue_comments.list.pages({ issueIdOrKey: "A-1" }),
    changes: (gateway) => gateway.instance("file_storage", "x").changes.list.pages({ pageToken: "1" }),
    teams: (gateway) => gateway.instance("issue_tracker", "x").teams.list.pages(),
  };
  const walk = (name: string, gateway: Gateway) => {
    const pages = walks[name]?.(gateway);
    if (pages === undefined) throw new Error(`There is no walk over ${name}.`);
    return pagesOf(pages);
  };
  const search = { object: "search_result", url: "/v1/charges/search" };
  const teams = (inside: unknown): Exchange => ({ result: { data: { teams: inside } } });
  const list = (result: readonly unknown[], connector_metadata: object): Exchange => ({ result, connector_metadata });

  it.each<[what: string, page: Exchange]>([
    ["charges", { result: { ...search, data: [a], has_more: true, next_page: null } }],
    ["charges", { result: { ...search, data: [a], has_more: "true", next_page: "" } }],
    ["charges", { result: { ...search, data: [a] } }],
    ["charges", { result: { ...search, has_more: false, next_page: null } }],
    ["charges", { result: { ...search, data: null, has_more: false, next_page: null } }],
    ["messages", list([a], { has_more: true })],
    ["messages", list([a], { has_more: 1, next_cursor: "" })],
    ["contacts", list([a], { next_cursor: null, next_link: "https://crm.example.com/?after=2" })],
    ["issues", list([a], { isLast: false })],
    ["issues", list([a], { isLast: false, nextPageToken: null })],
    ["issues", list([a], { isLast: false, nextPageToken: "" })],
    ["issues", list([a], { isLast: "false", nextPageToken: null })],
    ["fields", { result: { total: 2, isLast: false, values: [] } }],
    ["fields", { result: { total: 2 } }],
    ["fields", { result: { isLast: true, total: 0, values: null } }],
    ["comments", list([], { total: "2" })],
    ["changes", list([a], {})],
    ["changes", list([a], { nextPageToken: null, newStartPageToken: null })],
    ["changes", list([a], { nextPageToken: "", newStartPageToken: "" })],
    ["teams", teams(null)],
    ["teams", teams({ pageInfo: { hasNextPage: false } })],
    ["teams", teams({ nodes: null, pageInfo: { hasNextPage: true, endCursor: "c" } })],
    ["teams", teams({ nodes: [a] })],
    ["teams", teams({ nodes: [a], pageInfo: null })],
    ["teams", teams({ nodes: [a], pageInfo: { hasNextPage: null, endCursor: null } })],
    ["teams", teams({ nodes: [a], pageInfo: { hasNextPage: "true", endCursor: "" } })],
    ["teams", { result: { data: null } }],
  ])("of %s ends the walk with an error: %j", async (name, page) => {
    const { gateway, sent } = written([page]);
    await expect(walk(name, gateway)).rejects.toMatchObject({ name: "GatewayError", kind: "paging" });
    expect(sent).toHaveLength(1);
  });

  it.each<[what: string, page: Exchange]>([
    ["messages", list([a], {})],
    ["messages", list([a], { has_more: null, next_cursor: null })],
    ["contacts", list([a], { total: 1 })],
    ["issues", list([a], {})],
    ["issues", list([a], { isLast: null, nextPageToken: null, total: 1 })],
    ["issues", list([a], { isLast: true })],
    ["changes", list([a], { newStartPageToken: "2" })],
  ])("of %s is the last where the documents let the mark be missing: %j", async (name, page) => {
    await expect(walk(name, written([page]).gateway)).resolves.toHaveLength(1);
  });
});

describe("a cursor that an earlier page has given already", () => {
  const again = (connector_metadata: object): readonly Exchange[] => [
    { result: [a, b], connector_metadata },
    { result: [a, b], connector_metadata },
    { result: [a, b], connector_metadata },
  ];

  it.each<[what: string, pages: Walk["pages"], exchanges: readonly Exchange[]]>([
    ["of a record", (gateway) => gateway.instance("payments", "x").customers.list.pages(), again({ has_more: true })],
    ["as a token", (gateway) => gateway.instance("crm", "x").contacts.list.pages(), again({ next_cursor: "t" })],
    ["of a feed", (gateway) => gateway.instance("file_storage", "x").changes.list.pages({ pageToken: "1" }), again({ nextPageToken: "1" })],
  ])("%s ends the walk with an error", async (_what, pages, exchanges) => {
    const { gateway, sent } = written(exchanges);
    await expect(pagesOf(pages(gateway))).rejects.toMatchObject({ name: "GatewayError", kind: "paging" });
    expect(sent.length).toBeLessThanOrEqual(2);
  });
});

describe("a list without pages", () => {
  it("is one request, and has no way to a next page", async () => {
    const { gateway, sent } = written([{ result: [a, b] }]);
    const page = await gateway.instance("crm", "x").schemas.list();
    expect([page.records, "next" in page, "hasNext" in page]).toEqual([[a, b], false, false]);
    expect(sent).toEqual([undefined]);
  });
});
