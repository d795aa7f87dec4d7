import { buildSchema, Kind, parse, validate, visit, type DocumentNode, type SelectionSetNode } from "graphql";
import { describe, expect, test } from "vitest";
import { isList, isObject } from "../../../templates/shared/json_values.ts";
import { linearSchema } from "../../fixtures/vendors/facts.ts";
import { paramsIn, toTable } from "./rest/binding_table.ts";
import { boundOperations, connectorOf, operationIds, vendorOf } from "./rest/catalog_bindings.ts";

const schema = buildSchema(linearSchema());
const vendor = vendorOf("issue_tracker");
const bound = boundOperations("issue_tracker");

/** The file of the query of each operation, and its variables. */
const want: Readonly<Record<string, readonly [file: string, variables: readonly string[]]>> = {
  "issue_tracker.issues.list": ["queries/issues.graphql", ["first", "after"]],
  "issue_tracker.issues.get": ["queries/issue.graphql", ["id"]],
  "issue_tracker.projects.list": ["queries/projects.graphql", ["first", "after"]],
  "issue_tracker.projects.get": ["queries/project.graphql", ["id"]],
  "issue_tracker.teams.list": ["queries/teams.graphql", ["first", "after"]],
  "issue_tracker.teams.get": ["queries/team.graphql", ["id"]],
};

test("every operation is bound", () => {
  expect([...bound.keys()]).toEqual(Object.keys(want));
  expect([...bound.keys()]).toEqual(operationIds("issue_tracker"));
});

/** The records of the catalog have `data`, as the whole answer has: there is nothing to take out of it. */
test.each([...bound])("%s sends a query, and returns the whole answer", (id, { binding }) => {
  expect(toTable(binding)).toEqual({ call: "POST /graphql" });
  expect([binding.graphql?.file, paramsIn(binding.params, "variable")]).toEqual(want[id]);
});

describe.each([...bound])("the query of %s", (operation, { binding }) => {
  const document = parse(binding.graphql?.query ?? "");

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
    expect(passed).toEqual(want[operation]?.[1]);
  });
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
        ["errors", "0", "message"],
      ],
    });
  });

  test.each([
    ["AUTHENTICATION_ERROR", "authentication error", undefined, "credentials"],
    ["FORBIDDEN", "forbidden", undefined, "refused"],
    ["FEATURE_NOT_ACCESSIBLE", "feature not accessible", undefined, "refused"],
    [undefined, "usage limit exceeded", undefined, "refused"],
    ["RATELIMITED", "ratelimited", undefined, "rate_limit"],
    ["INTERNAL_SERVER_ERROR", "internal error", undefined, "unavailable"],
    [undefined, "lock timeout", undefined, "unavailable"],
    ["GRAPHQL_VALIDATION_FAILED", "graphql error", undefined, "invalid"],
    ["INPUT_ERROR", "invalid input", "Entity not found: Issue", "not_found"],
    ["INPUT_ERROR", "invalid input", "Entity not found: Project", "not_found"],
    ["INPUT_ERROR", "invalid input", "Entity not found: Team", "not_found"],
    ["INPUT_ERROR", "invalid input", "Argument Validation Error", undefined],
  ])("%s, %s, %s means %s", (code, type, message, kind) => {
    const known = [code, type, message].filter((text) => text !== undefined && text in vendor.errors.kinds);
    expect(vendor.errors.kinds[known[0] ?? ""]).toBe(kind);
  });
});

/** The example of the record that an operation returns. */
function exampleOf(operation: string): unknown {
  const { entities, records } = connectorOf("issue_tracker");
  const found = entities.flatMap((entity) => entity.operations).find(({ id }) => id === operation);
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
