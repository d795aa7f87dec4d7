import { createSandbox, type Sandbox } from "connector-gateway-spec/sandbox";
import { describe, expect, test } from "vitest";
import { failingCases } from "../../fixtures/failing_cases.ts";
import { listOperations, operationOf, pagingParam, type CatalogOperation, type Json, type JsonObject } from "./catalog_operations.ts";
import { at, call, elementsOf, idOf, pagesOf, recordsOf, sharedSandbox, textOf } from "./gateway_calls.ts";
import { naiveList, oneOfEachFamily, paramsToSee } from "./naive_selection.ts";

const sandbox = sharedSandbox();
const paged = listOperations.filter(({ paging }) => paging !== undefined && paging.kind !== "none");
const byRecord = paged.filter(({ paging }) => paging?.kind === "record_cursor");

interface Walk {
  readonly operation: CatalogOperation;
  readonly params: JsonObject;
  readonly size: number | undefined;
}

/** Each paged list with some sizes of pages; lists with a parent with that of their first record. */
async function walks(sizes: (most: number | undefined) => readonly (number | undefined)[]): Promise<readonly (readonly [string, Walk])[]> {
  const cases: (readonly [string, Walk])[] = [];
  for (const operation of paged) {
    const [record = {}] = oneOfEachFamily(sandbox(), operation, 1);
    const params = await paramsToSee(sandbox(), operation, record);
    const param = operation.params.fields.find(({ role }) => role.part === "size");
    const most = param?.type.max;
    for (const size of new Set(sizes(most))) {
      const given: JsonObject = param === undefined || size === undefined ? params : { ...params, [param.name]: size };
      cases.push([`${operation.id} ${textOf(size)}`, { operation, params: given, size }]);
    }
  }
  return cases;
}

function ids({ connector, entity }: CatalogOperation, records: readonly JsonObject[]): readonly string[] {
  return records.map((record) => idOf(record, connector, entity));
}

describe("a list, page by page", () => {
  test("has every record once, in order, on pages of the size asked for", async () => {
    const cases = await walks((most) => [1, 7, undefined, most]);
    const failing = failingCases(cases, async ({ operation, params, size }) => {
      const { connector, entity } = operation;
      const pages = await pagesOf(sandbox(), operation, params);
      expect(ids(operation, pages.flat())).toEqual(ids(operation, naiveList(operation, params, recordsOf(sandbox(), connector, entity))));
      if (size !== undefined && operation.params.fields.some(({ role }) => role.part === "size")) {
        expect(pages.slice(0, -1).every((page) => page.length === size)).toBe(true);
        expect(pages.at(-1)?.length ?? 0).toBeLessThanOrEqual(size);
      }
    });
    expect(await failing).toEqual([]);
  });

  test("has its default size when none is asked for", async () => {
    const large = sharedSandbox({
      records: { "*": 30, "payments.charges": 12, "recruiting.jobs": 150, "crm.contacts": 60, "issue_tracker.teams": 60 },
    });
    const wanted: readonly (readonly [string, number])[] = [
      ["payments.charges.list", 10],
      ["payments.charges.api_search", 10],
      ["recruiting.jobs.list", 100],
      ["crm.contacts.list", 25],
      ["file_storage.drives.list", 10],
      ["issue_tracker.teams.list", 50],
    ];
    const failing = failingCases(wanted, async (size, id) => {
      const operation = operationOf(id);
      const answer = await call(large(), operation, await paramsToSee(large(), operation, {}));
      expect(elementsOf(operation, answer)).toHaveLength(size);
    });
    expect(await failing).toEqual([]);
  });

  test("refuses a cursor or token that no page returned", async () => {
    const cases = paged
      .filter(({ paging }) => paging?.kind !== "page_number" && paging?.kind !== "offset")
      .flatMap((operation) =>
        (["next", "previous"] as const).flatMap((part) => {
          const param = pagingParam(operation, part);
          return param === undefined
            ? []
            : ["nobody", "", "0000000000"].map((token) => [`${operation.id} ${param} ${token}`, { operation, param, token }] as const);
        }),
      );
    const failing = failingCases(cases, async ({ operation, param, token }) => {
      const [record = {}] = oneOfEachFamily(sandbox(), operation, 1);
      const answer = await call(sandbox(), operation, { ...(await paramsToSee(sandbox(), operation, record)), [param]: token });
      expect([answer.status, at(answer.body, "errors")]).toEqual([
        422,
        [expect.objectContaining({ field: `params.${param}`, error_code: "paging/cursor" })],
      ]);
    });
    expect(await failing).toEqual([]);
  });

  test("refuses the token of another list, and of another instance", async () => {
    const first = await call(sandbox(), operationOf("recruiting.jobs.list"), { per_page: 1 });
    expect(first.status).toBe(200);
    const contacts = await call(sandbox(), operationOf("crm.contacts.list"), { limit: 2 });
    const after = at(contacts.body, "connector_metadata.next_cursor") ?? null;
    expect((await call(sandbox(), operationOf("crm.contacts.list"), { limit: 2, after })).status).toBe(200);
    expect((await call(sandbox(), operationOf("crm.deals.list"), { limit: 2, after })).status).toBe(422);
    expect((await call(sandbox(), operationOf("crm.contacts.api_search"), { limit: 2, after })).status).toBe(422);
  });

  test("starts from the beginning for a page before the first one", async () => {
    for (const page of [-3, 0, 1]) {
      const operation = operationOf("recruiting.jobs.list");
      const answer = await call(sandbox(), operation, { per_page: 2, page });
      expect(ids(operation, elementsOf(operation, answer))).toEqual(ids(operation, recordsOf(sandbox(), "recruiting", "jobs").slice(0, 2)));
    }
  });
});

