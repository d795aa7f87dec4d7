const OFFICE = "application/vnd.openxmlformats-officedocument";

/** The media type of files whose name ends with an extension. */
const types: ReadonlyMap<string, string> = new Map([
  ["pdf", "application/pdf"],
  ["txt", "text/plain"],
  ["csv", "text/csv"],
  ["html", "text/html"],
  ["json", "application/json"],
  ["zip", "application/zip"],
  ["docx", `${OFFICE}.wordprocessingml.document`],
  ["xlsx", `${OFFICE}.spreadsheetml.sheet`],
  ["pptx", `${OFFICE}.presentationml.presentation`],
  ["png", "image/png"],
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
]);

/** The media type of a file with this name; undefined if its extension does not say. */
export function typeOfName(name: string): string | undefined {
  return types.get(/\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? "");
}

/** The name of a file after it is converted to a media type: with the extension of that type, if the type has one. */
export function nameOfType(name: string, type: string): string {
  const [bare = ""] = type.toLowerCase().split(";");
  const extension = [...types].find(([, known]) => known === bare.trim())?.[0];
  return extension === undefined || typeOfName(name) === bare.trim() ? name : `${name}.${extension}`;
}
