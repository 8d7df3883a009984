import { availableParallelism } from 'node:os'

/**
 * Does the work for each, as many at a time as there are cores.
 * @template T, R
 * @param {readonly T[]} all @param {(one: T) => Promise<R>} work @returns {Promise<R[]>} in the order of `all`
 */
export async function inTurns(all, work) {
  /** @type {R[]} */
  const done = new Array(all.length)
  const left = [...all.entries()]
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) done[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return done
}
