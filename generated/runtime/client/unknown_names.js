// @generated from templates/runtime/client/unknown_names.ts by connector-gateway-spec. Do not edit.
import { nearestName } from "../../shared/nearest_names.js";
import { cleanName } from "../messages.js";

const MOST_LISTED = 12;

export function unknownName(what, name, where, known) {
  const text = String(name);
  const nearest = nearestName(text, known);
  const listed = known.length > MOST_LISTED ? `; an example is "${known.slice(0, 1).join("")}".` : `; there are: ${known.join(", ")}.`;
  const hint = nearest === undefined ? listed : `; did you mean "${nearest}"?`;
  return new TypeError(`There is no ${what} "${cleanName(text)}" ${where}${hint}`);
}

export function withSuggestions(target, what, where) {
  return new Proxy(target, {
    get(holder, name, receiver) {
      if (typeof name === "string" && !(name in holder) && name !== "then") {
        const known = Object.keys(holder);
        if (nearestName(name, known) !== undefined) throw unknownName(what, name, where, known);
      }
      return Reflect.get(holder, name, receiver);
    },
  });
}
