/** What of a message's score reaches the next message; what reaches further falls by the same share each time. */
const DECAY = 0.85

/**
 * How much is found around each message: the scores of the other messages, fading with their distance. A stretch of talk about a thing
 * is where its answer stands, though the answer itself may share no more than a word with the question. Keys are sequence numbers.
 * O(n log n) in the messages found, none is read.
 */
export function contextOf(scores: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const found = [...scores.keys()].sort((a, b) => a - b)
  const context = new Map<number, number>()
  spread(found, scores, context)
  spread(found.reverse(), scores, context)
  return context
}

function spread(
  seqs: readonly number[],
  scores: ReadonlyMap<number, number>,
  context: Map<number, number>,
): void {
  let carried = 0
  let last = seqs[0] ?? 0
  for (const seq of seqs) {
    carried *= DECAY ** Math.abs(seq - last)
    context.set(seq, (context.get(seq) ?? 0) + carried)
    carried += scores.get(seq) ?? 0
    last = seq
  }
}

/** What brings contexts to the scale of the best score; 0 where nothing stands around anything. Linear. */
export function contextScale(best: number, context: ReadonlyMap<number, number>): number {
  let widest = 0
  for (const found of context.values()) widest = Math.max(widest, found)
  return widest > 0 ? best / widest : 0
}
