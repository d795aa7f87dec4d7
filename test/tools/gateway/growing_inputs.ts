import type { ServerResponse } from "node:http";
import type { JsonObject } from "../../../gateway/src/agents/agent_types.ts";
import type { ReadAnswer } from "../../fixtures/gateway/hostile_world.ts";

/** A gateway, its third party and its tools, with what sends something of any size to them. */
export interface GrowingWorld {
  /** Sends the JSON text of an execute body. */
  readonly execute: (connector: string, body: string, headers?: Readonly<Record<string, string>>) => Promise<ReadAnswer>;
  /** Sends the JSON text of an instance. */
  readonly create: (body: string) => Promise<ReadAnswer>;
  readonly request: (path: string) => Promise<ReadAnswer>;
  /** Runs an operation while the third party answers this. */
  readonly answer: (
    connector: string,
    operation: string,
    params: object,
    respond: (response: ServerResponse) => unknown,
  ) => Promise<unknown>;
  /** Calls a tool. */
  readonly tool: (name: string, given: JsonObject) => Promise<unknown>;
  /** Runs a list for a tool while the gateway answers this text. */
  readonly toolAnswer: (fields: readonly string[] | undefined, body: string, status?: number) => Promise<unknown>;
  readonly read: (uri: string) => Promise<unknown>;
  /** Reads a header with links. */
  readonly link: (header: string) => Promise<unknown>;
}

/** Something that is sent `n` times, or that is `n` characters long. */
type Growing = (world: GrowingWorld, n: number) => Promise<unknown>;

const times = (text: string, n: number): string => Array.from({ length: n }, () => text).join();
const keys = (n: number, value = "1"): string => Array.from({ length: n }, (_, at) => `"k${at}":${value}`).join();
const nested = (n: number): string => "[".repeat(n) + "]".repeat(n);
const call = (entity: string, action: string, params: string, more = ""): string =>
  `{"entity":"${entity}","action":"${action}","params":${params}${more}}`;
const instance = (auth: string, more = ""): string => `{"connector_definition_id":"DEFINITION","name":"x","auth_config":{${auth}}${more}}`;

/** What callers send: bodies, addresses and headers. */
export const fromCallers: Readonly<Record<string, Growing>> = {
  "unknown params": ({ execute }, n) => execute("payments", call("customers", "list", `{${keys(n)}}`)),
  "params of a write that takes any": ({ execute }, n) => execute("payments", call("customers", "update", `{"id":"cus_1",${keys(n)}}`)),
  "names beside the params": ({ execute }, n) => execute("payments", call("customers", "list", "{}", `,${keys(n)}`)),
  "entries of a map": ({ execute }, n) => execute("payments", call("products", "create", `{"name":"x","metadata":{${keys(n, '"v"')}}}`)),
  "wrong entries of a map": ({ execute }, n) => execute("payments", call("products", "create", `{"name":"x","metadata":{${keys(n)}}}`)),
  "elements of a list": ({ execute }, n) => execute("payments", call("products", "create", `{"name":"x","images":[${times('"a"', n)}]}`)),
  "wrong elements of a list": ({ execute }, n) =>
    execute("payments", call("products", "create", `{"name":"x","images":[${times("{}", n)}]}`)),
  "filters of a search": ({ execute }, n) =>
    execute("crm", call("contacts", "api_search", `{"filterGroups":[{"filters":[${times('{"propertyName":"a","operator":"EQ"}', n)}]}]}`)),
  "wrong filters of a search": ({ execute }, n) =>
    execute("crm", call("contacts", "api_search", `{"filterGroups":[${times('{"x":1}', n)}]}`)),
  "levels of a param": ({ execute }, n) => execute("payments", call("products", "create", `{"name":"x","metadata":{"a":${nested(n)}}}`)),
  "characters of a text": ({ execute }, n) => execute("payments", call("products", "create", `{"name":"${"é".repeat(n)}"}`)),
  "characters of a search": ({ execute }, n) => execute("payments", call("charges", "api_search", `{"query":"${"a:".repeat(n)}"}`)),
  "characters of an id": ({ execute }, n) => execute("payments", call("customers", "get", `{"id":"${"%25".repeat(n)}"}`)),
  "steps of an id": ({ execute }, n) => execute("payments", call("customers", "get", `{"id":"${"./".repeat(n)}"}`)),
  "characters of an entity": ({ execute }, n) => execute("payments", call("c".repeat(n), "list", "{}")),
  "characters of a name": ({ execute }, n) => execute("payments", call("customers", "list", `{"${"c".repeat(n)}":1}`)),
  "a body that stops being JSON": ({ execute }, n) => execute("payments", `[${times('"a"', n)}`),
  "lines of a body that is not JSON": ({ execute }, n) => execute("payments", `[${"\n".repeat(n)}x`),
  "credentials of an instance": ({ create }, n) => create(instance(keys(n))),
  "the config of an instance": ({ create }, n) => create(instance('"api_key":"sk_test_1"', `,"config":{${keys(n)}}`)),
  "names in an instance": ({ create }, n) => create(instance('"api_key":"sk_test_1"', `,${keys(n)}`)),
  "characters of a key": ({ create }, n) => create(instance(`"api_key":"sk_test_${"1".repeat(n)}"`)),
  "steps of the path": ({ request }, n) => request("/a".repeat(n)),
  "characters of the instance": ({ request }, n) => request(`/api/v1/connectors/instances/${"%41".repeat(n)}/execute`),
  "a request id": ({ execute }, n) => execute("payments", "{}", { "x-request-id": "a".repeat(n) }),
  "a content type": ({ execute }, n) => execute("payments", "{}", { "content-type": `application/json${";a=b".repeat(n)}` }),
  headers: ({ execute }, n) => execute("payments", "{}", Object.fromEntries(Array.from({ length: n / 20 }, (_, at) => [`x-${at}`, "1"]))),
};

