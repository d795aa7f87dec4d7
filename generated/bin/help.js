const HELP = `Holds payloads of the connector gateway against its catalog, and tells what the catalog says.

Usage: connector-gateway-spec <command> [options]

  validate [files, globs or -]   check JSON, NDJSON, recorded exchanges and HAR files
  list [connector]               connectors, or the operations of one
  explain <operation|address>    fields, limits, defaults, paging and an example
  schema <address>               the JSON Schema
  example <address>              a valid value; --invalid: values that break a rule each

  <command> --help               the options of a command
  --version                      the version of the package

Exit codes: 0 fine, 1 findings (also files that cannot be read), 2 wrong usage or output that cannot be written,
3 a fault of the program.
`;

const VALIDATE = `Checks payloads, and says what is wrong with them in your files.

Usage: connector-gateway-spec validate [options] <files, globs or ->

What a value is held against:
  --as <address>            all values, for instance payments.customers.list.params
  (file name)               payments.customers.list.params.2.json begins with its address
  --connector <connector>   requests of that connector, by their entity and action
  (content)                 requests, instance requests, exchanges ({"connector", "request", "response"}), HAR files

How it is judged:
  --profile <profile>       documented (default), or tolerant: known deviations of recorded traffic are warnings
  --strict-json             duplicate keys and numbers that lose digits are errors
  --warnings-as-errors      warnings count as errors
  --baseline <file>         findings in this file do not fail, and those that are gone are named
  --write-baseline <file>   writes all findings as a baseline and exits with 0
  --fail-fast               stops at the first error
  --max-issues <number>     shows so many findings (default 100); the others are counted

How it is told:
  -f, --format <format>     pretty (default), github (default where GITHUB_ACTIONS=true), json, ndjson, junit, sarif
  -o, --output <file>       where the report goes; the first --output is that of the first --format, and so on
  -q, --quiet               findings only

Files are UTF-8. One JSON value or an array of them, or one value a line (.ndjson, .jsonl, or when a second line follows
the first value). Lines and columns count from 1, columns in UTF-16 code units as editors do. Secrets are never shown.
`;

const LOOK_UP = {
    list: `Lists the connectors, or the operations and records of one.

Usage: connector-gateway-spec list [connector] [--format pretty|json]
`,
    explain: `Tells what the catalog says about an operation or an address: fields, types, limits, defaults, where each
statement comes from, paging, and a valid example.

Usage: connector-gateway-spec explain <operation or address> [--format pretty|json]
`,
    schema: `Prints the JSON Schema (2020-12) of an address, complete in itself.

Usage: connector-gateway-spec schema <address>
`,
    example: `Prints a valid value of an address, or with --invalid values that break one rule each.

Usage: connector-gateway-spec example <address> [--invalid]
`,
};

/** The help of the whole command, or of one of its commands. */
export function printHelp(command) {
    if (command === undefined)
        return HELP;
    return command === "validate" ? VALIDATE : LOOK_UP[command];
}
