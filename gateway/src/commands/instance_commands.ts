import type { Credentials, StoredInstance } from "../storage/store_types.ts";
import { withAudit, type Done, type OperatorLocation } from "./with_storage.ts";

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

type Outcome = Done<SetCredentialsOutcome>;

const unknownInstance: Outcome = { result: { kind: "unknown_instance" }, outcome: "refused" };

/** All instances of all owners, without their credentials, the oldest first. @throws StorageError */
export function listInstances(location: OperatorLocation): Promise<readonly StoredInstance[]> {
  return withAudit(location, { operation: "instance.list", effect: "read" }, async ({ instances }) => ({ result: await instances.list() }));
}

/** Deletes an instance and its credentials. Whether there was one. @throws StorageError */
export function deleteInstance({ id, ...location }: OperatorLocation & { readonly id: string }): Promise<boolean> {
  return withAudit(location, { operation: "instance.delete", effect: "write" }, async ({ instances }) => {
    const result = await instances.delete(id);
    return result ? { result, records: [id] } : { result, outcome: "refused" };
  });
}

/** Replaces the credentials of an instance. A running gateway uses them for its next call. @throws StorageError */
export function setInstanceCredentials(options: SetCredentialsOptions): Promise<SetCredentialsOutcome> {
  const { id, values, problemsOf } = options;
  return withAudit(options, { operation: "instance.set_credentials", effect: "write" }, async ({ instances }): Promise<Outcome> => {
    const instance = await instances.find(id);
    if (instance === undefined) return unknownInstance;
    const problems = problemsOf(instance, values);
    if (problems.length > 0) return { result: { kind: "refused", problems }, records: [id], outcome: "refused" };
    return (await instances.setCredentials(id, values)) ? { result: { kind: "changed", instance }, records: [id] } : unknownInstance;
  });
}
