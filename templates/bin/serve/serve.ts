import type { CommandContext } from "../context.js";
import { printFailure } from "../report/failure.js";
import { listen } from "./listen.js";
import { recordUpstream } from "./record.js";
import { addressOfPage, createPageHandler } from "./page.js";
import { replayRecording } from "./replay.js";
import { requestLine } from "./request_line.js";
import { serveSandbox } from "./sandbox_service.js";
import type { ServeArguments } from "./serve_arguments.js";
import type { Service, Watch } from "./service.js";

/**
 * Answers requests until it is stopped.
 * @throws UsageError for a port in use, a file that cannot be read or written, and wrong values of options
 */
export async function serve(wanted: ServeArguments, context: CommandContext): Promise<void> {
  const { stdout, stderr } = context;
  const service = await openService(wanted, context, wanted.quiet ? undefined : toWatch(context));
  const fail = (error: unknown): void => stderr.write(printFailure(error));
  try {
    const page = createPageHandler(context.spec.readReference, wanted.from.kind);
    const { url, close } = await listen({ page, gateway: service.handler }, wanted, fail);
    const reference = addressOfPage(url, wanted.host);
    stdout.write(`Sandbox gateway: ${url}\n`);
    const more = [reference === undefined ? undefined : `Reference: ${reference}`, service.note];
    if (!wanted.quiet) for (const line of more) if (line !== undefined) stdout.write(`${line}\n`);
    await context.untilStopped(fail);
    await close();
  } finally {
    service.end();
  }
}

function openService({ from, token }: ServeArguments, context: CommandContext, watch: Watch | undefined): Promise<Service> | Service {
  switch (from.kind) {
    case "sandbox":
      return serveSandbox(from, token, context, watch);
    case "record":
      return recordUpstream(from, context, watch);
    case "replay":
      return replayRecording(from, token, context, watch);
  }
}

function toWatch({ stdout, now }: CommandContext): Watch {
  return () => {
    const start = performance.now();
    return (answered) => stdout.write(requestLine(answered, new Date(now()), performance.now() - start));
  };
}
