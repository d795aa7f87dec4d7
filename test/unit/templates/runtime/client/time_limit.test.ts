import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pause, startTimeLimit } from "../../../../../templates/runtime/client/time_limit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => undefined);

describe("a time limit", () => {
  it("ends work that takes too long", async () => {
    const limit = startTimeLimit(5, undefined);
    const work = limit.race(never);
    vi.advanceTimersByTime(4);
    expect(limit.expired()).toBe(false);
    vi.advanceTimersByTime(1);
    await expect(work).rejects.toMatchObject({ name: "AbortError" });
    expect([limit.expired(), limit.aborted(), limit.signal.aborted]).toEqual([true, false, true]);
  });

  it("does not affect work that is in time", async () => {
    const limit = startTimeLimit(1000, undefined);
    await expect(limit.race(Promise.resolve(7))).resolves.toBe(7);
    limit.release();
  });

  it("passes on the reason of the caller", async () => {
    const controller = new AbortController();
    const limit = startTimeLimit(1000, controller.signal);
    const work = limit.race(never);
    controller.abort("because");
    await expect(work).rejects.toBe("because");
    expect([limit.expired(), limit.aborted()]).toEqual([false, true]);
    limit.release();
  });

  it("is aborted when the caller aborted before", async () => {
    const limit = startTimeLimit(1000, AbortSignal.abort("before"));
    await expect(limit.race(Promise.resolve(7))).rejects.toBe("before");
    limit.release();
  });

  it("ends the work of each step in turn, and nothing that is done", async () => {
    const limit = startTimeLimit(1000, undefined);
    const first = limit.race(Promise.resolve(1));
    await expect(first).resolves.toBe(1);
    const second = limit.race(never);
    limit.abandon();
    await expect(second).rejects.toMatchObject({ name: "AbortError" });
    await expect(first).resolves.toBe(1);
    expect([limit.expired(), limit.signal.aborted]).toEqual([false, true]);
  });

  it("leaves no rejection of work that nobody waits for any more", async () => {
    const unhandled = vi.fn();
    process.on("unhandledRejection", unhandled);
    const controller = new AbortController();
    const limit = startTimeLimit(1000, controller.signal);
    let fail: (reason: Error) => void = () => undefined;
    const work = limit.race(new Promise<never>((_resolve, reject) => (fail = reject)));
    controller.abort("because");
    await expect(work).rejects.toBe("because");
    fail(new Error("too late"));
    vi.useRealTimers();
    await new Promise((resolve) => setImmediate(resolve));
    process.off("unhandledRejection", unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it.each([0, Infinity, 2 ** 40])("of %d milliseconds is no limit", (milliseconds) => {
    const limit = startTimeLimit(milliseconds, undefined);
    vi.advanceTimersByTime(100_000);
    expect(limit.signal.aborted).toBe(false);
    limit.release();
  });

  it("can still be ended by the caller when its clock has stopped, until it is released", () => {
    const controller = new AbortController();
    const stopped = startTimeLimit(5, controller.signal);
    const released = startTimeLimit(5, controller.signal);
    stopped.stopClock();
    released.release();
    vi.advanceTimersByTime(100_000);
    expect([stopped.signal.aborted, released.signal.aborted]).toEqual([false, false]);
    controller.abort();
    expect([stopped.signal.aborted, released.signal.aborted]).toEqual([true, false]);
  });
});

describe("a pause", () => {
  it("ends when its time is over", async () => {
    const waiting = pause(10_000, undefined);
    vi.advanceTimersByTime(10_000);
    await expect(waiting).resolves.toBeUndefined();
  });

  it("of no time ends, and one beyond what a timer can take waits", async () => {
    const nothing = pause(0, undefined);
    const long = vi.fn();
    void pause(2 ** 40, undefined).then(long);
    await vi.advanceTimersByTimeAsync(100_000);
    await expect(nothing).resolves.toBeUndefined();
    expect(long).not.toHaveBeenCalled();
  });

  it("ends when it is aborted, also when that was before", async () => {
    await expect(pause(10_000, AbortSignal.abort("before"))).rejects.toBe("before");
    const controller = new AbortController();
    const waiting = pause(10_000, controller.signal);
    vi.advanceTimersByTime(9999);
    controller.abort("enough");
    await expect(waiting).rejects.toBe("enough");
  });
});
