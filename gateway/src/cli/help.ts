import { mcpSettingTable, settingTable, variableOf, type Setting } from "../settings/setting_table.ts";

const HELP = `Runs a gateway to the systems of the catalog: one uniform API, executed at the third parties.

Usage: connector-gateway <command> [options]

  serve                            answers calls until it is stopped; --demo answers with made-up records
  token create | list | revoke     the bearer tokens of callers
  instance list | delete | set-credentials
                                   the connector instances, which callers create over the API
  keys list | rotate               the master keys that encrypt the stored credentials
  writes list | resolve            the writes whose outcome nobody knows
  audit list | verify              who did what, and whether these entries are complete and unchanged
  backup <file>                    a copy of the embedded database, also while the gateway runs
  mcp                              gives AI agents tools for all operations, over MCP
  doctor                           checks keys, database, clock and network, and says how to fix what is wrong

  <command> --help                 the options of a command
  --version                        the version of the gateway

Environment: DATABASE_URL=postgres://… uses PostgreSQL instead of the embedded database. GATEWAY_MASTER_KEY=<id>:<base64>
is the master key; without it, the data folder has one.

Exit codes: 0 fine, 1 the command failed, 2 wrong usage, 3 a bug of the program.
`;

const DATA = "  --data <folder>          the data folder of the gateway (default ./gateway-data)\n";

const TOKEN = `Bearer tokens that callers send. Instances belong to the owner of the token that created them.

Usage: connector-gateway token create --name <name> [--owner <owner>] [limits] [--data <folder>]
       connector-gateway token list [--json] [--data <folder>]
       connector-gateway token revoke <id or name> [--data <folder>]

  --name <name>            tells tokens apart
  --owner <owner>          tokens with the same owner use the same instances (default: the name)
  --json                   the list as JSON
${DATA}
Without limits, a token may do everything of its owner: run all operations on all of its instances, and create instances.
Limits cannot be changed later.

  --allow <pattern>        only operations that one of the patterns fits: "payments.*.list", "crm.*" (repeatable)
  --deny <pattern>         no operation that one of the patterns fits, also if it is allowed: "*.delete" (repeatable)
  --read-only              only operations that read
  --instance <id>          only these instances of the owner, and no new ones (repeatable)

A pattern has to fit the whole id of an operation. "*" is any text, also with dots. gateway.create_instance creates instances.

create prints the token and nothing else. It is shown once: the database has only its hash. A running gateway accepts a new
token at once, and refuses a revoked one after 5 seconds at most.
`;

const INSTANCE = `Connector instances: the accounts at third parties that callers connected.

Usage: connector-gateway instance list [--json] [--data <folder>]
       connector-gateway instance delete <id> [--data <folder>]
       connector-gateway instance set-credentials <id> [--data <folder>] < credentials.json

  --json                   the list as JSON
${DATA}
set-credentials reads a JSON object from standard input, in the form of auth_config, and replaces the credentials.
`;

const KEYS = `Master keys encrypt the data keys of the stored credentials.

Usage: connector-gateway keys list [--json] [--data <folder>]
       connector-gateway keys rotate [--data <folder>]

  --json                   the list as JSON
${DATA}
rotate encrypts every data key with the newest master key, while gateways run. With the embedded database and a key file it
makes that key first. With PostgreSQL or GATEWAY_MASTER_KEY, first give all nodes the new key as the last one, then as the first one,
then rotate.
`;

const WRITES = `Writes with an Idempotency-Key that are running, or whose outcome nobody knows: the gateway was killed, or the third party did not
answer. They are not sent again until somebody says what happened.

Usage: connector-gateway writes list [--json] [--data <folder>]
       connector-gateway writes resolve <key or id> --as done | not-done [--data <folder>]

  --as <outcome>           done: repeated writes are not sent, and get that as an answer. not-done: they are sent
  --json                   the list as JSON
${DATA}
Look up at the third party whether the write was done, then resolve it.
`;

