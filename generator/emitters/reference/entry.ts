import { operationsOf } from "../../model/walk.ts";
import type { Connector, Model } from "../../model/types.ts";
import { partValueName } from "../../naming/names.ts";

/** The script of the page: it hands the connectors, with the validators that it uses, to the handwritten part. */
export function toEntry({ connectors }: Model): string {
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
