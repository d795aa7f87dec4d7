// @generated from templates/runtime/server/routes.ts by connector-gateway-spec. Do not edit.
export function createRouter({ createPath, executePath }, basePath = "") {
  const base = basePath.replace(/\/+$/, "");
  const [before = "", after = ""] = executePath.split(/\{[^}]*\}/);
  const [create, start] = [base + createPath, base + before];
  return (path) => {
    if (path === create) return { kind: "create" };
    if (!path.startsWith(start) || !path.endsWith(after)) return undefined;
    const instanceId = decode(path.slice(start.length, path.length - after.length));
    return instanceId === undefined ? undefined : { kind: "execute", instanceId };
  };
}

function decode(step) {
  if (step === "" || step.includes("/")) return undefined;
  try {
    const decoded = decodeURIComponent(step);
    return decoded === "." || decoded === ".." ? undefined : decoded;
  } catch {
    return undefined;
  }
}
