import { RELATION_OF } from './lexicon/relations.ts'
import { SLOT_OF } from './lexicon/slots.ts'
import { withoutDenial } from './text.ts'

/** A card as labels and predictions write it. */
export interface LabelCard {
  readonly kind?: string | undefined
  readonly entity: string
  readonly slot: string
  readonly value: string
  readonly polarity?: string | undefined
  readonly relation?: string | undefined
  readonly when?: string | undefined
}

/** What a card claims, in one form. */
export interface Claim {
  readonly entity: string
  readonly slot: string
  readonly value: string
  /** 1 likes, -1 dislikes; 0 where taste is not the point. */
  readonly taste: -1 | 0 | 1
  /** 1 it holds, -1 it is over or denied. */
  readonly holds: -1 | 1
}

const relationName = (word: string): string => {
  const key = word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/gu, '_')
  return RELATION_OF.get(key) ?? RELATION_OF.get(word) ?? key
}

const entityName = (entity: string): string =>
  entity.startsWith('user.') ? `user.${relationName(entity.slice('user.'.length))}` : 'user'

/** One name for a slot: relations are `family.…`, events are all `event`. */
export function slotName(slot: string): string {
  const plain = slot
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/gu, '_')
    .replace(/^favourite/u, 'favorite')
  if (plain === 'event' || plain.startsWith('event_')) return 'event'
  const name = SLOT_OF.get(plain) ?? plain.replace(/^relation\./u, 'family.')
  return name.startsWith('family.') ? `family.${relationName(name.slice('family.'.length))}` : name
}

const TASTES = new Set(['likes', 'dislikes', 'hobby', 'preference', 'fear', 'favorite'])
export const isTaste = (slot: string): boolean => TASTES.has(slot) || slot.startsWith('favorite')

/** Their being past is what they are about. */
const PAST_BY_NATURE = new Set(['event', 'experience', 'record'])
const OVER = /^(?:past|former|previous|before|ended)/u

/** The claim of a label: its sign is said by its fields, never by its words. */
export function labelClaim(card: LabelCard): Claim {
  const slot = slotName(card.slot)
  const denied = card.polarity === 'negative'
  const disliked = slot === 'dislikes' || slot === 'fear'
  const taste = isTaste(slot)
  const over = isOver(card, slot) || (denied && !taste)
  return named({
    entity: entityName(card.entity),
    slot: disliked ? 'likes' : slot,
    value: card.value,
    taste: taste ? (denied || disliked ? -1 : 1) : 0,
    holds: over ? -1 : 1,
  })
}

/** What a prediction claims: with the "not" its value begins with read, and as it is written. */
export function predictedClaims(card: LabelCard): { readonly read: Claim; readonly asWritten: Claim | null } {
  const plain = labelClaim(card)
  const value = withoutDenial(card.value)
  if (value === null) return { read: plain, asWritten: null }
  const read: Claim = plain.taste === 0 ? { ...plain, value, holds: -1 } : { ...plain, value, taste: -1 }
  const retracted =
    /^retract/u.test(card.relation ?? '') || (card.polarity === 'negative' && plain.taste === 0)
  return { read, asWritten: { ...plain, holds: retracted ? -1 : 1 } }
}

function isOver({ relation = '', when = '' }: LabelCard, slot: string): boolean {
  return /^retract/iu.test(relation) || (!PAST_BY_NATURE.has(slot) && OVER.test(when.toLowerCase()))
}

/** The name of a relative is whom the speaker has. An animal keeps its own. */
function named(claim: Claim): Claim {
  const { entity, slot } = claim
  if (entity === 'user' || entity === 'user.pet' || (slot !== 'name' && slot !== 'nickname')) return claim
  return { ...claim, entity: 'user', slot: `family.${entity.slice('user.'.length)}` }
}
