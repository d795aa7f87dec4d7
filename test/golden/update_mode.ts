/**
 * Whether this run rewrites the golden files, because `UPDATE_GOLDEN` is `1`. Throws in CI, where a run that accepts whatever it
 * gets would prove nothing.
 */
export function isUpdateMode(environment: Readonly<Record<string, string | undefined>>): boolean {
  if (environment["UPDATE_GOLDEN"] !== "1") return false;
  const isCi = !["", "0", "false", undefined].includes(environment["CI"]);
  if (isCi) throw new Error("UPDATE_GOLDEN cannot be used in CI. Update the golden files on your machine and commit them.");
  return true;
}
