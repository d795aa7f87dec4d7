import { describe, expect, test } from "vitest";
import type { SourceFile } from "../../../../../generator/read/source/source_file.ts";
import { boundCatalog, DESK, QUERY } from "../../../../fixtures/bound_catalog.ts";
import { insideOf } from "../../../../fixtures/inner_catalog.ts";
import { diagnose, modelOf } from "../../../../fixtures/shop_catalog.ts";

const SCHEMA = "spec/inner/desk.graphql";

const schema = `
scalar DateTime
scalar Blob
enum Color { RED GREEN }
interface Named { name: String! }
union Owner = User | Team
"Who writes."
type User implements Named { id: ID! name: String! age: Int rate: Float! admin: Boolean made: DateTime! blob: Blob color: Color owner: Owner named: Named friends: [User] colors: [Color!]! }
type Team { id: ID! key: String! }
type PageInfo { endCursor: String }
type NoteConnection { nodes: [Note!]! edges: [Edge!]! pageInfo: PageInfo! }
type Edge { cursor: String! node: Note }
"A note of a ticket."
type Note { id: ID! "One line." title: String! user: User tags: [String]! matrix: [[Int!]!] old: String @deprecated(reason: "Use title.") }
type Query { notes(first: Int, after: String): NoteConnection! note: Note user: User! users: [User!] }
`;

/** The desk with a query, whose answer is taken as its record `Note`. */
function desk(
  query: string,
  { take = "", fields = "data: object", sdl = schema }: Partial<Record<"take" | "fields" | "sdl", string>> = {},
): readonly SourceFile[] {
  const sources = boundCatalog().map(({ path, text }) => {
    if (path === QUERY) return { path, text: query };
    const taken = text.replace("        take: data.notes.nodes\n", take === "" ? "        kind: page_record\n" : `        take: ${take}\n`);
    return { path, text: path === DESK ? taken.replace("Note: { fields: { id: string } }", `Note: { fields: { ${fields} } }`) : text };
  });
  return [...sources, { path: SCHEMA, text: sdl }];
}

/** A query of notes that selects this of each node. */
function nodes(selection: string, fragments = ""): string {
  return `query Notes($first: Int, $after: String) { notes(first: $first, after: $after) { nodes { ${selection} } pageInfo { endCursor } } } ${fragments}`;
}

/** The type of the elements of the list that a query selects, which is a node. */
const selections: readonly (readonly [about: string, query: string, node: string])[] = [
  [
    "scalars of GraphQL",
    nodes("user { id name age rate admin }"),
    "{ user: { id: string, name: string, age: integer, rate: number, admin: boolean } }",
  ],
  ["other scalars, which are text if they are called so", nodes("user { made blob }"), "{ user: { made: string, blob: any } }"],
  [
    "enums, whose values are known ones",
    nodes("user { color colors }"),
    "{ user: { color: string (RED, GREEN), colors: array<string (RED, GREEN)> } }",
  ],
  [
    "lists, with null inside where the schema has it",
    nodes("tags matrix user { friends { id } }"),
    "{ tags: array<string | null>, matrix: array<array<integer>>, user: { friends: array<{ id: string } | null> } }",
  ],
  ["aliases", nodes("first: title writer: user { called: name }"), "{ first: string, writer: { called: string } }"],
  ["the name of a type", nodes("__typename kind: __typename title"), "{ __typename: string, kind: string, title: string }"],
  ["a fragment", nodes("...F", "fragment F on Note { title }"), "{ title: string }"],
  [
    "fragments inside of fragments",
    nodes("id ...F", "fragment F on Note { user { name ...G } } fragment G on User { friends { id } }"),
    "{ id: string, user: { name: string, friends: array<{ id: string } | null> } }",
  ],
  [
    "inline fragments of a union",
    nodes("user { owner { ... on User { age } ... on Team { id key } } }"),
    "{ user: { owner: { age: integer, id: string, key: string } } }",
  ],
  [
    "inline fragments of an interface",
    nodes("user { named { name ... on User { rate } } }"),
    "{ user: { named: { name: string, rate: number } } }",
  ],
  ["a field twice", nodes("title title user { name } user { age name }"), "{ title: string, user: { name: string, age: integer } }"],
  ["a list twice", nodes("user { friends { id } friends { name } }"), "{ user: { friends: array<{ id: string, name: string } | null> } }"],
  [
    "a field directly and through a fragment",
    nodes("user { name } ...F", "fragment F on Note { title user { age } }"),
    "{ user: { name: string, age: integer }, title: string }",
  ],
];

