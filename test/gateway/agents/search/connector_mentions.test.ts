import { describe, expect, it } from "vitest";
import { loadEntries } from "../../../../gateway/src/agents/operation_names.ts";
import { createMentionFinder } from "../../../../gateway/src/agents/search/connector_mentions.ts";

const find = createMentionFinder([...new Set(loadEntries().map(({ connector }) => connector))]);

describe("connectors that a question names", () => {
  it.each([
    ["deals in the crm", ["crm"], [], "deals in the"],
    ["hubspot deals", ["crm"], [], "deals"],
    ["users of the project tracker", ["project_tracker"], [], "users of the"],
    ["jira issues", ["project_tracker"], [], "issues"],
    ["google drive files", ["file_storage"], [], "files"],
    ["our messaging workspace", ["messaging"], [], "our"],
    ["who is in chat", ["messaging"], [], "who is in"],
    ["candidates in the ats", ["recruiting"], [], "candidates in the"],
    ["bug tracker teams", ["issue_tracker", "project_tracker"], [], "teams"],
    ["payments account balance", ["payments"], [], "balance"],
    ["payments of a customer", [], ["payments"], "payments of a customer"],
    ["a jira account", ["project_tracker"], [], "a account"],
    ["a customer", [], [], "a customer"],
    ["files in the drive", ["file_storage"], [], "files in"],
    ["drives", [], [], "drives"],
  ])("%j names %j for sure and %j perhaps", (text, sure, likely, rest) => {
    const mentions = find(text.split(" "));
    expect([...mentions.sure].sort()).toEqual(sure);
    expect([...mentions.likely].sort()).toEqual(likely);
    expect(mentions.words.join(" ")).toBe(rest);
  });

  it("takes the drive for a record where its id is given", () => {
    expect(find(["name", "of", "the", "drive"], new Set(["drive"])).sure).toEqual(new Set());
  });

  it("finds nothing where there are no connectors", () => {
    expect(createMentionFinder([])(["chat", "crm"])).toEqual({ sure: new Set(), likely: new Set(), words: ["chat", "crm"] });
  });
});
