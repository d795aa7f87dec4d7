import { OperationError } from "connector-gateway-spec/server";
import { StorageError, type StorageErrorCode } from "../storage/storage_error.ts";
import type { Logger } from "./logger.ts";

const RETRY_SECONDS = 1;

const TEMPORARY: readonly StorageErrorCode[] = ["database_unavailable", "database_busy", "database_full"];

/** Runs what needs the database. A database that does not answer is no fault of the request: the caller gets 503, and may try again. */
export type GuardDatabase = <Result>(action: () => Result | PromiseLike<Result>) => Promise<Result>;

/** Reports what the callers do not learn to `log`. */
export function createDatabaseGuard(log: Pick<Logger, "failure">): GuardDatabase {
  return async (action) => {
    try {
      return await action();
    } catch (error) {
      if (!isTemporary(error)) throw error;
      log.failure("the database does not answer", error);
      throw new OperationError(503, "The database of the gateway does not answer. Try again.", {
        code: "gateway/database",
        retryAfter: RETRY_SECONDS,
      });
    }
  };
}

function isTemporary(error: unknown): boolean {
  return error instanceof StorageError && TEMPORARY.includes(error.code);
}
