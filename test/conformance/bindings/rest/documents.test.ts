import { describe, expect, test } from "vitest";
import type { Binding } from "../../../../templates/shared/bindings.ts";
import { paramsIn } from "./binding_table.ts";
import { boundOperations, vendorOf, type BoundOperation } from "./catalog_bindings.ts";
import drive from "./documents/google_drive.json" with { type: "json" };
import greenhouse from "./documents/greenhouse.json" with { type: "json" };
import hubspot from "./documents/hubspot.json" with { type: "json" };
import jira from "./documents/jira.json" with { type: "json" };

/** What a third party's document says about one call: its params outside the path, and what its answer has. */
interface DocumentedCall {
  readonly params: readonly string[];
  /** Paths in the body; `[]` ends the path of a list, and `{}` is a single record, whose fields are not compared here. */
  readonly answer: readonly string[];
}

/** By method and path, with nothing in the braces: `GET /v1/candidates/{}`. */
type DocumentedCalls = Readonly<Record<string, DocumentedCall>>;

const documents: readonly (readonly [connector: string, calls: DocumentedCalls])[] = [
  ["crm", hubspot.calls],
  ["project_tracker", jira.calls],
  ["file_storage", drive.calls],
  ["recruiting", greenhouse.calls],
];

describe.each(documents)("the third party's document on %s", (connector, calls) => {
  test.each([...boundOperations(connector)])("has the call, the params and the answer of %s", (_, bound) => {
    const { call } = bound.binding;
    const documented = calls[withoutNames(call)];
    expect(documented, call).toBeDefined();
    expect(sentNames(bound.binding).filter((name) => !documented?.params.includes(name))).toEqual([]);
    expect(takenPaths(bound).filter((path) => !documented?.answer.includes(path))).toEqual([]);
  });
});

describe("the versions of HubSpot with a date", () => {
  const operations = [...boundOperations("crm").values()].filter(({ binding }) => binding.method === "GET");

  test.each(Object.entries(hubspot.dated))("have the paths of all operations: %s", (version, paths) => {
    const known = paths.map((path) => new RegExp(`^${path.replaceAll("{}", "[^/]+")}$`, "u"));
    const missing = operations
      .map(({ binding }) => pathUnder(version, binding.path))
      .filter((path) => !known.some((one) => one.test(path)));
    expect(missing).toEqual([]);
  });
});

test("Drive gets all fields where it answers nothing without `fields`, and nowhere else", () => {
  const operations = [...boundOperations("file_storage")];
  const filled = operations.filter(([, { binding }]) => binding.fixed?.["fields"] === "*").map(([id]) => id);
  const needy = operations.filter(([, { operation }]) => drive.needs_fields.includes(operation.entity)).map(([id]) => id);
  expect(filled).toEqual(needy);
  expect(needy).toHaveLength(5);
});

test.each(["application", "candidate"])("attachments of an %s are fetched from the hosts that Greenhouse's document names", (owner) => {
  const hosts = boundOperations("recruiting").get(`recruiting.${owner}_attachment.download`)?.binding.follow?.hosts;
  expect(hosts).toEqual(expect.arrayContaining(greenhouse.attachment_hosts));
});

test("no param is sent under two names", () => {
  const doubled = documents.flatMap(([connector]) =>
    [...boundOperations(connector).values()].flatMap(({ operation, binding }) => {
      const names = sentNames({ ...binding, fixed: {} });
      return new Set(names).size === names.length && paramsIn(binding.params, "nowhere").length === 0 ? [] : [operation.id];
    }),
  );
  expect(doubled).toEqual([]);
});

function withoutNames(path: string): string {
  return path.replaceAll(/\{[^}]*\}/gu, "{}");
}

/** The names that go into the query or the body. */
function sentNames({ params, fixed = {} }: Binding): readonly string[] {
  const sent = Object.values(params).flatMap((place) => (place.in === "query" || place.in === "body" ? [place.name] : []));
  return [...sent, ...Object.keys(fixed)];
}

/** The paths that the result and the fields of Meta come from, in the notation of the documents. */
function takenPaths({ operation, binding }: BoundOperation): readonly string[] {
  const { take, meta = {} } = binding;
  const list = operation.kind === "list" ? "[]" : "{}";
  const fromMeta = Object.values(meta).flatMap((source) => ("body" in source ? [source.body.join(".")] : []));
  return [take === undefined ? list : `${take.join(".")}[]`, ...fromMeta];
}

function pathUnder(version: string, path: string): string {
  const beginnings = Object.entries(vendorOf("crm").version?.paths ?? {});
  const [beginning, replacement] = beginnings.find(([start]) => path.startsWith(`${start}/`)) ?? ["", ""];
  return replacement.replace("{version}", version) + path.slice(beginning.length);
}
