// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.

export const ErrorDetail = {
  name: "ErrorDetail",
  side: "response",
  fields: {
    message: "string | null",
  },
};

/** What stands around the params of every operation. */
export const requestEnvelope = {
  name: "the request",
  side: "request",
  required: ["entity", "action"],
  fields: {
    entity: "string",
    action: "string",
    params: "object",
  },
};

/** What stands around the result of every operation. */
export const responseEnvelope = {
  name: "the response",
  side: "response",
  optional: ["result"],
  fields: {
    result: "any",
    paging: "object | null",
  },
};
