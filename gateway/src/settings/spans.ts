import { context, isSpanContextValid, propagation, SpanKind, SpanStatusCode, trace, type Attributes, type Span } from "@opentelemetry/api";

/** What a span may say: names of the catalog, methods, statuses and codes. */
export interface SpanFacts {
  readonly kind?: keyof typeof SpanKind;
  readonly attributes?: Attributes;
  /** The code of what was thrown. Messages and stacks can quote what no span may have. */
  readonly codeOf?: (error: unknown) => unknown;
}

/** Runs something in a span. Where the operator brings no SDK of OpenTelemetry, the span is none. */
export function inSpan<Result>(name: string, facts: SpanFacts, run: (span: Span) => Promise<Result>): Promise<Result> {
  const { kind = "INTERNAL", attributes = {}, codeOf } = facts;
  return trace.getTracer("connector-gateway").startActiveSpan(name, { kind: SpanKind[kind], attributes }, async (span) => {
    try {
      return await run(span);
    } catch (error) {
      const code = codeOf?.(error);
      failSpan(span, typeof code === "string" ? code : error instanceof Error ? error.name : "unknown");
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Notes that what a span is about has failed. */
export function failSpan(span: Span, code: string): void {
  span.setAttribute("error.type", code).setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs something in a span if it is a part of something that has one. */
export function inChildSpan<Result>(name: string, facts: SpanFacts, run: () => Promise<Result>): Promise<Result> {
  return trace.getActiveSpan() === undefined ? run() : inSpan(name, facts, run);
}

/** Runs something as a part of the trace that a request with these headers belongs to. */
export function inTraceOf<Result>(headers: { get(name: string): string | null }, run: () => Promise<Result>): Promise<Result> {
  const getter = { get: (_: unknown, name: string) => headers.get(name) ?? undefined, keys: () => ["traceparent", "tracestate"] };
  return context.with(propagation.extract(context.active(), headers, getter), run);
}

/** The header with which a third party continues the trace. Nothing else of what the caller sent goes with it. */
export function traceHeader(): Readonly<Record<string, string>> {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  const { traceparent } = carrier;
  return traceparent === undefined ? {} : { traceparent };
}

/** The header that tells a caller the trace and the span of its call. */
export function responseHeader(span: Span): Readonly<Record<string, string>> {
  const spanContext = span.spanContext();
  if (!isSpanContextValid(spanContext)) return {};
  const { traceId, spanId, traceFlags } = spanContext;
  return { traceresponse: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}` };
}
