// @generated from templates/runtime/operation.ts by connector-gateway-spec. Do not edit.
export const resultShapes = {
  list: "array",
  record: "record",
  search_wrapper: "wrapper",
  page_record: "wrapper",
  delete_result: "record",
  download: "bytes",
};

export const jsonTypes = {
  array: "array",
  wrapper: "object",
  record: "object",
  bytes: "object",
};
