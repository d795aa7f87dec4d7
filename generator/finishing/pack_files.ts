import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { OutputFile } from "../emitters/emitter.ts";

/** Returns the same file, perhaps with a text that is read from a smaller form of it each time. */
export type Packer = (file: OutputFile) => OutputFile;

/** How many characters of texts a run keeps as they are: several times as many as the package of this catalog has. */
export const PACKING_BUDGET = 48_000_000;

/** The fastest level. The texts of a package still shrink to an eighth. */
const LEVEL = { level: 1 } as const;

/** A packer that compresses the texts of all files after the first `budget` characters, so that a big package fits into memory. */
export function packBeyond(budget: number): Packer {
  let total = 0;
  return (file) => {
    total += file.text.length;
    return total <= budget ? file : pack(file);
  };
}

function pack({ text, ...file }: OutputFile): OutputFile {
  const packed = deflateRawSync(text, LEVEL);
  return {
    ...file,
    get text() {
      return inflateRawSync(packed).toString("utf8");
    },
  };
}
