/** The values of a generator, which makes the next one while one is used, the first at once. Left early, what it is making is finished and dropped. */
export function ahead<Value>(source: AsyncGenerator<Value, void, void>): AsyncGenerator<Value, void, void> {
  return oneAhead(source, begin(source));
}

async function* oneAhead<Value>(
  source: AsyncGenerator<Value, void, void>,
  first: Promise<IteratorResult<Value, void>>,
): AsyncGenerator<Value, void, void> {
  for (let coming = first; ; ) {
    const { done, value } = await coming;
    if (done === true) return;
    coming = begin(source);
    yield value;
  }
}

function begin<Value>(source: AsyncGenerator<Value, void, void>): Promise<IteratorResult<Value, void>> {
  const coming = source.next();
  // Awaited in the next round; until then a failure must not count as unhandled.
  coming.catch(() => undefined);
  return coming;
}
