import { describe, expect, test } from "vitest";
import { call, createFake, list, send } from "./fake_store.ts";

describe("latency", () => {
  test("moves the logical clock, of faults and of the sandbox", async () => {
    const sandbox = createFake({ latency: 0.001, faults: [{ match: "*", nth: 2, wait: 0.002 }] });
    for (let index = 0; index < 2; index++) await send(sandbox, { body: list });
    const plain = createFake();
    for (let index = 0; index < 2; index++) await send(plain, { body: list });
    const extra = sandbox.log().map(({ durationMs }, index) => durationMs - (plain.log()[index]?.durationMs ?? 0));
    expect([extra, sandbox.log().map(({ fault }) => fault)]).toEqual([
      [1, 3],
      [undefined, "wait"],
    ]);
  });
});

describe("the header Prefer", () => {
  test.each([
    ["code=429", 429, "code=429"],
    ["code=503, wait=0.001", 503, "code=503, wait=0.001"],
    ["wait=0; code=404", 404, "code=404, wait=0"],
    ['code="500"', 500, "code=500"],
    ["respond-async, code=401", 401, "code=401"],
    ["code=200", 200, null],
    ["code=600", 200, null],
    ["code=4290", 200, null],
    ["barcode=429", 200, null],
    ["wait=-1", 200, null],
    ["", 200, null],
  ])("%j is answered with %i", async (prefer, status, applied) => {
    const { status: got, headers } = await send(createFake(), { body: list, headers: { prefer } });
    expect([got, headers.get("preference-applied")]).toEqual([status, applied]);
  });

  test("says when to try again with 429, and has the body of the contract", async () => {
    const { headers, body } = await send(createFake(), { body: list, headers: { prefer: "code=429" } });
    expect([headers.get("retry-after"), body]).toEqual(["1", expect.objectContaining({ message: "The sandbox answers 429 on purpose." })]);
  });

  test("does not keep a wrong request from being refused", async () => {
    expect((await send(createFake(), { body: call("customers", "lst"), headers: { prefer: "code=429" } })).status).toBe(422);
  });

  test("takes the place of a fault, which counts the call all the same", async () => {
    const sandbox = createFake({ faults: [{ match: "*", nth: 1, status: 500 }] });
    expect((await send(sandbox, { body: list, headers: { prefer: "code=404" } })).status).toBe(404);
    expect((await send(sandbox, { body: list })).status).toBe(200);
  });
});
