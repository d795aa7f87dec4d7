/** The first line of every emitted file that can have comments. */
export const banner = "// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.";
