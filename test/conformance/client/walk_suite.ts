import { describe, expect, it, test } from "vitest";
import { operations, type Operation } from "connector-gateway-spec";
import type { SandboxState } from "connector-gateway-spec/sandbox";
import { isDocumented } from "../../fixtures/documented_connectors.ts";
import { failingCases } from "../../fixtures/failing_cases.ts";
import { isObject, type JsonObject } from "../../fixtures/sandbox/package_catalog.ts";
import type { SandboxServer } from "../../fixtures/sandbox/sandbox_server.ts";
import { callOf, type ServerInUse } from "./open_gateway.ts";

const paged = operations.filter(
  (operation) => isDocumented(operation) && operation.paging !== undefined && operation.paging.kind !== "none",
);
const cases = paged.map((operation) => [operation.id, operation] as const);

const oneOfEachKind = [
  ...new Map([...cases].reverse().map((one) => [`${one[1].connector} ${one[1].action} ${one[1].paging?.kind ?? ""}`, one])).values(),
];

const FILE = "1ExampleFile0000000000000000000001";
const file = { fileId: FILE };

/** What lists need to be given, written by hand: nothing where nothing is said. */
const params: Readonly<Record<string, JsonObject>> = {
  "crm.objects.list": { objectType: "p7654321_van" },
  "file_storage.permissions.list": file,
  "file_storage.comments.list": { ...file, fields: "nextPageToken,comments(id)" },
  "file_storage.replies.list": { ...file, commentId: "AAAAExampleComment1", fields: "*" },
  "file_storage.revisions.list": file,
  "file_storage.changes.list": { pageToken: "100042" },
  "messaging.channel_messages.list": { channel: "C0EXAMPLE01" },
  "messaging.threads.list": { channel: "C0EXAMPLE01", ts: "1718000000.000100" },
  "payments.invoices.api_search": { query: "created>0" },
  "payments.charges.api_search": { query: "created>0" },
  "payments.subscriptions.api_search": { query: "created>0" },
  "project_tracker.issue_comments.list": { issueIdOrKey: "EXA-42" },
  "project_tracker.issue_worklogs.list": { issueIdOrKey: "EXA-42" },
};

/** The records that lists show with these params, written by hand: all where nothing is said. */
const shown: Readonly<Record<string, (record: JsonObject) => boolean>> = {
  "crm.objects.list": ({ objectType }) => objectType === "p7654321_van",
  "file_storage.files.list": ({ driveId }) => driveId === null,
  "file_storage.permissions.list": ({ fileId }) => fileId === FILE,
  "file_storage.comments.list": ({ fileId, deleted }) => fileId === FILE && deleted === false,
  "file_storage.replies.list": ({ fileId, commentId, deleted }) =>
    fileId === FILE && commentId === "AAAAExampleComment1" && deleted === false,
  "file_storage.revisions.list": ({ fileId }) => fileId === FILE,
  "file_storage.changes.list": ({ driveId, removed }) => driveId === null && removed === false,
  "messaging.channel_messages.list": ({ channel }) => channel === "C0EXAMPLE01",
  "messaging.threads.list": ({ channel, thread_ts }) => channel === "C0EXAMPLE01" && thread_ts === "1718000000.000100",
  "payments.subscriptions.list": ({ status }) => status !== "canceled",
  "project_tracker.issue_comments.list": ({ issueIdOrKey }) => issueIdOrKey === "10042",
  "project_tracker.issue_worklogs.list": ({ issueId }) => issueId === "10042",
};

/** What tells the records of an entity apart. */
function nameOf(record: unknown): unknown {
  return isObject(record) ? (record["id"] ?? record["ts"] ?? record["accountId"] ?? record["time"]) : undefined;
}

/** The names of the records that an operation has to return on all its pages together. */
function wanted({ instances }: SandboxState, { id, connector, entity }: Operation): readonly unknown[] {
  const records = instances[`inst_${connector}`]?.records[entity] ?? [];
  const inside = records.map((record) => (connector === "issue_tracker" ? elementOf(record) : record)).filter(isObject);
  return inside.filter(shown[id] ?? (() => true)).map(nameOf);
}

/** The only record in the connection of a GraphQL answer. */
function elementOf(record: unknown): unknown {
  if (!isObject(record) || "id" in record) return record;
  const { nodes } = record;
  return Array.isArray(nodes) ? nodes[0] : Object.values(record).map(elementOf).find(isObject);
}

function sizeParam({ connector }: Operation, size: number): JsonObject {
  const names: Readonly<Record<string, string>> = {
    crm: "limit",
    file_storage: "pageSize",
    issue_tracker: "first",
    messaging: "limit",
    payments: "limit",
    project_tracker: "maxResults",
    recruiting: "per_page",
  };
  return { [names[connector] ?? ""]: size };
}

function sorted(names: readonly unknown[]): readonly string[] {
  return names.map(String).sort();
}

/** How answers are checked. Third parties do not give all of the Meta that is documented. */
type Profile = "documented" | "tolerant";

/** What differs between servers. */
export interface SuiteOptions {
  /** The smallest size of a page; 1 by default. */
  readonly smallest?: number;
  readonly validateResponses?: Profile;
  /** Walks over one list of each connector and paging kind only, and calls of one operation of each connector and kind. */
  readonly kindsOnly?: boolean;
}

