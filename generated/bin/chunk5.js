// @generated from templates/cli/program.ts by connector-gateway-spec. Do not edit.
import {
  codeOf,
  safeLine,
  statsOf
} from "./chunk6.js";

import { redactName, redactText, hideInValue } from "../shared/secrets.js";

var PLACE = /\b(?:bin|cli|connectors|core|runtime|schemas|shared)\/[\w./-]+\.[jt]s:\d+:\d+/;

function printFailure(error) {
  const name = error instanceof Error ? error.name : "a value that is not an error was thrown";
  const place = error instanceof Error ? PLACE.exec(error.stack ?? "")?.[0] : void 0;
  const what = [name, ...place === void 0 ? [] : [`at ${place}`]].join(" ");
  return `connector-gateway-spec: internal error (${safeLine(redactText(what))}); this is a bug, please report it
`;
}

import { closeSync, fchmodSync, fsyncSync, openSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
var FOLDER_IS_CLOSED = ["EACCES", "EPERM", "EBUSY", "EROFS"];

function replaceFile(file, text) {
  const stats = statsOf(file);
  if (stats !== void 0 && !stats.isFile()) return writeFileSync(file, text);
  const target = stats === void 0 ? file : realpathSync(file);
  const temporary = `${target}.${process.pid}.tmp`;
  rmSync(temporary, { force: true });
  try {
    const descriptor = openSync(temporary, "wx");
    try {
      if (stats !== void 0) fchmodSync(descriptor, stats.mode);
      writeFileSync(descriptor, text);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    if (stats === void 0 || !FOLDER_IS_CLOSED.includes(codeOf(error))) throw error;
    writeFileSync(target, text);
  }
}

export {
  redactName,
  redactText,
  hideInValue,
  printFailure,
  replaceFile
};
