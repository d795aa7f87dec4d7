/** The formats of a report. */
export const FORMATS = ["pretty", "json", "ndjson", "github", "junit", "sarif"];
