import { buildSchema, Kind, parse, validate, visit, type DocumentNode, type SelectionSetNode } from "graphql";
import { describe, expect, test } from "vitest";
import { isList, isObject } from "../../../templates/core/json_values.ts";
import { linearSchema } from "../../fixtures/vendors/facts.ts";
import { bindingsOf, connectorOf, toRow, vendorOf, type Row } from "./bound.ts";

const schema = buildSchema(linearSchema());
const vendor = vendorOf("issue_tracker");
const bindings = bindingsOf("issue_tracker");

const want: Readonly<Record<string, Row>> = {
  "issues.list": { call: "POST /graphql", variable: "first after", graphql: "queries/issues.graphql" },
  "issues.get": { call: "POST /graphql", variable: "id", graphql: "queries/issue.graphql" },
  "projects.list": { call: "POST /graphql", variable: "first after", graphql: "queries/projects.graphql" },
  "projects.get": { call: "POST /graphql", variable: "id", graphql: "queries/project.graphql" },
  "teams.list": { call: "POST /graphql", variable: "first after", graphql: "queries/teams.graphql" },
  "teams.get": { call: "POST /graphql", variable: "id", graphql: "queries/team.graphql" },
};

/** The records of the catalog have `data`, as the whole answer has: there is nothing to take out of it. */
test("every operation sends a query, and returns the whole answer", () => {
  expect(Object.fromEntries(Object.entries(bindings).map(([operation, binding]) => [operation, toRow(binding)]))).toEqual(want);
});

describe.each(Object.keys(want))("the query of %s", (operation) => {
  const document = parse(bindings[operation]?.graphql?.query ?? "");

  test("fits Linear's schema", () => {
    expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
  });

  test("reads each field that the example of its record shows", () => {
    const shown = pathsOf(exampleOf(operation)).map((path) => path.replace(/^data\./u, ""));
    expect(shown.length).toBeGreaterThan(5);
    expect(selectedBy(document)).toEqual(expect.arrayContaining([...shown]));
  });

  test("passes its variables on by their own names", () => {
    const passed: string[] = [];
    visit(document, {
      Argument: ({ name, value }) => {
        if (value.kind === Kind.VARIABLE) passed.push(name.value === value.name.value ? name.value : `${name.value}=${value.name.value}`);
      },
    });
    expect(passed).toEqual(want[operation]?.variable?.split(" "));
  });
});

test.each(["issue", "project", "team"])("a list of %ss reads the same fields as a single one", (name) => {
  const one = selectedBy(parse(bindings[`${name}s.get`]?.graphql?.query ?? ""));
  const many = selectedBy(parse(bindings[`${name}s.list`]?.graphql?.query ?? ""));
  const within = (root: string, paths: readonly string[]): readonly string[] =>
    paths.filter((path) => path.startsWith(`${root}.`)).map((path) => path.slice(root.length + 1));
  expect(within(name, one).length).toBeGreaterThan(5);
  expect(within(`${name}s.nodes`, many)).toEqual(within(name, one));
});

test("a query with a field that Linear does not have is an error", () => {
  const document = parse("query Teams($first: Int) { teams(first: $first) { nodes { id color } } }");
  expect(validate(schema, document).map(({ message }) => message)).toEqual(['Cannot query field "color" on type "Team".']);
});

describe("Linear", () => {
  test("takes the key as it is, and counts requests in headers", () => {
    expect(vendor).toMatchObject({
      baseUrl: "https://api.linear.app",
      body: "json",
      auth: { api_key: { kind: "header", header: "Authorization", value: "{api_key}" } },
      limits: { remaining: "X-RateLimit-Requests-Remaining", reset: { header: "X-RateLimit-Requests-Reset", unit: "unix_milliseconds" } },
    });
  });

  test("says in its first error what is wrong", () => {
    const { message, code } = vendor.errors;
    expect({ message, code }).toEqual({
      message: [
        ["errors", "0", "extensions", "userPresentableMessage"],
        ["errors", "0", "message"],
      ],
      code: [
        ["errors", "0", "extensions", "code"],
        ["errors", "0", "extensions", "type"],
        ["errors", "0", "extensions", "statusCode"],
        ["errors", "0", "message"],
      ],
    });
  });
});

/** The example of the record that an operation returns. */
function exampleOf(operation: string): unknown {
  const { entities, records } = connectorOf("issue_tracker");
  const found = entities.flatMap((entity) => entity.operations).find(({ id }) => id === `issue_tracker.${operation}`);
  return records.find(({ name }) => name === found?.returns?.record)?.example;
}

/** The paths of all values inside a value; lists add nothing to a path. */
function pathsOf(value: unknown): readonly string[] {
  if (isList(value)) return [...new Set(value.flatMap((item) => pathsOf(item)))];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const below = pathsOf(inner).map((path) => `${name}.${path}`);
    return below.length === 0 ? [name] : below;
  });
}

/** The paths of all fields without fields of their own that a query reads. */
function selectedBy(document: DocumentNode): readonly string[] {
  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? pathsIn(definition.selectionSet) : [],
  );
}

function pathsIn({ selections }: SelectionSetNode): readonly string[] {
  return selections.flatMap((selection) => {
    if (selection.kind !== Kind.FIELD) return [];
    const { name, selectionSet } = selection;
    return selectionSet === undefined ? [name.value] : pathsIn(selectionSet).map((path) => `${name.value}.${path}`);
  });
}
