import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a step makes of texts: texts again. */
export type Texts = readonly string[];

/**
 * Results of steps that take long, by everything that determines them. A cache never changes what is made: a result that is missing, cannot
 * be read or is damaged is made again.
 */
export interface ResultCache {
  /** The result of a step for these inputs, if an earlier run has kept it. */
  readonly find: (step: string, inputs: Texts) => Texts | undefined;
  /** Keeps a result. Does nothing where nothing can be written. */
  readonly keep: (step: string, inputs: Texts, result: Texts) => void;
}

/** A cache that keeps nothing. */
export const NO_CACHE: ResultCache = { find: () => undefined, keep: () => undefined };

/** The text that a step makes, from the cache if it has it. */
export function reuseText(cache: ResultCache, step: string, inputs: Texts, make: () => string): string {
  const [found] = cache.find(step, inputs) ?? [];
  if (found !== undefined) return found;
  const made = make();
  cache.keep(step, inputs, [made]);
  return made;
}

/** The same for several texts that take a while. Rejects when `make` does, and then keeps nothing. */
export async function reuseTexts(cache: ResultCache, step: string, inputs: Texts, make: () => Promise<Texts>): Promise<Texts> {
  const found = cache.find(step, inputs);
  if (found !== undefined) return found;
  const made = await make();
  cache.keep(step, inputs, made);
  return made;
}

/** Where results are kept, and for whom. */
export interface CacheOptions {
  /** The folder of the results; nothing else is in it. Made when it is needed. */
  readonly folder: string;
  /** What determines all results besides their inputs: the program, its libraries, the version of Node. */
  readonly maker: string;
  /** Tells the unfinished files of two processes apart. */
  readonly writer: string;
  /** How many bytes the results may have in total; the oldest ones make room. */
  readonly limit?: number;
}

/** Several complete sets of results for the catalog of this project. */
const LIMIT = 256 * 1024 * 1024;

/** Opens a cache in a folder. Processes may share it. */
export function openResultCache({ folder, maker, writer, limit = LIMIT }: CacheOptions): ResultCache {
  /** Older results are removed once in a while: when a run has written a tenth of the limit, and at its first result. */
  let unchecked = Infinity;
  const makeRoom = (added: number): void => {
    unchecked += added;
    if (unchecked < limit / 10) return;
    unchecked = 0;
    removeOldest(folder, limit);
  };
  const fileOf = (step: string, inputs: Texts): string => join(folder, hashOf([maker, step, ...inputs]));
  return {
    find: (step, inputs) => unlessRefused(() => open(readFileSync(fileOf(step, inputs), "utf8"))),
    keep: (step, inputs, result) => {
      const file = fileOf(step, inputs);
      const sealed = seal(result);
      unlessRefused(() => {
        mkdirSync(folder, { recursive: true });
        replaceFile(file, `${file}.${writer}`, sealed);
        makeRoom(sealed.length);
      });
    },
  };
}

/** One hash of several texts. Their lengths tell `["ab", "c"]` from `["a", "bc"]`. */
export function hashOf(texts: Texts): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest("hex");
}

/** A line with the hash of what follows: a file that is cut or edited is no result. */
function seal(result: Texts): string {
  const body = JSON.stringify(result);
  return `${hashOf([body])}\n${body}`;
}

function open(sealed: string): Texts | undefined {
  const end = sealed.indexOf("\n");
  const body = sealed.slice(end + 1);
  if (sealed.slice(0, Math.max(end, 0)) !== hashOf([body])) return undefined;
  const result: unknown = JSON.parse(body);
  return Array.isArray(result) && result.every((text) => typeof text === "string") ? result : undefined;
}

/** A process that reads the file meanwhile finds all of it or nothing. */
function replaceFile(file: string, unfinished: string, text: string): void {
  try {
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } catch (error) {
    unlessRefused(() => rmSync(unfinished, { force: true }));
    throw error;
  }
}

function removeOldest(folder: string, limit: number): void {
  const files = readdirSync(folder).flatMap((name) => unlessRefused(() => sizeAndAge(join(folder, name))) ?? []);
  let size = files.reduce((sum, file) => sum + file.size, 0);
  for (const { path, size: freed } of files.sort((left, right) => left.written - right.written)) {
    if (size <= limit) return;
    unlessRefused(() => rmSync(path, { force: true }));
    size -= freed;
  }
}

function sizeAndAge(path: string): { readonly path: string; readonly size: number; readonly written: number } {
  const { size, mtimeMs } = statSync(path);
  return { path, size, written: mtimeMs };
}

/** The folder may be missing, full, or closed to us, and other processes remove what they want. */
function unlessRefused<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
