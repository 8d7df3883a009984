import type { MemoryCard } from '@recollect/core'
import { areRivals, isMistake, isTombstone } from '@recollect/core/plugin'
import type { ChainDamage, Look, Mend } from '@recollect/core/plugin'
import type { ChainProblem } from '../api.ts'
import type { Surroundings } from './surroundings.ts'

/** Damage of a card by what is around its chain. */
export type DamageAround = Exclude<ChainProblem['kind'], ChainDamage | 'item'>

/** A look for damage that the cards of one version key do not show by themselves. */
type LookAround = (cards: readonly MemoryCard[], around: Surroundings) => readonly Mend<DamageAround>[]

/** Put right by a card that is not there, or put right though it holds its place. A mistake stays one. */
const lookForCorrections: LookAround = (cards, around) =>
  cards
    .filter((card) => card.correctedBy !== null && !(isMistake(card) && around.cards.has(card.correctedBy)))
    .map(({ id }) => ({ kind: 'correction', id, patch: { correctedBy: null } }))

/** Taken from a message that is not there. */
const lookForSources: LookAround = (cards, { items }) =>
  cards
    .filter(({ itemId }) => itemId !== null && !items.has(itemId))
    .map(({ id }) => ({ kind: 'source', id, patch: { itemId: null, span: null } }))

/** States nothing. What it stated is lost. */
const lookForEmpty: LookAround = (cards) =>
  cards
    .filter((card) => card.value === '' && !isTombstone(card))
    .map(({ id }) => ({ kind: 'empty', id, patch: {} }))

/** Contested, and nobody said otherwise. What was contested once and is over by now stays so, and so does one whose rival was forgotten. */
const lookForContested: LookAround = (cards, around) =>
  cards.flatMap((card): Mend<DamageAround>[] => {
    if (!isInDispute(card) || around.mayHaveLost(card)) return []
    const others = cards.filter((other) => other !== card && other.contested)
    if (others.some((other) => !card.active || areRivals(card, other))) return []
    const held = cards.find((other) => isUndisputed(other, card))
    return held
      ? [{ kind: 'contested', id: held.id, patch: { contested: true } }]
      : [{ kind: 'contested', id: card.id, patch: { contested: false } }]
  })

const isInDispute = (card: MemoryCard): boolean =>
  card.contested && card.supersededAt === null && !isMistake(card)

/** What a rival stands beside. */
const isUndisputed = (held: MemoryCard, rival: MemoryCard): boolean =>
  held.active &&
  !rival.active &&
  held.valueKey === rival.valueKey &&
  held.validFrom === rival.validFrom &&
  held.session !== rival.session

/**
 * Superseded before it was recorded. A clock that runs backwards does that too: then something was written at that moment. What expired
 * did so when it was to, and a mistake keeps the time it expired at.
 */
const lookForEarlyEnds: LookAround = (cards, around) =>
  cards.flatMap((card): Mend<DamageAround>[] => {
    const { supersededAt, recordedAt, expiresAt } = card
    if (supersededAt === null || supersededAt >= recordedAt) return []
    if (supersededAt === expiresAt || isMistake(card)) return []
    // What was written elsewhere, or before there was a log, was superseded at times of which nothing is known here.
    const known = around.isLogged(card) ? around.wroteAt(supersededAt) : supersededAt >= around.firstWrite
    if (known) return []
    const next = cards.find((other) => other.valueKey === card.valueKey && other.seq > card.seq)
    const patch = { supersededAt: Math.max(recordedAt, next?.recordedAt ?? recordedAt) }
    return [{ kind: 'superseded-early', id: card.id, patch }]
  })

const LOOKS: readonly LookAround[] = [
  lookForEmpty,
  lookForCorrections,
  lookForSources,
  lookForEarlyEnds,
  lookForContested,
]

/** They come before those at the chain by itself: a rival that contests nothing is left open. */
export const looksAround = (around: Surroundings): readonly Look<DamageAround>[] =>
  LOOKS.map((look) => (cards) => look(cards, around))
