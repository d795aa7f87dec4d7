/** The results of a function by its first argument, or by its first and the next ones. */
interface Memory<Result> {
  entry?: { readonly result: Result };
  next?: WeakMap<object, Memory<Result>>;
}

/** Empties the memory of each function. */
const forgetters: (() => void)[] = [];

/**
 * Empties the memories of all functions. For a run that makes everything once: what is finished would otherwise stay in memory for as long as
 * the model that it was made from.
 */
export function forgetAll(): void {
  for (const forget of forgetters) forget();
}

/**
 * Remembers the results of a function: a call with the objects of an earlier call returns its result. For functions of nothing
 * but their arguments, which never change. A result is forgotten with its arguments, so nothing has to be emptied. A call that
 * throws is not remembered.
 */
export function remember<Args extends readonly object[], Result>(make: (...args: Args) => Result): (...args: Args) => Result {
  let memory: Memory<Result> = {};
  forgetters.push(() => (memory = {}));
  return (...args) => {
    let place = memory;
    for (const arg of args) place = placeOf(place, arg);
    place.entry ??= { result: make(...args) };
    return place.entry.result;
  };
}

function placeOf<Result>(memory: Memory<Result>, arg: object): Memory<Result> {
  const next = (memory.next ??= new WeakMap<object, Memory<Result>>());
  const place = next.get(arg) ?? {};
  next.set(arg, place);
  return place;
}
