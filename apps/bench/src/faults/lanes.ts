/** As many at once as the machine has cores to spare on the smallest one that is supported. */
const LANES = 2

/** Does `one` so many times, in two lanes; each try is told its number and its lane. */
export async function inLanes<T>(
  tries: number,
  one: (at: number, lane: number) => Promise<T>,
): Promise<readonly T[]> {
  const results: T[] = []
  let next = 0
  const lane = async (_: unknown, number: number): Promise<void> => {
    for (let at = next++; at < tries; at = next++) results.push(await one(at, number))
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return results
}
