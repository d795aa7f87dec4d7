import { describe, expect, test } from "vitest";
import { idsFound, refusalOf } from "./searching.ts";

const fields = {
  project: ["fields.project.key", "fields.project.name"],
  status: ["fields.status.name"],
  summary: ["fields.summary"],
  description: ["fields.description"],
  labels: ["fields.labels"],
  assignee: ["fields.assignee.displayName"],
  created: ["fields.created"],
  "Story Points": ["fields.points"],
};
const issues = [
  {
    id: "1",
    key: "EXA-1",
    fields: {
      project: { key: "EXA", name: "Example exports" },
      status: { name: "Open" },
      summary: "Export stops",
      labels: ["a", "b"],
      created: "2025-03-01T09:00:00.000+0000",
      points: 3,
    },
  },
  {
    id: "2",
    key: "EXA-2",
    fields: {
      project: { key: "EXA", name: "Example exports" },
      status: { name: "In progress" },
      summary: "Import fails",
      assignee: { displayName: "Ada Example" },
      created: "2025-03-02T00:30:00.000+0100",
      points: 1,
    },
  },
  {
    id: "3",
    key: "OPS-1",
    fields: {
      project: { key: "OPS", name: "Operations" },
      status: { name: "Open" },
      summary: 'Say "hello"',
      description: { type: "doc", content: [{ type: "text", text: "Nested words" }] },
      labels: [],
      assignee: { displayName: "Bo Sample" },
      created: "2025-03-05T12:00:00.000+0000",
    },
  },
];

function search(query: string): readonly unknown[] {
  return idsFound({ language: "jql", fields }, query, issues, "jql");
}

describe("jql", () => {
  test.each([
    ["", ["1", "2", "3"]],
    ["project = EXA", ["1", "2"]],
    ['project = "Example exports"', ["1", "2"]],
    ["PROJECT = EXA", ["1", "2"]],
    ["project = exa", []],
    ["project != EXA", ["3"]],
    ["status = 'In progress'", ["2"]],
    ["key = EXA-2", ["2"]],
    ["status in (Open, Closed)", ["1", "3"]],
    ['status IN ("In progress")', ["2"]],
    ["status not in (Open)", ["2"]],
    ["status NOT IN (Open, 'In progress')", []],
    ["summary ~ fails", ["2"]],
    ["summary ~ 'Fails'", []],
    ["summary !~ fails", ["1", "3"]],
    ['summary ~ "\\"hello\\""', ["3"]],
    ["description ~ 'Nested words'", ["3"]],
    ["description !~ missing", ["3"]],
    ["labels = b", ["1"]],
    ["labels != b", []],
    ["labels != c", ["1"]],
    ["labels is empty", ["2", "3"]],
    ["labels is not EMPTY", ["1"]],
    ["assignee IS NULL", ["1"]],
    ["assignee is not null", ["2", "3"]],
    ["assignee = empty", ["1"]],
    ["assignee != empty", ["2", "3"]],
    ["assignee != 'Ada Example'", ["3"]],
    ["assignee in (empty, 'Bo Sample')", ["1", "3"]],
    ["assignee not in (empty, 'Bo Sample')", ["2"]],
    ['assignee = "empty"', []],
    ["not assignee = 'Ada Example'", ["1", "3"]],
    ['created >= "2025-03-02"', ["3"]],
    ['created < "2025/03/01 23:30"', ["1"]],
    ['created <= "2025/03/01 23:30"', ["1", "2"]],
    ["created > 2025-03-01", ["1", "2", "3"]],
    ['"Story Points" > 1', ["1"]],
    ['"story points" >= 1', ["1", "2"]],
    ['"Story Points" = 3', ["1"]],
    ["fields.points = 1", ["2"]],
    ["project = EXA and status = Open", ["1"]],
    ["project = OPS or status = Open", ["1", "3"]],
    ["project = OPS OR project = EXA AND status = Open", ["1", "3"]],
    ["(project = OPS OR project = EXA) AND status = Open", ["1", "3"]],
    ["(project = OPS OR project = EXA) AND NOT status = Open", ["2"]],
    ["not (project = EXA and status = Open)", ["2", "3"]],
    ["not not project = OPS", ["3"]],
    ["order by key desc", ["3", "2", "1"]],
    ["project = EXA ORDER BY created DESC", ["2", "1"]],
    ["order by status, key desc", ["2", "3", "1"]],
    ["order by status desc, key asc", ["1", "3", "2"]],
    ['order by "Story Points"', ["2", "1", "3"]],
    ['order by "Story Points" desc', ["3", "1", "2"]],
  ])("%s finds %j", (query, want) => {
    expect(search(query)).toEqual(want);
  });

  test.each([
    ["assignee = currentUser()", 12, "expected a value that is not a function, found `currentUser`."],
    ["created > startOfDay()", 11, "expected a value that is not a function, found `startOfDay`."],
    ["status in (a, b())", 15, "expected a value that is not a function, found `b`."],
    ["created >= -7d", 12, "expected a value that is not a relative date, found `-7d`."],
    ["created = +1w", 11, "expected a value that is not a relative date, found `+1w`."],
    ['created >= "-7d"', 12, 'expected a number, or a date such as "2025-03-01", found the text "-7d".'],
    ["created >= 2025-02-30", 12, 'expected a number, or a date such as "2025-03-01", found `2025-02-30`.'],
    ["status was Open", 8, "expected `=`, `!=`, `~`, `!~`, `>`, `>=`, `<`, `<=`, `in`, `not in` or `is`, found `was`."],
    ["status is Open", 11, "expected `empty` or `not empty`, found `Open`."],
    ["status not Open", 12, "expected `in`, found `Open`."],
    ["status in Open", 11, "expected `(`, found `Open`."],
    ["status in ()", 12, "expected a value, found `)`."],
    ["status in (Open", 16, "expected `)`, found the end."],
    ["(status = Open", 15, "expected `)`, found the end."],
    ["status = Open)", 14, "expected `and`, `or`, `order by` or the end, found `)`."],
    ["status = In progress", 13, "expected `and`, `or`, `order by` or the end, found `progress`."],
    ["status = Open and", 18, "expected a field, found the end."],
    ["status = Open and order by key", 25, "expected `=`, `!=`"],
    ["order key", 7, "expected `by`, found `key`."],
    ["order by", 9, "expected a field, found the end."],
    ["order by key up", 14, "expected `,` or the end, found `up`."],
    ["!status = Open", 1, "expected a field, found `!`."],
    ["cf[10] = 1", 1, "there is no field `cf`."],
    ["statsu = Open", 1, "there is no field `statsu`; did you mean `status`?"],
    ["order by statsu", 10, "there is no field `statsu`; did you mean `status`?"],
  ])("refuses %s at character %i", (query, character, problem) => {
    const issuesAndOrder = issues.map((issue) => ({ ...issue, order: 1 }));
    const { message } = refusalOf(() => idsFound({ language: "jql", fields }, query, issuesAndOrder, "jql"));
    expect(message).toContain(`\`jql\` is not supported at character ${character}: ${problem}`);
    expect(message).toMatch(/ Supported: `=`, `!=`, .* There are no functions\.$/u);
  });

  test("orders the records that are equal as they were", () => {
    expect(search("order by project")).toEqual(["1", "2", "3"]);
    expect(search("order by project desc")).toEqual(["3", "1", "2"]);
  });
});
