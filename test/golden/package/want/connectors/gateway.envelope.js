// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.

export const ErrorDetail = {
  name: "ErrorDetail",
  side: "response",
  fields: {
    message: "string | null",
  },
};

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

export const responseEnvelope = {
  name: "the response",
  side: "response",
  optional: ["result"],
  fields: {
    result: "any",
    paging: "object | null",
  },
};
