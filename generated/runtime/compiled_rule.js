export const REQUIRED = 256;

export const MAX_DEPTH = 200;
