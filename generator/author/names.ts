import { LONGEST, wordsOf } from "#generator/resolve";

/** A name in PascalCase, as records have them. */
export function pascalName(name: string, fallback: string): string {
  const joined = wordsOf(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
  return (/^[A-Z]/u.test(joined) ? joined : `${fallback}${joined}`).slice(0, LONGEST);
}

/** The first of a name and the same name with a number that nothing else has. */
export function freeName(name: string, isTaken: (name: string) => boolean, separator = ""): string {
  if (!isTaken(name)) return name;
  for (let number = 2; ; number++) {
    const ending = `${separator}${String(number)}`;
    const numbered = name.slice(0, LONGEST - ending.length).replace(/_+$/u, "") + ending;
    if (!isTaken(numbered)) return numbered;
  }
}
