import { OperationError } from "connector-gateway-spec/server";
import { describe, expect, it } from "vitest";
import { createAuthenticate, type Authenticate, createRateLimiter } from "../../../gateway/src/serve/authentication.ts";
import type { CallerToken } from "../../../gateway/src/storage/store_types.ts";

const entry: CallerToken = { id: "tok_1", name: "ci", owner: "team", createdAt: "2026-01-01T00:00:00.000Z" };

/** Authentication over a table of tokens that counts its lookups. */
function authentication(callsPerMinute = 0): {
  tokens: Map<string, CallerToken | Error>;
  lookups: () => number;
  clock: { time: number };
  authenticate: (token: string) => ReturnType<Authenticate>;
} {
  const tokens = new Map<string, CallerToken | Error>([["good", entry]]);
  const clock = { time: 0 };
  let lookups = 0;
  const authenticate = createAuthenticate({
    tokens: {
      find: (token) => {
        lookups += 1;
        const found = tokens.get(token);
        return found instanceof Error ? Promise.reject(found) : Promise.resolve(found);
      },
    },
    limiter: createRateLimiter(callsPerMinute, () => clock.time),
    now: () => clock.time,
  });
  return { tokens, lookups: () => lookups, clock, authenticate: (token) => authenticate(token, {}) };
}

describe("authentication", () => {
  it("finds the owner of a token, and nobody for other tokens", async () => {
    const { authenticate } = authentication();
    expect(await authenticate("good")).toEqual({ id: "team" });
    expect(await authenticate("bad")).toBeUndefined();
  });

  it("looks a token up once in five seconds, also for calls that come together", async () => {
    const { authenticate, lookups, clock } = authentication();
    await Promise.all([authenticate("good"), authenticate("good"), authenticate("good")]);
    clock.time = 4999;
    await authenticate("good");
    expect(lookups()).toBe(1);
    clock.time = 5000;
    await authenticate("good");
    expect(lookups()).toBe(2);
  });

  it("refuses a revoked token after five seconds", async () => {
    const { authenticate, tokens, clock } = authentication();
    await authenticate("good");
    tokens.delete("good");
    clock.time = 5000;
    expect(await authenticate("good")).toBeUndefined();
  });

  it("accepts a token that is created after it was refused", async () => {
    const { authenticate, tokens } = authentication();
    expect(await authenticate("new")).toBeUndefined();
    tokens.set("new", entry);
    expect(await authenticate("new")).toEqual({ id: "team" });
  });

  it("does not remember that the database failed", async () => {
    const { authenticate, tokens } = authentication();
    tokens.set("good", new Error("The database does not answer."));
    await expect(authenticate("good")).rejects.toThrow("The database does not answer.");
    tokens.set("good", entry);
    expect(await authenticate("good")).toEqual({ id: "team" });
  });

  it("answers 429 with the time to wait when a token made too many calls", async () => {
    const { authenticate, clock } = authentication(2);
    await authenticate("good");
    await authenticate("good");
    const error: unknown = await authenticate("good").catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(OperationError);
    expect(error).toMatchObject({ status: 429, details: { code: "request/rate-limit", retryAfter: 30 } });
    clock.time = 30_000;
    expect(await authenticate("good")).toEqual({ id: "team" });
  });
});

describe("a rate limiter", () => {
  it.each<readonly [callsPerMinute: number, times: readonly number[], want: readonly (number | undefined)[]]>([
    [0, [0, 0, 0], [undefined, undefined, undefined]],
    [1, [0, 0, 30_000, 60_000], [undefined, 60, 30, undefined]],
    [2, [0, 0, 0, 15_000, 30_000, 30_000], [undefined, undefined, 30, 15, undefined, 30]],
    [1, [0, 3_600_000, 3_600_000], [undefined, undefined, 60]],
  ])("of %i calls per minute answers calls at %j with %j", (callsPerMinute, times, want) => {
    let time = 0;
    const { count } = createRateLimiter(callsPerMinute, () => time);
    const got = times.map((moment) => {
      time = moment;
      return count("key");
    });
    expect(got).toEqual(want);
  });

  it("counts each key by itself", () => {
    const { count } = createRateLimiter(1, () => 0);
    expect([count("a"), count("b"), count("a")]).toEqual([undefined, undefined, 60]);
  });
});
