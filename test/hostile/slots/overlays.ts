import type { SourceFile } from "../../../generator/read/source/source_file.ts";
import { DESK } from "../../fixtures/bound_catalog.ts";
import { WAREHOUSE } from "./warehouse.ts";

/** What a gateway adds to the warehouse: everything that an overlay may say. */
const overlayText = `extends: warehouse
description: What our gateway adds.
auth:
  key:
    title: Key
    description: A key.
    fields: { key: { type: string, required: true, secret: true, example: key_EXAMPLE, description: The key. } }
types:
  Color: { enum: [red, blue], description: A color. }
paging_profiles:
  by_number: { kind: page_number, next: page, size: limit }
records:
  Label: { description: A label., fields: { id: string -- Its id., color: Color } }
inner:
  source: People say so.
  types:
    Extra:
      description: What else there is.
      assumed: A neighbor says so.
      deprecated: Use the title.
      fields:
        note: string -- A note.
        maker: { type: string, also_seen: object, known_values: [ann, bob], deprecated: Use the seller., assumed: Seen., description: Its maker. }
        marks: { type: array, items: string, description: Its marks. }
      others: { "x-*": string -- A mark. }
  records:
    Good:
      fields:
        extra: Extra
        open: { open: Every seller has other values. }
entities:
  goods:
    actions:
      list:
        params: { color: { type: Color, no_effect: None. } }
  labels:
    description: The labels.
    record: Label
    actions:
      list:
        description: Lists labels.
        notes: [Faster here.]
        params: { page: integer -- The page., limit: integer -- Its size. }
        paging: by_number
      get:
        description: Returns a label.
        params: { id: { type: string, required: true, identity: id, description: Its id. } }
        returns: { record: Label, assumed: Seen. }
      download:
        description: Downloads a label.
        params: { id: { type: string, required: true, identity: id, description: Its id. }, range: string -- Which bytes. }
        download: { range: range, max_size: 1 MB }
`;

/** What extends the depot, whose calls it may bind. */
const boundOverlayText = `extends: depot
vendor:
  base_url: https://own.depot.example
  version: { value: "3", because: We have it. }
entities:
  lids:
    description: The lids.
    record: Box
    actions:
      list:
        description: Lists the lids.
        params: { kind: { type: string, no_effect: None., description: Their kind. }, trace: { type: string, no_effect: None., description: A trace. } }
        meta: { total: integer | null -- How many. }
        paging: { kind: none, reason: Short. }
        call: GET /v2/lids
        take: lids
        take_meta: { total: { because: Nobody counts. } }
        rename: { kind: "kind[]" }
        not_sent: { trace: There is none. }
        fixed: { all: yes }
      get:
        description: Returns a lid.
        params: { id: { type: string, required: true, identity: id, description: Its id. }, trace: { type: string, no_effect: None., description: A trace. } }
        call: GET /v2/lids/{id}
        headers: { trace: X-Trace }
`;

/** An auth method of our own, and how it signs calls. */
const signedOverlayText = `extends: desk
auth:
  badge:
    title: Badge
    description: A badge.
    fields: { badge: { type: string, required: true, secret: true, example: badge_EXAMPLE, description: The badge. } }
vendor:
  auth: { badge: { header: X-Badge, value: "{badge}" } }
`;

export const overlays: readonly SourceFile[] = [
  { path: WAREHOUSE, text: overlayText },
  { path: "spec/connectors/depot.yaml", text: boundOverlayText },
  { path: DESK, text: signedOverlayText },
];
