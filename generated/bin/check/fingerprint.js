import { createHash } from "node:crypto";

export function toFingerprint({ file, code, address, path }) {
    const steps = path.map((step) => (typeof step === "number" ? 0 : step));
    return createHash("sha256")
        .update(JSON.stringify([file, code, address, steps]))
        .digest("hex")
        .slice(0, 24);
}
