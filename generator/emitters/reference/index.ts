import type { Emitter, OutputFile } from "../emitter.ts";
import { printPage } from "./page.tsx";
import { operationsOf } from "../../model/walk.ts";
import type { Connector, Model } from "../../model/types.ts";
import { partValueName } from "../../naming/names.ts";

/**
 * `reference/index.html`, the page to read and try, and the entry of its script. Both have slots that are filled when the script is
 * bundled, and only the page stays in the package. A package without the sources of the script has no page.
 */
export const referenceEmitter: Emitter = {
  name: "reference",
  emit: (input): readonly OutputFile[] =>
    input.templates.has("reference/main.ts")
      ? [
          { path: "reference/index.html", text: printPage(input) },
          { path: "reference/index.js", text: toEntry(input.model) },
        ]
      : [],
};

/** The script of the page: it hands the connectors, with the validators that it uses, to the handwritten part. */
function toEntry({ connectors }: Model): string {
  const imports = connectors.map(({ id }, index) => `import * as connector${index} from "../connectors/${id}.js";\n`);
  const entries = connectors.map((connector, index) => toConnector(connector, `connector${index}`));
  return `import { definition } from "../connectors/gateway.envelope.js";\n${imports.join("")}import { openPage } from "./main.js";\n\nopenPage([\n${entries.join("")}]);\n`;
}

function toConnector(connector: Connector, name: string): string {
  const params = operationsOf(connector).map((operation) => {
    return `"${operation.entity}.${operation.action}": ${name}.${partValueName(operation, "params")}`;
  });
  return `  { id: "${connector.id}", gateway: definition, operations: ${name}.operations, params: { ${params.join(", ")} } },\n`;
}
