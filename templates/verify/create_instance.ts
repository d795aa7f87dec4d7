import { isObject, type JsonValue } from "#templates/core";
import { NoAnswer } from "./caller.js";
import type { Session } from "./verify_gateway.js";

/** Creates an instance, and judges the answer. Returns its id; undefined if there is none. */
export async function judgeCreated(
  { caller, recorder, statements, parts }: Session,
  connector: string,
  authConfig: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  const { gateway } = parts.catalog;
  const definitionId = parts.catalog.connectors.find(({ id }) => id === connector)?.definitionId.value ?? "";
  const address = gateway.addresses.createInstanceResponse;
  const body = { connector_definition_id: definitionId, auth_config: authConfig as JsonValue, name: "verify" };
  recorder.about(undefined);
  try {
    const exchange = await caller.send({ path: gateway.createInstance.path, body });
    const isSuccess = exchange.status === 200;
    const message = `the status is ${exchange.status}, not 200, for credentials of ${connector}`;
    recorder.judge("instance", statements.value(address, []), exchange, !isSuccess && { message });
    if (!isSuccess) return undefined;
    for (const issue of parts.createResponse.check(exchange.body).issues) {
      recorder.judge("instance", statements.value(address, issue.path), exchange, issue);
    }
    const id = isObject(exchange.body) ? exchange.body["id"] : undefined;
    recorder.judge(
      "instance",
      statements.value(address, ["id"]),
      exchange,
      typeof id !== "string" && { message: "the answer has no `id`" },
    );
    return typeof id === "string" ? id : undefined;
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    recorder.judge("connection", statements.rule("answered"), error, { message: error.message });
    return undefined;
  }
}
