// @generated from templates/runtime/server/answer.ts by connector-gateway-spec. Do not edit.
export function jsonAnswer(
  status,
  body,
  headers = {},
  print = JSON.stringify,
) {
  return { status, headers: { "content-type": "application/json", ...headers }, body: print(body) };
}

export function errorAnswer({ status, message, details }) {
  const { field, code, errors = field === undefined && code === undefined ? [] : [toEntry(message, field, code)] } = details;
  const { retryAfter = status === 429 ? 1 : undefined } = details;
  return jsonAnswer(
    status,
    { message, errors },
    {
      ...(status === 401 && { "www-authenticate": "Bearer" }),
      ...(retryAfter !== undefined && { "retry-after": String(Math.ceil(retryAfter)) }),
      ...details.headers,
    },
  );
}

function toEntry(message, field, code) {
  return { field: field ?? null, message, error_code: code ?? null };
}