/** The names of the records on each page, up to `most` pages. */
async function walk(
  server: SandboxServer,
  operation: Operation,
  given: JsonObject,
  validateResponses: Profile,
  most = Infinity,
): Promise<readonly (readonly unknown[])[]> {
  const pages: (readonly unknown[])[] = [];
  const call = callOf(server, operation, { validateResponses });
  for await (const { records } of call.pages?.({ ...params[operation.id], ...given }) ?? []) {
    pages.push(records.map(nameOf));
    if (pages.length === most) break;
  }
  return pages;
}

/** Walks over the pages of all lists, at any server that has the records of the sandbox. */
export function describeWalks(
  server: ServerInUse,
  { smallest = 1, validateResponses = "documented", kindsOnly = false }: SuiteOptions = {},
): void {
  describeWholeWalks(server, smallest, validateResponses, kindsOnly ? oneOfEachKind : cases);
  describeBackwardWalks(server, validateResponses, kindsOnly ? 1 : Infinity);
  if (!kindsOnly) describeOrder(server, validateResponses);
}

function describeWholeWalks(server: ServerInUse, smallest: number, validateResponses: Profile, lists: typeof cases): void {
  describe("a walk over all pages", () => {
    const sizes: readonly (readonly [what: string, size: (operation: Operation) => JsonObject, most: number])[] = [
      ["of the gateway's own size", () => ({}), Infinity],
      ["of one record", (operation) => sizeParam(operation, 1), 1],
      ["of seven records", (operation) => sizeParam(operation, 7), 7],
      ...(smallest > 1 ? [["of twenty records", (operation: Operation) => sizeParam(operation, 20), 20] as const] : []),
    ];
    test.each(sizes.filter(([, , most]) => most >= smallest))(
      "%s gives every record that the list may show, once",
      async (_what, size, most) => {
        // All lists with one size of pages, and with the others one list of each kind.
        const isForAll = most === (smallest > 1 ? 20 : 7);
        const state = server().sandbox.state();
        const failing = await failingCases(isForAll ? lists : oneOfEachKind, async (operation) => {
          const want = wanted(state, operation);
          const before = server().requests.length;
          expect(want.length).toBeGreaterThan(1);
          const pages = await walk(server(), operation, size(operation), validateResponses);
          expect(sorted(pages.flat())).toEqual(sorted(want));
          // Only a list that does not say which page is the last has an empty one, and before it one that need not be full.
          const isUnmarked = pages.at(-1)?.length === 0;
          if (isUnmarked) expect(["page_number", "offset"]).toContain(operation.paging?.kind);
          const full = pages.slice(0, isUnmarked ? -2 : -1);
          expect(full.filter(({ length }) => length === 0 || (length !== most && most !== Infinity))).toEqual([]);
          expect(server().requests).toHaveLength(before + pages.length);
        });
        expect(failing).toEqual([]);
      },
    );
  });
}

function describeBackwardWalks(server: ServerInUse, validateResponses: Profile, count: number): void {
  describe("a walk backwards", () => {
    const both = cases.filter(([, { paging }]) => paging?.kind === "record_cursor");

    it("exists for the lists of payments", () => {
      expect(both.filter(([, { paging }]) => paging !== undefined && "previous" in paging)).toHaveLength(both.length);
      expect(both).toHaveLength(10);
    });

    it("from the last record gives all others, page by page in the order of the list", async () => {
      const failing = await failingCases(both.slice(0, count), async (operation) => {
        const forwards = (await walk(server(), operation, { limit: 9 }, validateResponses)).flat();
        const last = forwards.at(-1);
        const backwards = await walk(server(), operation, { limit: 9, ending_before: last }, validateResponses);
        expect(forwards.length).toBeGreaterThan(20);
        expect([...backwards].reverse().flat()).toEqual(forwards.slice(0, -1));
        expect(backwards.slice(0, -1).map(({ length }) => length)).toEqual(backwards.slice(1).map(() => 9));
      });
      expect(failing).toEqual([]);
    });

    it("from the first record gives nothing", async () => {
      const failing = await failingCases(both.slice(0, count), async (operation) => {
        const [first] = (await walk(server(), operation, { limit: 1 }, validateResponses, 1)).flat();
        expect(await walk(server(), operation, { ending_before: first }, validateResponses)).toEqual([[]]);
      });
      expect(failing).toEqual([]);
    });
  });
}

function describeOrder(server: ServerInUse, validateResponses: Profile): void {
  describe("the order of the lists of payments", () => {
    const newestFirst = ["customers", "charges", "refunds", "products", "payouts"];

    it("is newest first where the document says so, and the order of creation elsewhere", async () => {
      const lists = cases.filter(([, { paging }]) => paging?.kind === "record_cursor");
      const state = server().sandbox.state();
      const failing = await failingCases(lists, async (operation) => {
        const names = wanted(state, operation);
        const want = newestFirst.includes(operation.entity) ? [...names].reverse() : names;
        expect((await walk(server(), operation, {}, validateResponses)).flat()).toEqual(want);
      });
      expect(failing).toEqual([]);
    });
  });
}
