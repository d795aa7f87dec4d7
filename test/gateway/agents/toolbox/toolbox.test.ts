import { describe, expect, it } from "vitest";
import type { OperationEntry, Toolbox, ToolboxOptions } from "../../../../gateway/src/agents/agent_types.ts";
import { writeCursor } from "../../../../gateway/src/agents/run/fit_answer.ts";
import { RUN_ARGUMENTS } from "../../../../gateway/src/agents/arguments/continued_read.ts";
import { loadEntries } from "../../../../gateway/src/agents/operation_names.ts";
import { createToolbox } from "../../../../gateway/src/agents/toolbox/create_toolbox.ts";
import { readOneOperation, withOwnArguments } from "../../../../gateway/src/agents/toolbox/operation_tools.ts";
import { isDocumented } from "../../../fixtures/documented_connectors.ts";
import { operationRefusal } from "../../../../gateway/src/settings/token_limits.ts";
import type { TokenLimits } from "../../../../gateway/src/storage/store_types.ts";
import { fakeTarget } from "../../../fixtures/gateway/fake_toolbox.ts";

const entries = loadEntries().filter(({ operation }) => isDocumented(operation));
const connectors = [...new Set(entries.map(({ connector }) => connector.id))];

function open(options: Partial<ToolboxOptions> = {}): Toolbox {
  return createToolbox({ readOnly: false, answerSize: 20_000, ...options }, entries);
}

function namesOf({ tools }: Toolbox): readonly string[] {
  return tools.map(({ name }) => name);
}

/** The message and the code of a refused call. */
async function refusalOf(toolbox: Toolbox, tool: string, given: unknown = {}): Promise<string> {
  const { content, isError } = await toolbox.call(tool, given, { target: fakeTarget(), signal: new AbortController().signal });
  const [block] = content;
  if (block?.type !== "text" || isError !== true) return "no refusal";
  const { error } = JSON.parse(block.text) as { readonly error: { readonly code: string; readonly message: string } };
  return `${error.code}: ${error.message}`;
}

/** The entry with other params. */
function withParams(entry: OperationEntry | undefined, names: readonly string[]): OperationEntry {
  const [field] = entry?.operation.params.fields ?? [];
  if (entry === undefined || field === undefined) throw new Error("There is no such operation with params.");
  const fields = names.map((name) => ({ ...field, name }));
  return { ...entry, operation: { ...entry.operation, params: { ...entry.operation.params, fields } } };
}

describe("the four tools", () => {
  it.each(["run_read", "search_operations", "describe_operation", "no_tool"])("refuse arguments that no model writes: %s", async (tool) => {
    const refusal = "arguments/size: The arguments have more than 2,000 values, or long ones. Send fewer. Nothing was sent.";
    expect(await refusalOf(open(), tool, { fields: Array.from({ length: 2_000 }, () => "id") })).toBe(refusal);
    expect(await refusalOf(open(), tool, { query: "x".repeat(3_000_000) })).toBe(refusal);
  });

  it("have their names, and the titles and hints that hosts show", () => {
    const hints = open().tools.map(({ name, annotations }) => [name, annotations]);
    expect(Object.fromEntries(hints)).toEqual({
      search_operations: { title: "Search operations", readOnlyHint: true, openWorldHint: false },
      describe_operation: { title: "Describe an operation", readOnlyHint: true, openWorldHint: false },
      run_read: { title: "Run a read", readOnlyHint: true, openWorldHint: true },
      run_write: { title: "Run a write", readOnlyHint: false, destructiveHint: true, openWorldHint: true },
    });
  });

  it.each(["run_read", "run_write"] as const)("take the arguments that they check: %s", (name) => {
    const { inputSchema } = open().tools.find((tool) => tool.name === name) ?? {};
    expect(Object.keys(inputSchema?.properties ?? {}).toSorted()).toEqual(RUN_ARGUMENTS[name].toSorted());
  });

  it("let a search be limited to the connectors of the catalog", () => {
    expect(JSON.stringify(open().tools[0]?.inputSchema)).toContain(`"enum":${JSON.stringify(connectors)}`);
  });

  it("are three without writes", () => {
    expect(namesOf(open({ readOnly: true }))).toEqual(["search_operations", "describe_operation", "run_read"]);
  });

  it("say how to use them", () => {
    expect(open().instructions).toMatch(
      /^113 operations of these systems: .+search_operations.+describe_operation.+run_write.+never follow/,
    );
    expect(open({ readOnly: true }).instructions).not.toContain("run_write");
  });
});

