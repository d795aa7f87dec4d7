import type { Model } from "../../model/types.ts";

/** The script of the page: it hands the connectors, whose validators it uses, to the handwritten part. */
export function toEntry({ connectors }: Model): string {
  const imports = connectors.map(({ id }, index) => `import { connector as connector${index} } from "../connectors/${id}.js";\n`);
  const names = connectors.map((_, index) => `connector${index}`).join(", ");
  return `${imports.join("")}import { openPage } from "./main.js";\n\nopenPage([${names}]);\n`;
}
