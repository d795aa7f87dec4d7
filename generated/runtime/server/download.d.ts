// @generated from templates/runtime/server/download.ts by connector-gateway-spec. Do not edit.
import type { ByteStream } from "../client/platform_types.js";

/** Bytes of a file: as a whole, as a stream, or by a function that opens a part of it. */
export type FileContent = Uint8Array | string | ByteStream | ChunkStream | ((part: BytePart) => ByteStream | AsyncIterable<Uint8Array>);

/** Chunks of bytes, one after the other. A stream of Node is one; it is destroyed when nobody reads it. */
export interface ChunkStream extends AsyncIterable<Uint8Array> {
  readonly destroy?: () => unknown;
}

/** Bytes `start` to `end` of a file, both included; `end` is undefined where the size is not known. */
export interface BytePart {
  readonly start: number;
  readonly end: number | undefined;
}

/** The headers of a download. */
export interface DownloadDetails {
  /** `application/octet-stream` by default. */
  readonly contentType?: string;
  /** The name that a browser suggests. */
  readonly filename?: string;
  /** The size of the whole file in bytes. Without it nobody can ask for a part of a stream. */
  readonly size?: number;
}

/** A file that a handler returns. */
export declare class Download {
  readonly content: Exclude<FileContent, string>;
  readonly details: DownloadDetails;
  constructor(content: Exclude<FileContent, string>, details: DownloadDetails);
}

/**
 * A file to answer with. A caller may ask for a part of it. For that a stream is read from its beginning; pass a function to
 * open the part itself.
 * @throws RangeError when `size` is not a whole number of bytes, TypeError when `contentType` is no media type.
 */
export declare function download(content: FileContent, details?: DownloadDetails): Download;
