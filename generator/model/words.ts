/** The longest name of the catalog language. */
export const LONGEST = 64;

/** The words of a name, however it is written: `petStore-items` as `pet`, `store`, `items`. */
export function wordsOf(name: string): readonly string[] {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/gu, (_, low: string | undefined, high: string | undefined, last: string) =>
      low === undefined ? `${last} ` : `${low} ${high ?? ""}`,
    )
    .split(/[^A-Za-z0-9]+/u)
    .filter((word) => word !== "");
}

/** A name in snake_case, as connectors, entities and auth methods have them. `fallback` is for names without letters. */
export function snakeName(name: string, fallback: string): string {
  const words = wordsOf(name).map((word) => word.toLowerCase());
  const joined = words.join("_");
  const started = /^[a-z]/u.test(joined) ? joined : joined === "" ? fallback : `${fallback}_${joined}`;
  const cut = started.slice(0, LONGEST).replace(/_+$/u, "");
  return cut === "constructor" ? `${cut}_${fallback}` : cut;
}

/** A noun of English in the plural; one that ends in `s` is left as it is. */
export function pluralOf(name: string): string {
  if (/s$|(?:data|media|staff|info|news|history|children|people|metadata)$/u.test(name)) return name;
  if (/(?:x|z|ch|sh)$/u.test(name)) return `${name}es`;
  return /[^aeiou]y$/u.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`;
}

/** A noun of English in the singular, as far as its ending tells. */
export function singularOf(name: string): string {
  if (/(?:ss|us|is|news)$/u.test(name)) return name;
  if (/ies$/u.test(name) && name.length > 4) return `${name.slice(0, -3)}y`;
  if (/(?:xes|zes|ches|shes|sses)$/u.test(name)) return name.slice(0, -2);
  return /s$/u.test(name) ? name.slice(0, -1) : name;
}
