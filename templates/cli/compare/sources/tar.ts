/** A file of an archive: its path with `/`, as the archive has it, and its content. */
export interface ArchivedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The bytes are not a whole tar archive. The message says why, as the end of a sentence about the archive. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError";
}

const BLOCK = 512;
const MAGIC = { offset: 257, text: "ustar" } as const;
const CHECKSUM = { offset: 148, length: 8 } as const;

/** More than any package has; an archive of empty files costs little to make and much to read. */
const MOST_FILES = 100_000;
/** Longer than any path that a system accepts. */
const LONGEST_PATH = 4096;

/** Whether bytes begin like a tar archive. */
export function isTar(bytes: Uint8Array): boolean {
  return textAt(bytes, MAGIC.offset, MAGIC.text.length) === MAGIC.text;
}

/** The facts about an entry in the headers before it. */
interface Extensions {
  readonly path?: string | undefined;
  readonly size?: number | undefined;
}

/**
 * The files of a tar archive (ustar, with the long names of pax and of GNU), in its order. Folders, links and devices are left
 * out. Nothing is written anywhere, so paths may contain anything.
 * @throws ArchiveError if the archive is damaged, ends too early, or has too many files
 */
export function* readTar(bytes: Uint8Array): Generator<ArchivedFile> {
  let extensions: Extensions = {};
  let count = 0;
  for (let offset = 0; offset < bytes.length;) {
    const header = bytes.subarray(offset, offset + BLOCK);
    if (header.length < BLOCK) throw new ArchiveError("it ends in the middle of a header");
    if (header.every((byte) => byte === 0)) return;
    checkHeader(header);
    if ((count += 1) > MOST_FILES) throw new ArchiveError(`it has more than ${MOST_FILES} entries`);
    const kind = String.fromCharCode(header[156] ?? 0);
    const isExtension = kind === "x" || kind === "L" || kind === "g" || kind === "K";
    const size = (isExtension ? undefined : extensions.size) ?? numberAt(header, 124, 12);
    const content = contentAt(bytes, offset + BLOCK, size);
    offset += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    if (isExtension) {
      extensions = { ...extensions, ...extensionsIn(kind, content) };
      continue;
    }
    if (kind === "0" || kind === "\0") yield { path: extensions.path ?? pathIn(header), bytes: content };
    extensions = {};
  }
}

function checkHeader(header: Uint8Array): void {
  const isChecksum = (index: number): boolean => index >= CHECKSUM.offset && index < CHECKSUM.offset + CHECKSUM.length;
  const sum = header.reduce((total, byte, index) => total + (isChecksum(index) ? 0x20 : byte), 0);
  if (sum !== numberAt(header, CHECKSUM.offset, CHECKSUM.length)) throw new ArchiveError("a header has a wrong checksum");
}

function contentAt(bytes: Uint8Array, start: number, size: number): Uint8Array {
  if (start + size > bytes.length) throw new ArchiveError("it ends in the middle of a file");
  return bytes.subarray(start, start + size);
}

/** A number in octal digits, or in binary, which GNU tar uses for those that are too large for the digits. */
function numberAt(header: Uint8Array, offset: number, length: number): number {
  const first = header[offset] ?? 0;
  if (first >= 0x80) {
    const value = header.subarray(offset + 1, offset + length).reduce((total, byte) => total * 256 + byte, first & 0x7f);
    return Number.isSafeInteger(value) ? value : Infinity;
  }
  const digits = textAt(header, offset, length).trim();
  if (digits !== "" && !/^[0-7]+$/.test(digits)) throw new ArchiveError("a header has a number that cannot be read");
  return Number.parseInt(digits === "" ? "0" : digits, 8);
}

/** The path in the two parts that ustar has for it. */
function pathIn(header: Uint8Array): string {
  const [prefix, name] = [textAt(header, 345, 155), textAt(header, 0, 100)];
  return prefix === "" ? name : `${prefix}/${name}`;
}

/** The facts that an extension holds about the next entry. Those for all entries (`g`) and for links (`K`) are not needed. */
function extensionsIn(kind: string, content: Uint8Array): Extensions {
  if (kind === "L") return { path: checkedPath(textAt(content, 0, content.length)) };
  if (kind !== "x") return {};
  const records = paxRecords(content);
  const [path, size] = [records.get("path"), records.get("size")];
  if (size !== undefined && !/^[0-9]{1,15}$/.test(size)) throw new ArchiveError("a header has a number that cannot be read");
  return { ...(path !== undefined && { path: checkedPath(path) }), ...(size !== undefined && { size: Number(size) }) };
}

function checkedPath(path: string): string {
  if (path.length > LONGEST_PATH) throw new ArchiveError(`a path in it is longer than ${LONGEST_PATH} characters`);
  return path;
}

/** The records of a pax header, each `<length> <key>=<value>\n` with the length of all of it in bytes. */
function paxRecords(content: Uint8Array): ReadonlyMap<string, string> {
  const records = new Map<string, string>();
  for (let offset = 0; offset < content.length;) {
    const [digits = "", length = ""] = /^([1-9][0-9]{0,9}) /.exec(textAt(content, offset, 11)) ?? [];
    const end = offset + Number(length);
    if (digits === "" || end > content.length || end <= offset + digits.length) throw new ArchiveError("an extended header is damaged");
    const record = textAt(content, offset + digits.length, end - offset - digits.length);
    const equals = record.indexOf("=");
    if (equals >= 0) records.set(record.slice(0, equals), record.slice(equals + 1).replace(/\n$/, ""));
    offset = end;
  }
  return records;
}

/** The text up to the first zero byte. */
function textAt(bytes: Uint8Array, offset: number, length: number): string {
  const part = bytes.subarray(offset, offset + length);
  const end = part.indexOf(0);
  return new TextDecoder().decode(end < 0 ? part : part.subarray(0, end));
}
