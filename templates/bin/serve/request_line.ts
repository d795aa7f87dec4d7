import { safeLine } from "../../shared/safe_text.js";
import type { AnsweredRequest } from "./service.js";

/** `12:30:05 inst_payments payments.customers.list 200 1.4 ms` */
export function requestLine({ instance, operation, status, fault }: AnsweredRequest, time: Date, milliseconds: number): string {
  const parts = [
    time.toTimeString().slice(0, 8),
    instance ?? "-",
    operation ?? "-",
    status ?? "dropped",
    `${milliseconds.toFixed(1)} ms`,
    ...(fault === undefined ? [] : [`(fault: ${fault})`]),
  ];
  return `${safeLine(parts.join(" "))}\n`;
}
