// @generated from templates/runtime/server/reply.ts by connector-gateway-spec. Do not edit.
export class Reply {
  result;
  meta;
  warning;

  constructor(result, { meta, warning }) {
    this.result = result;
    this.meta = meta;
    this.warning = warning;
  }
}

export function reply(result, details) {
  return new Reply(result, details);
}
