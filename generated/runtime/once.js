/** The result of a function that is not called before it is needed, and only once. */
export function once(make) {
    let made;
    return () => (made ??= { value: make() }).value;
}