const list = (data: string): string => `{"object":"list","has_more":false,"data":[${data}]}`;
const send =
  (body: string, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse): unknown =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
const customers =
  (make: (n: number) => string): Growing =>
  ({ answer }, n) =>
    answer("payments", "customers.list", {}, send(list(make(n))));
const failure =
  (make: (n: number) => string): Growing =>
  ({ answer }, n) =>
    answer("payments", "customers.get", { id: "cus_1" }, send(`{"error":{${make(n)}}}`, 400));
const header =
  (name: string, make: (n: number) => string): Growing =>
  ({ answer }, n) =>
    answer("recruiting", "jobs.list", {}, send("[]", 200, { [name]: make(n) }));

/** What third parties answer. */
export const fromThirdParties: Readonly<Record<string, Growing>> = {
  records: customers((n) => times("{}", n)),
  "records, in slices": customers((n) => times("{}", 100 * n)),
  "numbers, in slices": customers((n) => times("1.50", 60 * n)),
  "records with names of their own, in slices": customers((n) => Array.from({ length: 30 * n }, (_, at) => `{"k${at}":1}`).join()),
  "lists in lists, in slices": customers((n) => times("[[[[[[[[]]]]]]]]", 20 * n)),
  "names of a record": customers((n) => `{${keys(n)}}`),
  "entries of a map": customers((n) => `{"metadata":{${keys(n)}}}`),
  "a list in a record": customers((n) => `{"sources":{"data":[${times("{}", n)}]}}`),
  "levels of a record": customers((n) => nested(n / 20)),
  "characters of a text": customers((n) => `{"id":"${"x".repeat(n)}"}`),
  "escapes of a text, in slices": customers((n) => `{"id":"${"\\n".repeat(150 * n)}"}`),
  "characters of a name": customers((n) => `{"${"x".repeat(n)}":1,"metadata":{"${"y".repeat(n)}":[${times("1", 500)}]}}`),
  "names beside the records": ({ answer }, n) => answer("payments", "customers.list", {}, send(`{"data":[],${keys(n)}}`)),
  "a value of Meta": ({ answer }, n) => answer("payments", "customers.list", {}, send(`{"data":[],"has_more":[${times("1", n)}]}`)),
  "records of a search": ({ answer }, n) => answer("payments", "charges.api_search", { query: "a" }, send(list(times("{}", n)))),
  "an answer that stops being JSON": ({ answer }, n) =>
    answer("payments", "customers.list", {}, send(list(times("{}", 100 * n)).slice(0, -1))),
  "characters of a message": failure((n) => `"message":"${"&amp;".repeat(n)}"`),
  "words of a message": failure((n) => `"message":"${"bearer ".repeat(n)}"`),
  "names of an error": failure((n) => keys(n)),
  "an error as a code": failure((n) => `"code":"${"x".repeat(n)}","message":"x"`),
  "a param of an error": failure((n) => `"param":"${"a[".repeat(n)}","message":"x"`),
  "a text as an error": ({ answer }, n) => answer("payments", "customers.list", {}, send("<a>".repeat(n), 400)),
  "errors of GraphQL": ({ answer }, n) => answer("issue_tracker", "projects.list", {}, send(`{"errors":[${times('{"message":"x"}', n)}]}`)),
  links: ({ link }, n) => link(times('<a>; rel="x"', n)),
  "broken links": ({ link }, n) => link("<".repeat(n)),
  "parameters of a link": ({ link }, n) => link(`<a>${"; a=b".repeat(n)}`),
  "a time to wait": header("retry-after", (n) => "1".repeat(n)),
  "a date": header("date", (n) => `Mon, ${"1 ".repeat(n)}`),
  cookies: header("set-cookie", (n) => "a=b; ".repeat(n)),
  "a charset": header("content-type", (n) => `a/b; charset=${"x".repeat(n)}`),
  "an encoding": header("content-encoding", (n) => `gzip${" ".repeat(n)}x`),
  "the name of a file": ({ answer }, n) =>
    answer(
      "file_storage",
      "files.download",
      { fileId: "1", alt: "media" },
      send("x", 200, { "content-disposition": `attachment; filename="${"a/".repeat(n)}"` }),
    ),
  "fields of a token": ({ answer }, n) => answer("crm", "contacts.list", {}, send(`{${keys(n)}}`)),
  "characters of a token": ({ answer }, n) => answer("crm", "contacts.list", {}, send(`{"access_token":"${"x".repeat(n)}"}`)),
};

