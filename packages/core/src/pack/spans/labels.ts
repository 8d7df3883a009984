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

/** A label that a token may have, with its score. */
export interface Option {
  readonly label: number
  readonly score: number
}

/** More is read than is likelier than nothing: how far it is to be trusted is weighed after. */
const EAGER = 1

/** Labels further behind the best of a token are left out of account. */
const BEHIND = 6

/** The labels of a token worth looking at: none, and those that score well. */
export function optionsOf(scores: Float64Array): readonly Option[] {
  const least = Math.max(...scores) - BEHIND
  const found: Option[] = [{ label: 0, score: (scores[0] ?? 0) - EAGER }]
  for (let label = 1; label < scores.length; label++) {
    const score = scores[label] ?? 0
    if (score >= least) found.push({ label, score })
  }
  return found
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

const sumOf = (logs: readonly number[]): number => {
  const most = Math.max(...logs)
  if (most === -Infinity) return most
  let sum = 0
  for (const log of logs) sum += Math.exp(log - most)
  return most + Math.log(sum)
}

/** Whether one label may follow another. */
const follows = (labels: Labels, before: number, label: number): boolean =>
  !labels.isNext(label) || (before !== 0 && labels.slotOf(before) === labels.slotOf(label))

/**
 * Probabilities of the options of each token in a linear-chain conditional random field (Lafferty et al., 2001) without weights between
 * labels: the forward–backward sums over all sequences that are allowed.
 */
export function marginals(
  all: readonly (readonly Option[])[],
  labels: Labels,
): readonly (readonly number[])[] {
  const forward: (readonly number[])[] = []
  for (const [at, options] of all.entries()) {
    const before = all[at - 1] ?? []
    const sums = forward[at - 1] ?? []
    forward.push(
      options.map(({ label, score }) => {
        if (at === 0) return labels.isNext(label) ? -Infinity : score
        return score + sumOf(sums.filter((_sum, i) => follows(labels, before[i]?.label ?? 0, label)))
      }),
    )
  }
  const total = sumOf(forward.at(-1) ?? [])
  const found: (readonly number[])[] = []
  let backward: readonly number[] = (all.at(-1) ?? []).map(() => 0)
  for (let at = all.length - 1; at >= 0; at--) {
    const sums = forward[at] ?? []
    const back = backward
    found.unshift(sums.map((sum, i) => Math.exp(sum + (back[i] ?? 0) - total)))
    const options = all[at] ?? []
    backward = (all[at - 1] ?? []).map(({ label: before }) =>
      sumOf(
        options.flatMap(({ label, score }, i) =>
          follows(labels, before, label) ? [score + (back[i] ?? 0)] : [],
        ),
      ),
    )
  }
  return found
}

/** The values of the likeliest sequence of labels (Viterbi). */
export function valuesOf(all: readonly (readonly Option[])[], labels: Labels): readonly Labelled[] {
  if (all.every((options) => options.length === 1)) return []
  const likely = marginals(all, labels)
  const path = bestPath(all, labels)
  const found: { slot: number; from: number; to: number; likely: number }[] = []
  for (const [at, i] of path.entries()) {
    const label = all[at]?.[i]?.label ?? 0
    if (label === 0) continue
    const slot = labels.slotOf(label)
    const share = shareOf(all[at] ?? [], likely[at] ?? [], slot, labels)
    const last = found.at(-1)
    if (labels.isNext(label) && last) Object.assign(last, { to: at, likely: Math.min(last.likely, share) })
    else found.push({ slot, from: at, to: at, likely: share })
  }
  return found
}

/** How likely a token is part of a value of a slot. */
const shareOf = (
  options: readonly Option[],
  likely: readonly number[],
  slot: number,
  labels: Labels,
): number =>
  options.reduce((sum, { label }, i) => sum + (labels.slotOf(label) === slot ? (likely[i] ?? 0) : 0), 0)

function bestPath(all: readonly (readonly Option[])[], labels: Labels): readonly number[] {
  let best: readonly number[] = (all[0] ?? []).map(({ label, score }) =>
    labels.isNext(label) ? -Infinity : score,
  )
  const from: (readonly number[])[] = []
  for (let at = 1; at < all.length; at++) {
    const before = all[at - 1] ?? []
    const sums = best
    const chosen = (all[at] ?? []).map(({ label }) => {
      let most = -1
      for (const [i, one] of before.entries())
        if (follows(labels, one.label, label) && (most < 0 || (sums[i] ?? 0) > (sums[most] ?? 0))) most = i
      return most
    })
    best = (all[at] ?? []).map(({ score }, i) => {
      const place = chosen[i] ?? -1
      return place < 0 ? -Infinity : score + (sums[place] ?? 0)
    })
    from.push(chosen)
  }
  let last = best.indexOf(Math.max(...best))
  const path = [last]
  for (const chosen of from.toReversed()) {
    last = chosen[last] ?? 0
    path.unshift(last)
  }
  return path
}
