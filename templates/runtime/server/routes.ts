import type { GatewayDefinition } from "../client/client_types.js";

/** What a path leads to. */
export type Route = { readonly kind: "create" } | { readonly kind: "execute"; readonly instanceId: string };

/** A function from the path of a request to what it leads to; undefined for a path that the gateway does not have. */
export function createRouter({ createPath, executePath }: GatewayDefinition, basePath = ""): (path: string) => Route | undefined {
  const base = basePath.replace(/\/+$/, "");
  const [before = "", after = ""] = executePath.split(/\{[^}]*\}/);
  const start = base + before;
  return (path) => {
    if (path === base + createPath) return { kind: "create" };
    if (!path.startsWith(start) || !path.endsWith(after)) return undefined;
    const instanceId = decode(path.slice(start.length, path.length - after.length));
    return instanceId === undefined ? undefined : { kind: "execute", instanceId };
  };
}

/** One step of a path, decoded; undefined for several, for none, and for `.` and `..`, which are not names. */
function decode(step: string): string | undefined {
  try {
    const decoded = decodeURIComponent(step);
    return step.includes("/") || /^\.{0,2}$/.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}
