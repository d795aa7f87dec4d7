// @generated from templates/runtime/tolerant.ts by connector-gateway-spec. Do not edit.
/**
 * The type of a value that the tolerant profile accepts for `T`. Every field may be missing, every field and array element
 * may be null, and an enum may have values that the documents do not list. Editors still suggest the listed values.
 *
 * One deviation is not part of this type: for a field whose note in the catalog says that real traffic also has another
 * type, the value may have that type; then `check` reports `value/also-seen`.
 */
export type Tolerant<T> = T extends `${infer _First}${string}`
  ? T | (string & {})
  : T extends string
    ? string
    : T extends number
      ? number
      : T extends boolean
        ? boolean
        : T extends readonly unknown[]
          ? (Tolerant<T[number]> | null)[]
          : T extends object
            ? {
                [Key in keyof T]?: Tolerant<T[Key]> | null;
              }
            : T;
