import { describe, expect, it } from "vitest";
import { createGateway } from "connector-gateway-spec";
import { openGateway, useSandboxServer } from "./open_gateway.ts";

const server = useSandboxServer();

function payments() {
  return openGateway(server()).instance("payments", "inst_payments");
}

/** A gateway that answers with these envelopes in turn. */
function scripted(...answers: readonly object[]) {
  const bodies: unknown[] = [];
  const fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const answer = answers[bodies.length % answers.length];
    bodies.push(await new Request(address, init).json());
    return Response.json(answer);
  };
  return { gateway: createGateway({ baseUrl: "http://gateway.example.test", token: "t", fetch }), bodies, calls: () => bodies.length };
}

async function take(elements: AsyncIterable<unknown>, most = 1000): Promise<unknown[]> {
  const taken: unknown[] = [];
  for await (const element of elements) {
    taken.push(element);
    if (taken.length === most) break;
  }
  return taken;
}

describe("toArray", () => {
  const page = (ids: readonly string[], has_more: boolean): object => ({
    status: "success",
    result: ids.map((id) => ({ id })),
    connector_metadata: { has_more },
  });
  const open = () => {
    const { gateway, calls } = scripted(page(["a", "b"], true), page(["c", "d"], true), page(["e"], false));
    return { list: gateway.instance("payments", "x").customers.list, calls };
  };

  it.each<[limit: number | undefined, want: readonly string[], calls: number]>([
    [undefined, ["a", "b", "c", "d", "e"], 3],
    [100, ["a", "b", "c", "d", "e"], 3],
    [3, ["a", "b", "c"], 2],
    [2, ["a", "b"], 1],
    [0, [], 0],
  ])("with the limit %s gives %j, for %i calls", async (limit, want, calls) => {
    const opened = open();
    const options = limit === undefined ? undefined : { limit };
    expect((await opened.list.all().toArray(options)).map(({ id }) => id)).toEqual(want);
    expect(opened.calls()).toBe(calls);
  });

  it("counts pages where the walk is one over pages", async () => {
    const opened = open();
    const pages = await opened.list.pages({ limit: 2 }).toArray({ limit: 2 });
    expect(pages.map(({ records }) => records.length)).toEqual([2, 2]);
    const { nextParams } = pages[1] ?? {};
    expect(nextParams).toEqual({ limit: 2, starting_after: "d" });
    // The params of the next page are params of the operation.
    expect((await opened.list(nextParams)).records).toHaveLength(1);
  });

  it.each([-1, 1.5, NaN, "2"])("refuses the limit %j before it asks for a page", async (limit) => {
    const opened = open();
    await expect(opened.list.all().toArray({ limit: limit as number })).rejects.toThrow(
      new TypeError("limit must be an integer, 0 or more."),
    );
    expect(opened.calls()).toBe(0);
  });

  it("ends the walk", async () => {
    const walk = open().list.all();
    await walk.toArray({ limit: 1 });
    expect(await walk.next()).toEqual({ done: true, value: undefined });
  });
});

describe("empty pages", () => {
  const empty = (token: string): object => ({ status: "success", result: [], connector_metadata: { next_cursor: token } });
  const walk = (answers: readonly object[]) => {
    const { gateway, calls } = scripted(...answers);
    return { all: () => gateway.instance("messaging", "x").channels.list.all().toArray(), calls };
  };
  const pages = (count: number): readonly object[] => Array.from({ length: count }, (_, index) => empty(`token_${index}`));

  it("are passed over, at most 100 in a row", async () => {
    const last = { status: "success", result: [{ id: "C1" }], connector_metadata: { next_cursor: "" } };
    expect(await walk([...pages(100), last]).all()).toMatchObject([{ id: "C1" }]);
    const endless = walk(pages(500));
    await expect(endless.all()).rejects.toMatchObject({
      kind: "paging",
      message: expect.stringContaining("100 empty pages in a row") as string,
    });
    expect(endless.calls()).toBe(101);
  });
});