describe("a tool for each operation", () => {
  it("is there for the operations of the connectors", () => {
    const names = namesOf(open({ connectors: ["crm", "payments"] }));
    const wanted = entries.filter(({ connector }) => connector.id === "crm" || connector.id === "payments");
    expect(names).toEqual([...wanted.map(({ operation }) => operation.id.replaceAll(".", "_")), "read_more"]);
  });

  it("leaves out writes", () => {
    const hints = open({ connectors, readOnly: true }).tools.map(({ annotations }) => annotations.readOnlyHint);
    expect([...new Set(hints)]).toEqual([true]);
  });

  it("takes `confirm` where the effect is permanent", () => {
    const confirmed = open({ connectors }).tools.filter(({ inputSchema }) => "confirm" in inputSchema.properties);
    const permanent = entries.filter(({ operation }) => operation.permanent);
    expect(confirmed.map(({ name }) => name)).toEqual(permanent.map(({ operation }) => operation.id.replaceAll(".", "_")));
  });

  it("takes the instance where there are several", () => {
    const { tools } = open({ connectors: ["crm", "payments"], severalInstances: ["crm"] });
    const taking = tools.filter(({ inputSchema }) => "instance" in inputSchema.properties).map(({ name }) => name.slice(0, 4));
    expect([...new Set(taking)]).toEqual(["crm_"]);
  });

  it("says how to use them", () => {
    expect(open({ connectors: ["crm"] }).instructions).toMatch(/^\d+ tools, one for each operation of crm\..+read_more.+never follow/);
    expect(open({ connectors: ["crm"], readOnly: true }).instructions).toContain("They only read.");
  });

  it.each(["confirm", "instance"])("gives its own argument another name when a param is called %s", (name) => {
    const entry = withParams(
      entries.find(({ operation }) => operation.permanent),
      [name],
    );
    const definition = {
      name: "x",
      description: "",
      inputSchema: { type: "object", properties: { [name]: {} } },
      annotations: { readOnlyHint: false },
    } as const;
    const { properties } = withOwnArguments(
      { ...definition, inputSchema: { ...definition.inputSchema, properties: { [name]: {} } } },
      { entry, takesInstance: true },
    ).inputSchema;
    expect(Object.keys(properties).sort()).toEqual(
      [
        ...new Set([name, name === "confirm" ? "confirm_permanent" : "confirm", name === "instance" ? "gateway_instance" : "instance"]),
      ].sort(),
    );
  });
});

describe("the arguments of a tool with one operation", () => {
  const permanent = entries.find(({ operation }) => operation.permanent);
  const one = { entry: permanent ?? withParams(undefined, []), takesInstance: true };

  it("are params, `confirm` and the instance", () => {
    expect(readOneOperation({ id: "cus_1", confirm: true, instance: "inst_2" }, one)).toEqual({
      entry: one.entry,
      params: { id: "cus_1" },
      instance: "inst_2",
      isConfirmed: true,
    });
  });

  it("do not need what is not a param", () => {
    expect(readOneOperation({ id: "cus_1" }, one)).toEqual({ entry: one.entry, params: { id: "cus_1" }, isConfirmed: false });
    expect(readOneOperation({ id: "cus_1", instance: null, confirm: null }, one)).toMatchObject({
      params: { id: "cus_1" },
      isConfirmed: false,
    });
  });

  it.each<readonly [given: unknown, code: string]>([
    [{ id: "cus_1", instance: 5 }, "arguments/type"],
    [{ id: "cus_1", confirm: "true" }, "arguments/type"],
    [{}, "params/missing"],
    ["cus_1", "arguments/type"],
  ])("are refused: %j", (given, code) => {
    expect(readOneOperation(given, one)).toMatchObject({ code });
  });

  it("have no instance where there is only one", () => {
    expect(readOneOperation({ id: "cus_1", instance: "inst_2" }, { ...one, takesInstance: false })).toMatchObject({
      code: "params/unknown",
    });
  });
});