describe("a list with record cursors", () => {
  test("goes backwards, too", async () => {
    const cases = byRecord.flatMap((operation) => [1, 2, 7].map((size) => [`${operation.id} ${size}`, { operation, size }] as const));
    const failing = failingCases(cases, async ({ operation, size }) => {
      const previous = pagingParam(operation, "previous") ?? "";
      const all = ids(operation, naiveList(operation, {}, recordsOf(sandbox(), operation.connector, operation.entity)));
      let found = [all.at(-1) ?? ""];
      for (let more = true; more;) {
        const answer = await call(sandbox(), operation, { limit: size, [previous]: found[0] ?? null });
        const page = ids(operation, elementsOf(operation, answer));
        more = at(answer.body, "connector_metadata.has_more") === true;
        expect(page.length).toBe(Math.min(size, all.length - found.length));
        found = [...page, ...found];
      }
      expect(found).toEqual(all);
    });
    expect(await failing).toEqual([]);
  });

  test("refuses both cursors at once", async () => {
    const failing = failingCases(
      byRecord.map((operation) => [operation.id, operation] as const),
      async (operation) => {
        const [record = {}] = recordsOf(sandbox(), operation.connector, operation.entity);
        const answer = await call(sandbox(), operation, { starting_after: record["id"] ?? null, ending_before: record["id"] ?? null });
        expect([answer.status, at(answer.body, "errors")]).toEqual([422, [expect.objectContaining({ error_code: "paging/cursor" })]]);
      },
    );
    expect(await failing).toEqual([]);
  });

  async function firstPage(of: Sandbox): Promise<readonly string[]> {
    const operation = operationOf("payments.customers.list");
    return ids(operation, elementsOf(operation, await call(of, operation, { limit: 3 })));
  }

  async function pageAfter(of: Sandbox, id: Json): Promise<readonly string[]> {
    const operation = operationOf("payments.customers.list");
    return ids(operation, elementsOf(operation, await call(of, operation, { limit: 3, starting_after: id })));
  }

  test("goes on after a record that was deleted meanwhile", async () => {
    const own = createSandbox();
    const [first = "", second = "", third = ""] = await firstPage(own);
    const wanted = await pageAfter(own, third);
    await call(own, operationOf("payments.customers.delete"), { id: third });
    expect(await pageAfter(own, third)).toEqual(wanted);
    expect(await firstPage(own)).toEqual([first, second, wanted[0]]);
  });

  test("neither repeats nor skips a record when one is added meanwhile", async () => {
    const own = createSandbox();
    const [, , third = ""] = await firstPage(own);
    const wanted = await pageAfter(own, third);
    const created = await call(own, operationOf("payments.customers.create"), { email: "new@example.com" });
    expect(await pageAfter(own, third)).toEqual(wanted);
    expect((await firstPage(own))[0]).toBe(at(created.body, "result.id"));
  });
});

describe("the feed of changes", () => {
  const feed = operationOf("file_storage.changes.list");
  const tokenOf = (answer: Awaited<ReturnType<typeof call>>, name: string): Json => at(answer.body, `connector_metadata.${name}`) ?? null;

  test("ends with the token that starts the next one, which has no changes yet", async () => {
    let { pageToken = null } = await paramsToSee(sandbox(), feed, {});
    for (let count = 0; count < 25; count += 7) {
      const answer = await call(sandbox(), feed, { pageToken, pageSize: 7, includeRemoved: true, includeItemsFromAllDrives: true });
      const isLast = count + 7 >= 25;
      expect(elementsOf(feed, answer)).toHaveLength(isLast ? 4 : 7);
      expect([tokenOf(answer, "nextPageToken") === null, tokenOf(answer, "newStartPageToken") === null]).toEqual([isLast, !isLast]);
      pageToken = tokenOf(answer, isLast ? "newStartPageToken" : "nextPageToken");
    }
    const again = await call(sandbox(), feed, { pageToken });
    expect([elementsOf(feed, again), tokenOf(again, "newStartPageToken")]).toEqual([[], pageToken]);
  });
});