describe("parseJson", () => {
  const open = (parseJson: unknown) =>
    createGateway({
      baseUrl: "http://gateway.example.test",
      token: "t",
      fetch: () => Promise.resolve(new Response('{"status":"success","result":{"id":9007199254740993}}')),
      parseJson: parseJson as (text: string) => unknown,
    }).instance("payments", "x");

  it("parses answers, where one is given", async () => {
    const parse = (text: string): unknown => JSON.parse(text.replaceAll(/(?<=:)\d+/gu, '"$&"'));
    await expect(open(parse).customers.get({ id: "c" })).resolves.toEqual({ id: "9007199254740993" });
    await expect(open(undefined).customers.get({ id: "c" })).resolves.toEqual({ id: 2 ** 53 });
  });

  it("says that a body is not JSON by throwing", async () => {
    const refuse = (): never => {
      throw new SyntaxError("no");
    };
    await expect(open(refuse).customers.get({ id: "c" })).rejects.toMatchObject({
      kind: "answer",
      message: expect.stringContaining("that is not JSON") as string,
    });
  });

  it.each(["fetch", "parseJson"])("%s must be a function", (name) => {
    const options = { baseUrl: "http://gateway.example.test", token: "t", [name]: "JSON" };
    expect(() => createGateway(options)).toThrow(new TypeError(`${name} must be a function.`));
  });
});

describe("a page", () => {
  it("has records, Meta and the next page", async () => {
    const page = await payments().customers.list({ limit: 10 });
    expect(page.records).toHaveLength(10);
    expect(page.meta).toEqual({ has_more: true });
    const next = await page.next();
    expect(next?.records[0]).not.toEqual(page.records[0]);
    expect(server().requests[1]?.body).toEqual({
      entity: "customers",
      action: "list",
      params: { limit: 10, starting_after: page.records[9]?.id },
    });
  });

  it("has no next one at the end", async () => {
    const page = await payments().customers.list({ limit: 30 });
    expect(page.hasNext).toBe(false);
    await expect(page.next()).resolves.toBeUndefined();
  });

  it("has the params of the next page", async () => {
    const page = await payments().customers.list({ limit: 10 });
    await page.next();
    expect(page.nextParams).toEqual({ limit: 10, starting_after: page.records[9]?.id });
    expect(server().requests[1]?.body).toMatchObject({ params: page.nextParams });
  });

  it("has no params of a next page at the end", async () => {
    await expect(payments().customers.list({ limit: 30 })).resolves.toMatchObject({ nextParams: undefined });
  });

  it("has the wrapper where the records come in one", async () => {
    const page = await payments().invoices.api_search({ query: "status:'open'" });
    expect(page.record.object).toBe("search_result");
    expect(page.records).toEqual(page.record.data);
  });

  it("can be read backwards", async () => {
    const last = (await payments().customers.list({ limit: 30 })).records.at(-1)?.id ?? "";
    const back = await payments().customers.list({ limit: 10, ending_before: last });
    const [first] = back.records;
    await back.next();
    expect(server().requests[2]?.body).toMatchObject({ params: { limit: 10, ending_before: first?.id } });
  });
});

