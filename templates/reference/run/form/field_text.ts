import type { ValuePath } from "./values.js";

const STEP = /\.([\w$-]+)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/gy;

/** The path below the params that an error body names: `params.created.gt`, `params.ids[0]`, `params["a.b"]`. */
export function readFieldText(text: string): ValuePath {
  const rest = text.replace(/^params/, "");
  return [...rest.matchAll(STEP)].map(([, name, index, quoted]) => {
    if (index !== undefined) return Number(index);
    return name ?? unquote(quoted ?? "");
  });
}

function unquote(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted.slice(1, -1);
  }
}
