import { readFileSync } from "node:fs";
import { operations } from "connector-gateway-spec";
import { describe, expect, test } from "vitest";
import { loadCatalog } from "../fixtures/emitted_package.ts";
import { validatorAt } from "../fixtures/validator_at.ts";
import { failingCases } from "../fixtures/failing_cases.ts";

type JsonObject = Readonly<Record<string, unknown>>;

const model = loadCatalog();
const profiles = ["documented", "tolerant"] as const;
const open = model.connectors
  .flatMap(({ entities }) => entities.flatMap((entity) => entity.operations))
  .filter(({ params }) => params.open);
const examples = new Map(
  [...model.connectors.map(({ id }) => id), "gateway"].flatMap((id) => {
    const file = new URL(import.meta.resolve(`connector-gateway-spec/examples/${id}.json`));
    return Object.entries(JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, { readonly valid: readonly JsonObject[] }>>);
  }),
);

function exampleOf(address: string): JsonObject {
  const example = examples.get(address)?.valid[0];
  if (example === undefined) throw new Error(`There is no example of ${address}.`);
  return example;
}

/** The last letter twice. */
function slip(name: string): string {
  return name + name.slice(-1);
}

/** What a validator reports under both profiles, as `severity code pointer message`. They must agree. */
function reported(address: string, value: unknown): readonly string[] {
  const [documented, tolerant] = profiles.map((profile) => {
    const { ok, issues } = validatorAt(address).check(value, { profile });
    expect(ok).toBe(issues.every(({ severity }) => severity === "warning"));
    return issues.map(({ severity, code, pointer, message }) => `${severity} ${code} ${pointer} ${message}`);
  });
  expect(tolerant).toEqual(documented);
  return documented ?? [];
}

describe("a typo in an open operation", () => {
  const typos = open.flatMap(({ id, params }) => params.fields.map(({ name }) => [`${id}: ${name}`, { id, name }] as const));

  test("is a warning that names the parameter, of params and of requests", async () => {
    expect(await failingCases(typos, expectWarning)).toEqual([]);
  });

  function expectWarning({ id, name }: { readonly id: string; readonly name: string }): void {
    const [connector = "", entity, action] = id.split(".");
    const params = { ...exampleOf(`${id}.params`), [slip(name)]: 1 };
    const request = { entity, action, params };
    const message = `is not a documented parameter of ${id}; did you mean \`${name}\`?`;
    expect(reported(`${id}.params`, params)).toEqual([`warning params/unknown /${slip(name)} \`${slip(name)}\` ${message}`]);
    for (const address of [`${id}.request`, `${connector}.execute`, "gateway.execute"]) {
      const want = `warning params/unknown /params/${slip(name)} \`params.${slip(name)}\` ${message}`;
      expect(reported(address, request), address).toEqual([want]);
      expect(validatorAt(address).is(request)).toBe(true);
    }
  }

  test("is found inside assumed objects as well", () => {
    const params = { created: { gtt: 1 }, metadata: { anything: "goes" } };
    const [created, ...others] = reported("payments.balance_transactions.list.params", params);
    expect(created).toBe("warning field/unknown /created/gtt `created.gtt` is not a documented field of created; did you mean `gt`?");
    expect(others).toHaveLength(1);
    const address = { name: "Ada", address: { city: "Paris", citty: "Paris" }, metadata: { anything: "goes" } };
    expect(reported("payments.customers.create.params", address)).toEqual([
      "warning field/unknown /address/citty `address.citty` is not a documented field of PostalAddress; did you mean `city`?",
    ]);
  });

  test("is found in the assumed config of an instance", () => {
    const connector = model.connectors.find(({ config }) => config !== undefined);
    const request = examples
      .get("gateway.create_instance")
      ?.valid.find((value) => value["connector_definition_id"] === connector?.definitionId.value && "config" in value);
    const value = { ...request, config: { subdomian: "example" } };
    expect(reported("gateway.create_instance", value)).toEqual([
      "warning field/unknown /config/subdomian `config.subdomian` is not a documented field of config; did you mean `subdomain`?",
    ]);
  });
});

describe("an unknown definition id", () => {
  const created = exampleOf("gateway.create_instance");

  test.each(model.connectors.map(({ id, definitionId }) => [id, definitionId.value] as const))("near that of %s", (id, definitionId) => {
    const nearly = definitionId.slice(0, 20) + (definitionId[20] === "0" ? "1" : "0") + definitionId.slice(21);
    const value = { ...created, connector_definition_id: nearly, auth_config: {} };
    const message = `is not the id of a known connector; did you mean the id of ${id}, \`${definitionId}\`?`;
    expect(reported("gateway.create_instance", value)).toEqual([
      `warning request/unknown-connector /connector_definition_id \`connector_definition_id\` ${message}`,
    ]);
  });

  test("near none", () => {
    for (const id of ["00000000-0000-4000-8000-000000000000", "123e4567-e89b-12d3-a456-426614174000"]) {
      expect(reported("gateway.create_instance", { ...created, connector_definition_id: id, auth_config: {} })).toEqual([
        "warning request/unknown-connector /connector_definition_id `connector_definition_id` is not the id of a known connector",
      ]);
    }
  });
});

describe("a response that is no success is refused under both profiles", () => {
  const answering = operations.filter(({ kind }) => kind !== "download");
  const error = { message: "The request is not valid.", errors: [] };

  function errorsOf(id: string, value: unknown, profile: (typeof profiles)[number]): readonly string[] {
    const { issues } = validatorAt(`${id}.response`).check(value, { profile });
    return issues.filter(({ severity }) => severity === "error").map(({ code, pointer }) => `${code} ${pointer}`);
  }

  test("of every operation", async () => {
    expect(
      await failingCases(
        answering.map(({ id, kind }) => [id, kind] as const),
        expectRefusals,
      ),
    ).toEqual([]);
  });

  function expectRefusals(kind: (typeof answering)[number]["kind"], id: string): void {
    const { result, ...envelope } = exampleOf(`${id}.response`);
    const other = kind === "list" ? { id: "a" } : [];
    const cases: readonly (readonly [value: unknown, want: readonly string[]])[] = [
      [{ ...envelope, result }, []],
      [{ status: "success", result }, []],
      [{}, ["field/missing /status", "field/missing /result"]],
      [{ data: [] }, ["field/missing /status", "field/missing /result"]],
      [error, ["field/missing /status", "field/missing /result"]],
      [{ result }, ["field/missing /status"]],
      [{ status: null, result }, ["value/null /status"]],
      [{ status: "error", result }, ["value/const /status"]],
      [{ status: "success" }, ["field/missing /result"]],
      [{ status: "success", result: null }, ["value/null /result"]],
      [{ status: "success", result: "text" }, ["value/type /result"]],
      [{ status: "success", result: other }, ["value/type /result"]],
    ];
    for (const [value, want] of cases) {
      for (const profile of profiles) expect(errorsOf(id, value, profile), JSON.stringify(value)).toEqual(want);
      expect(validatorAt(`${id}.response`).is(value)).toBe(want.length === 0);
    }
  }
});
