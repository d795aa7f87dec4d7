/** The messages about how operations are called at the third parties. */
export const bindingMessages = {
  "binding/missing": {
    message: "missing `call` in `{operation}`",
    help: "add the method and the path, such as `call: GET /v1/customers`: the connector has a `vendor`",
    cause: "The connector has a `vendor`, so a gateway executes its operations, but this one has no call.",
    fix: "Add the method and the path of the call: `call: GET /v1/customers`.",
  },
  "binding/idle": {
    message: "`{key}` has no effect: {reason}",
    help: "remove `{key}`, or correct it",
    cause:
      "The key cannot change a call: there is nothing to call, the call has no such part, or the caller always gives the value. It may be a leftover, or another key may be wrong.",
    fix: "Remove the key, or correct the cause that the message names.",
  },
  "binding/unknown-name": {
    message: "`{key}` refers to an unknown {kind} `{name}`",
    help: "available: {known}",
    cause: "The key names a param, a field of Meta, an auth method or a field of one that does not exist. It may be misspelled.",
    fix: "Correct the name, or define it. The help of the message lists the names that exist.",
  },
  "binding/param-twice": {
    message: "param `{name}` goes to two places: `{other}` and `{key}`",
    help: "remove it from one of them",
    cause: "Each param goes to exactly one place: into the path, a header, the query or body, a position in the answer, or nowhere.",
    fix: "Remove the param from one of the two keys.",
  },
  "binding/param-type": {
    message: "param `{name}` cannot be in {place}: it is not {wanted}",
    help: "send it elsewhere, or correct its type",
    cause: "Paths and headers are text: a list, an object or a value of any type has no unique spelling there.",
    fix: "Send the param in the query or the body, or correct its type.",
  },
  "binding/same-name": {
    message: "params `{other}` and `{name}` are both sent as `{wire}`",
    help: "correct the name of one of them, or list one under `not_sent`",
    cause: "Two params have the same name on the wire, so the third party would read only one of them, or reject both.",
    fix: "Correct the name of one of them in `rename` or `headers`, or list one under `not_sent` with the reason.",
  },
  "binding/header": {
    message: "param `{name}` cannot be sent as `{header}`, which the gateway sets itself",
    help: "send the param elsewhere, or list it under `not_sent` with the reason",
    cause:
      "A caller could replace the credentials, the version or the length of the request with this param. The gateway sets such headers itself.",
  },
  "binding/not-index": {
    message: "param `{name}` in `then` does not have the role `index`",
    help: "add `index: <the field with the list>` to the param",
    cause: "A param in `then` picks the element of a list by its position. The role `index` says which list.",
    fix: "Add `index: <the field with the list>` to the param, or use another param.",
  },
  "binding/query-object": {
    message: "`{name}` can be an object, which `query_style: {style}` cannot write",
    help: "write `query_style: brackets`, or list the param under `not_sent` with the reason",
    cause: "The query styles `repeat` and `comma` write lists and single values. Only `brackets` can write objects: `created[gte]=1`.",
    fix: "Write `query_style: brackets` if the third party reads it, or list the param under `not_sent` with the reason.",
  },
  "binding/no-source": {
    message: "missing source of {names} in `take_meta`",
    help: "add the path in the body, a header, a link, or `because` with the reason why it is always null",
    cause:
      "The operation has a field of Meta that `take_meta` does not name. A field that is null by mistake would look like one without a value.",
    fix: "Add the path in the body, `{ header: … }`, `{ link: … }`, each with `query` for a param of an address, or `{ because: … }` with the reason why it is always null.",
  },
  "binding/one-of": {
    message: "{where} must have exactly one of {keys}",
    help: "keep one of them, or add one",
    cause: "The keys are alternatives: the mapping has none of them, or several that contradict each other.",
    fix: "Keep one of the keys, or add one.",
  },
  "binding/incomplete": {
    message: "`{key}` has no effect without `{other}`",
    help: "add `{other}`, or remove `{key}`",
    cause: "The two keys belong together: one has no meaning without the other.",
    fix: "Add the key that belongs to it, or remove this one.",
  },
  "binding/no-auth": {
    message: "missing way to sign calls with {names}",
    help: "add `header` with `value`, `basic`, or `oauth_refresh`",
    cause: "An instance can be created with this auth method, but no call could be signed.",
    fix: "Add the method under `auth` of `vendor`, with `header` and `value`, `basic`, or `oauth_refresh`.",
  },
  "binding/base-url": {
    message: "`base_url` {problem}",
    help: "write an address such as `https://api.example.com`; the first label of the host may be a field of `config` in braces",
    cause:
      "Credentials are sent to this address. It must be an https address with a literal host, of which only the first label may come from `config`.",
    fix: "Write an address such as `https://api.example.com/v2`. A label that depends on the instance is a field of `config` in braces.",
  },
  "binding/label-pattern": {
    message: "`{name}` is a part of the host, but {problem}",
    help: "write, for example, `pattern: ^[A-Za-z0-9-]+$`",
    cause:
      "The field is a part of the host that credentials are sent to. With a dot, a slash or an `@` in it, the creator of an instance could choose another host.",
    fix: "Add a `pattern` that is anchored with `^` and `$` and allows only letters, digits and hyphens, such as `^[A-Za-z0-9-]+$`.",
  },
  "binding/host": {
    message: "`{host}` {problem}",
    help: "write the full name of a public host, such as `files.example.com`",
    cause: "The gateway sends requests to this host, so it must be the literal name of a public host: no address, no port, no wildcard.",
  },
  "binding/secret": {
    message: "the text looks like a credential",
    help: "remove it: credentials belong to the instance, and names in braces stand for them",
    cause: "The text looks like a key or a token. The catalog and the package are public.",
    fix: "Remove it, and revoke it if it is real. Names in braces stand for credentials of the instance.",
  },
  "binding/date": {
    message: "`{date}` is not a date",
    help: "write a day of the calendar, such as `2026-08-31`",
    cause: "The text has the form of a date, but there is no such day.",
  },
  "binding/query-method": {
    message: "a GraphQL query cannot be sent with `{method}`",
    help: "write `call: POST`, followed by the path",
    cause: "The query and its variables are sent in the body, which GraphQL servers read only with `POST`.",
    fix: "Write `call: POST` with the path, such as `call: POST /graphql`.",
  },
  "binding/query-syntax": {
    message: "invalid GraphQL: {problem}",
    help: "correct the query",
    cause: "The file is not valid GraphQL. The message says what was found at this position.",
    fix: "Correct the query. Any GraphQL editor checks its syntax.",
  },
  "binding/query": {
    message: "{problem}",
    help: "a file has one query with all it needs and nothing else; it is a mutation if the operation writes",
    cause: "The file is valid GraphQL, but a server would reject it, or something in it has no effect.",
    fix: "Keep one query or mutation, declare the variables that it uses, and remove what it does not use.",
  },
  "binding/query-variable": {
    message: "the variable `${name}` is no param of `{operation}`",
    help: "available: {known}",
    cause: "The query declares a variable that the operation gives no value for: it is neither a param nor in `fixed`.",
    fix: "Correct the name, add the param or a value under `fixed`, or remove the variable.",
  },
  "binding/no-variable": {
    message: "`{name}` is not a variable of `{file}`",
    help: "declare it in the query, correct it with `rename`, or list it under `not_sent`; the query has {known}",
    cause: "The param would be sent, but the query does not read it.",
    fix: "Declare the variable in the query, map the name with `rename`, or list the param under `not_sent` with the reason.",
  },
} as const;
