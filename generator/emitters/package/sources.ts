import { bannerOf } from "../../print/banner.ts";
import type { OutputFile, Templates } from "../emitter.ts";

/** The handwritten code of the package as it is built, the file that starts its program, and the schemas of files that the program reads. */
export function toHandwrittenFiles(templates: Templates): readonly OutputFile[] {
  return [...templates].flatMap(([path, text]): readonly OutputFile[] => {
    const built = /^built\/(.*)$/u.exec(path)?.[1];
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
