import { OperationError } from "connector-gateway-spec/server";
import { expect, test } from "vitest";
import { createDatabaseGuard } from "../../../gateway/src/serve/logger.ts";
import { StorageError } from "../../../gateway/src/storage/storage_error.ts";

/** What a caller gets when `error` is thrown, and what is logged. */
async function guarded(error: Error): Promise<{ readonly thrown: unknown; readonly logged: readonly unknown[] }> {
  const logged: unknown[] = [];
  const guard = createDatabaseGuard({ failure: (_message, reported) => void logged.push(reported) });
  const thrown: unknown = await guard(() => Promise.reject(error)).catch((caught: unknown) => caught);
  return { thrown, logged };
}

test.each(["database_unavailable", "database_busy"] as const)("%s is answered with 503, without its message, and logged", async (code) => {
  const error = new StorageError(code, "PostgreSQL at 10.0.0.7:5432/gateway");
  const { thrown, logged } = await guarded(error);
  const details = { code: "gateway/database", retryAfter: 1 };
  expect(thrown).toMatchObject({ status: 503, message: "The database of the gateway does not answer. Try again.", details });
  expect(logged).toEqual([error]);
});

test.each([
  ["a fault of the database", new StorageError("database_failed", "x")],
  ["an answer", new OperationError(404, "x")],
  ["any other error", new TypeError("x")],
])("%s is passed on", async (_, error) => {
  expect(await guarded(error)).toEqual({ thrown: error, logged: [] });
});

test("a result is passed on", async () => {
  expect(await createDatabaseGuard({ failure: () => undefined })(() => Promise.resolve(7))).toBe(7);
});
