import { describe, expect, it, test } from "vitest";
import { OperationBinding } from "../../../../generator/emit/reference/connector/operation_binding.tsx";
import type { Operation } from "../../../../generator/resolve/model/types.ts";
import { operationsOf } from "../../../../generator/resolve/model/walk.ts";
import type { SourceFile } from "../../../../generator/read/source/source_file.ts";
import type { Binding, Vendor } from "../../../../templates/core/bindings.ts";
import { boundAndChanged, boundCatalog, DESK, QUERY } from "../../../fixtures/bound_catalog.ts";
import { modelOf } from "../../../fixtures/shop_catalog.ts";
import { htmlOf, linksIn, shownText } from "../../../fixtures/rendered_parts.ts";

/** The binding of an operation of a catalog. */
function bindingOf(
  id: string,
  sources: readonly SourceFile[] = boundCatalog(),
  change: (operation: Operation) => Operation = (operation) => operation,
  changeVendor: Partial<Vendor> = {},
): ReturnType<typeof OperationBinding> {
  const model = modelOf(sources);
  const found = model.connectors.find(({ id: connector }) => id.startsWith(connector));
  const operation = found === undefined ? undefined : operationsOf(found).find((one) => one.id === id);
  if (found === undefined || operation === undefined) throw new Error(`no operation ${id}`);
  const connector = found.vendor === undefined ? found : { ...found, vendor: { ...found.vendor, ...changeVendor } };
  return OperationBinding({ connector, operation: change(operation) });
}

/** The binding of `desk.tickets.list` with other details. */
function listWith(details: Partial<Binding>, vendor: Partial<Vendor> = {}): string {
  const change = (operation: Operation): Operation => ({
    ...operation,
    ...(operation.binding && { binding: { ...operation.binding, ...details } }),
  });
  return shownText(bindingOf("desk.tickets.list", boundCatalog(), change, vendor));
}

test("there is none without a call", () => {
  const unbound = (operation: Operation): Operation => {
    const { binding: _binding, ...rest } = operation;
    return rest;
  };
  expect(bindingOf("desk.tickets.list", boundCatalog(), unbound)).toBe(null);
});

test("is closed, and says the call while it is", () => {
  const html = htmlOf(bindingOf("desk.tickets.list"));
  expect(html).toMatch(/^<details class="binding"><summary>/u);
  expect(html).toContain("How the gateway calls Desk Inc. <code>GET /v1/tickets</code></summary>");
});

describe("says", () => {
  it.each([
    ["the version, with a link to its reason", "Version 2024-05-01 (why this one)"],
    ["which params are renamed", "ids: ids[] in the query"],
    ["which params are not sent, and why", "trace: not sent. The third party has no such param."],
    ["where the others go", "All other params go in the query, under their own names."],
    [
      "what is sent for params that are left out",
      'Also sent fields: "*", unless it is given expand: ["notes","owner"], unless it is given',
    ],
    ["where the result is", "Result data of the answer"],
    ["where Meta comes from: the body", "has_more: has_more"],
    ["a link", 'next_page: the link to "next" in the header Link'],
    ["a header", "count: the header X-Count"],
    ["or nowhere, and why", "total: always null. The third party does not count."],
    ["that the interface ends", "The third party retires the interface with this call. When and why"],
  ])("%s", (_, wanted) => {
    expect(shownText(bindingOf("desk.tickets.list"))).toContain(wanted);
  });

  it.each([
    ["desk.tickets.get", "Params in braces are part of the path."],
    ["desk.tickets.get", "The third party retires this call. Tickets end. Read the announcement"],
    ["desk.tickets.get", "A list joins its values with commas: id=1,2."],
    ["desk.tickets.update", "Params in braces are part of the path. All other params go in the body, as a form, under their own names."],
    ["desk.tickets.download", "file_index: picks the file in the answer range_header: the header Range"],
    ["desk.tickets.download", "From the address in ticket.files[{file_index}].url, without credentials, on files.desk.example"],
    ["desk.notes.list", "All params go in the variables, under their own names."],
    ["desk.notes.list", "queries/notes.graphql # The notes of all tickets. query Notes($first: Int, $after: String) {"],
  ])("for %s: %s", (id, wanted) => {
    expect(shownText(bindingOf(id))).toContain(wanted);
  });

  it.each<[Partial<Binding>, Partial<Vendor>, string]>([
    [
      { retired: { because: "Old.", source: "https://desk.example", on: "2027-01-31" } },
      {},
      "The third party retires this call on 2027-01-31. Old.",
    ],
    [{ retired: { because: "Old.", source: "ftp://desk.example" } }, {}, "Old. Announcement: ftp://desk.example"],
    [
      { rest: "body", params: { a: { in: "body", name: "a" } } },
      { body: "json" },
      "Params All params go in the body, as JSON, under their own names.",
    ],
    [{ queryStyle: "repeat" }, {}, "A list repeats its name: id=1&id=2."],
    [
      { queryStyle: "brackets" },
      {},
      "A list numbers its values, and an object names its fields, in brackets: id[0]=1&id[1]=2, created[gte]=1.",
    ],
  ])("%j %j", (details, vendor, wanted) => {
    expect(listWith(details, vendor)).toContain(wanted);
  });

  it.each([
    ["no params", "Params", { params: {} }],
    ["no fixed values", "Also sent", { fixed: {} }],
    ["no Meta", "Meta", { meta: {} }],
  ])("nothing of what there is none of: %s", (_, title, details) => {
    expect(listWith(details)).not.toContain(title);
  });
});

test("links to the reasons at the connector", () => {
  expect(linksIn(htmlOf(bindingOf("desk.tickets.list")))).toEqual(["desk.retired", "desk.third-party"]);
});

test("shows the query as code of its own", () => {
  expect(htmlOf(bindingOf("desk.notes.list"))).toContain('<pre data-language="graphql"><code># The notes of all tickets.\nquery Notes');
});

it.each<[typeof DESK | typeof QUERY, string, string]>([
  [DESK, "because: The third party does not count.", `because: "</details><script>alert(1)</script>"`],
  [DESK, "trace: The third party has no such param.", `trace: "<img src=x onerror=alert(1)>"`],
  [DESK, "name: Desk Inc.", `name: "<script>alert(1)</script>"`],
  [DESK, 'ids: "ids[]"', `ids: "<script>alert(1)</script>"`],
  [QUERY, "# The notes of all tickets.", "# </code></pre><script>alert(1)</script>"],
])("shows markup in a text as text: %s, %s", (path, from, to) => {
  const html = ["desk.tickets.list", "desk.notes.list"].map((id) => htmlOf(bindingOf(id, boundAndChanged(path, from, to)))).join("");
  expect(html).not.toMatch(/<(?:script|img)/u);
  expect(html).toMatch(/&lt;(?:script|img|\/details|\/code)/u);
});
