import type { StorageLocation } from "../storage/open_storage.ts";
import type { Credentials, StoredInstance } from "../storage/store_types.ts";
import { withCredentials, withStorage, type OperatorLocation } from "./with_storage.ts";

/** Options of `instance set-credentials`. */
export interface SetCredentialsOptions extends OperatorLocation {
  readonly id: string;
  readonly values: Credentials;
  /** The problems that the values have for this instance by the catalog. Empty when they fit. The texts contain no values. */
  readonly problemsOf: (instance: StoredInstance, values: Credentials) => readonly string[];
}

export type SetCredentialsOutcome =
  | { readonly kind: "changed"; readonly instance: StoredInstance }
  | { readonly kind: "unknown_instance" }
  | { readonly kind: "refused"; readonly problems: readonly string[] };

/** All instances of all owners, without their credentials, the oldest first. @throws StorageError */
export function listInstances(location: StorageLocation): Promise<readonly StoredInstance[]> {
  return withStorage(location, ({ instances }) => instances.list());
}

/** Deletes an instance and its credentials. Whether there was one. @throws StorageError */
export function deleteInstance(options: StorageLocation & { readonly id: string }): Promise<boolean> {
  return withStorage(options, ({ instances }) => instances.delete(options.id));
}

/** Replaces the credentials of an instance. A running gateway uses them for its next call. @throws StorageError */
export function setInstanceCredentials(options: SetCredentialsOptions): Promise<SetCredentialsOutcome> {
  const { id, values, problemsOf } = options;
  return withCredentials(options, async ({ instances }): Promise<SetCredentialsOutcome> => {
    const instance = await instances.find(id);
    if (instance === undefined) return { kind: "unknown_instance" };
    const problems = problemsOf(instance, values);
    if (problems.length > 0) return { kind: "refused", problems };
    return (await instances.setCredentials(id, values)) ? { kind: "changed", instance } : { kind: "unknown_instance" };
  });
}
