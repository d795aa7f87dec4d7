import { isObject } from "connector-gateway-templates/core";
import { sql, type RawBuilder } from "kysely";
import type { CredentialKeys, InstanceRepository, SealedCredentials, StoredInstance } from "./store_types.ts";
import type { Credentials, VersionedCredentials } from "./store_types.ts";
import { changesOf, rowsOf, type InstanceTable, type Database, randomText } from "./tables.ts";
import { StorageError } from "./storage_error.ts";

/** Credentials whose values do not appear when the object is printed, logged or made JSON of. */
class OpenedCredentials implements VersionedCredentials {
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

/** 131 bits: nobody guesses the id of an instance. Texts that are no id are not sent to the database, which could refuse their characters. */
const ID = /^inst_[0-9A-Za-z]{22}$/;

/** Credentials that were read this long ago, in milliseconds, are read again. */
const FOUND_MILLISECONDS = 100;

type SealedRow = Pick<InstanceTable, "id" | "connector" | "revision" | "key_id" | "wrapped_key" | "ciphertext">;

/** The instances in a database, whose credentials are sealed with `keys`. */
export function instanceRepository(database: Database, keys: CredentialKeys): InstanceRepository {
  return { ...recordMethods(database, keys), ...credentialMethods(database, keys) };
}

type CredentialMethod = "readCredentials" | "replaceCredentials" | "setCredentials";

function recordMethods({ tables }: Database, keys: CredentialKeys): Omit<InstanceRepository, CredentialMethod> {
  const found = new WeakMap<StoredInstance, { readonly row: SealedRow; readonly until: number }>();
  return {
    create: async (instance, credentials) => {
      const stored: StoredInstance = { ...instance, id: `inst_${randomText(22)}`, createdAt: new Date().toISOString() };
      const sealed = keys.seal(credentials, { instanceId: stored.id, connector: stored.connector });
      const row: InstanceTable = { ...toRow(stored), revision: 1, ...toColumns(sealed) };
      await tables.insertInto("gateway_instances").values(row).execute();
      return stored;
    },
    find: async (id, owner) => {
      if (!ID.test(id)) return undefined;
      const [row] = await rowsOf<InstanceTable>(tables, sql`select * from gateway_instances where id = ${id}${ofOwner("and", owner)}`);
      if (row === undefined) return undefined;
      const instance = toInstance(row);
      found.set(instance, { row, until: performance.now() + FOUND_MILLISECONDS });
      return instance;
    },
    credentialsFoundWith: (instance) => {
      const { row, until = 0 } = found.get(instance) ?? {};
      found.delete(instance);
      return row === undefined || performance.now() > until ? undefined : openRow(keys, row);
    },
    list: async (owner) => {
      const order = sql`order by created_at, id`;
      const rows = await rowsOf<InstanceTable>(tables, sql`select * from gateway_instances${ofOwner("where", owner)} ${order}`);
      return rows.map(toInstance);
    },
    delete: async (id) => ID.test(id) && (await changesOf(tables, sql`delete from gateway_instances where id = ${id}`)) > 0,
  };
}

function ofOwner(word: "where" | "and", owner: string | undefined): RawBuilder<unknown> {
  return owner === undefined ? sql`` : sql` ${sql.raw(word)} owner = ${owner}`;
}

function openRow(keys: CredentialKeys, row: SealedRow): VersionedCredentials {
  return new OpenedCredentials(keys.open(toSealed(row), { instanceId: row.id, connector: row.connector }), row.revision);
}

function credentialMethods({ tables }: Database, keys: CredentialKeys): Pick<InstanceRepository, CredentialMethod> {
  const readSealed = async (id: string): Promise<SealedRow | undefined> => {
    const columns = sql`id, connector, revision, key_id, wrapped_key, ciphertext`;
    return ID.test(id) ? (await rowsOf<SealedRow>(tables, sql`select ${columns} from gateway_instances where id = ${id}`))[0] : undefined;
  };
  /** Replaces the credentials whatever they are, or those of a revision. Returns the new revision, if there is one. */
  const replace = async (id: string, values: Credentials, expected?: number): Promise<number | undefined> => {
    const row = await readSealed(id);
    if (row === undefined || row.revision !== (expected ?? row.revision)) return undefined;
    const { key_id: keyId, wrapped_key: key, ciphertext } = toColumns(keys.seal(values, { instanceId: id, connector: row.connector }));
    const columns = sql`key_id = ${keyId}, wrapped_key = ${key}, ciphertext = ${ciphertext}, revision = revision + 1`;
    const those = expected === undefined ? sql`id = ${id}` : sql`id = ${id} and revision = ${expected}`;
    const update = sql<SealedRow>`update gateway_instances set ${columns} where ${those} returning revision`;
    return (await rowsOf(tables, update))[0]?.revision;
  };
  return {
    readCredentials: async (id) => {
      const row = await readSealed(id);
      return row && openRow(keys, row);
    },
    replaceCredentials: replace,
    setCredentials: async (id, values) => (await replace(id, values)) !== undefined,
  };
}

function toRow(instance: StoredInstance): Omit<InstanceTable, "revision" | keyof SealedColumns> {
  const { id, connector, definitionId, owner, createdAt } = instance;
  const json = { name: JSON.stringify(instance.name), config: JSON.stringify(instance.config) };
  return { id, connector, definition_id: definitionId, owner, created_at: createdAt, ...json };
}

function toInstance(row: InstanceTable): StoredInstance {
  const { id, connector, definition_id: definitionId, owner, created_at: createdAt } = row;
  return { id, connector, definitionId, name: readText(row.name), owner, config: readObject(row.config), createdAt };
}

/** What is sealed in a row. */
export type SealedColumns = Pick<InstanceTable, "key_id" | "wrapped_key" | "ciphertext">;

/** Sealed values as columns. */
export function toColumns({ keyId, wrappedKey, ciphertext }: SealedCredentials): SealedColumns {
  return { key_id: keyId, wrapped_key: wrappedKey, ciphertext };
}

/** The sealed values in a row. */
export function toSealed({ key_id: keyId, wrapped_key: wrappedKey, ciphertext }: SealedColumns): SealedCredentials {
  return { keyId, wrappedKey, ciphertext };
}

/** The text in a column of JSON. @throws StorageError `database_failed` when something else is in it. */
function readText(column: string): string {
  const value = parse(column);
  return typeof value === "string" ? value : refuseColumn();
}

/** The object in a column of JSON. @throws StorageError `database_failed` when something else is in it. */
export function readObject(column: string): Readonly<Record<string, unknown>> {
  const value = parse(column);
  return isObject(value) ? value : refuseColumn();
}

function parse(column: string): unknown {
  try {
    return JSON.parse(column);
  } catch {
    return refuseColumn();
  }
}

function refuseColumn(): never {
  const message = "A column of the database does not contain what the gateway wrote. Restore the database from a backup.";
  throw new StorageError("database_failed", message);
}
