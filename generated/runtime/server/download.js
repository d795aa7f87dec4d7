// @generated from templates/runtime/server/download.ts by connector-gateway-spec. Do not edit.
export class Download {
  content;
  details;

  constructor(content, details) {
    this.content = content;
    this.details = details;
  }
}

export function download(content, details = {}) {
  const { size, contentType } = details;
  if (size !== undefined && !(Number.isSafeInteger(size) && size >= 0)) throw new RangeError("`size` must be a whole number of bytes.");
  if (contentType !== undefined && !/^[!-.0-~]+\/[ -~]+$/.test(contentType)) throw new TypeError("`contentType` must be a media type.");
  return new Download(typeof content === "string" ? new TextEncoder().encode(content) : content, details);
}
