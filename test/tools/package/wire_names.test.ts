import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { JsonValue } from "../../../generator/resolve/model/types.ts";
import connectorSchema from "../../../spec/connector.schema.json" with { type: "json" };
import { madePackage, type MadePackage } from "../../fixtures/made_package.ts";
import { materialOf, mutate, randomFrom } from "../../fixtures/mutate.ts";
import { strictAjv } from "../../fixtures/strict_ajv.ts";
import { typeCheck } from "../../fixtures/type_check.ts";
import { namesConnector, WIRE_NAMES, wireCatalog } from "../../fixtures/wire_catalog.ts";

const SEED = 20_260_302;
const MUTATED_VALUES = 120;
const RANDOM_NAMES = 60;

/** Characters that mean something in one of the outputs. */
const SIGNS = [
  "@",
  "$",
  ".",
  "[",
  "]",
  "-",
  "_",
  "/",
  " ",
  "~",
  ":",
  "'",
  '"',
  "`",
  "\\",
  "{",
  "}",
  "<",
  ">",
  "*",
  "|",
  "#",
  "a",
  "B",
  "1",
];

const allowed = new RegExp(connectorSchema.definitions.field_name.pattern, "u");
const randomNames = fc.sample(
  fc
    .string({
      unit: fc.oneof(fc.constantFrom(...SIGNS), fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 })),
      minLength: 1,
      maxLength: 12,
    })
    .filter((name) => allowed.test(name)),
  { numRuns: RANDOM_NAMES, seed: SEED },
);
const names = [...new Set([...WIRE_NAMES, ...randomNames])].filter((name) => name !== "nested");

interface Examples {
  readonly valid: readonly JsonValue[];
  readonly invalid: readonly { readonly value: JsonValue; readonly issue: { readonly code: string; readonly pointer: string } }[];
}

let wire: MadePackage;

beforeAll(async () => {
  wire = await madePackage([...wireCatalog(), namesConnector(names)]);
});

afterAll(() => wire.remove());

function readJson({ files }: MadePackage, path: string): unknown {
  return JSON.parse(files.get(path) ?? "");
}

function examplesOf(made: MadePackage, address: string): Examples {
  const all = readJson(made, `examples/${address.split(".", 1)[0] ?? ""}.json`) as Readonly<Record<string, Examples>>;
  return all[address] ?? { valid: [], invalid: [] };
}

function validatorOf({ module }: MadePackage, address: string) {
  const validator = module.findValidator(address);
  if (validator === undefined) throw new Error(`no validator of ${address}`);
  return validator;
}

/** What AJV and the package say about mutations of the examples of an address, where they differ. */
function disagreements(made: MadePackage, address: string): readonly JsonValue[] {
  const [owner = "", ...rest] = address.split(".");
  const document = readJson(made, `schemas/${owner}.json`) as { readonly $id: string };
  const key = rest.join(".").replace(/^records\./u, "");
  const schema = strictAjv()
    .addSchema(document)
    .compile({ $ref: `${document.$id}#/$defs/${key}` });
  const validator = validatorOf(made, address);
  const { valid, invalid } = examplesOf(made, address);
  const random = randomFrom(SEED);
  const material = materialOf(document);
  const mutated = Array.from({ length: MUTATED_VALUES }, (_, index) => mutate(valid[index % valid.length] ?? null, material, random));
  const values = [...valid, ...invalid.map(({ value }) => value), ...mutated].map(
    (value) => JSON.parse(JSON.stringify(value)) as JsonValue,
  );
  const verdicts = values.map((value) => ({ value, ajv: schema(value), ours: validator.is(value), check: validator.check(value).ok }));
  expect(new Set(verdicts.map(({ ours }) => ours)).size).toBe(2);
  return verdicts.filter(({ ajv, ours, check }) => ajv !== ours || ours !== check).map(({ value }) => value);
}

