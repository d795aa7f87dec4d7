import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Answer } from "connector-gateway-spec/server";
import { describe, expect, it } from "vitest";
import { noAudit } from "../../../gateway/src/credentials/audit_trail.ts";
import { exampleParams, loadEntries } from "../../../gateway/src/agents/operation_names.ts";
import { createHandler } from "../../../gateway/src/serve/gateway_handler.ts";
import { createLogger } from "../../../gateway/src/serve/logger.ts";
import { createInstance, operationRefusal } from "../../../gateway/src/settings/token_limits.ts";
import type { TokenLimits } from "../../../gateway/src/storage/store_types.ts";
import { isDocumented } from "../../fixtures/documented_connectors.ts";

const entries = loadEntries().filter(({ operation }) => isDocumented(operation));
/** A line for each operation, with a word for each token. */
const table = readFileSync(join(import.meta.dirname, "permitted_operations.txt"), "utf8");
const BASE = "http://gateway.test/api/v1/connectors/instances";

/** Names of tokens, with their limits. */
const tokens: Readonly<Record<string, TokenLimits | undefined>> = {
  all: undefined,
  lists: { allow: ["payments.*.list", "crm.*"], deny: ["*.delete"] },
  reads: { readOnly: true },
  writes: { allow: ["*.create", "*.update", "gateway.create_instance"] },
  rest: { deny: ["payments.*", "*search*", "file_storage.*.get"], instances: ["inst_payments", "inst_crm", "inst_file_storage"] },
};

interface Said {
  readonly status: number;
  readonly code: string | undefined;
  readonly message: string;
}

/** A gateway without storage, whose tokens are the names in `tokens`. What reaches credentials and third parties is counted. */
function gatewayOf(limits: Readonly<Record<string, TokenLimits | undefined>> = tokens): {
  post: (path: string, token: string, body: object) => Promise<Said>;
  ran: string[];
} {
  const ran: string[] = [];
  const handler = createHandler({
    settings: { maxBodyBytes: 1_000_000, corsOrigins: undefined },
    authenticate: (token) => Promise.resolve(token in limits ? { id: "team", limits: limits[token] } : undefined),
    instances: {
      create: ({ connector }) => {
        ran.push(createInstance.id);
        return { id: `inst_${connector}_new` };
      },
      find: (id) => (id.startsWith("inst_other") ? undefined : { id, connector: id.replace(/^inst_|_2$/g, "") }),
    },
    fallback: () => undefined,
    once: (_run, { operation }): Answer => {
      ran.push(operation.id);
      return { status: 200, headers: {}, body: "{}" };
    },
    audit: noAudit,
    log: createLogger("silent", () => undefined),
  });
  const post = async (path: string, token: string, body: object): Promise<Said> => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const answer = await handler(new Request(`${BASE}${path}`, { method: "POST", headers, body: JSON.stringify(body) }));
    const { message = "", errors = [] } = (await answer.json()) as { message?: string; errors?: { error_code?: string }[] };
    return { status: answer.status, code: errors[0]?.error_code, message };
  };
  return { post, ran };
}

const list = { entity: "customers", action: "list" };
const remove = { entity: "customers", action: "delete", params: { id: "cus_EXAMPLE0001" } };
const creation = {
  connector_definition_id: "e094cb9a-26de-4645-8761-65c0c425d1de",
  name: "a",
  auth_config: { api_key: "sk_test_EXAMPLE" },
};

