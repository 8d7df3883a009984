import { isDenial, isMistake, isPastOnly, isSingleKey } from '../../../facts/keys.ts'
import { isOpenRival } from '../../../facts/card-time.ts'
import type { MemoryCard } from '../../../types/card.ts'
import type { ChainQuestion } from '../../../types/question.ts'
import { isStated } from '../answer-material.ts'
import type { AnswerMaterial, Choice } from '../answer-material.ts'

/**
 * Answers a question for the course of a fact: undefined when it is none or nothing known has such a course, so that other ways of
 * answering are tried; null when what it asks for is known not to be known, as what was before the first. Pure.
 */
export function chooseChain(material: AnswerMaterial): Choice | undefined {
  const { chain } = material.detection
  if (!chain) return undefined
  switch (chain.ask) {
    case 'before':
    case 'after':
      return beside(material, chain)
    case 'began':
    case 'ended':
    case 'lasted':
      return spanOf(material, chain)
    default:
      return wholeOf(material, chain)
  }
}

/** The versions of one single slot that held, in order; what was said anew of the same value is one with it. */
function course({ history, slots, values }: AnswerMaterial, slot: string): readonly MemoryCard[] {
  const held = history.filter(
    (card) => card.slot === slot && holds(card) && slots.get(slot, card.entity).cardinality === 'single',
  )
  const isAnew = (next: MemoryCard | undefined, card: MemoryCard) =>
    next !== undefined && values.form(next.value) === values.form(card.value)
  // The later one is kept: its `active` is the current one.
  return held.filter((card, at) => !isAnew(held[at + 1], card))
}

const holds = (card: MemoryCard): boolean =>
  isStated(card) &&
  !isDenial(card) &&
  !isMistake(card) &&
  !isOpenRival(card) &&
  card.value !== '' &&
  (card.validFrom === null || card.validFrom !== card.validTo)

/** Of several slots the one with the longest course, the first of equals. */
function longest(material: AnswerMaterial, { slots }: ChainQuestion): readonly MemoryCard[] {
  const all = slots.map((slot) => course(material, slot))
  return all.reduce<readonly MemoryCard[]>((best, one) => (one.length > best.length ? one : best), [])
}

/** What stands next to a value or a date in the course it belongs to. */
function beside(material: AnswerMaterial, chain: ChainQuestion): Choice | undefined {
  const { compare, turn } = material
  const { value, ask, slots } = chain
  if (turn) return ask === 'before' ? heldBefore(material, chain, turn.from) : undefined
  if (value === null) return undefined
  for (const slot of slots) {
    const all = course(material, slot)
    // What was only said to be over has no place among the others: it was before them all.
    const dated = all.filter(({ valueKey }) => isSingleKey(valueKey))
    const at = dated.findLastIndex((card) => compare(value, card) === 'same')
    if (at < 0) continue
    const earlier = at === 0 ? all.findLast(isPastOnly) : dated[at - 1]
    const next = ask === 'before' ? earlier : dated[at + 1]
    return next ? told(next) : null
  }
  return null
}

function heldBefore(material: AnswerMaterial, chain: ChainQuestion, date: number | null): Choice | undefined {
  if (date === null) return undefined
  const began = longest(material, chain).filter(
    ({ validFrom, valueKey }) => isSingleKey(valueKey) && (validFrom ?? -Infinity) < date,
  )
  const held = began.findLast(({ validTo }) => (validTo ?? Infinity) >= date)
  return held ? told(held) : null
}

const told = (card: MemoryCard): Choice => ({ form: card.active ? 'fact' : 'past', cards: [card] })

/** The version of the value named, or the word that ended it; what holds still has not ended. */
function spanOf(
  { history, compare }: AnswerMaterial,
  { ask, value, slots }: ChainQuestion,
): Choice | undefined {
  if (value === null) return undefined
  const named = history.filter(
    (card) =>
      slots.includes(card.slot) && card.value !== '' && !isDenial(card) && compare(value, card) === 'same',
  )
  const version = named.findLast(holds)
  const end = named.findLast((card) => !isStated(card))
  if (ask === 'ended') {
    if (version?.active) return { form: 'fact', cards: [version] }
    const last = end ?? version
    if (!last || (last !== end && last.validTo === null)) return undefined
    return { form: last !== end && last.validFrom === null ? 'past' : 'since', cards: [last] }
  }
  return version && version.validFrom !== null ? { form: 'since', cards: [version] } : undefined
}

/** How often it changed, how many there were, the first of them, those that are over, or whether it changed. */
function wholeOf(material: AnswerMaterial, chain: ChainQuestion): Choice | undefined {
  const { values } = material
  const all = longest(material, chain)
  const [first] = all
  if (!first) return undefined
  if (chain.ask === 'former') {
    const over = all.filter(({ active }) => !active)
    return over.length > 0 ? { form: 'past', cards: over } : undefined
  }
  if (chain.ask === 'values') {
    const distinct = all.filter(
      (card, at) => all.findIndex((one) => values.form(one.value) === values.form(card.value)) === at,
    )
    return { form: 'count', cards: distinct, total: distinct.length }
  }
  if (all.length > 1) return { form: 'change', cards: all, total: all.length - 1 }
  if (!first.active) return undefined
  return chain.ask === 'changed' ? { form: 'no', cards: [first] } : { form: 'fact', cards: [first] }
}
