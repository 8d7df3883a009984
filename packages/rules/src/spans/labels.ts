/**
 * Labels of tokens: 0 for none; for each slot one for the first token of a value (`1 + slot`) and one for those that follow
 * (`1 + slots + slot`), which come after another of the same slot only.
 */
export interface Labels {
  readonly slots: readonly string[]
  readonly count: number
  first(slot: number): number
  next(slot: number): number
  /** The slot of a label, -1 for none. */
  slotOf(label: number): number
  isNext(label: number): boolean
}

/** Numbers the labels of slots. */
export function labelsFor(slots: readonly string[]): Labels {
  const size = slots.length
  return {
    slots,
    count: 1 + 2 * size,
    first: (slot) => 1 + slot,
    next: (slot) => 1 + size + slot,
    slotOf: (label) => (label === 0 ? -1 : (label - 1) % size),
    isNext: (label) => label > size,
  }
}

/** A stretch of tokens read as a value. */
export interface Labelled {
  readonly slot: number
  readonly from: number
  /** The last token. */
  readonly to: number
  /** 0–1: of its tokens, the least sure. */
  readonly likely: number
}

/**
 * Probabilities of all labels of each token in a linear-chain conditional random field (Lafferty et al., 2001) without weights between
 * labels: the forward–backward sums over all sequences that are allowed, scaled token by token. Linear in tokens and labels.
 */
export function probabilities(
  scores: readonly Float64Array[],
  { count, slots }: Labels,
): readonly Float64Array[] {
  const size = slots.length
  const powers = scores.map(powersOf)
  const shares = forwardSums(powers, size)
  let back = new Float64Array(count).fill(1)
  for (let at = scores.length - 1; at >= 0; at--) {
    const own = shares[at]
    for (let label = 0; own && label < count; label++) own[label] = (own[label] ?? 0) * (back[label] ?? 0)
    if (own) toOne(own)
    back = backFrom(powers[at], back, size)
  }
  return shares
}

/** Of the best one: what is far behind it counts for nothing, and nothing grows too large. */
function powersOf(scores: Float64Array): Float64Array {
  let most = -Infinity
  for (const score of scores) if (score > most) most = score
  const powers = new Float64Array(scores.length)
  for (let label = 0; label < scores.length; label++) powers[label] = Math.exp((scores[label] ?? 0) - most)
  return powers
}

function toOne(sums: Float64Array): void {
  let total = 0
  for (const sum of sums) total += sum
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) / total
}

function forwardSums(powers: readonly Float64Array[], size: number): readonly Float64Array[] {
  let before: Float64Array | null = null
  return powers.map((own) => {
    const sums = own.slice()
    for (let slot = 1; slot <= size; slot++) {
      const going = before ? (before[slot] ?? 0) + (before[size + slot] ?? 0) : 0
      sums[size + slot] = going * (own[size + slot] ?? 0)
    }
    toOne(sums)
    before = sums
    return sums
  })
}

function backFrom(
  own: Float64Array | undefined,
  back: Float64Array,
  size: number,
): Float64Array<ArrayBuffer> {
  const before = new Float64Array(1 + 2 * size)
  let any = 0
  for (let label = 0; label <= size; label++) any += (own?.[label] ?? 0) * (back[label] ?? 0)
  before[0] = any
  for (let slot = 1; slot <= size; slot++) {
    const sum = any + (own?.[size + slot] ?? 0) * (back[size + slot] ?? 0)
    before[slot] = sum
    before[size + slot] = sum
  }
  toOne(before)
  return before
}

function bestOf(scores: Float64Array): number {
  let best = 0
  let most = scores[0] ?? 0
  for (let label = 1; label < scores.length; label++) {
    const score = scores[label] ?? 0
    if (score <= most) continue
    most = score
    best = label
  }
  return best
}

/** Slots whose labels are further behind the best of every token are left out of account. */
const BEHIND = 3.5

/** Slots that some token may be of. */
function likelySlots(scores: readonly Float64Array[], { slots, slotOf }: Labels): readonly number[] {
  const isLikely = slots.map(() => false)
  for (const own of scores) {
    const least = (own[bestOf(own)] ?? 0) - BEHIND
    for (let label = 1; label < own.length; label++)
      if ((own[label] ?? 0) >= least) isLikely[slotOf(label)] = true
  }
  return [...slots.keys()].filter((slot) => isLikely[slot])
}

/** The values of the likeliest sequence of labels (Viterbi), by the scores of all labels of each token. */
export function valuesOf(scores: readonly Float64Array[], labels: Labels): readonly Labelled[] {
  // Most messages tell of nothing, or nothing is likelier than what they might tell of.
  if (scores.every((own) => bestOf(own) === 0)) return []
  const slots = likelySlots(scores, labels)
  const own = labelsFor(slots.map((slot) => labels.slots[slot] ?? ''))
  const kept = [0, ...slots.map((slot) => labels.first(slot)), ...slots.map((slot) => labels.next(slot))]
  const some = scores.map((all) => {
    const few = new Float64Array(kept.length)
    for (const [at, label] of kept.entries()) few[at] = all[label] ?? 0
    return few
  })
  return labelled(some, own).map((one) => ({ ...one, slot: slots[one.slot] ?? 0 }))
}

function labelled(eager: readonly Float64Array[], labels: Labels): readonly Labelled[] {
  const path = bestPath(eager, labels)
  if (path.every((label) => label === 0)) return []
  const likely = probabilities(eager, labels)
  const found: { slot: number; from: number; to: number; likely: number }[] = []
  for (const [at, label] of path.entries()) {
    if (label === 0) continue
    const slot = labels.slotOf(label)
    const share = (likely[at]?.[labels.first(slot)] ?? 0) + (likely[at]?.[labels.next(slot)] ?? 0)
    const last = found.at(-1)
    if (labels.isNext(label) && last) Object.assign(last, { to: at, likely: Math.min(last.likely, share) })
    else found.push({ slot, from: at, to: at, likely: share })
  }
  return found
}

function bestPath(scores: readonly Float64Array[], { count, slots }: Labels): readonly number[] {
  const size = slots.length
  let best = new Float64Array(count).fill(-Infinity)
  for (let label = 0; label <= size; label++) best[label] = scores[0]?.[label] ?? 0
  const cameFrom: Uint8Array[] = []
  for (let at = 1; at < scores.length; at++) {
    const before = best
    const any = bestOf(before)
    const from = new Uint8Array(count).fill(any)
    for (let slot = 1; slot <= size; slot++)
      from[size + slot] = (before[slot] ?? 0) >= (before[size + slot] ?? 0) ? slot : size + slot
    best = new Float64Array(count)
    for (let label = 0; label < count; label++)
      best[label] = (before[from[label] ?? 0] ?? 0) + (scores[at]?.[label] ?? 0)
    cameFrom.push(from)
  }
  let last = bestOf(best)
  const path = [last]
  for (const from of cameFrom.toReversed()) {
    last = from[last] ?? 0
    path.push(last)
  }
  return path.toReversed()
}
