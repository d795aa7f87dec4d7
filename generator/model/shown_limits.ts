/** How long a text in an example may be that is made to break a limit. A limit above it has no such example. */
export const LONGEST_TEXT = 4000;

/** The same for the number of elements. */
export const LONGEST_ARRAY = 1001;

/** About how many characters a value may have that is made as an example. What it can do without beyond that is left out. */
export const LARGEST_EXAMPLE = 100_000;

/** How many of these characters the fields may take that a value must have. */
export const LARGEST_LEAST_VALUE = 50_000;

/** About how many characters all examples of one address may have that have a fault. */
export const LARGEST_FAULTS = 2_000_000;

/** How many records a value may have to be inside of. */
export const DEEPEST_RECORDS = 40;
