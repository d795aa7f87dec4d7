/**
 * What a value of type `T` may look like in recorded traffic of real third parties, as the tolerant profile lets it
 * pass: any field may be missing, any field or element may be null, and an enum may have values that no document lists.
 * Known values still show in completion.
 */
export type Tolerant<T> = T extends string ? Loose<T, string> : T extends number ? Loose<T, number> : T extends readonly (infer Item)[] ? (Tolerant<Item> | null)[] : T extends object ? {
    [Key in keyof T]?: Tolerant<T[Key]> | null;
} : T;

/** A closed set of strings or numbers becomes known values of an open one. */
type Loose<Known, Open> = Open extends Known ? Known : Known | (Open & {});

export {};
