import type { Download } from "./client_types.js";
import { type OpenAnswer } from "./exchange.js";

/**
 * The download in an answer, as a stream that is not buffered. From here on, only the caller can end it.
 * @throws GatewayError when the answer has no body. A stream that breaks off fails with a GatewayError too.
 */
export declare function toDownload(answer: OpenAnswer): Download;

/** The file name of a Content-Disposition header (RFC 6266): `filename*` in UTF-8 takes precedence; never a path. */
export declare function filenameOf(header: string | null): string | undefined;
