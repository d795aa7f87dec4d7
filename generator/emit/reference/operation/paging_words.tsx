/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from "preact";
import type { PagingField, PagingKind, PagingOf, Connector, Operation, Paging } from "#generator/resolve";
import { pagingParams, linkOf } from "#generator/resolve";
import { elementFields, FieldLink, metaOf, paramsOf, recordFields } from "../fields/field_link.tsx";
import { Text } from "../words.tsx";

/** An operation whose paging is put in words. */
export interface PagedOperation {
  readonly connector: Connector;
  readonly operation: Operation;
}

type Words<Kind extends PagingKind> = (paging: PagingOf<Kind>, of: PagedOperation) => ComponentChildren;

/** How each kind turns the page: what the next call passes, and when to stop. */
const WORDS: { readonly [Kind in PagingKind]: Words<Kind> } = {
  record_cursor: ({ next, id, more }, of) => (
    <>
      To get the next page, pass the {element(id, of)} of the last record as {param(next, of)}. Stop when {state(more, of)} is{" "}
      <code>false</code>.
    </>
  ),
  token: ({ next, token, more, last }, of) => (
    <>
      To get the next page, pass the token in {state(token, of)} as {param(next, of)}. Stop when the token is missing, null or empty
      {orWhen(linkOf(of.operation) === undefined ? more : undefined, "false", of)}
      {orWhen(last, "true", of)}.
    </>
  ),
  page_number: ({ next, size, defaultSize }, of) => (
    <>
      To get the next page, increase {param(next, of)} by 1; the first page is 1. Stop when a page has fewer elements than {param(size, of)}
      {defaultSize === undefined ? null : (
        <>
          , or than <code>{defaultSize}</code> if you leave it out
        </>
      )}
      .
    </>
  ),
  offset: ({ next, total, last }, of) => (
    <>
      To get the next page, pass the number of elements received so far as {param(next, of)}. Stop when a page is empty
      {total === undefined ? null : <>, when {state(total, of)} is reached</>}
      {orWhen(last, "true", of)}.
    </>
  ),
  page_info: ({ next, connection }, of) => (
    <>
      To get the next page, pass <code>pageInfo.endCursor</code> of {inRecord(connection, of)} as {param(next, of)}. Stop when{" "}
      <code>pageInfo.hasNextPage</code> is <code>false</code>.
    </>
  ),
  change_feed: ({ next, token, startToken }, of) => (
    <>
      To get the next page, pass the token in {state(token, of)} as {param(next, of)}. The last page has no such token. It has{" "}
      {state(startToken, of)} instead: keep it, and pass it later to get what has changed since.
    </>
  ),
  none: ({ because }) => <Text text={`Cannot be paged: ${because}`} />,
};

/** How the next page is requested, where the value comes from, and when to stop; or why there is no next page. */
export function pagingWords<Kind extends PagingKind>(
  paging: Extract<Paging, { kind: Kind }> & PagingOf<Kind>,
  of: PagedOperation,
): ComponentChildren {
  return WORDS[paging.kind](paging, of);
}

/** The params for the previous page and for the page size, as a sentence each. */
export function furtherParams(paging: Paging, of: PagedOperation): readonly VNode[] {
  return pagingParams(paging).flatMap(({ part, name }) => {
    switch (part) {
      case "next":
        return [];
      case "previous":
        return [<> {param(name, of)} asks for the previous page.</>];
      case "size":
        return [<> {param(name, of)} sets the page size.</>];
    }
  });
}

function orWhen(field: PagingField | undefined, value: string, of: PagedOperation): VNode | null {
  if (field === undefined) return null;
  return (
    <>
      , or when {state(field, of)} is <code>{value}</code>
    </>
  );
}

function param(name: string, { connector, operation }: PagedOperation): VNode {
  return <FieldLink fields={paramsOf(connector, operation)} path={[name]} />;
}

function element(name: string, { connector, operation }: PagedOperation): VNode {
  return <FieldLink fields={elementFields(connector, operation)} path={[name]} />;
}

function inRecord(path: readonly string[], { connector, operation }: PagedOperation): VNode {
  return <FieldLink fields={recordFields(connector, operation.returns?.record ?? "")} path={path} />;
}

function state({ in: holder, within = [], field }: PagingField, of: PagedOperation): VNode {
  const path = [...within, field];
  return holder === "record" ? inRecord(path, of) : <FieldLink fields={metaOf(of.connector, of.operation)} path={path} />;
}
