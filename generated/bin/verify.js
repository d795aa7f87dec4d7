// @generated from templates/cli/program.ts by connector-gateway-spec. Do not edit.
import {
  checkConnector,
  checkOutputs,
  countFinding,
  loadBaseline,
  loadConfig,
  printTable,
  toAddress,
  writeBaseline,
  writeReports
} from "./chunk3.js";
import {
  countFindings,
  createPaint,
  markdownText
} from "./chunk4.js";
import {
  printFailure,
  redactText
} from "./chunk5.js";
import {
  UsageError,
  codeOf,
  countOf,
  isObject,
  readWhole,
  safeLine
} from "./chunk6.js";

import { resolve } from "node:path";

import { createHash } from "node:crypto";

const DEFAULT_RATE = 5;

function toVerifyReport(outcome, details) {
  const entries = /* @__PURE__ */ new Map();
  const known = outcome.findings.filter((finding) => {
    const fingerprint = fingerprintOf(finding);
    countFinding(entries, { fingerprint, file: finding.operation ?? "gateway", code: finding.code, pointer: finding.pointer ?? "" });
    return details.baseline?.takes(fingerprint) === true;
  });
  const findings = outcome.findings.filter((finding) => !known.includes(finding));
  const summary = summaryLines(outcome, findings, known.length, details);
  const { version, address, started, milliseconds } = details;
  const report = {
    ...{ program: "connector-gateway-spec verify", version, started, milliseconds, summary },
    findings: findings.map(toFinding),
    annotations: findings.map(toAnnotation),
    files: [],
    describe: (code) => ({ text: DESCRIPTIONS[code.replace(/^.*\//, "")] ?? code, help: "docs/server.md lists what a gateway promises." }),
    properties: { address, calls: outcome.calls, statements: outcome.statements },
    pretty: (style) => printPretty(findings, outcome, summary, style),
    json: () => ({ version, address, ...outcome, findings, known: known.length }),
    markdown: () => printMarkdown(findings, outcome, summary, address)
  };
  return { report, errors: findings.length, entries: entries.values() };
}
var DESCRIPTIONS = {
  status: "An ordinary call is answered with success.",
  result: "The result is of the kind that the operation returns.",
  record: "Records are as the catalog describes them.",
  meta: "Meta is as the catalog describes it.",
  envelope: "The envelope has the keys of the contract.",
  error: "Errors have the body of the contract.",
  header: "Answers have their headers.",
  paging: "Pages lead to each other, and every record is on one of them.",
  limit: "Limits are kept.",
  filter: "Filters keep what fits, and nothing else.",
  order: "Records are in order.",
  range: "Parts of a download are its bytes."
};

function fingerprintOf({ code, operation = "", statement, pointer = "" }) {
  const parts = [code, operation, statement.text, pointer.replace(/\/\d+(?=\/|$)/g, "/0")];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 24);
}

function toFinding(finding) {
  const { code, pointer, statement, operation } = finding;
  return {
    ...{ severity: "error", code, message: messageOf(finding), more: moreLines(finding) },
    ...statement.file !== void 0 && { place: { file: statement.file, line: statement.line ?? 1, column: 1 } },
    ...pointer !== void 0 && { path: pointer },
    fingerprint: ["connectorGatewaySpecVerify/v1", fingerprintOf(finding)],
    properties: { basis: statement.basis, ...operation !== void 0 && { operation } },
    entry: finding
  };
}

function toAnnotation(finding) {
  const { place } = toFinding(finding);
  const text = [messageOf(finding), ...moreLines(finding)].join("\n");
  return { severity: "error", code: finding.code, text, ...place !== void 0 && { place } };
}

function messageOf({ operation, message }) {
  return operation === void 0 ? message : `${operation}: ${message}`;
}

function moreLines({ statement, request, answer }) {
  return [`${statement.basis}: ${statement.text}${sourceOf(statement)}`, `request: ${request}`, `answer: ${answer}`];
}

function sourceOf({ document, section, file, line }) {
  const named = [document, section].filter((text) => text !== void 0).join(", ");
  const places = [named, file === void 0 ? "" : `${file}:${line ?? 1}`].filter((text) => text !== "");
  return places.length === 0 ? "" : ` (${places.join("; ")})`;
}

function summaryLines(outcome, findings, known, { address }) {
  const { calls, statements, operations, leftovers } = outcome;
  const share = statements.total === 0 ? 0 : Math.floor(statements.tried * 100 / statements.total);
  return [
    ...leftovers.map((name) => `left over: ${safeLine(name)}`),
    `${countFindings(findings.length, 0)} in ${countOf(operations.length, "operation")} of ${safeLine(address)}, with ${countOf(calls, "call")}${known === 0 ? "" : `; ${countOf(known, "finding")} known from the baseline`}`,
    `${statements.tried} of ${countOf(statements.total, "statement")} of the catalog tried (${share} %)`
  ];
}
var HEAD = ["operation", "tried", "passed", "failed", "not tried"];

function rowOf({ operation, tried, passed, failed, notTried }) {
  const reasons = notTried.map(({ check, reason }) => `${check}: ${reason}`);
  return [operation, String(tried), String(passed), String(failed), reasons.join("; ")];
}

function printPretty(findings, { operations }, summary, { color, quiet }) {
  const paint = createPaint(color);
  const printed = findings.map((finding) => {
    const head = `${paint("bold", safeLine(finding.operation ?? "gateway"))} ${paint("red", "error")} ${finding.code}: ${safeLine(finding.message)}`;
    const at = finding.pointer === void 0 ? "" : ` ${paint("dim", `at ${safeLine(finding.pointer)}`)}`;
    return `${[`${head}${at}`, ...moreLines(finding).map((line) => `  ${safeLine(line)}`)].join("\n")}
`;
  });
  const table = printTable([HEAD, ...operations.map(rowOf).map((row) => row.map(safeLine))], "");
  return [...printed, ...quiet ? [] : [table, `${summary.join("\n")}
`]].join("\n");
}

function printMarkdown(findings, { operations }, summary, address) {
  const items = findings.map((finding) => {
    const lines = [`**${finding.code}** ${markdownText(messageOf(finding))}`, ...moreLines(finding).map(markdownText)];
    return `- ${lines.join("  \n  ")}`;
  });
  const toRow = (cells) => `| ${cells.map(markdownText).join(" | ")} |`;
  const table = [toRow(HEAD), "|---|---:|---:|---:|---|", ...operations.map((operation) => toRow(rowOf(operation)))];
  const parts = [
    `# ${markdownText(address)}`,
    summary.map(markdownText).join("  \n"),
    ...items.length === 0 ? [] : [items.join("\n")],
    table.join("\n")
  ];
  return `${parts.join("\n\n")}
`;
}


async function verify(wanted, context, standard, prefix) {
  const { spec, cwd, now } = context;
  const loadNames = async () => ({
    addresses: (await spec.loadAddressBook()).addresses,
    connectors: spec.connectors
  });
  const config = await loadConfig(wanted.config, cwd, loadNames);
  const said = config?.verify ?? {};
  const local = (path) => config === void 0 ? path : resolve(config.folder, path);
  const reports = wanted.reports?.map((report2) => ({ ...report2, format: report2.format ?? standard })) ?? said.reports?.map((report2) => report2.output === void 0 ? report2 : { ...report2, output: local(report2.output) }) ?? [
    { format: standard }
  ];
  const baselinePath = wanted.baseline === false || wanted.writeBaseline !== void 0 ? void 0 : wanted.baseline ?? (said.baseline && local(said.baseline));
  checkOutputs([...reports.map(({ output }) => output), wanted.writeBaseline], cwd);
  const baseline = baselinePath === void 0 ? void 0 : loadBaseline(baselinePath, cwd);
  const started = now();
  const options = toOptions(wanted, said, context);
  const outcome = await run(options, context);
  const report = toVerifyReport(outcome, {
    ...{ version: spec.version, address: options.baseUrl, started, milliseconds: now() - started },
    ...baseline !== void 0 && { baseline }
  });
  writeReports(reports, report.report, wanted.quiet, context, prefix);
  if (wanted.writeBaseline !== void 0) {
    writeBaseline(wanted.writeBaseline, cwd, report.entries);
    return 0;
  }
  return report.errors > 0 ? 1 : 0;
}

function toOptions(wanted, said, context) {
  const { spec, cwd, environment } = context;
  const baseUrl = wanted.baseUrl ?? (said.url === void 0 ? void 0 : toAddress(said.url));
  if (baseUrl === void 0)
    throw new UsageError(
      "verify needs the address of a gateway",
      "for instance: verify https://gateway.example.com --instance payments=inst_1"
    );
  const instances = Object.keys(wanted.instances).length > 0 ? wanted.instances : said.instances ?? {};
  const credentials = wanted.credentials === void 0 ? void 0 : readCredentials(wanted.credentials, cwd);
  const named = [...Object.keys(instances), ...Object.keys(credentials ?? {})];
  if (named.length === 0) throw new UsageError("verify needs an instance", "for instance: --instance payments=inst_1");
  for (const connector of named) {
    const fault = checkConnector(connector, spec.connectors);
    if (fault !== void 0) throw fault;
  }
  const token = wanted.token ?? (wanted.tokenFile === void 0 ? environment["CONNECTOR_GATEWAY_TOKEN"] : readText(wanted.tokenFile, cwd).trim());
  const operations = wanted.operations.length > 0 ? wanted.operations : said.operations;
  const budget = wanted.budget ?? said.budget;
  return {
    ...{ baseUrl, instances, rate: wanted.rate ?? said.rate ?? DEFAULT_RATE, writes: wanted.writes },
    ...token !== void 0 && token !== "" && { token },
    ...operations !== void 0 && { operations },
    ...credentials !== void 0 && { credentials },
    ...budget !== void 0 && { budget },
    statedOnly: wanted.statedOnly || said.statedOnly === true
  };
}

async function run(options, { spec, stderr, untilStopped }) {
  const stop = new AbortController();
  void untilStopped((error) => stderr.write(printFailure(error))).then(() => stop.abort());
  const verifyGateway = await spec.loadVerifyGateway();
  try {
    return await verifyGateway({ ...options, signal: stop.signal });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(redactText(error.message).replace(/\.$/, ""), "connector-gateway-spec verify --help shows the options");
  }
}

function readText(path, cwd) {
  try {
    return readWhole(resolve(cwd, path)).toString("utf8");
  } catch (error) {
    throw new UsageError(`the file ${path} cannot be read (${codeOf(error)})`, "check its path and permissions");
  }
}

function readCredentials(path, cwd) {
  let content;
  try {
    content = JSON.parse(readText(path, cwd));
  } catch (error) {
    if (error instanceof UsageError) throw error;
  }
  if (isObject(content)) {
    const entries = Object.entries(content).flatMap(([name, value]) => isObject(value) ? [[name, value]] : []);
    if (entries.length === Object.keys(content).length && entries.length > 0) return Object.fromEntries(entries);
  }
  throw new UsageError(`${path} has no credentials`, 'write {"payments": {"api_key": "…"}}: by connector, what auth_config is');
}
export {
  verify
};
