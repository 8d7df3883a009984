import { isMistake } from '../facts/keys.ts'
import { byValidity } from '../facts/order.ts'
import type { MemoryCard } from '../types/card.ts'
import { chainsOf } from './chains.ts'
import { isTombstone } from './mend.ts'
import type { Look, Mend } from './mend.ts'

/** An end before the beginning: it held for no time. */
export const lookForTimes: Look = (cards) =>
  cards
    .filter(({ validFrom, validTo }) => validFrom !== null && validTo !== null && validTo < validFrom)
    .map(({ id, validFrom }) => ({ kind: 'overlap', id, patch: { validTo: validFrom } }))

const isContradiction = (card: MemoryCard): boolean =>
  card.active && (card.supersededAt !== null || isMistake(card) || isTombstone(card))

/** Active, yet superseded, set aside, or an end. */
export const lookForClosedActive: Look = (cards, now) =>
  chainsOf(cards).flatMap((chain) =>
    chain
      .filter(isContradiction)
      .map((card): Mend => ({ kind: 'closed-active', id: card.id, patch: standing(card, chain, now) })),
  )

/** Two signs of three decide: what has no end and is the newest holds, whatever `supersededAt` says. */
function standing(card: MemoryCard, chain: readonly MemoryCard[], now: number): Mend['patch'] {
  if (isTombstone(card)) return { active: false, validTo: card.validTo ?? card.validFrom ?? now }
  if (isMistake(card))
    return { active: false, validTo: card.validFrom, supersededAt: card.supersededAt ?? now }
  const held = chain.some((other) => other.active && !isContradiction(other))
  if (!held && card.validTo === null && newestOf(chain) === card) return { supersededAt: null }
  return { active: false, validTo: card.validTo ?? nextStart(card, chain) ?? now }
}

/** Several active: the newest by validity holds, the others ended where the next one began. */
export const lookForTwoActive: Look = (cards, now) =>
  chainsOf(cards).flatMap((chain) => {
    const active = byValidity(chain.filter((card) => card.active))
    return active.slice(0, -1).map((card): Mend => {
      const patch = { active: false, validTo: nextStart(card, active) ?? now, supersededAt: now }
      return { kind: 'two-active', id: card.id, patch }
    })
  })

/** Neither active nor ended, and nothing tells why. The newest of a chain where nothing is active holds; others ended with the next one. */
export const lookForOpenInactive: Look = (cards, now) =>
  chainsOf(cards).flatMap((chain) => {
    const held = chain.some((card) => card.active)
    return chain.filter(isLeftOpen).map((card): Mend => {
      const holds = !held && newestOf(chain) === card
      const end = nextStart(card, chain) ?? card.validFrom ?? now
      return {
        kind: 'open-inactive',
        id: card.id,
        patch: holds ? { active: true } : { validTo: end, supersededAt: now },
      }
    })
  })

const isLeftOpen = (card: MemoryCard): boolean =>
  !card.active &&
  card.validTo === null &&
  card.supersededAt === null &&
  !card.contested &&
  !isMistake(card) &&
  !isTombstone(card)

const newestOf = (chain: readonly MemoryCard[]): MemoryCard | undefined =>
  byValidity(chain.filter((card) => !isMistake(card))).at(-1)

/** When the next version by validity began. */
function nextStart(card: MemoryCard, chain: readonly MemoryCard[]): number | null {
  const sorted = byValidity(chain)
  const next = sorted[sorted.indexOf(card) + 1]
  return next?.validFrom ?? null
}
