import { createHash } from "node:crypto";

/** What identifies an issue in later runs: neither its line nor its place in an array. */
export interface FingerprintParts {
  readonly file: string;
  readonly code: string;
  readonly address: string;
  readonly path: readonly (string | number)[];
}

/** A short stable id of an issue. */
export function toFingerprint({ file, code, address, path }: FingerprintParts): string {
  const steps = path.map((step) => (typeof step === "number" ? 0 : step));
  return createHash("sha256")
    .update(JSON.stringify([file, code, address, steps]))
    .digest("hex")
    .slice(0, 24);
}
