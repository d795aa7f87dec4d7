import { banner, bannerOf } from "../../print/banner.ts";
import { printLine } from "../../print/code.ts";
import { fillSlots, templateNamed } from "../../print/slots.ts";
import { printJson } from "../../print/json.ts";
import type { Emitter, EmitterInput, OutputFile, Templates } from "../emitter.ts";
import { llmsSlots } from "./llms.ts";
import { toPackageJson } from "./package_json.ts";
import { readmeSlots } from "./readme.ts";
import { remember } from "../../reuse/remember.ts";

/** The files that make the folder a package: package.json, README, llms.txt, changelog, licence, and the runtime and program from the templates. */
export const packageEmitter: Emitter = {
  name: "package",
  emit: (input) => [
    { path: "package.json", text: printJson(toPackageJson(input)) },
    { path: "README.md", text: fillSlots(templateNamed(input.templates, "README.md"), readmeSlots(input)) },
    { path: "llms.txt", text: fillSlots(templateNamed(input.templates, "llms.txt"), llmsSlots(input)) },
    { path: "CHANGELOG.md", text: templateNamed(input.templates, "CHANGELOG.md") },
    { path: "LICENSE", text: templateNamed(input.templates, "LICENSE") },
    ...toSources(input.templates),
    ...toConnectorIds(input),
  ],
};

/** The ids of the connectors for the program, which loads a connector when it needs it. */
function toConnectorIds({ model, templates }: EmitterInput): readonly OutputFile[] {
  if (!templates.has("bin/program.ts")) return [];
  const ids = model.connectors.map(({ id }) => id);
  return [{ path: "bin/connectors.js", text: `${banner}\nexport const connectors = ${printLine(ids)};\n`, executable: true }];
}

/**
 * The code of `runtime/**` and `bin/**` as TypeScript. JavaScript files of `bin/` are programs, which are copied, and its
 * JSON files are copied to the root of the package.
 */
const toSources = remember((templates: Templates): readonly OutputFile[] =>
  [...templates].flatMap(([path, text]): readonly OutputFile[] => {
    // The reference page bundles its own code, and the search, which the gateway uses as well.
    if (/^(?:reference|search)\//u.test(path)) return [];
    const isProgram = path.startsWith("bin/");
    if (path.endsWith(".ts")) return [{ path, text: withBanner(path, text), ...(isProgram && { executable: true }) }];
    if (isProgram && path.endsWith(".js")) return [{ path, text: withBanner(path, text), executable: true }];
    return isProgram && path.endsWith(".json") ? [{ path: path.replace("bin/", ""), text }] : [];
  }),
);

/** The first line of a program stays the first one. */
function withBanner(path: string, text: string): string {
  const first = /^#!.*\n/u.exec(text)?.[0] ?? "";
  return `${first}${bannerOf(`templates/${path}`)}\n${text.slice(first.length)}`;
}
