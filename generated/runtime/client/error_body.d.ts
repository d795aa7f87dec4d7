import { type UnknownObject } from "./paging.js";

/** What an error body says. It is assumed to be `{ message, errors: [{ field, message, error_code }] }`. */
export declare function messageOf({ message, errors }: UnknownObject): string | undefined;
