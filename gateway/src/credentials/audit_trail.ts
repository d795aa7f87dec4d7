import { randomText } from "../storage/tables.ts";
import type { AuditRepository, CredentialKeys } from "../storage/store_types.ts";
import { StorageError } from "../storage/storage_error.ts";
import { continueChain, PLACES, readEnd, type AuditEntry, type ChainEnd, type ChainHead, type Sign } from "./audit_rows.ts";

/** Keeps an entry for each call of a node. */
export interface AuditTrail {
  /** Resolves when the entry is in the database. When it rejects, the entry is written with the next one that can be. */
  add(entry: AuditEntry): Promise<void>;
  /** Waits until everything is written that can be. */
  close(): Promise<void>;
}

/** A trail that keeps nothing. */
export const noAudit: AuditTrail = { add: () => Promise.resolve(), close: () => Promise.resolve() };

export interface AuditParts {
  readonly audit: AuditRepository;
  readonly keys: CredentialKeys;
}

/** More entries than wait for a database that works. Further calls fail then, instead of filling the memory. */
const MOST_WAITING = 10_000;

/** So many entries are written with one statement. */
const MOST_IN_GROUP = 50;

/** The chains that commands and the beginnings of other chains are in, one for each master key. */
const SHARED = "commands ";

interface Waiting {
  readonly entry: AuditEntry;
  readonly settle: (outcome: { readonly error?: unknown }) => void;
}

/** The chain of a node, whose rows nobody else writes. */
interface OwnChain {
  readonly chain: string;
  readonly sign: Sign;
  head: ChainHead;
}

/** The trail of a node: what comes while a group of entries is written is the next group. */
export function createAuditTrail(parts: AuditParts, now: () => number): AuditTrail {
  const { audit, keys } = parts;
  const waiting: Waiting[] = [];
  let own: OwnChain | undefined;
  let writing: Promise<void> | undefined;
  const writeGroup = async (group: readonly Waiting[]): Promise<void> => {
    if (own?.head.key !== keys.currentId()) own = await beginChain(parts, new Date(now()).toISOString());
    const entries = group.map(({ entry }) => entry);
    const { rows, head } = continueChain(own.sign, { ...own.head, chain: own.chain }, entries);
    await audit.write(rows);
    own.head = head;
  };
  const run = async (): Promise<void> => {
    try {
      while (waiting.length > 0) {
        const group = waiting.slice(0, MOST_IN_GROUP);
        await writeGroup(group);
        for (const { settle } of waiting.splice(0, group.length)) settle({});
      }
    } catch (error) {
      for (const { settle } of waiting) settle({ error });
    }
    writing = undefined;
  };
  const add = async (entry: AuditEntry): Promise<void> => {
    if (waiting.length >= MOST_WAITING)
      throw new StorageError("database_unavailable", "The audit cannot be written, and too many entries wait for it.");
    const outcome = await new Promise<{ readonly error?: unknown }>((settle) => {
      waiting.push({ entry, settle });
      writing ??= run();
    });
    if ("error" in outcome) throw outcome.error;
  };
  const close = async (): Promise<void> => {
    await writing;
    await run();
  };
  return { add, close };
}

/** Begins the chain of a node, and says so in a chain that all nodes share: so that it is missed when somebody removes it. */
async function beginChain({ audit, keys }: AuditParts, at: string): Promise<OwnChain> {
  const [chain, key] = [`node_${randomText(22)}`, keys.currentId()];
  const sign = signerOf(keys, key);
  const { rows, head } = continueChain(sign, { chain, key, last: 0, mac: "" }, []);
  await audit.write(rows);
  await addSharedEntry({ audit, keys }, { at, operation: "audit.begin", outcome: "ok", begins: chain });
  return { chain, sign, head };
}

/** Adds the entry of a command, in a chain that all processes share. */
export function addSharedEntry({ audit, keys }: AuditParts, entry: AuditEntry): Promise<void> {
  return audit.alone(async ({ chains, rows, write }) => {
    const key = keys.currentId();
    const [chain, sign] = [SHARED + key, signerOf(keys, key)];
    const headOf = async (name: string): Promise<ChainHead | undefined> => readEnd((await rows(name, PLACES.anchor, 1))[0]);
    const head = await headOf(chain);
    if (head !== undefined) return write(continueChain(sign, { ...head, chain }, [entry]).rows);
    const follows: ChainEnd[] = [];
    for (const name of (await chains()).filter((each) => each.startsWith(SHARED))) {
      const end = await headOf(name);
      if (end !== undefined) follows.push({ chain: name, number: end.last, mac: end.mac });
    }
    const first: AuditEntry = { at: entry.at, operation: "audit.begin", outcome: "ok", ...(follows.length > 0 && { follows }) };
    await write(continueChain(sign, { chain, key, last: 0, mac: "" }, [first, entry]).rows);
  });
}

/** @throws StorageError when there is no such master key */
function signerOf(keys: CredentialKeys, key: string): Sign {
  const sign = keys.signer(key);
  if (sign === undefined) throw new StorageError("master_key_missing", `The master key ${key} is not there to sign the audit.`);
  return sign;
}