const operation = "payments.customers.list";
const run =
  (more: (n: number) => JsonObject): Growing =>
  ({ tool }, n) =>
    tool("run_read", { operation, ...more(n) });
const cursor = (content: object): string =>
  Buffer.from(JSON.stringify({ o: operation, i: "inst_payments", p: {}, ...content })).toString("base64url");
const names = (n: number): readonly string[] => Array.from({ length: n }, (_, at) => `x${at}`);
const shown =
  (make: (n: number) => string, fields?: readonly string[]): Growing =>
  ({ toolAnswer }, n) =>
    toolAnswer(fields, `{"status":"success","result":[${make(n)}],"connector_metadata":{"has_more":false}}`);

/** What agents give to tools, and what tools are answered. */
export const fromAgents: Readonly<Record<string, Growing>> = {
  fields: run((n) => ({ fields: names(n / 10) })),
  "fields as a text": run((n) => ({ fields: names(n).join() })),
  "characters of a field": run((n) => ({ fields: ["x".repeat(n)] })),
  "steps of a field": run((n) => ({ fields: ["x.".repeat(n / 10)] })),
  "unknown arguments": run((n) => Object.fromEntries(names(n).map((name) => [name, 1]))),
  "unknown params": run((n) => ({ params: Object.fromEntries(names(n).map((name) => [name, 1])) })),
  "params as a text": run((n) => ({ params: `{${keys(n)}}` })),
  "elements of a param": run((n) => ({ params: { expand: names(n) } })),
  "elements of a param as a text": run((n) => ({ params: { expand: names(n).join() } })),
  "characters of a param": run((n) => ({ params: { email: "x".repeat(n) } })),
  "levels of a param": run((n) => ({ params: { created: JSON.parse(nested(n)) as JsonObject } })),
  "characters of a cursor": run((n) => ({ cursor: "x".repeat(n) })),
  "fields in a cursor": run((n) => ({ cursor: cursor({ f: names(n / 10) }) })),
  "params in a cursor": run((n) => ({ cursor: cursor({ p: Object.fromEntries(names(n).map((name) => [name, 1])) }) })),
  "characters of an instance": run((n) => ({ instance: "x".repeat(n) })),
  "characters of an operation": ({ tool }, n) => tool("describe_operation", { operation: "list_".repeat(n) }),
  "words of a search": ({ tool }, n) => tool("search_operations", { query: "create a customer ".repeat(n) }),
  "unknown words of a search": ({ tool }, n) => tool("search_operations", { query: names(n).join(" ") }),
  "characters of a connector": ({ tool }, n) => tool("search_operations", { connector: "x-".repeat(n) }),
  "unknown arguments of a search": ({ tool }, n) => tool("search_operations", Object.fromEntries(names(n).map((name) => [name, 1]))),
  "characters of a tool": ({ tool }, n) => tool("x".repeat(n), {}),
  "params in an address": ({ read }, n) =>
    read(`connector-gateway:///file_storage/i/files/download?params=${encodeURIComponent(`{${keys(n)}}`)}`),
  "steps of an address": ({ read }, n) => read(`connector-gateway:///${"a/".repeat(n)}?params={}`),
  records: shown((n) => times("{}", n)),
  "records, of which a few fit": shown((n) => times('{"id":"cus_1"}', n)),
  "names of a record": shown((n) => `{${keys(4 * n)}}`),
  "records without the fields": shown((n) => times('{"a":1}', n / 5), names(200)),
  "a list in a record without the fields": shown(
    (n) => `{"a":[${times("{}", n)}]}`,
    names(200).map((name) => `a.${name}`),
  ),
  "characters of a text": shown((n) => `{"id":"${"x".repeat(10 * n)}"}`),
  "texts of a record": shown((n) => `{${keys(n, `"${"x".repeat(100)}"`)}}`),
  "entries of an error": ({ toolAnswer }, n) => toolAnswer(undefined, `{"message":"x","errors":[${times('{"message":"x"}', 4 * n)}]}`, 422),
};
