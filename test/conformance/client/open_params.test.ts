import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ValidationError } from "connector-gateway-spec";
import { exampleOf, openOperations, paramsOf } from "../../fixtures/sandbox/package_catalog.ts";
import { callOf, openGateway, useSandboxServer, type AnyCall } from "./open_gateway.ts";
import { runs } from "../../fixtures/property_runs.ts";

const server = useSandboxServer();
type Options = Parameters<typeof openGateway>[1];

function payments(options: Options = {}) {
  return openGateway(server(), options).instance("payments", "inst_payments");
}

/** A call with params that the types of the package refuse, as plain JavaScript makes it. */
function plain(call: unknown): AnyCall {
  return call as AnyCall;
}

async function errorOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
}

describe("an unknown name in the params of an open operation", () => {
  it("is refused before anything is sent; the message names the nearest parameter and the option", async () => {
    const error = await errorOf(plain(payments().refunds.create)({ charge: "ch_EXAMPLE0001", amout: 500 }));
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toMatchObject({
      address: "payments.refunds.create.params",
      issues: [{ code: "params/unknown", severity: "error", path: ["amout"], pointer: "/amout" }],
      message: expect.stringContaining(
        "`amout` is not a documented parameter of payments.refunds.create; did you mean `amount`? To send it anyway, use the option `undocumentedParams`",
      ) as string,
    });
    expect(server().requests).toHaveLength(0);
  });

  it("is refused together with everything else that is wrong", async () => {
    const error = await errorOf(plain(payments().refunds.create)({ amount: "5", surprise: 1 }));
    const pointers =
      error instanceof ValidationError ? error.issues.filter(({ severity }) => severity === "error").map(({ pointer }) => pointer) : [];
    expect(pointers.sort()).toEqual(["", "/amount", "/surprise"]);
  });

  it("is refused in call, in execute and in a walk", async () => {
    const params = { limit: 1, curency: "usd" };
    const instance = payments();
    const calls = [
      plain(instance.call)("payments.balance_transactions.list", params),
      plain(instance.execute)({ entity: "balance_transactions", action: "list", params }),
      plain(instance.balance_transactions.list).all?.(params).next() ?? Promise.resolve(),
    ];
    for (const call of calls) await expect(call).rejects.toThrow("did you mean `currency`?");
    expect(server().requests).toHaveLength(0);
  });

  it("is sent where requests are not checked", async () => {
    await plain(payments({ validateRequests: false }).refunds.create)({ charge: "ch_EXAMPLE0001", amout: 500 });
    expect(server().requests[0]?.body["params"]).toEqual({ charge: "ch_EXAMPLE0001", amout: 500 });
  });
});

describe("undocumentedParams", () => {
  it.each(openOperations.map(({ id, connector, entity, action }) => [id, { connector, entity, action }] as const))(
    "are sent with the params of %s",
    async (id, operation) => {
      const params = exampleOf(`${id}.params`) as object;
      const call = callOf(server(), operation);
      await call(params, { undocumentedParams: { surprise: { deep: [1] }, other: null } });
      expect(server().requests[0]?.body["params"]).toEqual({ ...params, surprise: { deep: [1] }, other: null });
    },
  );

  it("are sent by call and execute, by every page of a walk, and where nothing else is in the params", async () => {
    const options = { undocumentedParams: { surprise: 1 } };
    const instance = payments();
    await instance.call("payments.balance.get", {}, options);
    await instance.execute({ entity: "balance", action: "get" }, options);
    for await (const page of instance.balance_transactions.list.pages({ limit: 10 }, options)) expect(page.records).not.toEqual([]);
    expect(server().requests).toHaveLength(5);
    for (const { body } of server().requests) expect(body["params"]).toMatchObject({ surprise: 1 });
  });

  it("may be empty or undefined for any operation", async () => {
    await plain(payments().customers.list)({}, { undocumentedParams: {} });
    await plain(payments().customers.list)({}, { undocumentedParams: undefined });
    await payments().balance.get({}, { undocumentedParams: { left_out: undefined } });
    expect(server().requests).toHaveLength(3);
  });

  it.each([
    ["a documented name", { amount: 500 }, "`amount` in undocumentedParams belongs in the params of payments.refunds.create."],
    ["a documented name that is also in the params", { charge: "ch_EXAMPLE0005" }, "`charge` in undocumentedParams belongs in the params"],
    ["not an object", 5, "undocumentedParams must be an object."],
    ["an array", [["a", 1]], "undocumentedParams must be an object."],
    ["null", null, "undocumentedParams must be an object."],
  ])("are refused when they are %s", async (_what, undocumentedParams, message) => {
    const error = await errorOf(plain(payments().refunds.create)({ charge: "ch_EXAMPLE0001" }, { undocumentedParams }));
    expect(error).toEqual(new TypeError(message.endsWith(".") ? message : `${message} of payments.refunds.create.`));
    expect(server().requests).toHaveLength(0);
  });

  it("are refused for a name that is in both places, also where requests are not checked", async () => {
    const call = plain(payments({ validateRequests: false }).refunds.create)({ amout: 1 }, { undocumentedParams: { amout: 2 } });
    await expect(call).rejects.toThrow(TypeError);
    expect(server().requests).toHaveLength(0);
  });

  it("are refused for an operation whose parameters are all documented", async () => {
    const call = payments().customers.get;
    // @ts-expect-error the type of the options does not have them
    const error = await errorOf(call({ id: "cus_1" }, { undocumentedParams: { surprise: 1 } }));
    expect(error).toEqual(
      new TypeError("undocumentedParams cannot be used with payments.customers.get: all of its parameters are documented."),
    );
    expect(server().requests).toHaveLength(0);
  });

  it("take any name that is not documented, and send it as it is", async () => {
    const documented = paramsOf("payments.customers.create").map(({ name }) => name);
    const names = fc.string({ unit: "grapheme" }).filter((name) => !documented.includes(name));
    const instance = payments();
    await fc.assert(
      fc.asyncProperty(fc.dictionary(names, fc.jsonValue(), { maxKeys: 5 }), async (undocumentedParams) => {
        server().forget();
        await instance.customers.create({ email: "a@example.com" }, { undocumentedParams });
        const want: unknown = JSON.parse(JSON.stringify({ ...undocumentedParams, email: "a@example.com" }));
        expect(server().requests[0]?.body["params"]).toEqual(want);
      }),
      runs(50),
    );
  });
});
