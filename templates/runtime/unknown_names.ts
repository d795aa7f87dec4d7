import { nearestName } from "../shared/nearest_names.js";
import { cleanName, nameOf } from "./messages.js";

/** At most so many names are listed when none is near. */
const MOST_LISTED = 12;

/** The error for a name that is not known: it suggests the nearest one, or shows which there are. */
export function unknownName(what: string, name: unknown, where: string, known: readonly string[]): TypeError {
  const text = nameOf(name);
  const nearest = nearestName(text, known);
  const listed =
    known.length > MOST_LISTED ? `; an example is "${known.slice(0, 1).join("")}".` : `; there are: ${known.join(", ") || "none"}.`;
  const hint = nearest === undefined ? listed : `; did you mean "${nearest}"?`;
  return new TypeError(`There is no ${what} "${cleanName(text)}" ${where}${hint}`);
}

/**
 * The same object, but reading a name that is nearly one of its own throws TypeError with that name. JavaScript would
 * read `undefined`, and fail at the next dot without saying why. Other unknown names are read as usual: libraries probe
 * objects for names such as `toJSON`, and `await` probes for `then`.
 */
export function withSuggestions<T extends object>(target: T, what: string, where: string): T {
  return new Proxy(target, {
    get(holder, name, receiver): unknown {
      if (typeof name === "string" && !(name in holder) && name !== "then") {
        const known = Object.keys(holder);
        if (nearestName(name, known) !== undefined) throw unknownName(what, name, where, known);
      }
      return Reflect.get(holder, name, receiver);
    },
  });
}