describe("a package with named types, wire names and no credentials", () => {
  test("has validators that agree with AJV about each address", () => {
    const own = wire.module.addresses.filter((address) => !address.startsWith("gateway."));
    expect(new Set(own.map((address) => address.split(".", 1)[0]))).toEqual(new Set(["names", "wire"]));
    for (const address of own) expect(disagreements(wire, address), address).toEqual([]);
  });

  test("reports each invalid example with its code and its pointer", () => {
    for (const address of wire.module.addresses) {
      const { valid, invalid } = examplesOf(wire, address);
      const validator = validatorOf(wire, address);
      expect(
        valid.filter((value) => !validator.is(value)),
        address,
      ).toEqual([]);
      for (const { value, issue } of invalid) {
        const found = validator.check(value).issues.map(({ code, pointer }) => `${code} ${pointer}`);
        expect(found, address).toContain(`${issue.code} ${issue.pointer}`);
      }
    }
  });

  test("names the object that an unknown field is in", () => {
    const value = { "first name": "a", "shipping box": { "max. size": { width: 1 } } };
    expect(validatorOf(wire, "wire.items.create.params").check(value).issues).toMatchObject([
      { pointer: "/shipping box/max. size/width", message: expect.stringContaining("of shipping box.max. size") as unknown },
    ]);
  });

  test("has a field of each name in each output", () => {
    const { $defs } = readJson(wire, "schemas/names.json") as {
      readonly $defs: Readonly<Record<string, { readonly properties?: object }>>;
    };
    expect(names.length).toBeGreaterThan(RANDOM_NAMES);
    for (const key of ["Thing", "Nested", "ReturnedNested", "things.list.params"])
      expect(Object.keys($defs[key]?.properties ?? {}), key).toEqual(expect.arrayContaining(names));
    const issues = validatorOf(wire, "names.records.Thing")
      .check({})
      .issues.map(({ pointer }) => pointer);
    expect(issues).toEqual(expect.arrayContaining(names.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`)));
  });
});

test("declarations with wire names and named types check what a caller writes", () => {
  const consumer = `
    import { createGateway } from "connector-gateway-spec";
    import type { Address, ItemsCreateParams, ItemsListParams, Origin, ReturnedAddress, WireItem } from "connector-gateway-spec/wire";
    import type { components } from "connector-gateway-spec/openapi/wire";
    export const params: ItemsListParams = { $top: 5, "$skip.token": "a", "filter[status]": "in use" };
    export const sent: Address = { "street name": "High Street 1", "zip.code": "1" };
    // @ts-expect-error what is sent is never null
    export const sentNull: Address = { "street name": "High Street 1", "zip.code": null };
    // @ts-expect-error what is sent is closed
    export const sentMore: Address = { "street name": "High Street 1", more: 1 };
    export const create: ItemsCreateParams = { "x/y~z": "a", address: sent };
    // @ts-expect-error one of two names is required
    export const createNothing: ItemsCreateParams = { address: sent };
    export function read(item: WireItem): string {
      const home: ReturnedAddress | null | undefined = item["home address"];
      const origin: Origin = item.origin;
      return String(home?.["zip.code"] ?? origin["made in"] ?? item["created-at"] ?? item.changed);
    }
    export const same = (item: WireItem): components["schemas"]["WireWireItem"] => item;
    export async function call(): Promise<void> {
      const gateway = createGateway({ baseUrl: "https://gateway.example.test", token: "t" });
      const instance = await gateway.create("wire", { name: "Main" });
      for await (const item of instance.items.list.all({ $top: 1 })) read(item);
      // @ts-expect-error there are no credentials
      await gateway.create("wire", { name: "Main", auth_config: {} });
    }
  `;
  expect([...typeCheck(wire.files, { "consumer.ts": consumer })]).toEqual([]);
});

describe("the client", () => {
  /** Answers with these results, one after the other, and keeps the bodies that it was sent. */
  function gatewayWith(...answers: readonly object[]) {
    const bodies: unknown[] = [];
    const fetch = (_: unknown, init?: { readonly body?: unknown }): Promise<Response> => {
      bodies.push(JSON.parse(String(init?.body)));
      return Promise.resolve(Response.json(answers[bodies.length - 1] ?? {}));
    };
    return { bodies, gateway: wire.module.createGateway({ baseUrl: "https://gateway.example.test", token: "t", fetch }) };
  }

  interface Call {
    readonly all: (params: unknown) => AsyncIterable<unknown>;
  }

  async function allOf(call: Call, params: unknown): Promise<readonly unknown[]> {
    const found: unknown[] = [];
    for await (const element of call.all(params)) found.push(element);
    return found;
  }

  test("follows a token that Meta has under a wire name", async () => {
    const next = { result: [{ "@id": "a" }], paging: { "@odata.nextLink": "t2" } };
    const { gateway, bodies } = gatewayWith(next, { result: [{ "@id": "b" }], paging: { "@odata.nextLink": null } });
    const { items }: { readonly items: { readonly list: Call } } = gateway.instance("wire", "inst_1");
    expect(await allOf(items.list, { $top: 1 })).toEqual([{ "@id": "a" }, { "@id": "b" }]);
    expect(bodies).toEqual([
      { entity: "items", action: "list", params: { $top: 1 } },
      { entity: "items", action: "list", params: { $top: 1, "$skip.token": "t2" } },
    ]);
  });

  test("finds elements and paging fields in nested objects", async () => {
    const page = (id: string, more: boolean) => ({
      result: { "value.items": { "all[]": [{ "@id": id }] }, "@odata.nextLink": "t2", state: { "more?": more } },
    });
    const { gateway, bodies } = gatewayWith(page("a", true), page("b", false));
    const { items }: { readonly items: { readonly api_search: Call } } = gateway.instance("wire", "inst_1");
    expect(await allOf(items.api_search, { "query text": "a" })).toEqual([{ "@id": "a" }, { "@id": "b" }]);
    expect(bodies).toHaveLength(2);
  });

  test("creates an instance without credentials", async () => {
    const { gateway, bodies } = gatewayWith({ id: "inst_1" });
    await gateway.create("wire", { name: "Main" });
    expect(bodies).toEqual([{ connector_definition_id: "00000000-0000-4000-8000-000000000003", name: "Main" }]);
    await expect(gateway.create("wire", { name: "Main", auth_config: { key: "a" } })).rejects.toThrow("`auth_config` is not");
  });
});

describe("a connector without credentials", () => {
  test("has no address, no definition and no type for them", () => {
    expect(wire.module.addresses.filter((address) => address.includes("auth_config"))).toEqual([]);
    for (const path of ["schemas/wire.json", "openapi/wire.json", "connectors/wire.d.ts", "examples/wire.json"])
      expect(wire.files.get(path), path).not.toMatch(/auth_?config/iu);
    const { connectors } = readJson(wire, "catalog.json") as { readonly connectors: readonly { readonly addresses: unknown }[] };
    expect(connectors.map(({ addresses }) => addresses)).toEqual([{ execute: "names.execute" }, { execute: "wire.execute" }]);
  });

  test("still takes any credentials where the connector is unknown", () => {
    const validator = validatorOf(wire, "gateway.create_instance");
    const unknown = { connector_definition_id: "00000000-0000-4000-8000-00000000000f", name: "Main", auth_config: { key: "a" } };
    expect(validator.check(unknown)).toMatchObject({ ok: true, issues: [{ code: "request/unknown-connector" }] });
  });

  test("has an example of its create request in the documents", () => {
    const document = JSON.stringify(readJson(wire, "openapi/wire.json"));
    expect(document).toContain('"value":{"connector_definition_id":"00000000-0000-4000-8000-000000000003","name":"Main"}');
  });
});

describe("the command line", () => {
  const run = (words: readonly string[]) =>
    spawnSync(process.execPath, [join(wire.folder, "bin/connector-gateway-spec.js"), ...words], { encoding: "utf8", cwd: wire.folder });

  test("explains names as they are on the wire", () => {
    const text = execFileSync(process.execPath, [join(wire.folder, "bin/connector-gateway-spec.js"), "explain", "wire.records.WireItem"], {
      encoding: "utf8",
    });
    for (const line of ["  @id  string, required", "  changed  integer | null", "    zip.code  string | null"])
      expect(text).toContain(line);
  });

  test.each([
    ["explain", "wire.auth_config"],
    ["validate", "--as", "wire.auth_config", "x.json"],
  ])("says why there is no address: %s %s", (...words) => {
    const { status, stderr } = run(words);
    expect(status).toBe(2);
    expect(stderr).toContain("wire takes no credentials, and its request to gateway.create_instance has no auth_config");
  });

  test("points at a wire name with a JSON pointer and a JSONPath", () => {
    const request = { entity: "items", action: "create", params: { "x/y~z": 5, address: { "zip.code": "1" } } };
    writeFileSync(join(wire.folder, "request.json"), JSON.stringify(request));
    const { status, stdout } = run(["validate", "--connector", "wire", "--format", "json", "request.json"]);
    expect(status).toBe(1);
    expect(stdout).toContain('"pointer": "/params/x~1y~0z"');
    expect(stdout).toContain(`"path": "$.params['x/y~z']"`);
    expect(stdout).toContain('"pointer": "/params/address/street name"');
  });
});