const AUDIT = `Entries about the calls of callers and the commands of operators: when, with which token, on which instance, and how it ended.

Usage: connector-gateway audit list [--since <time>] [--operation <pattern>] [--format table | ndjson] [--data <folder>]
       connector-gateway audit verify [--json] [--data <folder>]

  --since <time>           since this day or time: 2026-11-27, 2026-11-27T08:00:00Z
  --operation <pattern>    only operations that fit: "payments.*", "token.create"
  --format <format>        table, or ndjson: a JSON object in each line
  --json                   the chains as JSON
${DATA}
verify finds entries that were changed, removed, added or signed by somebody else. It prints the code that each chain ends with: keep
it elsewhere to notice when the whole database is set back to an earlier state. Commands cannot be told apart by who ran them.
`;

const BACKUP = `Writes a copy of the embedded database to a file, also while the gateway runs. The master key is not part of it.

Usage: connector-gateway backup <file> [--data <folder>]

${DATA}`;

/** A line for each setting. */
function printSettings(settings: readonly Setting[]): string {
  const lines = settings.map(({ option, repeats, initial, help }) => {
    const notes = [...(repeats === undefined ? [] : ["repeatable"]), ...(initial === undefined ? [] : [`default ${initial}`])];
    return `  ${option.padEnd(36)} ${help}${notes.length === 0 ? "" : ` (${notes.join(", ")})`}\n`;
  });
  return lines.join("");
}

const SERVE = `Answers calls until it is stopped. The first line shows the address for callers, the second one the admin address. Logs go
to standard error, one JSON object a line.

Usage: connector-gateway serve [options]

${printSettings(settingTable)}
Each option is also a variable: --admin-port is GATEWAY_ADMIN_PORT. Options win. DATABASE_URL=postgres://… uses PostgreSQL.
Ctrl-C or SIGTERM ends the program after the running requests, a second one at once.
`;

const MCP = `Gives AI agents tools that find, describe and run the operations of the catalog, over the Model Context Protocol. It uses standard
input and output, as hosts expect that start it themselves, or HTTP. Logs go to standard error.

Usage: connector-gateway mcp [--url <address> | --live | --sandbox] [options]

${printSettings(mcpSettingTable)}
Without a target it uses the sandbox: made-up records, without any account. --data to --keep-audit are for --live, and are those of serve.
Most options are also variables, which the documentation lists. Options win. Secrets are variables only: GATEWAY_TOKEN is the bearer
token of the gateway, MCP_TOKEN the one that callers of --http send. With --live --http each caller sends its own token of the gateway.
`;

const DOCTOR = `Checks everything that a gateway needs: the master key, the database and its schema, the clock, and the way to each
third party. Takes the options of serve, so that it checks what serve would use. Exits with 1 when a check fails.

Usage: connector-gateway doctor [--json] [options of serve]

  --json                   the results as JSON

${printSettings(settingTable)}`;

const TEXTS: Readonly<Record<string, string>> = {
  serve: SERVE,
  token: TOKEN,
  instance: INSTANCE,
  keys: KEYS,
  writes: WRITES,
  audit: AUDIT,
  backup: BACKUP,
  mcp: MCP,
  doctor: DOCTOR,
};

/** The help of the whole program, or of one of its topics. */
export function printHelp(topic = ""): string {
  return TEXTS[topic] ?? HELP;
}

/** A table of settings for a page in Markdown. */
export function printSettingTable(settings: readonly Setting[] = settingTable): string {
  const rows = settings.map((setting) => {
    const { option, initial, help } = setting;
    const variable = variableOf(setting);
    const name = `\`${option.replace(/^-\w, /, "")}\``;
    return `| ${name} | ${variable === undefined ? "" : `\`${variable}\``} | ${initial === undefined ? "" : `\`${initial}\``} | ${help} |`;
  });
  return ["| option | variable | default | meaning |", "|---|---|---|---|", ...rows, ""].join("\n");
}
