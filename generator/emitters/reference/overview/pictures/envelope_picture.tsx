/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import { escapeInvisible } from "../../../../../templates/shared/invisible.ts";
import type { Gateway } from "../../../../model/types.ts";
import { Label, Picture } from "./picture.tsx";

const WIDTH = 330;
const MARGIN = 12;

/** A field of the envelope in the drawing. */
interface Row {
  readonly name: string;
  /** What is in it, for the two fields that an operation fills. */
  readonly holds?: string;
  readonly height: number;
}

/** The envelope with its fields, of which two hold what the operation returns. */
export function EnvelopePicture({ gateway }: { readonly gateway: Gateway }): VNode {
  const { shape, result, meta } = gateway.execute.response;
  const rows = shape.fields.map(({ name }): Row => {
    if (name === result) return { name, holds: "Result: records, or one record", height: 74 };
    return name === meta ? { name, holds: "Meta: how to get the next page", height: 50 } : { name, height: 28 };
  });
  const tops = rows.map((_, index) => 34 + rows.slice(0, index).reduce((sum, { height }) => sum + height + 8, 0));
  const height = 34 + rows.reduce((sum, row) => sum + row.height + 8, 0) + 6;
  return (
    <figure class="envelope">
      <Picture
        id="gateway.envelope.picture"
        title="The envelope of an answer"
        description={`The envelope has these fields: ${rows.map(({ name, holds }) => (holds === undefined ? name : `${name} (${holds})`)).join(", ")}.`}
        width={WIDTH}
        height={height}
        kind="small"
      >
        <rect class="box" x={1} y={1} width={WIDTH - 2} height={height - 2} rx={8} />
        <Label x={MARGIN} y={22} text="Envelope" look="soft" align="start" />
        {rows.map((row, index) => (
          <EnvelopeRow row={row} y={tops[index] ?? 0} />
        ))}
      </Picture>
    </figure>
  );
}

function EnvelopeRow({ row: { name, holds, height }, y }: { readonly row: Row; readonly y: number }): VNode {
  return (
    <g>
      <rect class={holds === undefined ? "box later" : "box chosen"} x={MARGIN} y={y} width={WIDTH - 2 * MARGIN} height={height} rx={5} />
      <Label x={MARGIN + 10} y={y + 19} text={escapeInvisible(name)} look="mono" align="start" />
      {holds === undefined ? null : <Label x={MARGIN + 10} y={y + 38} text={holds} align="start" />}
      {height < 70
        ? null
        : [0, 1, 2].map((bar) => <rect class="entry" x={MARGIN + 10 + bar * 96} y={y + 50} width={88} height={12} rx={3} />)}
    </g>
  );
}
