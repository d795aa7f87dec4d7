import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import usual from "../../vitest.config.ts";

/** What takes longest, so that nothing of it is left at the end. Neighbors do not wait for the same packages to be installed. */
const LONGEST = [
  "release/rehearsal",
  "modules/bundlers",
  "openapi/generators",
  "own_catalog/example",
  "programs/generate",
  "package/compilers",
  "postgres/connections",
  "programs/ci_guide",
  "programs/readme",
  "nodes/database_faults",
  "gateway/slow_vendors",
  "programs/killed_writes",
  "programs/generator",
  "modules/test_runners",
  "openapi/mock_servers",
  "nodes/restarts",
  "agents/clients",
  "nodes/shared_state",
  "openapi/linters",
  "gateway/readme",
  "gateway/generate",
  "json_schema/engines_agree",
  "editor/editor",
  "json_schema/official_suite",
  "emulators/emulators",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return place === -1 ? LONGEST.length : place;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  ...usual,
  test: {
    ...usual.test,
    dir: "test/tools",
    exclude: ["**/node_modules/**"],
    sequence: { sequencer: LongestFirst },
    // Many of these tests wait for programs: one more than there are processors keeps them busy.
    maxWorkers: availableParallelism() + 1,
  },
});
