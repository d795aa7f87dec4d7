/** Words that a strict ES module cannot declare, and globals that must not be shadowed. */
const reservedWords: ReadonlySet<string> = new Set(
  [
    "await break case catch class const continue debugger default delete do else enum export extends false finally for",
    "function if implements import in instanceof interface let new null package private protected public return static",
    "super switch this throw true try typeof var void while with yield arguments eval undefined NaN Infinity",
  ].flatMap((line) => line.split(" ")),
);

/** Names that TypeScript refuses for an interface or type alias. */
const builtInTypes: ReadonlySet<string> = new Set(
  "any unknown never void null undefined string number boolean bigint symbol object asserts infer is keyof readonly unique".split(" "),
);

/** Whether a name cannot be declared as a value or a type in the emitted modules. */
export function isReservedWord(name: string): boolean {
  return reservedWords.has(name) || builtInTypes.has(name);
}
