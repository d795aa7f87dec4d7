/** Code that is mutated, and the tests that have to notice. Each part takes less than half an hour. */
interface Part {
  /** Patterns of the files that are mutated. */
  readonly mutate: readonly string[];
  /** Patterns of tests that import these files: those that read the package in `generated/` notice nothing. */
  readonly tests: readonly string[];
}

/** The parts by name. */
export const parts: Readonly<Record<string, Part>> = {
  engine: { mutate: ["templates/runtime/*.ts"], tests: ["test/unit/runtime/*.test.ts"] },
  client: { mutate: ["templates/runtime/client/**/*.ts"], tests: ["test/unit/runtime/client/**/*.test.ts"] },
  shared: { mutate: ["templates/shared/*.ts"], tests: ["test/unit/shared/*.test.ts"] },
  "command-line-input": {
    mutate: ["templates/bin/{input,json,payload,config}/**/*.ts"],
    tests: ["test/unit/bin/{input,json,payload,config}/**/*.test.ts"],
  },
  "command-line-report": {
    mutate: ["templates/bin/{check,report}/**/*.ts", "templates/bin/*.ts"],
    tests: ["test/unit/bin/*.test.ts", "test/unit/bin/{check,report}/**/*.test.ts"],
  },
  schema: { mutate: ["generator/schema/**/*.ts"], tests: ["test/unit/schema/**/*.test.ts", "test/unit/emitters/json_schema/**/*.test.ts"] },
  rules: { mutate: ["generator/rules/**/*.ts"], tests: ["test/unit/rules/**/*.test.ts"] },
  naming: { mutate: ["generator/naming/**/*.ts"], tests: ["test/unit/naming/**/*.test.ts"] },
  output: { mutate: ["generator/output/**/*.ts"], tests: ["test/unit/output/**/*.test.ts"] },
};
