import type { ServeSettings } from "../../settings/read_settings.ts";
import type { Finding } from "./finding.ts";

const LONGEST_MILLISECONDS = 5_000;

/** Asks the gateway at an admin port whether it is ready, and whether it keeps anything in memory only. */
export async function checkRunning(admin: ServeSettings["admin"]): Promise<Finding> {
  const check = "running gateway";
  const host = `${admin.host.includes(":") ? `[${admin.host}]` : admin.host}:${admin.port}`;
  try {
    const answer = await fetch(`http://${host}/readyz`, { signal: AbortSignal.timeout(LONGEST_MILLISECONDS) });
    const message = (await answer.text()).slice(0, 500).trim();
    if (message === "ready") return { check, status: "ok", message: `${host} is ready` };
    const fix = "Do not stop it before its database takes writes: what is in memory only would be lost. Its log says more.";
    return { check, status: "failed", message: `${host}: ${message}`, ...(message.includes("unsaved") && { fix }) };
  } catch {
    return { check, status: "skipped", message: `nothing answers at ${host}` };
  }
}
