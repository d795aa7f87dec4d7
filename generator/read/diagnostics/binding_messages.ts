/** The messages about how operations are called at the third parties. */
export const bindingMessages = {
  "binding/missing": {
    message: "missing `call` in `{operation}`",
    help: "add the method and the path, such as `call: GET /v1/customers`: the connector has a `vendor`",
  },
  "binding/idle": { message: "`{key}` has no effect: {reason}", help: "remove `{key}`, or correct it" },
  "binding/unknown-name": { message: "`{key}` refers to an unknown {kind} `{name}`", help: "available: {known}" },
  "binding/param-twice": {
    message: "param `{name}` goes to two places: `{other}` and `{key}`",
    help: "remove it from one of them",
  },
  "binding/param-type": {
    message: "param `{name}` cannot be in {place}: it is not {wanted}",
    help: "send it elsewhere, or correct its type",
  },
  "binding/same-name": {
    message: "params `{other}` and `{name}` are both sent as `{wire}`",
    help: "correct the name of one of them, or list one under `not_sent`",
  },
  "binding/header": {
    message: "param `{name}` cannot be sent as `{header}`, which the gateway sets itself",
    help: "send the param elsewhere, or list it under `not_sent` with the reason",
  },
  "binding/not-index": {
    message: "param `{name}` in `then` does not have the role `index`",
    help: "add `index: <the field with the list>` to the param",
  },
  "binding/query-object": {
    message: "`{name}` can be an object, which `query_style: {style}` cannot write",
    help: "write `query_style: brackets`, or list the param under `not_sent` with the reason",
  },
  "binding/no-source": {
    message: "missing source of {names} in `take_meta`",
    help: "add the path in the body, a header, a link, or `because` with the reason why it is always null",
  },
  "binding/one-of": { message: "{where} must have exactly one of {keys}", help: "keep one of them, or add one" },
  "binding/incomplete": { message: "`{key}` has no effect without `{other}`", help: "add `{other}`, or remove `{key}`" },
  "binding/no-auth": {
    message: "missing way to sign calls with {names}",
    help: "add `header` with `value`, `basic`, or `oauth_refresh`",
  },
  "binding/base-url": {
    message: "`base_url` {problem}",
    help: "write an address such as `https://api.example.com`; the first label of the host may be a field of `config` in braces",
  },
  "binding/label-pattern": {
    message: "`{name}` is a part of the host, but {problem}",
    help: "write, for example, `pattern: ^[A-Za-z0-9-]+$`",
  },
  "binding/host": {
    message: "`{host}` {problem}",
    help: "write the full name of a public host, such as `files.example.com`",
  },
  "binding/secret": {
    message: "the text looks like a credential",
    help: "remove it: credentials belong to the instance, and names in braces stand for them",
  },
  "binding/date": { message: "`{date}` is not a date", help: "write a day of the calendar, such as `2026-08-31`" },
  "binding/query-method": { message: "a GraphQL query cannot be sent with `{method}`", help: "write `call: POST`, followed by the path" },
  "binding/query-syntax": { message: "invalid GraphQL: {problem}", help: "correct the query" },
  "binding/query": {
    message: "{problem}",
    help: "a file has one query with all it needs and nothing else; it is a mutation if the operation writes",
  },
  "binding/query-variable": {
    message: "the variable `${name}` is no param of `{operation}`",
    help: "available: {known}",
  },
  "binding/no-variable": {
    message: "`{name}` is not a variable of `{file}`",
    help: "declare it in the query, correct it with `rename`, or list it under `not_sent`; the query has {known}",
  },
} as const;
