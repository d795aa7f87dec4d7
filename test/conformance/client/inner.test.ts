import { createGateway, ValidationError, type GatewayOptions } from "connector-gateway-spec";
import { inner as crm } from "connector-gateway-spec/crm/inner";
import { inner as payments } from "connector-gateway-spec/payments/inner";
import { describe, expect, test } from "vitest";
import { exampleOf } from "../../fixtures/sandbox/package_catalog.ts";

type Checks = Exclude<NonNullable<GatewayOptions["validateResponses"]>, string>;

const customer = exampleOf("payments.records.Customer") as object;
const wrong = { ...customer, shipping: { name: 5 } };
const partly = { id: "cus_1", shipping: { name: 5 } };
const list = (result: readonly object[], more = false): object => ({ status: "success", result, connector_metadata: { has_more: more } });

/** An instance that receives these bodies in order, and the warnings that it reports. */
function instanceOf(
  bodies: readonly object[],
  checks: Checks | "documented" | "tolerant",
): {
  readonly instance: ReturnType<typeof open>;
  readonly told: readonly string[];
} {
  const told: string[] = [];
  const left = [...bodies];
  const fetch: NonNullable<GatewayOptions["fetch"]> = () => Promise.resolve(new Response(JSON.stringify(left.shift())));
  const onWarnings: NonNullable<Checks["onWarnings"]> = (warnings, operation) => {
    told.push([operation, ...warnings.map(({ code, pointer }) => `${code} ${pointer}`)].join(" "));
  };
  const validateResponses = typeof checks === "string" ? checks : { onWarnings, ...checks };
  return { instance: open({ fetch, validateResponses }), told };
}

function open(options: Partial<GatewayOptions>) {
  return createGateway({ baseUrl: "https://gateway.example.test", token: "token", retry: { retries: 0 }, ...options }).instance(
    "payments",
    "inst_1",
  );
}

describe("a client that checks what is inside", () => {
  test("tells about it, with the operation, and returns what came", async () => {
    const { instance, told } = instanceOf([{ status: "success", result: wrong }, list([customer, wrong])], { inner: payments });
    expect(await instance.customers.get({ id: "cus_1" })).toEqual(wrong);
    expect((await instance.customers.list()).records).toEqual([customer, wrong]);
    expect(told).toEqual([
      "payments.customers.get inner/type /result/shipping/name",
      "payments.customers.list inner/type /result/1/shipping/name",
    ]);
  });

  test("tells about each page, also that there is nothing", async () => {
    const { instance, told } = instanceOf([list([customer], true), list([{ ...wrong, id: "cus_2" }], true), list([])], {
      inner: [crm, payments],
    });
    expect(await instance.customers.list.all().toArray()).toHaveLength(2);
    expect(told).toEqual([
      "payments.customers.list",
      "payments.customers.list inner/type /result/0/shipping/name",
      "payments.customers.list",
    ]);
  });

  test("tells about what the profile only warns of as well", async () => {
    const { instance, told } = instanceOf([{ status: "success", result: { ...wrong, created: null } }], {
      inner: payments,
      profile: "tolerant",
    });
    await instance.customers.get({ id: "cus_1" });
    expect(told).toEqual([expect.stringMatching(/ \w+\/\w+ \/result\/created .*inner\/type \/result\/shipping\/name$/u)]);
  });

  test.each<[about: string, checks: Checks | "documented" | "tolerant", want: readonly string[]]>([
    ["the inside of another connector", { inner: crm }, ["payments.customers.get"]],
    ["nothing inside", {}, ["payments.customers.get"]],
    ["nothing inside, with a profile", { profile: "tolerant" }, ["payments.customers.get"]],
    ["a limit", { inner: payments, maxIssues: 1 }, ["payments.customers.get inner/type /result/shipping/name"]],
    ["only the documents", "documented", []],
    ["only the documents, tolerantly", "tolerant", []],
  ])("may check %s", async (_about, checks, want) => {
    const { instance, told } = instanceOf([{ status: "success", result: wrong }], checks);
    expect(await instance.customers.get({ id: "cus_1" })).toEqual(wrong);
    expect(told).toEqual(want);
  });

  test("works without onWarnings", async () => {
    const fetch: NonNullable<GatewayOptions["fetch"]> = () =>
      Promise.resolve(new Response(JSON.stringify({ status: "success", result: wrong })));
    expect(await open({ fetch, validateResponses: { inner: payments } }).customers.get({ id: "cus_1" })).toEqual(wrong);
  });

  test("still refuses what the documents rule out, with what is inside among the issues, and tells nothing", async () => {
    const { instance, told } = instanceOf([{ status: "success", result: partly }], { inner: payments });
    const error: unknown = await instance.customers.get({ id: "cus_1" }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ValidationError);
    const codes = error instanceof ValidationError ? error.issues.map(({ code, severity }) => `${code} ${severity}`) : [];
    expect(codes).toContain("inner/type warning");
    expect(codes).toContain("field/missing error");
    expect(told).toEqual([]);
  });
});
