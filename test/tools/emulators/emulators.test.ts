import { createGateway, findOperation, GatewayError, operations } from "connector-gateway-spec";
import { bindings } from "connector-gateway-spec/bindings";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startLiveGateway, type LiveGateway } from "../../fixtures/gateway/live_gateway.ts";
import { exampleOf } from "../../fixtures/sandbox/package_catalog.ts";
import { startEmulator, type Emulator, type Service } from "./emulator.ts";
import { lackingFields, unsupported } from "./unsupported.ts";

/** Which emulator stands in for the third party of a connector, and where its interface begins. */
const stands: readonly { readonly connector: string; readonly service: Service; readonly path: string }[] = [
  { connector: "payments", service: "stripe", path: "" },
  { connector: "messaging", service: "slack", path: "/api" },
  { connector: "issue_tracker", service: "linear", path: "" },
  { connector: "file_storage", service: "google", path: "" },
];

const SLACK_TOKEN = "xoxb-EXAMPLE-not-a-real-token";
const credentials = {
  payments: { api_key: "sk_test_EXAMPLE0000" },
  messaging: { access_token: SLACK_TOKEN },
  issue_tracker: { api_key: "tracker_key_EXAMPLE0000" },
  file_storage: {
    access_token: "EXAMPLE-access",
    refresh_token: "EXAMPLE-refresh",
    client_id: "EXAMPLE-client-id",
    client_secret: "EXAMPLE-client-secret",
  },
};

const emulators = new Map<string, Emulator>();
let gateway: LiveGateway;
let client: ReturnType<typeof createGateway>;

beforeAll(async () => {
  for (const { connector, service } of stands) emulators.set(connector, await startEmulator(service));
  const vendors = stands.flatMap(({ connector, path }) => ["--vendor", `${connector}=${emulators.get(connector)?.url}${path}`]);
  gateway = await startLiveGateway(["--allow-private-egress", ...vendors]);
  client = createGateway({ baseUrl: gateway.url, token: gateway.token, retry: { retries: 0 } });
});

afterAll(async () => {
  await gateway.stop();
  for (const emulator of emulators.values()) await emulator.stop();
});

async function collect<Element>(elements: AsyncIterable<Element>): Promise<readonly Element[]> {
  const collected: Element[] = [];
  for await (const element of elements) collected.push(element);
  return collected;
}

async function failureOf(call: PromiseLike<unknown>): Promise<object> {
  const error: unknown = await Promise.resolve(call).catch((thrown: unknown) => thrown);
  if (!(error instanceof GatewayError)) throw new Error("The call did not fail with a GatewayError.", { cause: error });
  const { errors } = error.body as { readonly errors: readonly { readonly message: string }[] };
  return { status: error.status, message: errors[0]?.message };
}

describe("Stripe", () => {
  it("creates, gets, lists, updates and deletes customers", async () => {
    const { customers } = await client.create("payments", { name: "Emulated", auth_config: credentials.payments });
    const before = await collect(customers.list.all());
    const made = [];
    for (const email of ["a@example.com", "b@example.com", "c@example.com"]) {
      made.push(await customers.create({ email, metadata: { order: "7" } }));
    }
    const [first, second] = made;
    expect(first).toMatchObject({ object: "customer", email: "a@example.com", metadata: { order: "7" } });
    expect(await customers.get({ id: first?.id ?? "" })).toEqual(first);
    const pages = await collect(customers.list.pages({ limit: 2 }));
    expect(pages.map(({ records, meta }) => [records.length, meta.has_more])).toEqual([
      [2, true],
      [2, false],
    ]);
    const ids = pages.flatMap(({ records }) => records.map(({ id }) => id));
    expect([...ids].sort()).toEqual([...before, ...made].map(({ id }) => id).sort());
    expect(await customers.update({ id: first?.id ?? "", name: "Ada" })).toEqual({ ...first, name: "Ada" });
    expect(await customers.delete({ id: second?.id ?? "" })).toMatchObject({ id: second?.id, deleted: true });
    expect((await collect(customers.list.all())).map(({ id }) => id)).not.toContain(second?.id);
    expect(await failureOf(customers.get({ id: second?.id ?? "" }))).toEqual({ status: 404, message: `No such customer: '${second?.id}'` });
  });

  it("creates, gets and lists products", async () => {
    const { products } = await client.create("payments", { name: "Emulated", auth_config: credentials.payments });
    const product = await products.create({ name: "Plan", active: true });
    expect(await products.get({ id: product.id })).toEqual(product);
    expect((await products.list()).records).toEqual([product]);
  });

  it("lists charges and payment intents", async () => {
    const { charges, payment_intents } = await client.create("payments", { name: "Emulated", auth_config: credentials.payments });
    expect((await charges.list({ limit: 1 })).records).toEqual([]);
    expect((await payment_intents.list({ limit: 1 })).records).toEqual([]);
  });
});

describe("Slack", () => {
  it("lists users and gets each of them", async () => {
    const { users } = await client.create("messaging", { name: "Emulated", auth_config: credentials.messaging });
    const pages = await collect(users.list.pages({ limit: 2 }));
    expect(pages.map(({ records }) => records.length)).toEqual([2, 2]);
    const members = pages.flatMap(({ records }) => records);
    expect(members.map(({ name }) => name)).toEqual(["admin", "ada", "bob", "eve"]);
    for (const member of members) expect(await users.get({ user: member.id })).toMatchObject({ id: member.id, name: member.name });
  });

  it("lists channels, messages and threads", async () => {
    const { channels, channel_messages, threads } = await client.create("messaging", {
      name: "Emulated",
      auth_config: credentials.messaging,
    });
    const found = await collect(channels.list.all({ limit: 1 }));
    expect(found.map(({ name }) => name)).toEqual(["general", "random", "design"]);
    const channel = found[0]?.id ?? "";
    expect(await channels.get({ channel })).toMatchObject({ id: channel, name: "general" });
    const ts = await post(channel, "First");
    await post(channel, "Answer", ts);
    await post(channel, "Second");
    const messages = await collect(channel_messages.list.all({ channel, limit: 1 }));
    expect(messages.map(({ text }) => text)).toEqual(["Second", "First"]);
    expect((await threads.list({ channel, ts })).records.map(({ text }) => text)).toEqual(["First", "Answer"]);
  });
});