describe("a walk", () => {
  it("requests no more pages than are needed", async () => {
    expect(await take(payments().customers.list.all({ limit: 10 }), 10)).toHaveLength(10);
    expect(server().requests).toHaveLength(1);
  });

  it("begins at the page that the params describe", async () => {
    const { records } = await payments().customers.list({ limit: 5 });
    expect(await take(payments().customers.list.all({ starting_after: records[4]?.id ?? "" }))).toHaveLength(20);
  });

  it("sends nothing until it is read, and then refuses wrong params", async () => {
    const all = payments().customers.list.all({ limit: 1000 });
    expect(server().requests).toHaveLength(0);
    await expect(take(all)).rejects.toThrow(/`limit` must be at most \d+/);
    expect(server().requests).toHaveLength(0);
  });

  it("ends with an error when a cursor occurs again", async () => {
    const page = { status: "success", result: [{ id: "a" }], connector_metadata: { next_cursor: "again" } };
    const { gateway, calls } = scripted(page);
    await expect(take(gateway.instance("crm", "x").contacts.list.all())).rejects.toMatchObject({
      name: "GatewayError",
      kind: "paging",
      message: "crm.contacts.list: the gateway returned `after` of an earlier page again, so the rest of the list cannot be read",
    });
    expect(calls()).toBe(2);
  });

  it("ends with an error when cursors form a cycle", async () => {
    const pages = ["a", "b", "c"].map((next_cursor) => ({
      status: "success",
      result: [{ id: next_cursor }],
      connector_metadata: { next_cursor },
    }));
    await expect(
      take(
        scripted(...pages)
          .gateway.instance("crm", "x")
          .contacts.list.all(),
      ),
    ).rejects.toMatchObject({ kind: "paging" });
  });

  it("ends with an error when a gateway ignores page numbers", async () => {
    const { gateway, calls } = scripted({ status: "success", result: [{ id: 1 }, { id: 2 }] });
    await expect(take(gateway.instance("recruiting", "x").candidates.list.all({ per_page: 2 }))).rejects.toMatchObject({ kind: "paging" });
    expect(calls()).toBe(2);
  });

  it("continues after an empty page with a token", async () => {
    const empty = { status: "success", result: [], connector_metadata: { next_cursor: "b" } };
    const last = { status: "success", result: [{ id: "x" }], connector_metadata: { next_cursor: null } };
    expect(await take(scripted(empty, last).gateway.instance("crm", "x").contacts.list.all())).toEqual([{ id: "x" }]);
  });

  it.each<[cursor: unknown, sent: string]>([
    [100, "100"],
    ["100", "100"],
    [-1.5, "-1.5"],
    ["0", "0"],
  ])("sends the cursor %j as the text that the param takes", async (next_cursor, sent) => {
    const first = { status: "success", result: [{ id: "a" }], connector_metadata: { next_cursor } };
    const last = { status: "success", result: [{ id: "b" }], connector_metadata: { next_cursor: null } };
    const { gateway, bodies } = scripted(first, last);
    expect(await take(gateway.instance("crm", "x").contacts.list.all())).toHaveLength(2);
    expect(bodies[1]).toMatchObject({ params: { after: sent } });
  });

  it.each<[what: string, cursor: unknown]>([
    ["an object", { page: 2 }],
    ["true", true],
    ["a number that JSON has rounded", 2 ** 53],
  ])("ends with an error when the cursor is %s", async (_, next_cursor) => {
    const { gateway, calls } = scripted({ status: "success", result: [{ id: "a" }], connector_metadata: { next_cursor } });
    await expect(take(gateway.instance("crm", "x").contacts.list.all())).rejects.toMatchObject({
      kind: "paging",
      message: "crm.contacts.list: the gateway returned no usable `after`, so the rest of the list cannot be read",
    });
    expect(calls()).toBe(1);
  });

  it.each<[what: string, result: unknown, connector_metadata: object]>([
    ["no record", [], { has_more: true }],
    ["a last record without an id", [{ id: "a" }, { object: "customer" }], { has_more: true }],
  ])("ends with an error, and its page has a next one, when there is more after %s", async (_, result, connector_metadata) => {
    const { gateway } = scripted({ status: "success", result, connector_metadata });
    const { customers } = gateway.instance("payments", "x");
    await expect(take(customers.list.all())).rejects.toMatchObject({
      kind: "paging",
      message: "payments.customers.list: the gateway returned no usable `starting_after`, so the rest of the list cannot be read",
    });
    await expect(customers.list()).resolves.toMatchObject({ hasNext: true, nextParams: undefined });
  });

  it("ends with an error when a connection has a next page without an end cursor", async () => {
    const issues = { nodes: [{ id: "a" }], pageInfo: { hasNextPage: true, endCursor: null } };
    const { gateway } = scripted({ status: "success", result: { data: { issues } } });
    await expect(take(gateway.instance("issue_tracker", "x").issues.list.all())).rejects.toMatchObject({ kind: "paging" });
  });

  it("ends with an error when a page before the total is empty", async () => {
    const { gateway } = scripted({ status: "success", result: [], connector_metadata: { total: 3 } });
    await expect(take(gateway.instance("project_tracker", "x").issue_comments.list.all({ issueIdOrKey: "A-1" }))).rejects.toMatchObject({
      kind: "paging",
    });
  });

  it("of a change feed ends with the start token of the next round", async () => {
    const storage = openGateway(server()).instance("file_storage", "inst_file_storage");
    const { startPageToken } = await storage.changes_start_page_token.get();
    const tokens: unknown[] = [];
    for await (const { meta } of storage.changes.list.pages({ pageToken: startPageToken, pageSize: 10 }))
      tokens.push(meta.newStartPageToken);
    expect(tokens).toEqual([undefined, expect.stringMatching(/^\d+$/)]);
    const pageToken = String(tokens[1]);
    const next = await storage.changes.list({ pageToken });
    expect([next.records, next.hasNext, next.meta.newStartPageToken]).toEqual([[], false, pageToken]);
  });
});
