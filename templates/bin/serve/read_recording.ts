import { resolve } from "node:path";
import { isObject } from "../../shared/json_values.js";
import { codeOf, readWhole } from "../input/paths.js";
import { isRecordedResponse } from "../payload/recorded.js";
import { own } from "../payload/targeted_value.js";
import { UsageError } from "../usage_error.js";
import { parseExactly, type RecordedAnswer, type RecordedCall } from "./recorded_calls.js";

/**
 * The calls of a recording, one a line.
 * @throws UsageError for a file that cannot be read, and for a line that is no recorded call
 */
export function readRecording(path: string, cwd: string): readonly RecordedCall[] {
  const lines = readText(path, cwd).split("\n");
  const calls = lines.flatMap((line, index) => (line.trim() === "" ? [] : [toCall(line, `${path}:${index + 1}`)]));
  if (calls.length > 0) return calls;
  throw new UsageError(`${path} contains no recorded call`, "record calls with --record and --upstream");
}

function readText(path: string, cwd: string): string {
  try {
    return readWhole(resolve(cwd, path))
      .toString("utf8")
      .replace(/^\ufeff/, "");
  } catch (error) {
    throw new UsageError(`the recording ${path} cannot be read (${codeOf(error)})`, "record calls with --record and --upstream");
  }
}

function toCall(line: string, place: string): RecordedCall {
  let value: unknown;
  let exact: unknown;
  try {
    value = JSON.parse(line);
    exact = parseExactly(line);
  } catch {
    throw new UsageError(`${place} is not JSON`, "a recording has one call on each line; remove lines that are cut off");
  }
  // Requests are compared with those that come, whose numbers are read as usual.
  const [request, response] = [own(value, "request"), own(exact, "response")];
  if (!isObject(request) || response === undefined) {
    throw new UsageError(`${place} is no recorded call`, 'write {"connector": …, "request": {…}, "response": {…}}');
  }
  const [connector, instance] = [own(value, "connector"), own(value, "instance")];
  return {
    ...(typeof connector === "string" && { connector }),
    ...(typeof instance === "string" && { instance }),
    request,
    response: toAnswer(response),
  };
}

/** An answer without a status is the body of a success. */
function toAnswer(response: unknown): RecordedAnswer {
  const json = { "content-type": "application/json" };
  if (!isRecordedResponse(response)) return { status: 200, headers: json, body: response };
  const [status, headers, body, base64] = ["status", "headers", "body", "base64"].map((name) => own(response, name));
  return {
    status: Number(status),
    headers: isObject(headers)
      ? Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))
      : json,
    body,
    ...(typeof base64 === "string" && { base64 }),
  };
}
