/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import { resultOf } from "../../../model/operation_queries.ts";
import type { Operation } from "../../../model/types.ts";
import { operationsOf } from "../../../model/walk.ts";
import { linkTo, paramAnchor } from "../anchors.ts";
import { Code } from "../phrase.tsx";
import type { PageProps } from "../source.ts";
import { Text } from "../text.tsx";
import { Topic } from "./topic.tsx";

/** What is different about operations that return files. */
export function DownloadsTopic({ source: { model } }: PageProps): VNode {
  const downloads = model.connectors.flatMap(operationsOf).filter(({ kind }) => resultOf(kind) === "bytes");
  const isRanged = downloads.some(({ download }) => download?.range !== undefined);
  return (
    <Topic id="gateway.downloads">
      <p>
        A download is executed like any other operation, but the answer is the file itself, as a stream of bytes: no envelope, no result, no
        Meta. Write it to a file while it arrives. <code>Content-Type</code> is the type of the file. Errors that happen before the first
        byte have the usual error body; after that, the connection breaks.
      </p>
      {isRanged ? (
        <p>
          To get a part of a file, pass a range such as <code>bytes=0-99</code>. The answer has the status 206, and{" "}
          <code>Content-Range</code> says which bytes it has. The status is 200 if it is the whole file after all. Use this to resume a
          download that broke.
        </p>
      ) : null}
      <dl class="facts">
        {downloads.map((operation) => (
          <Download operation={operation} />
        ))}
      </dl>
    </Topic>
  );
}

function Download({ operation }: { readonly operation: Operation }): VNode {
  const { id, download } = operation;
  const { range, maxSize } = { ...download };
  return (
    <div>
      <dt>
        <a href={linkTo(id)}>{id}</a>
      </dt>
      <dd>
        {range === undefined ? (
          "Whole files only."
        ) : (
          <>
            Range in{" "}
            <a href={linkTo(paramAnchor(operation, [range]))}>
              <Code text={range} />
            </a>
            .
          </>
        )}
        {maxSize === undefined ? null : (
          <>
            {" "}
            At most <Text text={maxSize} />.
          </>
        )}
      </dd>
    </div>
  );
}
