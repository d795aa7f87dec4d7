import type { Fault } from "../../../runtime/sandbox/sandbox_types.js";
import { statusText } from "../../run/answer/plain_words.js";
import type { FaultLeft } from "../../../runtime/sandbox/log_stream.js";
import { faultText } from "../requests/request_words.js";

/** What a fault does: `429 Too Many Requests, Retry-After 5 s, all after 2 s`. */
export function failureText({ status, retryAfter, effect, wait }: Fault): string {
  const parts = [
    ...(status === undefined ? [] : [statusText(status)]),
    ...(retryAfter === undefined ? [] : [`Retry-After ${retryAfter} s`]),
    ...(effect === undefined ? [] : [faultText(effect)]),
    ...(wait === undefined ? [] : [`${status === undefined && effect === undefined ? "answers" : "all"} after ${wait} s`]),
  ];
  return capital(parts.join(", "));
}

/** How often a fault strikes, and what is left of it: `next 3 calls, 2 left`. */
export function frequencyText({ fault, left }: FaultLeft): string {
  const { nth, times, probability } = fault;
  const chance = probability === undefined ? [] : [`${Number((probability * 100).toFixed(2))} % of calls`];
  if (nth === undefined && times === undefined) return chance[0] ?? "every call";
  const count = times ?? 1;
  const calls = count === 1 ? "1 call" : `${count} calls`;
  const from = nth === undefined ? `next ${calls}` : `${calls} from call ${nth}`;
  return [from, ...chance, ...leftText(count, left)].join(", ");
}

function leftText(count: number, left: Fault | null): readonly string[] {
  if (left === null) return ["used up"];
  const rest = left.times ?? count;
  return rest === count ? [] : [`${rest} left`];
}

/** How many faults still strike: `1 fault`. */
export function countText(count: number): string {
  return count === 1 ? "1 fault" : `${count} faults`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
