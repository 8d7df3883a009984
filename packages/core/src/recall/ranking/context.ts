/** What of a message's score reaches the next message; what reaches further falls by the same share each time. */
const DECAY = 0.85

/** Its first powers: most messages stand close together. */
const FADED = Float64Array.from({ length: 64 }, (_, distance) => DECAY ** distance)

/**
 * How much is found around each message: the scores of the other messages, fading with their distance. A stretch of talk about a thing
 * is where its answer stands, though the answer itself may share no more than a word with the question. Keys are sequence numbers.
 * O(n log n) in the messages found, none is read.
 */
export function contextOf(scores: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const seqs = Float64Array.from(scores.keys()).sort()
  const own = seqs.map((seq) => scores.get(seq) ?? 0)
  const around = new Float64Array(seqs.length)
  spread(seqs, own, around)
  spread(seqs.reverse(), own.reverse(), around.reverse())
  const context = new Map<number, number>()
  seqs.forEach((seq, at) => context.set(seq, around[at] ?? 0))
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

/** What brings contexts to the scale of the best score; 0 where nothing stands around anything. Linear. */
export function contextScale(best: number, context: ReadonlyMap<number, number>): number {
  let widest = 0
  for (const found of context.values()) widest = Math.max(widest, found)
  return widest > 0 ? best / widest : 0
}