describe("a token with limits", () => {
  it("runs the operations that it permits, and no others", async () => {
    const { post, ran } = gatewayOf();
    const lines = [["operation", ...Object.keys(tokens)].join(" ")];
    for (const entry of entries) {
      const { id, connector, entity, action } = entry.operation;
      const marks: string[] = [];
      for (const token of Object.keys(tokens)) {
        ran.length = 0;
        const { status } = await post(`/inst_${connector}/execute`, token, { entity, action, params: exampleParams(entry)[0] ?? {} });
        expect([status, ran]).toEqual(status === 200 ? [200, [id]] : [403, []]);
        marks.push(status === 200 ? "yes" : "-");
      }
      lines.push([id, ...marks].join(" "));
    }
    expect(`${lines.join("\n")}\n`).toBe(table);
    expect(lines.length).toBe(1 + 113);
  });

  it.each<readonly [limits: TokenLimits, body: object, code: string, message: string]>([
    [
      { allow: ["crm.*"] },
      list,
      "token/operation",
      "This bearer token does not permit payments.customers.list. That needs a token with `--allow payments.customers.list`.",
    ],
    [
      { allow: ["*"], deny: ["*.delete"] },
      remove,
      "token/operation",
      "This bearer token does not permit payments.customers.delete. That needs a token without `--deny *.delete`.",
    ],
    [
      { readOnly: true },
      remove,
      "token/read-only",
      "This bearer token does not permit payments.customers.delete. That needs a token without `--read-only`.",
    ],
    [
      { instances: ["inst_1"] },
      list,
      "token/instance",
      "This bearer token does not permit inst_payments. That needs a token with `--instance inst_payments`.",
    ],
  ])("gets 403 with what it would need: %j", async (limits, body, code, message) => {
    const { post, ran } = gatewayOf({ limited: limits });
    expect(await post("/inst_payments/execute", "limited", body)).toEqual({ status: 403, code, message });
    expect(ran).toEqual([]);
  });

  it("learns nothing about the instances of others", async () => {
    const { post } = gatewayOf({ limited: { instances: ["inst_payments"] } });
    expect(await post("/inst_other/execute", "limited", list)).toMatchObject({ status: 404, code: "request/unknown-instance" });
    expect(await post("/inst_payments_2/execute", "limited", list)).toMatchObject({ status: 403, code: "token/instance" });
    expect(await post("/inst_payments/execute", "limited", list)).toMatchObject({ status: 200 });
  });

  it.each<readonly [limits: TokenLimits | undefined, code: string | undefined]>([
    [undefined, undefined],
    [{ allow: ["gateway.create_instance"] }, undefined],
    [{ deny: ["*.delete"] }, undefined],
    [{ allow: ["payments.*"] }, "token/operation"],
    [{ deny: ["gateway.*"] }, "token/operation"],
    [{ readOnly: true }, "token/read-only"],
    [{ instances: ["inst_payments"] }, "token/instance"],
  ])("does not widen itself with an instance that it creates: %j", async (limits, code) => {
    const { post, ran } = gatewayOf({ limited: limits });
    expect(await post("", "limited", creation)).toMatchObject({ status: code === undefined ? 200 : 403, code });
    expect(ran).toEqual(code === undefined ? [createInstance.id] : []);
  });
});

describe("a pattern", () => {
  it.each<readonly [pattern: string, id: string, fits: boolean]>([
    ["payments.customers.list", "payments.customers.list", true],
    ["payments.customers.list", "payments.customers.list_all", false],
    ["payments.customers", "payments.customers.list", false],
    ["customers.list", "payments.customers.list", false],
    ["payments.*.list", "payments.customers.list", true],
    ["payments.*", "payments.customers.list", true],
    ["*.list", "payments.customers.list", true],
    ["*", "payments.customers.list", true],
    ["*customers*", "payments.customers.list", true],
    ["pay*ments*", "payments.customers.list", true],
    ["payments.customers.list*", "payments.customers.list", true],
    // The text before and after a star must not overlap.
    ["payments.customers*customers.list", "payments.customers.list", false],
    ["*t*t", "at", false],
    ["*.l*s*", "payments.customers.list", true],
    ["*.s*l", "payments.customers.list", false],
    ["pay.ents.*", "payments.customers.list", false],
  ])("fits all of an id: %s, %s: %s", (pattern, id, fits) => {
    expect(operationRefusal({ allow: [pattern] }, { id, effect: "read" }) === undefined).toBe(fits);
  });

  it("takes no more time the more stars it has", () => {
    const pattern = `${"*a".repeat(99)}*b`;
    expect(operationRefusal({ allow: [pattern] }, { id: "a".repeat(100_000), effect: "read" })).toBeDefined();
  });
});
