/**
 * Takes a step for each of what is given, all at once: where the store is far away, what they read of it travels together. One after
 * the other when a trace is taken: it tells how long each took.
 */
export async function together<A, T>(
  [first, ...others]: readonly [A, ...A[]],
  step: (one: A) => Promise<T>,
  inTurn: boolean,
): Promise<readonly [T, ...T[]]> {
  if (!inTurn) return Promise.all([step(first), ...others.map((one) => step(one))])
  const done: [T, ...T[]] = [await step(first)]
  for (const one of others) done.push(await step(one))
  return done
}
