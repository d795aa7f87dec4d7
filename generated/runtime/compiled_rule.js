/** Bit of a field's mask beside its kinds: it must be present. The highest, so that `mask >> 8` counts 1. */
export const REQUIRED = 256;

/** Rules are followed so deep into a value; only records that hold records of their own kind can get there. */
export const MAX_DEPTH = 200;
