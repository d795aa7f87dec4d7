import type { ServerResponse } from "node:http";

/** What a server can do instead of answering as usual. */
export type Fault =
  | { readonly kind: "status"; readonly status: number; readonly body?: string; readonly headers?: Readonly<Record<string, string>> }
  /** The connection is cut before any byte of an answer. */
  | { readonly kind: "cut" }
  /** The head and half of the body arrive, then the connection is cut. */
  | { readonly kind: "truncate"; readonly body: string; readonly headers?: Readonly<Record<string, string>> }
  /** The head and half of the body arrive, then nothing more; the connection stays open. */
  | { readonly kind: "stall"; readonly body: string; readonly headers?: Readonly<Record<string, string>> }
  /** Nothing arrives; the connection stays open. */
  | { readonly kind: "silence" }
  /** The usual answer, but so many milliseconds later. */
  | { readonly kind: "late"; readonly milliseconds: number };

/** Plays a fault on an answer that has not begun; returns whether the answer is complete. */
export async function playFault(fault: Fault, response: ServerResponse): Promise<boolean> {
  switch (fault.kind) {
    case "status":
      response.writeHead(fault.status, { "Content-Type": "application/json", ...fault.headers });
      response.end(fault.body ?? "");
      return true;
    case "cut":
      response.destroy();
      return true;
    case "truncate":
      await writeHalf(fault, response);
      response.destroy();
      return true;
    case "stall":
      await writeHalf(fault, response);
      return true;
    case "silence":
      return true;
    case "late":
      await wait(fault.milliseconds);
      return false;
  }
}

/** Content-Length is that of the whole body. */
async function writeHalf(fault: Extract<Fault, { body: string; kind: "truncate" | "stall" }>, response: ServerResponse): Promise<void> {
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(fault.body), ...fault.headers });
  await new Promise((resolve) => response.write(fault.body.slice(0, Math.ceil(fault.body.length / 2)), resolve));
  // Lets what was written leave before the connection ends.
  await wait(20);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
