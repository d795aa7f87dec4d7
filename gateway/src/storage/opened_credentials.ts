import type { Credentials, VersionedCredentials } from "./store_types.ts";

/** Credentials whose values do not appear when the object is printed, logged or made JSON of. */
export class OpenedCredentials implements VersionedCredentials {
  readonly revision: number;
  readonly #values: Credentials;

  constructor(values: Credentials, revision: number) {
    this.#values = values;
    this.revision = revision;
  }

  get values(): Credentials {
    return this.#values;
  }
}
