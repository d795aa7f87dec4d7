import { fillSlots, templateNamed } from "../../print/slots.ts";
import { printJson } from "../../print/json.ts";
import type { Emitter } from "../emitter.ts";
import { llmsSlots } from "./llms.ts";
import { toPackageJson } from "./package_json.ts";
import { readmeSlots } from "./readme.ts";
import { toSources } from "./sources.ts";

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
  ],
};
