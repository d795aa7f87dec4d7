import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { sValidator } from "@hono/standard-validator";
import type { StandardJSONSchemaV1, StandardSchemaV1 } from "@standard-schema/spec";
import { initTRPC, TRPCError } from "@trpc/server";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, expectTypeOf, it, test, vi } from "vitest";
import { addresses, validatorFor } from "connector-gateway-spec";
import { customersListParams, customersListRecord, type Customer, type CustomersListParams } from "connector-gateway-spec/payments";
import { withJsonSchema } from "connector-gateway-spec/schemas";
import { exampleOf } from "../fixtures/sandbox/package_catalog.ts";

describe("tRPC", () => {
  const t = initTRPC.create();
  const router = t.router({
    customers: t.procedure
      .input(customersListParams)
      .output(customersListRecord)
      .query(({ input }) => {
        expectTypeOf(input).toEqualTypeOf<CustomersListParams>();
        return { ...(exampleOf("payments.records.Customer") as Customer), description: `at most ${String(input.limit)}` };
      }),
  });
  const caller = t.createCallerFactory(router)({});

  it("accepts a validator for input and output", async () => {
    await expect(caller.customers({ limit: 5 })).resolves.toMatchObject({ object: "customer", description: "at most 5" });
  });

  it("rejects invalid input with the messages of the validator", async () => {
    const call = caller.customers({ limit: 500 });
    await expect(call).rejects.toBeInstanceOf(TRPCError);
    await expect(call).rejects.toMatchObject({
      code: "BAD_REQUEST",
      cause: { issues: [{ message: expect.stringMatching(/^`limit` must be at most \d+$/) as string, path: ["limit"] }] },
    });
  });
});

describe("Hono", () => {
  const app = new Hono().post("/customers", sValidator("json", customersListParams), (context) => {
    const params = context.req.valid("json");
    expectTypeOf(params).toEqualTypeOf<CustomersListParams>();
    return context.json({ limit: params.limit ?? 10 });
  });

  let address = "";
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }: AddressInfo) => {
    address = `http://127.0.0.1:${port}/customers`;
  });

  beforeAll(() => vi.waitUntil(() => address !== "", { timeout: 60_000 }));
  afterAll(() => server.close());

  async function ask(body: unknown): Promise<Response> {
    return fetch(address, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  }

  it("accepts a validator as middleware", async () => {
    const answer = await ask({ limit: 7 });
    expect([answer.status, await answer.json()]).toEqual([200, { limit: 7 }]);
  });

  it("rejects invalid input with the messages of the validator", async () => {
    const answer = await ask({ limitt: 7 });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      success: false,
      error: [{ message: expect.stringContaining("did you mean `limit`") as string, path: ["limitt"] }],
    });
  });
});

describe("Standard JSON Schema", () => {
  /** A consumer that uses only the standard interface. */
  function toJsonSchema(schema: StandardJSONSchemaV1, target: "draft-2020-12" | "draft-07"): Record<string, unknown> {
    return schema["~standard"].jsonSchema.input({ target });
  }

  test("types are assignable to the standard types", () => {
    expectTypeOf(customersListParams).toExtend<StandardSchemaV1<unknown, CustomersListParams>>();
    expectTypeOf(withJsonSchema(customersListParams)).toExtend<StandardJSONSchemaV1<unknown, CustomersListParams>>();
  });

  const drafts = [
    ["draft-2020-12", new Ajv2020({ strict: true, formats: { uuid: true, "date-time": true } })],
    ["draft-07", new Ajv({ strict: true, formats: { uuid: true, "date-time": true } })],
  ] as const;

  test.each(drafts)("of %s agrees with the validator", (target, ajv) => {
    const schema = withJsonSchema(customersListParams);
    const holds = ajv.compile(toJsonSchema(schema, target));
    for (const value of [{}, { limit: 1 }, { limit: 500 }, { limitt: 1 }, { created: { gte: 1 } }, { created: { since: 1 } }, null]) {
      expect(holds(value), JSON.stringify(value)).toBe(schema.is(value));
    }
  });

  test("exists for every address, and rejects unknown targets", () => {
    for (const address of addresses) {
      const schema = withJsonSchema(validatorFor(address));
      expect(toJsonSchema(schema, "draft-2020-12")).toMatchObject({ $schema: "https://json-schema.org/draft/2020-12/schema" });
      expect(schema["~standard"].jsonSchema.output({ target: "draft-07" })).toHaveProperty("$schema");
    }
    expect(() => withJsonSchema(customersListParams)["~standard"].jsonSchema.input({ target: "openapi-3.0" })).toThrow("openapi-3.0");
  });

  test("does not change the validator", () => {
    const schema = withJsonSchema(customersListParams);
    expect(schema["~standard"].validate({ limit: 500 })).toEqual(customersListParams["~standard"].validate({ limit: 500 }));
    expect("jsonSchema" in customersListParams["~standard"]).toBe(false);
  });
});