describe("what a query selects", () => {
  test.each(selections)("may be %s", (_about, query, node) => {
    expect(insideOf(desk(query))).toEqual({
      fields: { "Note.data": "{ notes: { nodes: array<NoteNode>, pageInfo: { endCursor: string } } }" },
      types: { NoteNode: node },
    });
  });

  test("of nodes in several places is one type", () => {
    const more = "fragment More on NoteConnection { nodes { user { name } } }";
    expect(insideOf(desk(nodes("id } ...More nodes { title", more)))).toMatchObject({
      types: { NoteNode: "{ id: string, user: { name: string }, title: string }" },
    });
  });

  test.each<[about: string, query: string, data: string, types: Readonly<Record<string, string>>]>([
    [
      "edges",
      "query { notes { edges { cursor node { title } } } }",
      "{ notes: { edges: array<{ cursor: string, node: NoteNode }> } }",
      { NoteNode: "{ title: string }" },
    ],
    ["a single node", "query { note { title } }", "{ note: NoteNode }", { NoteNode: "{ title: string }" }],
    ["a list without a connection", "query { users { name } }", "{ users: array<UserNode> }", { UserNode: "{ name: string }" }],
    [
      "nodes of two types",
      "query { note { title } user { name } }",
      "{ note: NoteNode, user: UserNode }",
      { NoteNode: "{ title: string }", UserNode: "{ name: string }" },
    ],
    [
      "the same node twice",
      "query { note { title } again: note { title } }",
      "{ note: NoteNode, again: NoteNode }",
      { NoteNode: "{ title: string }" },
    ],
    [
      "different parts of a node, the third without a name",
      "query { user { name } b: user { age } c: user { id } }",
      "{ user: UserNode, b: NoteNode, c: { id: string } }",
      { UserNode: "{ name: string }", NoteNode: "{ age: integer }" },
    ],
  ])("may be %s", (_about, query, data, types) => {
    expect(insideOf(desk(query))).toEqual({ fields: { "Note.data": data }, types });
  });

  test("has the descriptions of the schema", () => {
    const [node] = modelOf(desk(nodes("title old"))).connectors[0]?.innerTypes ?? [];
    expect(node).toMatchObject({
      description: "A note of a ticket.",
      origin: { kind: "assumed", because: `The query selects it, and the schema in ${SCHEMA} gives its type.` },
      shape: {
        fields: [
          { name: "title", description: "One line. Never null in the schema.", required: false },
          { name: "old", deprecated: "Use title." },
        ],
      },
    });
  });
});

describe("what an operation takes of an answer", () => {
  const fields = "id: string, user: object, tags: array<any>, title: any, matrix: object";
  const query = nodes("id title user { name } tags matrix");

  test("is inside the open fields of its record, where the kinds agree", () => {
    expect(insideOf(desk(query, { take: "data.notes.nodes", fields }))).toEqual({
      fields: { "Note.user": "{ name: string }", "Note.tags": "array<string | null>", "Note.title": "string" },
      types: {},
    });
  });

  test("may be a part of the answer that has nodes", () => {
    const whole = "query { notes { nodes { title } pageInfo { endCursor } } }";
    expect(insideOf(desk(whole, { take: "data", fields: "notes: object" }))).toEqual({
      fields: { "Note.notes": "{ nodes: array<NoteNode>, pageInfo: { endCursor: string } }" },
      types: { NoteNode: "{ title: string }" },
    });
  });

  test("leaves alone what a file says", () => {
    const inner =
      "extends: desk\ninner: { source: We saw it., records: { Note: { fields: { user: map<string>, title: { open: Anything. } } } } }\n";
    expect(insideOf([...desk(query, { take: "data.notes.nodes", fields }), { path: "spec/inner/desk.yaml", text: inner }])).toMatchObject({
      fields: { "Note.user": "map<string>", "Note.tags": "array<string | null>", "Note.title": "open: Anything." },
    });
  });

  test("is what two operations select together, if they return one record", () => {
    const second = `
      get:
        params: { id: { type: string, required: true } }
        returns: Note
        call: POST /graphql
        graphql: queries/note.graphql
        not_sent: { id: There is one. }
`;
    const other = "query { notes { nodes { title user { age } } } user { name } }";
    const both = desk(nodes("id user { name }")).map(({ path, text }) => ({ path, text: path === DESK ? text.trimEnd() + second : text }));
    expect(insideOf([...both, { path: "spec/connectors/queries/note.graphql", text: other }])).toEqual({
      fields: { "Note.data": "{ notes: { nodes: array<NoteNode>, pageInfo: { endCursor: string } }, user: UserNode }" },
      types: { NoteNode: "{ id: string, user: { name: string, age: integer }, title: string }", UserNode: "{ name: string }" },
    });
  });
});

describe("a connector whose types cannot be derived", () => {
  test.each<[about: string, sources: readonly SourceFile[]]>([
    ["its schema is broken", desk(nodes("id"), { sdl: "type {" })],
    ["its schema has no query", desk(nodes("id"), { sdl: "type Note { id: ID! }" })],
    ["its schema has unknown types", desk(nodes("id"), { sdl: "type Query { notes: Notes }" })],
    ["its query is broken", desk("query {")],
    ["its query selects what the schema does not have", desk(nodes("titel"))],
    [
      "its query has a fragment in itself",
      desk(nodes("...F", "fragment F on Note { user { owner { ...G } } } fragment G on User { owner { ...G } }")),
    ],
    ["there is no schema", desk(nodes("id")).filter(({ path }) => path !== SCHEMA)],
    [
      "the schema is that of another connector",
      desk(nodes("id")).map((one) => (one.path === SCHEMA ? { ...one, path: "spec/inner/other.graphql" } : one)),
    ],
  ])("stays as it is if %s", (_about, sources) => {
    expect(insideOf(sources)).toEqual({ fields: {}, types: {} });
  });
});

test("a record may not be called like a node", () => {
  const sources = desk(nodes("title")).map(({ path, text }) => ({
    path,
    text: text.replace("  Note: {", "  NoteNode: { fields: { note: Note } }\n  Note: {"),
  }));
  expect(diagnose(sources).filter(({ code }) => code === "name/collision")).toMatchObject([
    {
      file: SCHEMA,
      message: "duplicate name `NoteNode` among the types of desk",
      help: expect.stringContaining(`records.NoteNode in ${DESK}`) as string,
    },
  ]);
});
