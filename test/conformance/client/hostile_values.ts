import { expect } from "vitest";
import { createGateway, GatewayError, ValidationError, type GatewayOptions } from "connector-gateway-spec";

/** The bodies that were sent. */
export const sent: string[] = [];

/** What is sent is always a text. */
export function textOf(body: unknown): string {
  if (typeof body === "string") return body;
  throw new TypeError("The client sends texts.");
}

/** A gateway that answers everything with an empty success. */
export function gatewayWith(options: Partial<GatewayOptions> = {}) {
  const fetch: NonNullable<GatewayOptions["fetch"]> = (_address, init) => {
    sent.push(textOf(init.body));
    return Promise.resolve(Response.json({ status: "success", result: {}, id: "inst_1" }));
  };
  return createGateway({ baseUrl: "https://gateway.example.test", token: "t", fetch, ...options });
}

/** The client as plain JavaScript sees it: anything may be passed. */
export interface Plain {
  readonly customers: Record<"create" | "list", (params?: unknown, options?: unknown) => Promise<unknown>>;
  readonly call: (id: unknown, params?: unknown, options?: unknown) => Promise<unknown>;
  readonly execute: (body: unknown, options?: unknown) => Promise<unknown>;
}

/** An instance of it. */
export function plain(options: Partial<GatewayOptions> = {}): Plain {
  return gatewayWith(options).instance("payments", "x") as never;
}

/** Why a promise is rejected; "nothing" when it is not. */
export async function rejectionOf(call: () => Promise<unknown>): Promise<unknown> {
  // A call that throws instead of rejecting would end the test here.
  return call().then(
    () => "nothing",
    (reason: unknown) => reason,
  );
}

/** One of the package's errors or a TypeError; never the caller's own, and never one of the engine's stack. */
export function expectUsual(error: unknown): void {
  expect(error).not.toBe("nothing");
  expect(error instanceof ValidationError || error instanceof TypeError || error instanceof GatewayError, String(error)).toBe(true);
  expect((error as Error).message).not.toMatch(/stack size|boom|circular|BigInt/);
  expect((error as Error).message.length).toBeLessThan(1000);
  expect(sent).toEqual([]);
}

/** Arrays in each other. */
export function nested(depth: number): unknown {
  return JSON.parse("[".repeat(depth) + "]".repeat(depth));
}

/** What a getter of the caller may do. */
export const boom = (): never => {
  throw new Error("boom");
};
