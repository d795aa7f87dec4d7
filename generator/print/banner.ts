import { lineComment } from "./literals.ts";

/** The first line of emitted files that can have comments: hosts fold files with this mark. `source` is what they are made from. */
export function bannerOf(source: string): string {
  return lineComment(`@generated from ${source} by connector-gateway-spec. Do not edit.`);
}

/** The banner of files that are made from several files of the catalog. */
export const banner: string = bannerOf("spec/");