describe("a tool that is not there", () => {
  it.each<readonly [options: Partial<ToolboxOptions>, tool: string, want: string]>([
    [{}, "serch_operations", 'tool/unknown: There is no tool "serch_operations". Did you mean search_operations?'],
    [{}, "x", 'tool/unknown: There is no tool "x". The tools are search_operations, describe_operation, run_read, run_write.'],
    [
      {},
      "payments.customers.list",
      "tool/unknown: payments.customers.list is an operation and not a tool: call run_read with `operation` and `params`.",
    ],
    [
      {},
      "payments_customers_delete",
      "tool/unknown: payments.customers.delete is an operation and not a tool: call run_write with `operation` and `params`.",
    ],
    [{ readOnly: true }, "run_write", "tool/left-out: run_write is not one of the tools: this server only reads."],
    [{ connectors: ["crm"] }, "run_read", "tool/left-out: run_read is not one of the tools: each operation has a tool of its own here."],
    [
      { connectors: ["crm"] },
      "payments_customers_list",
      "tool/left-out: payments_customers_list is not one of the tools: this server was started with those of crm.",
    ],
    [
      { connectors: ["payments"], readOnly: true },
      "payments_customers_delete",
      "tool/left-out: payments_customers_delete is not one of the tools: it changes records, and this server only reads.",
    ],
    [
      { readOnly: true },
      "payments.customers.delete",
      "tool/left-out: payments.customers.delete is not one of the tools: it changes records, and this server only reads.",
    ],
    [
      { connectors: ["crm"] },
      "payments.customers.list",
      "tool/left-out: payments.customers.list is not one of the tools: this server was started with those of crm.",
    ],
    [
      { connectors: ["payments"] },
      "payments.customers.list",
      'tool/unknown: There is no tool "payments.customers.list". Did you mean payments_customers_list?',
    ],
    [
      { connectors: ["payments"] },
      "payments_customer_list",
      'tool/unknown: There is no tool "payments_customer_list". Did you mean payments_customers_list?',
    ],
  ])("%j %s", async (options, tool, want) => {
    expect(await refusalOf(open(options), tool)).toBe(want);
  });

  it.each([
    [{}, "x".repeat(10_000)],
    [{ readOnly: true }, `payments.customers.delete${"!".repeat(10_000)}`],
  ])("is named in part when its name is long: %j", async (options, name) => {
    expect((await refusalOf(open(options), name)).length).toBeLessThan(300);
  });
});

describe("a cursor", () => {
  const cursor = (operation: string, params: object): string =>
    Buffer.from(JSON.stringify({ o: operation, i: "inst_1", p: params })).toString("base64url");

  it.each<readonly [options: Partial<ToolboxOptions>, text: string]>([
    [{ connectors: ["crm"] }, "nonsense"],
    [{ connectors: ["crm"] }, cursor("payments.customers.list", {})],
    [{ connectors: ["payments"] }, cursor("payments.customers.delete", { id: "cus_1" })],
  ])("continues nothing that the tools do not have: %j %s", async (options, text) => {
    expect(await refusalOf(open(options), "read_more", { cursor: text })).toMatch(/^arguments\/cursor: /);
  });
});

describe("the tools for a token with limits", () => {
  const limits: TokenLimits = { allow: ["payments.*", "crm.*.list"], deny: ["payments.refunds.*"] };
  const limited: Partial<ToolboxOptions> = { refusalOf: (operation) => operationRefusal(limits, operation)?.message };

  async function answerOf(toolbox: Toolbox, tool: string, given: unknown): Promise<string> {
    const { content } = await toolbox.call(tool, given, { target: fakeTarget(), signal: new AbortController().signal });
    return content.map((block) => (block.type === "text" ? block.text : "")).join("");
  }

  it("list, find and describe what it permits", async () => {
    const toolbox = open(limited);
    expect(toolbox.instructions).toMatch(/^\d\d operations of these systems: CRM, Payments\./);
    expect(await answerOf(toolbox, "search_operations", { query: "" })).toMatch(/"crm".+"payments"/);
    expect(await answerOf(toolbox, "search_operations", { query: "" })).not.toContain("messaging");
    expect(await answerOf(toolbox, "search_operations", { query: "refund a charge" })).not.toContain("payments.refunds");
    expect(await answerOf(open(), "search_operations", { query: "refund a charge" })).toContain("payments.refunds.create");
    expect(await answerOf(toolbox, "describe_operation", { operation: "payments.customers.list" })).toContain('"params"');
  });

  it.each(["describe_operation", "run_read", "run_write"])("say what an operation would need that it does not permit: %s", async (tool) => {
    const needed =
      "arguments/not-permitted: This bearer token does not permit payments.refunds.create. That needs a token without `--deny payments.refunds.*`. Nothing was sent.";
    expect(
      await refusalOf(open(limited), tool, { operation: "payments.refunds.create", ...(tool === "run_write" && { params: {} }) }),
    ).toBe(needed);
  });

  it("have a tool for each operation that it permits", async () => {
    const toolbox = open({ ...limited, connectors: ["payments", "crm"] });
    expect(namesOf(toolbox)).toContain("crm_contacts_list");
    expect(namesOf(toolbox)).not.toContain("crm_contacts_get");
    expect(await refusalOf(toolbox, "crm_contacts_get")).toContain("needs a token with `--allow crm.contacts.get`");
  });

  it("are three when it permits no write", () => {
    const refusalOfWrites: ToolboxOptions["refusalOf"] = (operation) => operationRefusal({ readOnly: true }, operation)?.message;
    expect(namesOf(open({ refusalOf: refusalOfWrites }))).toEqual(["search_operations", "describe_operation", "run_read"]);
  });

  it("continue no answer of an operation that it does not permit", async () => {
    const cursor = writeCursor({
      operation: "messaging.users.list",
      params: {},
      instance: "inst_messaging",
      position: { records: 0, characters: 0 },
    });
    expect(await refusalOf(open(limited), "run_read", { cursor })).toMatch(/^arguments\/cursor/);
  });
});
