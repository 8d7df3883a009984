import { isEnding, isMistake } from '../facts/keys.ts'
import { byValidity } from '../facts/order.ts'
import type { MemoryCard } from '../types/card.ts'
import type { EpochMs } from '../types/item.ts'
import { chainsOf } from './chains.ts'
import { endOf, isTombstone, nextStart } from './ends.ts'
import type { Look, Mend } from './mend.ts'

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
      const validTo = card.validTo ?? nextStart(card, active) ?? now
      const patch = { active: false, validTo, supersededAt: now }
      return { kind: 'two-active', id: card.id, patch }
    })
  })

/** Active, and nothing else speaks against it, yet over: it holds if it is the newest and its words told of no end. */
export const lookForOver: Look = (cards, now) =>
  chainsOf(cards).flatMap((chain) =>
    chain
      .filter((card) => isOver(card, now))
      .map((card): Mend => {
        const holds = newestOf(chain) === card && card.eventDate?.to !== card.validTo
        const patch = holds ? { validTo: null } : { active: false, supersededAt: now }
        return { kind: 'closed-active', id: card.id, patch }
      }),
  )

/** What is planned stays active when its day has passed, and what expires ends by itself. */
const isOver = ({ active, kind, validTo, expiresAt }: MemoryCard, now: EpochMs): boolean =>
  active && kind !== 'event' && kind !== 'goal' && expiresAt === null && validTo !== null && validTo <= now

/** Neither active nor ended, and nothing tells why. The newest of a chain where nothing is active holds; others ended with the next one. */
export const lookForOpenInactive: Look = (cards, now) =>
  chainsOf(cards).flatMap((chain) => {
    const held = chain.some((card) => card.active)
    return chain.filter(isLeftOpen).map((card): Mend => {
      const holds = !held && newestOf(chain) === card
      const end = endOf(card, chain) ?? card.validFrom ?? now
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
  !isEnding(card)

const newestOf = (chain: readonly MemoryCard[]): MemoryCard | undefined =>
  byValidity(chain.filter((card) => !isMistake(card))).at(-1)
