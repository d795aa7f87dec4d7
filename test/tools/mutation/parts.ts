/** Code that is mutated, and the tests that have to notice. */
interface Part {
  /** Folders of the files that are mutated: with those inside of them if they end with `/**`. */
  readonly folders: readonly string[];
  /** Patterns of tests that import these files, or the package: `vitest.config.ts` puts the templates in the place of its modules. */
  readonly tests: readonly string[];
}

/** Each message of the generator for a catalog with one mistake, and the package of a small catalog. */
const GENERATED = ["test/golden/messages/*.test.ts", "test/golden/package.test.ts"];

/** The parts by name. */
export const parts: Readonly<Record<string, Part>> = {
  engine: { folders: ["templates/runtime"], tests: ["test/unit/templates/runtime/*.test.ts", "test/conformance/client/download.test.ts"] },
  client: {
    folders: ["templates/runtime/client/**"],
    // Without those that compile code against a package, which they make of the mutated files.
    tests: ["test/unit/templates/runtime/client/**/*.test.ts", "test/conformance/client/**/!(types).test.ts"],
  },
  kit: {
    folders: ["templates/runtime/server/**"],
    tests: ["test/unit/templates/runtime/server/**/*.test.ts", "test/unit/templates/sandbox/*.test.ts"],
  },
  sandbox: {
    folders: ["templates/sandbox/**"],
    tests: ["test/unit/templates/sandbox/**/*.test.ts", "test/conformance/sandbox/**/*.test.ts"],
  },
  shared: {
    folders: ["templates/core"],
    tests: ["test/unit/templates/core/**/*.test.ts", "test/unit/templates/runtime/*.test.ts", "test/conformance/bindings/**/*.test.ts"],
  },
  "command-line-input": {
    folders: ["templates/cli/input/**", "templates/core/**", "templates/cli/payload/**", "templates/cli/config/**"],
    // Without those that need a user of their own.
    tests: [
      "test/unit/templates/core/**/*.test.ts",
      "test/unit/templates/cli/{check,payload,config}/**/*.test.ts",
      "test/unit/templates/cli/input/!(unreadable_folders).test.ts",
    ],
  },
  "command-line-report": {
    folders: ["templates/cli/check/**", "templates/cli/report/**", "templates/cli"],
    tests: [
      "test/unit/templates/cli/*.test.ts",
      "test/unit/templates/cli/check/*.test.ts",
      "test/unit/templates/cli/report/*.test.ts",
      // What is hidden in frames.
      "test/unit/templates/core/secrets.test.ts",
      "test/hostile/command_line_*.test.ts",
    ],
  },
  compare: { folders: ["templates/cli/compare/**"], tests: ["test/unit/templates/cli/compare/**/*.test.ts"] },
  schema: {
    folders: ["generator/schema/**"],
    tests: ["test/unit/generator/schema/**/*.test.ts", "test/unit/generator/emit/**/*.test.ts", ...GENERATED],
  },
  resolve: {
    folders: ["generator/resolve/**"],
    tests: ["test/unit/generator/resolve/**/*.test.ts", "test/unit/generator/read/**/*.test.ts", ...GENERATED],
  },
  rules: { folders: ["generator/rules/**"], tests: ["test/unit/generator/rules/**/*.test.ts", ...GENERATED] },
  print: { folders: ["generator/print/**"], tests: ["test/unit/generator/print/**/*.test.ts", ...GENERATED] },
  naming: { folders: ["generator/resolve/naming/**"], tests: ["test/unit/generator/resolve/naming/**/*.test.ts", ...GENERATED] },
  output: { folders: ["generator/write/**"], tests: ["test/unit/generator/write/**/*.test.ts"] },
  gateway: {
    folders: [
      "gateway/src/calls/**",
      "gateway/src/credentials/**",
      "gateway/src/egress/**",
      "gateway/src/vendor/**",
      "gateway/src/execute/**",
    ],
    tests: [
      "test/gateway/{calls,credentials,egress,vendor,execute}/**/*.test.ts",
      // What is only seen of a whole gateway or of its storage: writes that happen once, the check of the audit, large answers.
      "test/gateway/serve/{audit,live,writes}.test.ts",
      "test/gateway/storage/sqlite.test.ts",
      "test/gateway/cli/operator_commands.test.ts",
      "test/gateway/replay/odd_answers.test.ts",
    ],
  },
};
