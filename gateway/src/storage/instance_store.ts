import type {
  CredentialKeys,
  InstanceRepository,
  SealedCredentials,
  StoredInstance,
  Credentials,
  VersionedCredentials,
} from "./store_types.ts";
import { type InstanceTable, type Database, randomText } from "./tables.ts";
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

/** The columns of an instance without its credentials. */
const COLUMNS = ["id", "connector", "definition_id", "name", "owner", "config", "created_at"] as const;
/** 131 bits: nobody guesses the id of an instance. Texts that are no id are not sent to the database, which could refuse their characters. */
const ID = /^inst_[0-9A-Za-z]{22}$/;

/** The instances in a database, whose credentials are sealed with `keys`. */
export function instanceRepository(database: Database, keys: CredentialKeys): InstanceRepository {
  return { ...recordMethods(database, keys), ...credentialMethods(database, keys) };
}

type CredentialMethod = "readCredentials" | "replaceCredentials" | "setCredentials";

function recordMethods({ tables }: Database, keys: CredentialKeys): Omit<InstanceRepository, CredentialMethod> {
  return {
    create: async (instance, credentials) => {
      const stored: StoredInstance = { ...instance, id: `inst_${randomText(22)}`, createdAt: new Date().toISOString() };
      const sealed = keys.seal(credentials, { instanceId: stored.id, connector: stored.connector });
      await tables
        .insertInto("gateway_instances")
        .values({ ...toRow(stored), revision: 1, ...toColumns(sealed) })
        .execute();
      return stored;
    },
    find: async (id, owner) => {
      if (!ID.test(id)) return undefined;
      const query = tables.selectFrom("gateway_instances").select(COLUMNS).where("id", "=", id);
      const row = await (owner === undefined ? query : query.where("owner", "=", owner)).executeTakeFirst();
      return row && toInstance(row);
    },
    list: async (owner) => {
      const query = tables.selectFrom("gateway_instances").select(COLUMNS).orderBy("created_at").orderBy("id");
      const rows = await (owner === undefined ? query : query.where("owner", "=", owner)).execute();
      return rows.map(toInstance);
    },
    delete: async (id) => {
      if (!ID.test(id)) return false;
      const { numDeletedRows: deleted } = await tables.deleteFrom("gateway_instances").where("id", "=", id).executeTakeFirst();
      return deleted > 0n;
    },
  };
}

function credentialMethods({ tables }: Database, keys: CredentialKeys): Pick<InstanceRepository, CredentialMethod> {
  const readSealed = async (id: string) =>
    ID.test(id)
      ? tables
          .selectFrom("gateway_instances")
          .select(["connector", "revision", "key_id", "wrapped_key", "ciphertext"])
          .where("id", "=", id)
          .executeTakeFirst()
      : undefined;
  return {
    readCredentials: async (id) => {
      const row = await readSealed(id);
      if (row === undefined) return undefined;
      const sealed = { keyId: row.key_id, wrappedKey: row.wrapped_key, ciphertext: row.ciphertext };
      return new OpenedCredentials(keys.open(sealed, { instanceId: id, connector: row.connector }), row.revision);
    },
    replaceCredentials: async (id, values, revision) => {
      const row = await readSealed(id);
      if (row?.revision !== revision) return undefined;
      const columns = toColumns(keys.seal(values, { instanceId: id, connector: row.connector }));
      const replaced = await tables
        .updateTable("gateway_instances")
        .set({ ...columns, revision: revision + 1 })
        .where("id", "=", id)
        .where("revision", "=", revision)
        .returning("revision")
        .executeTakeFirst();
      return replaced?.revision;
    },
    setCredentials: async (id, values) => {
      const row = await readSealed(id);
      if (row === undefined) return false;
      const columns = toColumns(keys.seal(values, { instanceId: id, connector: row.connector }));
      const { numUpdatedRows: updated } = await tables
        .updateTable("gateway_instances")
        .set((value) => ({ ...columns, revision: value("revision", "+", 1) }))
        .where("id", "=", id)
        .executeTakeFirst();
      return updated > 0n;
    },
  };
}

function toRow({
  id,
  connector,
  definitionId,
  name,
  owner,
  config,
  createdAt,
}: StoredInstance): Pick<InstanceTable, (typeof COLUMNS)[number]> {
  const json = { name: JSON.stringify(name), config: JSON.stringify(config) };
  return { id, connector, definition_id: definitionId, owner, created_at: createdAt, ...json };
}

function toInstance(row: Pick<InstanceTable, (typeof COLUMNS)[number]>): StoredInstance {
  const { id, connector, definition_id: definitionId, owner, created_at: createdAt } = row;
  return { id, connector, definitionId, name: readText(row.name), owner, config: readObject(row.config), createdAt };
}

function toColumns({ keyId, wrappedKey, ciphertext }: SealedCredentials): Pick<InstanceTable, "key_id" | "wrapped_key" | "ciphertext"> {
  return { key_id: keyId, wrapped_key: wrappedKey, ciphertext };
}

/** The text in a column of JSON. @throws StorageError `database_failed` when something else is in it. */
function readText(column: string): string {
  const value: unknown = parse(column);
  if (typeof value === "string") return value;
  throw unreadable();
}

/** The object in a column of JSON. @throws StorageError `database_failed` when something else is in it. */
export function readObject(column: string): Readonly<Record<string, unknown>> {
  const value: unknown = parse(column);
  if (isObject(value)) return value;
  throw unreadable();
}

function parse(column: string): unknown {
  try {
    return JSON.parse(column);
  } catch {
    throw unreadable();
  }
}

/** Whether a value is an object, and no list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function unreadable(): StorageError {
  return new StorageError(
    "database_failed",
    "A column of the database does not contain what the gateway wrote. Restore the database from a backup.",
  );
}
