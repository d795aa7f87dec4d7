import { type Connector, operationsOf } from "#generator/resolve";
import { CONNECTORS_FOLDER, placeIn, type Place } from "#generator/read";
import type { Retirement } from "#templates/core";
import type { Difference } from "./compare.ts";
import type { DriftQuestion } from "./find_drift.ts";

interface Retiring extends Retirement {
  readonly what: string;
  readonly at: Place;
}

/** The interfaces whose end has been announced: that of the whole third party, and those of single operations. */
function retiring(connector: Connector): readonly Retiring[] {
  const { id, vendor, vendorAt = { file: `${CONNECTORS_FOLDER}/${id}.yaml`, path: ["vendor"] } } = connector;
  const whole = vendor?.retired === undefined ? [] : [{ ...vendor.retired, what: id, at: placeIn(vendorAt, "retired") }];
  const single = operationsOf(connector).flatMap(({ id: what, at, binding }) =>
    binding?.retired === undefined ? [] : [{ ...binding.retired, what, at: placeIn(at, "retired") }],
  );
  return [...whole, ...single];
}

/** The addresses of the announcements. */
export function announcementsOf(connector: Connector): readonly string[] {
  return [...new Set(retiring(connector).map(({ source }) => source))];
}

/** The retirements whose date has passed, and those whose page is missing. */
export function retirementsOf({
  connector,
  today,
  missingPages,
}: Pick<DriftQuestion, "connector" | "today" | "missingPages">): readonly Difference[] {
  return retiring(connector).flatMap(({ what, at, on, source }) => {
    const missing = missingPages.get(source);
    const rest = { code: "drift/retired", ours: "", where: source, at, origin: { kind: "assumed", because: "" } } as const;
    const isOver = on !== undefined && on <= today;
    return [
      ...(isOver ? [{ ...rest, what, theirs: `the third party has retired it since ${on}, as ${source} announced` }] : []),
      // A decision about the retirement is not one about its page.
      ...(missing === undefined ? [] : [{ ...rest, what: `${what}.retired.source`, theirs: `${source} cannot be loaded: ${missing}` }]),
    ];
  });
}
