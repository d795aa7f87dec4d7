/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from "preact";
import type { PagingField, PagingKeyDescriptor, PagingKindDescriptor, PagingValue, Connector, Operation, Paging } from "#generator/resolve";
import { PAGING_KINDS, pagingParams, pagingValues, linkOf } from "#generator/resolve";
import { elementFields, FieldLink, metaOf, paramsOf, recordFields } from "../fields/field_link.tsx";
import { Text } from "../words.tsx";

/** An operation whose paging is put in words. */
export interface PagedOperation {
  readonly connector: Connector;
  readonly operation: Operation;
}

/** How the next page is requested, where the value comes from, and when to stop; or why there is no next page. */
export function pagingWords(paging: Paging, of: PagedOperation): readonly ComponentChildren[] {
  const { wordsOfOne }: PagingKindDescriptor = PAGING_KINDS[paging.kind];
  const values = new Map(pagingValues(paging).map(([use, value]) => [use.property, printValue(use, value, of)]));
  // A link is there only if there is a next page, which the token says as well.
  const isThere = (name: string): boolean => values.has(name) && (name !== "more" || linkOf(of.operation) === undefined);
  const sentence = wordsOfOne.replaceAll(/\[([^\]]*\{(\w+)\}[^\]]*)\]/gu, (_, part: string, name: string) => (isThere(name) ? part : ""));
  return sentence.split(/(\{\w+\}|`[^`]*`)/u).map((part, index) => {
    if (index % 2 === 0) return part;
    return part.startsWith("`") ? <code>{part.slice(1, -1)}</code> : values.get(part.slice(1, -1));
  });
}

function printValue({ value: meaning }: PagingKeyDescriptor, value: PagingValue, of: PagedOperation): VNode {
  if (typeof value === "object" && "field" in value) return state(value, of);
  if (typeof value === "object") return inRecord(value, of);
  if (typeof value === "number") return <code>{value}</code>;
  if (meaning === "text") return <Text text={value} />;
  return meaning === "param" ? param(value, of) : element(value, of);
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
