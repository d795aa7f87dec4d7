import { banner, bannerOf } from "../../print/banner.ts";
import { printLine } from "../../print/code.ts";
import { fillSlots, templateNamed } from "../../print/slots.ts";
import { printJson } from "../../print/json.ts";
import type { Emitter, EmitterInput, OutputFile, Templates } from "../emitter.ts";
import { llmsSlots } from "./llms.ts";
import { toPackageJson } from "./package_json.ts";
import { readmeSlots } from "./readme.ts";

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
  if (!templates.has("built/bin/program.js")) return [];
  const ids = model.connectors.map(({ id }) => id);
  return [{ path: "bin/connectors.js", text: `${banner}\nexport const connectors = ${printLine(ids)};\n`, executable: true }];
}

/** The handwritten code of the package as it is built, the file that starts its program, and the schemas of files that the program reads. */
function toHandwrittenFiles(templates: Templates): readonly OutputFile[] {
  return [...templates].flatMap(([path, text]): readonly OutputFile[] => {
    const built = /^built\/(.*)$/u.exec(path)?.[1];
    if (built?.startsWith("reference/") === true) return [];
    if (built !== undefined) return [{ path: built, text, ...(built.startsWith("bin/") && { executable: true }) }];
    if (/^bin\/.*\.js$/u.test(path)) return [{ path, text: withBanner(path, text), executable: true }];
    return /^bin\/.*\.json$/u.test(path) ? [{ path: path.replace("bin/", ""), text }] : [];
  });
}

/** The first line of a program stays the first one. */
function withBanner(path: string, text: string): string {
  const first = /^#!.*\n/u.exec(text)?.[0] ?? "";
  return `${first}${bannerOf(`templates/${path}`)}\n${text.slice(first.length)}`;
}
