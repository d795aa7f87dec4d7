export function once(make) {
    let made;
    return () => (made ??= { value: make() }).value;
}
