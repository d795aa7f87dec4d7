/** The kind of an operation's result, which decides what a client makes of it. */
export type OperationKind = "list" | "record" | "search_wrapper" | "page_record" | "delete_result" | "download";

/** Records, one record with the records inside, one record, or nothing, because the answer is a stream. */
export type ResultShape = "array" | "wrapper" | "record" | "bytes";

export const resultShapes: Readonly<Record<OperationKind, ResultShape>> = {
  list: "array",
  record: "record",
  delete_result: "record",
  page_record: "wrapper",
  search_wrapper: "wrapper",
  download: "bytes",
};
