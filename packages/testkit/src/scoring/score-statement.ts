import { predictedClaims } from './claim.ts'
import type { LabelCard } from './claim.ts'
import { cardLikeness, claimLikeness, states, wanted } from './match-card.ts'
import type { Label, Wanted } from './match-card.ts'
import { LIKENESS, listed } from './value.ts'
import type { Likeness } from './value.ts'

/** `neutral`: it repeats a card that was found, or one that is optional. */
export type Verdict = 'right' | 'wrong' | 'neutral'

/** How the cards of one text fit its labels. */
export interface StatementScore<T> {
  readonly cards: readonly { readonly card: T; readonly verdict: Verdict }[]
  /** Labels that were asked for, and whether a card states them. */
  readonly labels: readonly { readonly label: Label; readonly found: boolean }[]
}

/**
 * Compares the cards given for a statement with its labels, in the order they were given: each takes the label it states best, one
 * that nobody took before if it can.
 */
export function scoreStatement<T extends LabelCard>(
  labels: readonly Label[],
  given: readonly T[],
): StatementScore<T> {
  const asked = labels.filter(({ optional }) => optional !== true).map(wanted)
  const spare = labels.filter(({ optional }) => optional === true).map(wanted)
  const found = new Set<Wanted>()
  const judge = (card: T): Verdict => {
    const best = bestLabel(asked, found, (one) => cardLikeness(one, card))
    if (best === null || best.like < LIKENESS.same) {
      const all = labelsOfList(card, asked, spare)
      // One card may state several labels at once.
      if (all.length > 1 || (all.length === 1 && best === null)) {
        for (const one of all) found.add(one)
        return 'right'
      }
    }
    if (best !== null) {
      if (found.has(best.one)) return 'neutral'
      found.add(best.one)
      return 'right'
    }
    return statesAny(card, spare) ? 'neutral' : 'wrong'
  }
  const cards = given.map((card) => ({ card, verdict: judge(card) }))
  return { cards, labels: asked.map((one) => ({ label: one.label, found: found.has(one) })) }
}

/** Being taken already counts for less than being less alike. */
const TAKEN = 1.5

function bestLabel(asked: readonly Wanted[], found: ReadonlySet<Wanted>, like: (one: Wanted) => Likeness) {
  const ranked = asked
    .map((one) => ({ one, like: like(one) }))
    .filter((candidate) => candidate.like !== LIKENESS.none)
    .map((candidate) => ({ ...candidate, rank: candidate.like - (found.has(candidate.one) ? TAKEN : 0) }))
    .sort((a, b) => b.rank - a.rank)
  return ranked[0] ?? null
}

const partsOf = (card: LabelCard): LabelCard[] => {
  const { read } = predictedClaims(card)
  const parts = listed(read.value)
  return parts.length > 1 ? parts.map((value) => ({ ...card, value })) : []
}

const statesPart = (one: Wanted, card: LabelCard, part: LabelCard): boolean =>
  claimLikeness(one, { ...predictedClaims(card).read, value: part.value }) !== LIKENESS.none

/** The labels that the parts of a listing value state; none when a part states nothing. */
function labelsOfList(card: LabelCard, asked: readonly Wanted[], spare: readonly Wanted[]): Wanted[] {
  const hits = partsOf(card).map((part) => ({
    main: asked.filter((one) => statesPart(one, card, part)),
    allowed: spare.some((one) => statesPart(one, card, part)),
  }))
  if (!hits.every(({ main, allowed }) => main.length > 0 || allowed)) return []
  return [...new Set(hits.flatMap(({ main }) => main))]
}

function statesAny(card: LabelCard, spare: readonly Wanted[]): boolean {
  if (spare.some((one) => states(one, card))) return true
  const parts = partsOf(card)
  return parts.length > 0 && parts.every((part) => spare.some((one) => statesPart(one, card, part)))
}
