import { describe, expect, it } from "vitest";
import { roleText } from "../../../../templates/core/role_text.ts";
import type { Role } from "../../../../templates/core/roles.ts";
import { readCatalog, runCommand } from "../../../fixtures/command_line.ts";

const PARAM = "payments.customers.list";

describe("the phrase for a role", () => {
  it.each<[Role, string]>([
    [{ kind: "paging", part: "next" }, "asks for the next page"],
    [{ kind: "paging", part: "size" }, "page size"],
    [{ kind: "identity", fields: ["id", "key"] }, "names the record, by `id` or `key`"],
    [{ kind: "identity", fields: ["id"], entity: "files" }, "names the record of `files`, by `id`"],
    [{ kind: "parent", entities: ["files", "drives"] }, "names the record of `files` or `drives` that the records belong to"],
    [
      { kind: "parent", entities: ["messages"], by: "ts", field: "thread_ts" },
      "names the record of `messages` that the records belong to, by `ts`; they have it in `thread_ts`",
    ],
    [{ kind: "within", field: "owner.login" }, "names what the records are in; they have it in `owner.login`"],
    [{ kind: "within" }, "names what the records are in: the sandbox accepts any value"],
    [{ kind: "filter", field: "created", as: "interval" }, "only records whose `created` is in this interval"],
    [{ kind: "filter", field: "created", as: "after", inclusive: true }, "only records whose `created` is later than this or equal"],
    [
      {
        kind: "filter",
        as: "equals",
        meanings: {
          ended: [
            { field: "status", is: ["canceled", "void"] },
            { field: "paid", isNot: true },
          ],
          none: [{ field: "drive", is: null }],
          all: [],
        },
      },
      "which records come back. `ended`: `status` is canceled or void and `paid` is not true; `none`: `drive` is null; `all`: all records",
    ],
    [{ kind: "search", language: "text", in: ["name", "key"] }, "search in `name`, `key`, as text"],
    [{ kind: "search", language: "jql" }, "search, in JQL"],
    [{ kind: "order", language: "criteria", in: "properties" }, "order of the records inside of `properties`, by criteria"],
    [{ kind: "select", as: "mask", list: "files" }, "fields that come back, as a mask"],
    [{ kind: "select", as: "names", in: "fields" }, "fields that come back inside of `fields`, by name"],
    [{ kind: "expand" }, "optional fields that come back"],
    [{ kind: "expand", in: "associations" }, "optional fields that come back inside of `associations`"],
    [{ kind: "format" }, "media type of the download"],
    [{ kind: "field", field: "email" }, "written to `email`"],
    [{ kind: "includes", field: "deleted", is: true }, "without it, records whose `deleted` is true are left out"],
    [{ kind: "excludes", field: "driveId", isNot: null }, "leaves out records whose `driveId` is not null"],
    [{ kind: "modifies", params: ["oldest", "latest"] }, "changes how `oldest` and `latest` work"],
    [{ kind: "modifies", params: ["contactId"] }, "changes how `contactId` works"],
    [{ kind: "index", field: "attachments" }, "number of an element of `attachments`, counted from 0"],
    [{ kind: "range" }, "part of the download"],
    [{ kind: "no_effect", because: "Only logs show it." }, "changes nothing in the answer. Only logs show it."],
    [{ kind: "no_effect", because: "Not reviewed." }, "not reviewed: the sandbox accepts any value"],
  ])("%j", (role, want) => {
    expect(roleText(role)).toBe(want);
  });

  it("is what explain shows below the description of the param", async () => {
    const catalog = readCatalog();
    const changed: unknown = JSON.parse(JSON.stringify(catalog), (_, value: unknown) =>
      typeof value === "object" && value !== null && "name" in value && value.name === "email" && "required" in value
        ? { ...value, role: { kind: "filter", field: "email", as: "prefix" } }
        : value,
    );
    const { stdout } = await runCommand(["explain", PARAM], { spec: { readCatalog: () => changed as typeof catalog } });
    expect(stdout).toMatch(/^ {2}email {2}string\n {6}.*\n {6}only records whose `email` begins with this text$/mu);
  });
});
