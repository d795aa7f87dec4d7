import { createGateway, GatewayError } from "connector-gateway-spec";
import { afterEach, describe, expect, test, vi } from "vitest";

afterEach(() => {
  vi.restoreAllMocks();
});

interface Retries {
  readonly headers?: Readonly<Record<string, string>>;
  readonly retries?: number;
  readonly delay?: number;
  readonly maxDelay?: number;
}

/** The milliseconds that a call waits between attempts that all fail with 429. Other timers, such as that of `timeout`, are longer. */
async function waitsOf({ headers = {}, ...retry }: Retries): Promise<readonly number[]> {
  const waits: number[] = [];
  const { setTimeout: start } = globalThis;
  vi.spyOn(globalThis, "setTimeout").mockImplementation((work: () => void, milliseconds = 0) => {
    if (milliseconds < 25_000) waits.push(milliseconds);
    return milliseconds < 25_000 ? start(work, 0) : start(work, milliseconds).unref();
  });
  const fetch = (): Promise<Response> => Promise.resolve(Response.json({ message: "slow down", errors: [] }, { status: 429, headers }));
  const gateway = createGateway({ baseUrl: "https://gateway.example.test", token: "token", fetch, retry });
  await expect(gateway.instance("payments", "inst").customers.list()).rejects.toThrow(GatewayError);
  return waits;
}

describe("between attempts a call waits", () => {
  test.each([
    [0, [50, 100, 200]],
    [0.5, [75, 150, 300]],
    [1, [100, 200, 400]],
  ])("a delay that doubles, of which half is random: %d", async (random, want) => {
    vi.spyOn(Math, "random").mockReturnValue(random);
    expect(await waitsOf({ retries: 3, delay: 100, maxDelay: 20_000 })).toEqual(want);
  });

  test("at most the longest delay", async () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    expect(await waitsOf({ retries: 4, delay: 100, maxDelay: 250 })).toEqual([100, 200, 250, 250]);
  });

  test.each([
    ["2", [2000, 2000]],
    ["10", [10_000, 10_000]],
    ["11", []],
  ])("as long as Retry-After says (%s s), if that is not longer than 10 s", async (seconds, want) => {
    expect(await waitsOf({ retries: 2, delay: 100, maxDelay: 10_000, headers: { "Retry-After": seconds } })).toEqual(want);
  });
});

describe("the token", () => {
  test.each([["two words"], ["line\n"], ["tab\t"], ["t\u00f6ken"], [""], [undefined], [null], [7], [["token"]]])(
    "%j is refused",
    async (token) => {
      const fetch = vi.fn<() => Promise<Response>>();
      const gateway = createGateway({ baseUrl: "https://gateway.example.test", token: () => token as string, fetch });
      await expect(gateway.instance("payments", "inst").customers.list()).rejects.toThrow(/string of visible ASCII characters/);
      expect(fetch).not.toHaveBeenCalled();
    },
  );
});
