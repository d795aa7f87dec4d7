/** First line of every emitted file that can hold a comment. */
export const banner = "// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.";
