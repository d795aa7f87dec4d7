import { nearestNames } from "../runtime/nearest.js";

/** "did you mean X?" for the name that `wanted` is most likely a typo of; `otherwise` if no name is close. */
export function suggestion(wanted, names, otherwise) {
    const [nearest] = nearestNames(wanted, names, 1);
    return nearest === undefined ? otherwise : `did you mean ${nearest}?`;
}
