import { bannerOf } from "../../print/banner.ts";
import { remember } from "../../reuse/remember.ts";
import type { OutputFile, Templates } from "../emitter.ts";

/**
 * The code of `runtime/**` and `bin/**` as TypeScript. JavaScript files of `bin/` are programs, which are copied, and its
 * JSON files are copied to the root of the package.
 */
export const toSources = remember((templates: Templates): readonly OutputFile[] =>
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
