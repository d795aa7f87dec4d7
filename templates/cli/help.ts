import { listFormats } from "#templates/core";
import type { CommandName, LookUpArguments } from "./arguments.js";

const HELP = `Validates payloads against the catalog of the connector gateway, looks things up in it, compares versions of it, and answers
like a gateway.

Usage: connector-gateway-spec <command> [options]

  validate [files, folders or -]   checks JSON and NDJSON files, recorded exchanges and HAR files
  list [connector]                 the connectors, or the operations of one
  explain <name>                   a connector, an entity, an operation or an address: fields, limits, paging, an example
  schema <address>                 the JSON Schema
  example <address>                a valid value; --invalid: values that each break one rule
  compare <old> <new>              what changes between two versions of the package, and whom that breaks
  serve                            a gateway on this computer, with records that follow the catalog

  <command> --help                 the options of a command
  --version                        the version of the package

Exit codes: 0 fine, 1 findings (also files that cannot be read), 2 wrong usage or configuration, or output that cannot be
written, 3 a bug of the program.
`;

const VALIDATE = `Validates payloads against the catalog, and reports what is wrong at which place in your files.

Usage: connector-gateway-spec validate [options] [files, folders, patterns or -]

Inputs:
  payloads/                 all .json, .ndjson, .jsonl and .har files in a folder and below, each also with .gz
  "payloads/**/*.json"      all files that match a pattern; quote it
  -                         standard input
  --exclude <pattern>       leaves out files and folders (repeatable); a name without / applies at any depth

Folders and patterns skip hidden entries and node_modules. Files are UTF-8; gzip data is decompressed. A file contains one
JSON value, an array of values, or one value a line (.ndjson, .jsonl, or if a second line follows the first value).

The schema of a value:
  --as <address>            applies to all values, for instance payments.customers.list.params
  (file name)               payments.customers.list.params.2.json begins with its address
  --connector <connector>   requests of that connector, by their entity and action
  (content)                 requests, instance requests, exchanges ({"connector", "request", "response"}), HAR files, errors

"$schema" at the top level of a request is for editors and is ignored if it is a string.

Rules:
  --profile <profile>       documented (default), or tolerant: known deviations of recorded traffic are warnings
  --severity <code=level>   error, warning or off for one rule, for instance params/unknown=warning (repeatable)
  --warnings-as-errors      warnings count as errors
  --strict-json             duplicate keys and numbers that lose digits are errors
  --baseline <file>         findings in this file do not count; reports those that are gone
  --write-baseline <file>   writes all findings to a baseline and exits with 0
  --fail-fast               stops at the first error
  --max-issues <number>     shows this many findings (default 100) and counts the others

Report:
  -f, --format <format>     ${listFormats(true)}
  -o, --output <file>       the file of the report; the first --output belongs to the first --format, and so on
  -q, --quiet               findings only

Configuration:
  --config <file>           default: connector-gateway-spec.config.json in the working folder
  --no-config               uses no configuration file

The configuration may set paths, exclude, targets, profile, severity, warningsAsErrors, strictJson, maxIssues, baseline and
reports. Options win over it; --no-baseline, --no-strict-json and --no-warnings-as-errors turn its settings off. The schema
connector-gateway-spec/config.schema.json describes the file. Paths in it are relative to its folder.

Lines and columns count from 1, columns in UTF-16 code units as in editors. Secrets are never shown.
`;

const SERVE = `Answers like a connector gateway, with records of its own that follow the catalog. What is created is found, changed,
listed and deleted. Equal seeds and requests give equal answers.

Usage: connector-gateway-spec serve [options]

  -p, --port <number>       default 4010; 0 takes a free port. The first line shows the address
  --host <address>          default 127.0.0.1, which only this computer reaches
  --seed <number>           default 1; another seed makes other records
  --records <number>        how many records each entity has, default 25
  --records <entity=number> how many records one entity has: payments.customers=1000 (repeatable)
  --state <file>            keeps the records in a file: loads it if it exists, and writes it after changes
  --token <token>           the only bearer token that is accepted; without it, any token is
  --cors                    lets pages of other origins call it, for applications in a browser
  -q, --quiet               shows the address, but no line for each request

Instances inst_<connector>, for instance inst_payments, are there from the start.

The address itself, http://127.0.0.1:4010/, shows the reference of all connectors in a browser. There, operations can be run,
all requests can be watched, and faults set. With --replay, operations can be run; with --record, the page is only to read.

Another gateway:
  --record <file>           passes calls on to --upstream, and appends each with its answer to a file, without secrets
  --upstream <address>      the gateway to record
  --replay <file>           answers with a recording: with the answers that equal calls got, one after the other

The recording is in the format that validate reads. Control paths: POST /_sandbox/reset, GET and PUT /_sandbox/state,
GET /_sandbox/log, GET and PUT /_sandbox/faults. The schema connector-gateway-spec/sandbox.schema.json describes them.
Ctrl-C ends the program.
`;

const COMPARE = `Compares two versions of the catalog, and reports what each change means for those who call a gateway and for those
who implement one.

Usage: connector-gateway-spec compare <old> <new> [options]

Each of the two is a catalog.json, the folder of a package, or the tarball that npm pack makes of it. Of two packages, the exported
types are compared as well.

  --for <side>              caller, implementer or both (default): whose breaks count; with both, those of callers
  -f, --format <format>     ${listFormats(true)}
  --check-version           fails if the step between the two versions is too small for the changes, and only then
  --accept <file>           breaks that do not count: { "accepted": [{ "id": "…", "reason": "…", "expires": "2027-01-31" }] }

Every change is breaking, compatible, or none (no program can observe it) for each side. A break needs a major version, anything
that is compatible a minor one, the rest a patch. Below 1.0.0, a break needs a minor version and everything else a patch.

Exit codes: 0 nothing breaks, 1 something breaks or the version step is too small, 2 wrong usage, or something that is no catalog.
The schema connector-gateway-spec/compare.schema.json describes the JSON report.
`;

const LOOK_UP: Readonly<Record<LookUpArguments["command"], string>> = {
  list: `Lists the connectors, or the operations and records of one.

Usage: connector-gateway-spec list [connector] [--format pretty|json]
`,
  explain: `Shows what the catalog says: the entities of a connector, the actions of an entity, and for operations and addresses
the fields, types, limits, defaults, sources, paging and a valid example.

Usage: connector-gateway-spec explain <name> [--format pretty|json]

  payments                          a connector
  payments.customers                an entity
  payments.customers.list           an operation
  payments.customers.list.params    an address
  payments.records                  the records of a connector
  payments.auth_config              the credentials of a connector
  gateway                           the addresses of the gateway itself
`,
  schema: `Prints the JSON Schema (2020-12) of an address, complete in itself.

Usage: connector-gateway-spec schema <address>
`,
  example: `Prints a valid value of an address, or with --invalid values that each break one rule.

Usage: connector-gateway-spec example <address> [--invalid]
`,
};

const TEXTS: Readonly<Record<CommandName, string>> = { ...LOOK_UP, validate: VALIDATE, compare: COMPARE, serve: SERVE };

/** The help of the whole command, or of one of its commands. */
export function printHelp(command: CommandName | undefined): string {
  if (command === undefined) return HELP;
  return TEXTS[command];
}
