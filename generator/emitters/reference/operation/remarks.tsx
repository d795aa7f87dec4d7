/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from "preact";
import { conditionText } from "../../../../templates/shared/role_text.ts";
import { linkTo } from "../anchors.ts";
import type { Operation } from "../../../model/types.ts";
import type { PageProps } from "../source.ts";
import { Text } from "../text.tsx";
import { listed } from "../words.tsx";

/** What the catalog remarks about an operation: permanence, notes, warnings, and how its call at the third party ends. */
export function Remarks({ operation }: { readonly operation: Operation }): VNode | null {
  const { permanent, deprecated, experimental, notes } = operation;
  const remarks = [
    permanent ? "This is permanent and cannot be undone." : undefined,
    deprecated === undefined ? undefined : `Deprecated: ${deprecated}`,
    experimental === undefined ? undefined : `Experimental: ${experimental}`,
    ...notes,
    ...sandboxRemarks(operation),
  ].filter((remark) => remark !== undefined);
  if (remarks.length === 0) return null;
  return (
    <ul class="notes">
      {remarks.map((remark) => (
        <li>
          <Text text={remark} />
        </li>
      ))}
    </ul>
  );
}

/** What the sandbox knows about an operation that its caller notices: what it refuses, and what it leaves out. */
function sandboxRemarks({ sandbox }: Operation): readonly string[] {
  const { only = [], draws, hides } = sandbox ?? {};
  return [
    ...[...only, ...(draws?.only ?? [])].map(({ because }) => `In the sandbox: ${because}`),
    ...(hides === undefined
      ? []
      : [`In the sandbox, records whose ${conditionText(hides)} are left out unless you pass \`${hides.unless}\`.`]),
  ];
}

/** A status, the operations that have a reason of their own for it, and that reason. */
interface ErrorReason {
  readonly status: number;
  readonly applies: (operation: Operation) => boolean;
  readonly reason: string;
}

const REASONS: readonly ErrorReason[] = [
  {
    status: 403,
    applies: ({ sandbox }) => [...(sandbox?.only ?? []), ...(sandbox?.draws?.only ?? [])].length > 0,
    reason: "if a rule of the operation refuses the record",
  },
  { status: 404, applies: namesRecord, reason: "if there is no such record" },
  { status: 416, applies: ({ download }) => download?.range !== undefined, reason: "if the range is outside the content" },
  { status: 422, applies: ({ params }) => params.fields.length > 0, reason: "if a parameter is missing or not valid" },
];

function namesRecord({ params }: Operation): boolean {
  return params.fields.some(({ role }) => role?.kind === "identity" || role?.kind === "parent");
}

/** The statuses for which an operation has reasons of its own, among those of the gateway, with a link to all of them. */
export function ExpectedErrors({ source, operation }: PageProps & { readonly operation: Operation }): VNode {
  const known = new Set(source.gateway.statuses.map(({ status }) => status));
  const reasons = REASONS.filter(({ status, applies }) => known.has(status) && applies(operation));
  const parts = reasons.map(({ status, reason }): ComponentChildren => [<code>{status}</code>, ` ${reason}`]);
  return (
    <p class="errors">
      {parts.length === 0 ? null : <>Fails with {listed(parts, "or")}. </>}
      <a href={linkTo("gateway.errors")}>{parts.length === 0 ? "Errors" : "All errors"}</a>
    </p>
  );
}
