/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import type { RoleKind } from "../../../../templates/shared/roles.ts";
import { countOf } from "../../../../templates/shared/count.ts";
import { ROLE_KINDS } from "../../../model/role_kinds.ts";
import { operationsOf } from "../../../model/walk.ts";
import { Code } from "../phrase.tsx";
import type { PageProps } from "../source.ts";
import { Text } from "../text.tsx";
import { Badge, toSentence, type BadgeKind } from "../words.tsx";
import { Topic } from "./topic.tsx";

/** What each badge of the page means. */
const MARKS: Readonly<Record<BadgeKind, string>> = {
  read: "The operation changes nothing.",
  write: "The operation creates, changes or deletes records at the third party.",
  permanent: "The operation cannot be undone.",
  required: "A request without the field is refused.",
  optional: "The field may be missing in an answer. A field without this mark is always there, but it may be null if its type says so.",
  secret: "A credential. It never appears in logs and messages.",
  assumed: "No source document says so. The reason for the assumption is beside it.",
  not_shown: "The source documents leave it open. What exactly is beside it.",
  experimental: "It may change or disappear without notice.",
  deprecated: "Do not use it in new code. It still works.",
  retired: "The third party has announced its end.",
};

/** What the marks mean, and the words that are used as marks. */
export function MarksTopic(): VNode {
  return (
    <Topic id="gateway.marks">
      <p>
        This page is generated from a catalog, which was written from source documents. What has no mark is stated in them; the name of the
        document and its section is at the end of a description.
      </p>
      <dl class="facts marks">
        {Object.entries(MARKS)
          .filter(isMark)
          .map(([kind, meaning]) => (
            <div>
              <dt>
                <Badge kind={kind} />
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        <div>
          <dt>Required in practice</dt>
          <dd>The gateway accepts the request without it, but the third party does not, or the answer is of no use.</dd>
        </div>
        <div>
          <dt>Known values</dt>
          <dd>The values that are known. Others can occur: handle them.</dd>
        </div>
        <div>
          <dt>Also seen</dt>
          <dd>Real answers show this type as well, although the documents do not mention it.</dd>
        </div>
      </dl>
    </Topic>
  );
}

function isMark(entry: readonly [string, string]): entry is [BadgeKind, string] {
  return Object.hasOwn(MARKS, entry[0]);
}

/** What params can do, as the roles of the catalog. */
export function RolesTopic({ source: { model } }: PageProps): VNode {
  const params = model.connectors.flatMap(operationsOf).flatMap((operation) => operation.params.fields);
  const count = (kind: RoleKind): number => params.filter(({ role }) => role?.kind === kind).length;
  const roles = Object.entries(ROLE_KINDS).flatMap(([kind, { about }]) => (isRoleKind(kind) ? [{ kind, about, number: count(kind) }] : []));
  return (
    <Topic id="gateway.roles">
      <p>
        Each param has a role, which says what it does to the answer. The sandbox acts on it. The description of a param ends with its role
        in words.
      </p>
      <dl class="facts">
        {roles
          .filter(({ number }) => number > 0)
          .map(({ kind, about, number }) => (
            <div>
              <dt>
                <Code text={kind} />
              </dt>
              <dd>
                <Text text={toSentence(about)} /> <span class="counts">{countOf(number, "param")}</span>
              </dd>
            </div>
          ))}
      </dl>
    </Topic>
  );
}

function isRoleKind(name: string): name is RoleKind {
  return Object.hasOwn(ROLE_KINDS, name);
}

/** What the documents leave open about the gateway itself. */
export function OpenTopic({ source: { gateway } }: PageProps): VNode {
  return (
    <Topic id="gateway.open">
      <p>The source documents do not cover these topics. Ask the operator of your gateway.</p>
      <ul class="open">
        {gateway.notShown.map(({ what }) => (
          <li>
            <Text text={what} />
          </li>
        ))}
      </ul>
    </Topic>
  );
}
