// @generated from templates/runtime/tolerant.ts by connector-gateway-spec. Do not edit.
/**
 * What is known about a value of type `T` that passes the tolerant profile: any field may be missing, any field or element
 * may be null, and where the documents list values there may be others. Editors still suggest the listed values.
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
            ? { [Key in keyof T]?: Tolerant<T[Key]> | null }
            : T;
