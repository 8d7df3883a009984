import type { Scored } from './bm25.ts'

/** What of a message's score reaches the next message; what reaches further falls by the same share each time. */
const DECAY = 0.85

/** Its first powers: most messages stand close together. */
const FADED = Float64Array.from({ length: 64 }, (_, distance) => DECAY ** distance)

/**
 * How much is found around each message: the scores of the other messages, fading with their distance. A stretch of talk about a thing
 * is where its answer stands, though the answer itself may share no more than a word with the question. By place, as the scores are.
 * O(n log n) in the messages found, none is read.
 */
export function contextOf({ seqs, scores, places }: Omit<Scored, 'held'>): Float64Array {
  // By index: what goes through thousands of places one by one is spared the callbacks.
  const order = new Float64Array(seqs).sort()
  const placed = new Uint32Array(order.length)
  const own = new Float64Array(order.length)
  for (let at = 0; at < order.length; at += 1) {
    const place = places.get(order[at] ?? 0) ?? 0
    placed[at] = place
    own[at] = scores[place] ?? 0
  }
  const around = new Float64Array(order.length)
  spread(order, own, around)
  spread(order.reverse(), own.reverse(), around.reverse())
  placed.reverse()
  const context = new Float64Array(order.length)
  for (let at = 0; at < placed.length; at += 1) context[placed[at] ?? 0] = around[at] ?? 0
  return context
}

/** Adds to each place what the places before it carry on to it. */
function spread(seqs: Float64Array, own: Float64Array, around: Float64Array): void {
  let carried = 0
  let last = seqs[0] ?? 0
  for (let at = 0; at < seqs.length; at += 1) {
    const seq = seqs[at] ?? 0
    const distance = Math.abs(seq - last)
    carried *= FADED[distance] ?? DECAY ** distance
    around[at] = (around[at] ?? 0) + carried
    carried += own[at] ?? 0
    last = seq
  }
}

/** What brings contexts to the scale of the best score; 0 where nothing stands around anything. */
export const contextScale = (best: number, widest: number): number => (widest > 0 ? best / widest : 0)

/** The largest of some scores, 0 when there is none above it. */
export function largest(scores: Iterable<number>): number {
  let most = 0
  for (const score of scores) most = Math.max(most, score)
  return most
}
