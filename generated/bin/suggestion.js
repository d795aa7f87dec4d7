import { nearestNames } from "../runtime/nearest.js";

export function suggestion(wanted, names, otherwise) {
    const [nearest] = nearestNames(wanted, names, 1);
    return nearest === undefined ? otherwise : `did you mean ${nearest}?`;
}
