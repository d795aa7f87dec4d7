import { dirname, join } from "node:path";
import { buildSchema, isObjectType } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { installedFile } from "../../fixtures/npm_folder.ts";
import { driveFacts, jiraFacts, linearSchema, stripeFacts, type RestFacts, type StripeFacts } from "../../fixtures/vendors/facts.ts";
import { readDrive } from "./drive_sdk.ts";
import { argumentsOf, readLinear, toGraphqlType } from "./linear_sdk.ts";
import { readStripe } from "./stripe_sdk.ts";
import { declaredTypes, type DeclaredType } from "./type_declarations.ts";

/** Where the SDKs are installed. */
const SDKS = join(import.meta.dirname, "../wire");

describe("what the tests know of Stripe is what its SDK says", () => {
  const known = stripeFacts();
  let said: StripeFacts;
  beforeAll(async () => {
    said = readStripe(dirname(await installedFile(SDKS, "stripe/package.json")));
  });

  test("the version", () => {
    expect(known.version).toBe(said.version);
  });

  test.each(Object.entries(known.calls))("%s", (call, params) => {
    expect(said.calls[call]).toBe(params);
  });

  test("the fields of all records", () => {
    expect(known.records).toEqual(said.records);
  });
});

describe("what the tests know of Linear is what its SDK says", () => {
  let said: ReadonlyMap<string, DeclaredType>;
  beforeAll(async () => {
    said = readLinear(dirname(await installedFile(SDKS, "@linear/sdk/package.json")));
  });

  const types = Object.values(buildSchema(linearSchema()).getTypeMap()).filter((type) => !type.name.startsWith("__"));
  const fields = types.filter(isObjectType).flatMap((type) => Object.values(type.getFields()).map((field) => ({ type: type.name, field })));

  test.each(fields)("$type.$field.name", ({ type, field }) => {
    expect(toGraphqlType(said.get(type)?.properties.get(field.name) ?? "")).toBe(String(field.type));
    const params = said.get(argumentsOf(field.name))?.properties;
    for (const { name, type: param } of field.args) expect(toGraphqlType(params?.get(name) ?? "")).toBe(String(param));
  });
});

describe("what the tests know of Drive is what Google's SDK says", () => {
  const known = driveFacts();
  let said: RestFacts;
  beforeAll(async () => {
    said = readDrive(dirname(await installedFile(SDKS, "@googleapis/drive/package.json")));
  });

  test.each(Object.entries(known.calls))("%s", (call, params) => {
    expect(said.calls[call]?.split(" ")).toEqual(expect.arrayContaining(params.split(" ")));
    expect(said.answers[call]).toBe(known.answers[call]);
  });
});

describe("what the tests know of Jira and its OpenAPI document lacks is what jira.js says", () => {
  const known = jiraFacts();
  let parameters: string;
  beforeAll(async () => {
    parameters = join(dirname(await installedFile(SDKS, "jira.js/package.json")), "src/version3/parameters");
  });

  test("the search by JQL", () => {
    expect(namesIn("searchForIssuesUsingJqlEnhancedSearch").join(" ")).toBe(known.calls["GET /rest/api/3/search/jql"]);
  });

  test("an issue", () => {
    expect(
      namesIn("getIssue")
        .filter((name) => name !== "issueIdOrKey")
        .join(" "),
    ).toBe(known.calls["GET /rest/api/3/issue/{}"]);
  });

  function namesIn(file: string): readonly string[] {
    const types = [...declaredTypes(join(parameters, `${file}.ts`)).values()];
    return types.flatMap(({ properties }) => [...properties.keys()]).sort();
  }
});