/** Writes a message, which the catalog has no operation for, and gives its time. */
async function post(channel: string, text: string, thread?: string): Promise<string> {
  const answer = await fetch(`${emulators.get("messaging")?.url}/api/chat.postMessage`, {
    method: "POST",
    headers: { authorization: `Bearer ${SLACK_TOKEN}`, "content-type": "application/json" },
    body: JSON.stringify({ channel, text, ...(thread !== undefined && { thread_ts: thread }) }),
  });
  return ((await answer.json()) as { readonly ts: string }).ts;
}

describe("Linear", () => {
  it("lists teams and gets each of them", async () => {
    const { teams } = await client.create("issue_tracker", { name: "Emulated", auth_config: credentials.issue_tracker });
    const found = await collect(teams.list.all({ first: 1 }));
    expect(found.map(({ key }) => key)).toEqual(["ENG", "EXA", "OPS"]);
    for (const team of found) expect(await teams.get({ id: String(team["id"]) })).toEqual({ data: { team } });
    expect(await failureOf(teams.get({ id: "00000000-0000-4000-8000-000000000000" }))).toMatchObject({ status: 404 });
  });

  it("lists issues and gets each of them", async () => {
    const { issues } = await client.create("issue_tracker", { name: "Emulated", auth_config: credentials.issue_tracker });
    const found = await collect(issues.list.all({ first: 2 }));
    expect(found.map(({ title }) => title)).toEqual(expect.arrayContaining(["First issue", "Second issue", "Third issue"]));
    for (const issue of found)
      expect(await issues.get({ id: String(issue["id"]) })).toMatchObject({ data: { issue: { id: issue["id"] } } });
  });

  it("has fields that the emulator's schema lacks", async () => {
    const asked = operations.filter(({ connector }) => connector === "issue_tracker").map(({ id }) => id);
    const lacking = await Promise.all(asked.map(async (id) => [id, await complaintsAbout(id)] as const));
    expect(Object.fromEntries(lacking.filter(([, fields]) => fields.length > 0))).toEqual(lackingFields);
  });
});

/** The fields that the emulator does not know in the query of an operation. */
async function complaintsAbout(operation: string): Promise<readonly string[]> {
  const known: Readonly<Record<string, { readonly graphql?: { readonly query: string } } | undefined>> = bindings;
  const query = known[operation]?.graphql?.query;
  const answer = await fetch(`${emulators.get("issue_tracker")?.url}/graphql`, {
    method: "POST",
    headers: { authorization: credentials.issue_tracker.api_key, "content-type": "application/json" },
    body: JSON.stringify({ query, variables: { id: "none" } }),
  });
  const { errors = [] } = (await answer.json()) as { readonly errors?: readonly { readonly message: string }[] };
  return errors.flatMap(({ message }) => /field "(\w+)" on type "(\w+)"/.exec(message) ?? []).filter((_, at) => at % 3 === 1);
}

describe("Google Drive", () => {
  it("lists files and gets them", async () => {
    const { files } = await client.create("file_storage", { name: "Emulated", auth_config: credentials.file_storage });
    const pages = await collect(files.list.pages({ pageSize: 1 }));
    expect(pages.map(({ records }) => records.length)).toEqual([1, 1, 1]);
    const names = pages.flatMap(({ records }) => records.map(({ name }) => name));
    expect([...names].sort()).toEqual(["Folder", "Notes.txt", "Other.txt"]);
    const inside = await files.list({ q: "'drv_folder' in parents" });
    expect(inside.records.map(({ id }) => id)).toEqual(["drv_file"]);
    expect(await files.get({ fileId: "drv_file" })).toMatchObject({ id: "drv_file", name: "Notes.txt", mimeType: "text/plain" });
  });

  it("downloads a file, also when a part is asked for: the emulator knows no ranges and does not say how long a file is", async () => {
    const { files } = await client.create("file_storage", { name: "Emulated", auth_config: credentials.file_storage });
    const file = await files.download({ fileId: "drv_file", alt: "media" });
    expect([file.status, await new Response(file.body).text()]).toEqual([200, "Notes of a meeting"]);
    const again = await files.download({ fileId: "drv_file", alt: "media", range_header: "bytes=0-4" });
    expect([again.status, again.contentLength, await new Response(again.body).text()]).toEqual([200, undefined, "Notes of a meeting"]);
  });
});

describe("what the emulator does not support", () => {
  it.each(unsupported)("$operation", async ({ operation, status, message }) => {
    const { connector = "payments", entity = "", action = "" } = findOperation(operation) ?? {};
    const name = connector as keyof typeof credentials;
    const instance: unknown = await client.create(name, { name: "Emulated", auth_config: credentials[name] } as never);
    const call = (instance as Readonly<Record<string, Readonly<Record<string, (params: unknown) => PromiseLike<unknown>>>>>)[entity]?.[
      action
    ];
    if (call === undefined) throw new Error(`The client has no ${operation}.`);
    expect(await failureOf(call(exampleOf(`${operation}.params`)))).toEqual({ status, message });
  });
});
