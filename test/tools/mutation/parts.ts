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
  engine: { folders: ["templates/runtime"], tests: ["test/unit/runtime/*.test.ts", "test/conformance/client/download.test.ts"] },
  client: {
    folders: ["templates/runtime/client/**"],
    // Without those that compile code against a package, which they make of the mutated files.
    tests: ["test/unit/runtime/client/**/*.test.ts", "test/conformance/client/**/!(types).test.ts"],
  },
  kit: {
    folders: ["templates/runtime/server/**"],
    tests: ["test/unit/runtime/server/**/*.test.ts", "test/unit/runtime/sandbox/*.test.ts"],
  },
  sandbox: {
    folders: ["templates/runtime/sandbox/**"],
    tests: ["test/unit/runtime/sandbox/**/*.test.ts", "test/conformance/sandbox/**/*.test.ts"],
  },
  shared: {
    folders: ["templates/shared"],
    tests: [
      "test/unit/{shared,model,scaffold,schema}/**/*.test.ts",
      "test/unit/runtime/*.test.ts",
      "test/conformance/bindings/**/*.test.ts",
    ],
  },
  "command-line-input": {
    folders: ["templates/bin/input/**", "templates/bin/json/**", "templates/bin/payload/**", "templates/bin/config/**"],
    // Without those that need a user of their own.
    tests: ["test/unit/bin/{json,payload,config}/**/*.test.ts", "test/unit/bin/input/!(unreadable_folders).test.ts"],
  },
  "command-line-report": {
    folders: ["templates/bin/check/**", "templates/bin/report/**", "templates/bin"],
    tests: [
      "test/unit/bin/*.test.ts",
      "test/unit/bin/check/*.test.ts",
      "test/unit/bin/report/*.test.ts",
      "test/hostile/command_line_*.test.ts",
    ],
  },
  compare: { folders: ["templates/bin/compare/**"], tests: ["test/unit/bin/compare/**/*.test.ts"] },
  schema: { folders: ["generator/schema/**"], tests: ["test/unit/schema/**/*.test.ts", "test/unit/emitters/**/*.test.ts", ...GENERATED] },
  resolve: { folders: ["generator/resolve/**"], tests: ["test/unit/resolve/**/*.test.ts", "test/unit/catalog/**/*.test.ts", ...GENERATED] },
  rules: { folders: ["generator/rules/**"], tests: ["test/unit/rules/**/*.test.ts", ...GENERATED] },
  print: { folders: ["generator/print/**"], tests: ["test/unit/print/**/*.test.ts", ...GENERATED] },
  naming: { folders: ["generator/naming/**"], tests: ["test/unit/naming/**/*.test.ts", ...GENERATED] },
  output: { folders: ["generator/output/**"], tests: ["test/unit/output/**/*.test.ts"] },
  gateway: {
    folders: [
      "gateway/src/calls/**",
      "gateway/src/credentials/**",
      "gateway/src/egress/**",
      "gateway/src/vendor/**",
      "gateway/src/execute/**",
    ],
    tests: ["test/gateway/{calls,credentials,egress,vendor,execute}/**/*.test.ts"],
  },
};
