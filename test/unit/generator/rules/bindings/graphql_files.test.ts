import { describe, expect, it } from "vitest";
import { boundAndChanged, boundCatalog, DESK, QUERY } from "../../../../fixtures/bound_catalog.ts";
import { diagnose, messagesOf } from "../../../../fixtures/shop_catalog.ts";

/** A change of the connector, and what is reported as `code ‹text it is about› message`. */
type Change = readonly [from: string, to: string, wanted: readonly string[]];

function after(from: string, to: string): readonly string[] {
  return messagesOf(boundAndChanged(DESK, from, to));
}

describe("GraphQL files", () => {
  const inQuery = (from: string, to: string): readonly string[] => messagesOf(boundAndChanged(QUERY, from, to));

  it.each<Change>([
    ["nodes { id }", "nodes { id )", ['binding/query-syntax ‹)› invalid GraphQL: expected Name, found ")"']],
    ["$first: Int,", "$first Int,", ['binding/query-syntax ‹I› invalid GraphQL: expected ":", found Name "Int"']],
    ["query Notes", "mutation Notes", ["binding/query ‹m› it is a mutation, but `desk.notes.list` only reads"]],
    ["query Notes", "subscription Notes", ["binding/query ‹s› it is a subscription, but `desk.notes.list` only reads"]],
    ["# The notes", "query Other { id }\n# The notes", ["binding/query ‹q› there is more than one query"]],
    ["nodes { id }", "nodes { ...Note }", ["binding/query ‹...Note› the fragment `Note` does not exist"]],
    ["# The notes", "fragment Note on Note { id }\n# The notes", ["binding/query ‹Note› the fragment `Note` is not used"]],
    ["first: $first, ", "", ["binding/query ‹$first› the variable `$first` is not used"]],
    [
      "first: $first, ",
      "first: $frist, ",
      ["binding/query ‹$first› the variable `$first` is not used", "binding/query ‹$frist› the variable `$frist` is not declared"],
    ],
  ])("%s → %s", (from, to, wanted) => {
    expect(inQuery(from, to)).toEqual(wanted);
  });

  it("must not be nested so deeply that the parser gives up", () => {
    const levels = 100_000;
    expect(inQuery("nodes { id }", `nodes ${"{ a ".repeat(levels)}${"}".repeat(levels)}`)).toEqual([
      "binding/query-syntax ‹#› invalid GraphQL: the query is nested too deeply",
    ]);
  });

  it("may have fragments and variables in them", () => {
    const fragment = "fragment Part on Notes { part(first: $first) { id } }\n# The notes";
    const sources = boundAndChanged(QUERY, "# The notes", fragment).map(({ path, text }) => ({
      path,
      text: text.replace("(first: $first, after: $after) {\n    nodes { id }", "(after: $after) {\n    ...Part nodes { id }"),
    }));
    expect(messagesOf(sources)).toEqual([]);
  });

  it("have no query when they have only fragments", () => {
    const sources = boundCatalog().map((source) => (source.path === QUERY ? { path: QUERY, text: "fragment A on B { c }" } : source));
    expect(messagesOf(sources)).toContain("binding/query ‹› there is no query");
  });

  it("declare a variable for each param, and for each fixed value, and no other", () => {
    expect(after("params: { first: integer, after: string }", "params: { first: integer, after: string, query: string }")).toEqual([
      "binding/no-variable ‹query› `query` is not a variable of `queries/notes.graphql`",
    ]);
    expect(after("graphql: queries/notes.graphql", "graphql: queries/notes.graphql\n        fixed: { archived: true }")).toEqual([
      "binding/no-variable ‹archived› `archived` is not a variable of `queries/notes.graphql`",
    ]);
    expect(after("graphql: queries/notes.graphql", "graphql: queries/notes.graphql\n        rename: { first: limit }")).toEqual([
      "binding/no-variable ‹first› `limit` is not a variable of `queries/notes.graphql`",
      "binding/query-variable ‹$first› the variable `$first` is no param of `desk.notes.list`",
    ]);
    expect(after("graphql: queries/notes.graphql", "graphql: queries/notes.graphql\n        not_sent: { first: No pages. }")).toEqual([
      "binding/query-variable ‹$first› the variable `$first` is no param of `desk.notes.list`",
    ]);
  });

  it("that do not exist are reported where they are named, with the nearest name", () => {
    const [found, ...others] = diagnose(boundAndChanged(DESK, "queries/notes.graphql", "queries/note.graphql"));
    expect(found).toMatchObject({ code: "ref/unknown", message: "unknown GraphQL file `queries/note.graphql`" });
    expect(found?.help).toBe("did you mean `queries/notes.graphql`? Available: `queries/notes.graphql`");
    expect(others).toEqual([]);
  });

  it("that nothing uses are reported", () => {
    const other = { path: "spec/connectors/queries/other.graphql", text: "not even GraphQL" };
    expect(diagnose([...boundCatalog(), other])).toEqual([
      expect.objectContaining({ code: "ref/unused", file: other.path, message: "unused GraphQL file `queries/other.graphql`" }),
    ]);
  });

  it("that cannot be read as text are reported", () => {
    const broken = boundCatalog().map((source) =>
      source.path === QUERY ? { path: QUERY, text: "", problem: "not-utf8" as const } : source,
    );
    expect(diagnose(broken).map(({ code, file }) => [code, file])).toEqual([["file/not-utf8", QUERY]]);
  });

  it("are sent with POST", () => {
    expect(after("call: POST /graphql", "call: GET /graphql")).toEqual([
      "binding/query-method ‹GET /graphql› a GraphQL query cannot be sent with `GET`",
    ]);
  });
});
