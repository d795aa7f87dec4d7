export const FORMATS = ["pretty", "json", "ndjson", "github", "junit", "sarif"];
