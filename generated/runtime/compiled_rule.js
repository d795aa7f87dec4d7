/** The bit of a mask that marks a required field. It is the highest bit, so `mask >> 8` is 1 for required fields. */
export const REQUIRED = 256;

/** How deep validators look into a value. Only records that contain records of their own kind can be this deep. */
export const MAX_DEPTH = 200;
