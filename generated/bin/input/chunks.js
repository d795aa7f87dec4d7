export async function* joinChunks(first, rest) {
    try {
        yield first;
        for (let next = await rest.next(); next.done !== true; next = await rest.next())
            yield next.value;
    }
    finally {
        await rest.return?.();
    }
}
