import { banner } from "../../print/banner.ts";
import { printLine } from "../../print/code.ts";
import { fillSlots, templateNamed } from "../../print/slots.ts";
import { printJson } from "../../print/json.ts";
import type { Emitter, EmitterInput, OutputFile } from "../emitter.ts";
import { llmsSlots } from "./llms.ts";
import { toPackageJson } from "./package_json.ts";
import { readmeSlots } from "./readme.ts";
import { toHandwrittenFiles } from "./sources.ts";

/** The files that make the folder a package: package.json, README, llms.txt, changelog, licence, and its handwritten code. */
export const packageEmitter: Emitter = {
  name: "package",
  emit: (input) => [
    { path: "package.json", text: printJson(toPackageJson(input)) },
    { path: "README.md", text: fillSlots(templateNamed(input.templates, "README.md"), readmeSlots(input)) },
    { path: "llms.txt", text: fillSlots(templateNamed(input.templates, "llms.txt"), llmsSlots(input)) },
    { path: "CHANGELOG.md", text: templateNamed(input.templates, "CHANGELOG.md") },
    { path: "LICENSE", text: templateNamed(input.templates, "LICENSE") },
    ...toHandwrittenFiles(input.templates),
    ...toConnectorIds(input),
  ],
};

/** The ids of the connectors for the program, which loads a connector when it needs it. */
function toConnectorIds({ model, templates }: EmitterInput): readonly OutputFile[] {
  if (!templates.has("bin/program.ts")) return [];
  const ids = model.connectors.map(({ id }) => id);
  return [{ path: "bin/connectors.js", text: `${banner}\nexport const connectors = ${printLine(ids)};\n`, executable: true }];
}
