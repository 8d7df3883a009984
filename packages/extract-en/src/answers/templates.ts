import type { AnswerRequest, AnswerTemplates, Detection, MemoryCard } from '@recollect/core'
import { relationWord, subjectOf } from './subject.ts'
import type { Wording } from './wording.ts'
import { WORDINGS } from './slots.ts'

const FALLBACK: Wording = { is: '{S}: {v}.', not: '{S}: not {v}.', was: '{S}, before: {v}.', what: 'that' }

/** `favorite_color` → the family's wording and "color". */
function wordingOf(slot: string): { wording: Wording; family: string } {
  const own = WORDINGS[slot]
  if (own) return { wording: own, family: slot }
  const cut = slot.search(/[._]/u)
  const prefix = cut < 0 ? slot : slot.slice(0, cut)
  return {
    wording: WORDINGS[`${prefix}_`] ?? WORDINGS['any'] ?? FALLBACK,
    family: relationWord(cut < 0 ? slot : slot.slice(cut + 1)),
  }
}

const article = (value: string) =>
  /^(?:an?|the|my|your|\d|some|two|three|four|five) /iu.test(value) || /s$/iu.test(value)
    ? value
    : `${/^[aeiou]/iu.test(value) ? 'an' : 'a'} ${value}`

/** "my sister" in the speaker's words is "your sister" in an answer. */
const turn = (value: string) =>
  value.replaceAll(/\bmy\b/giu, 'your').replaceAll(/\b(?:me|myself)\b/giu, 'you')

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function fill(template: string, slot: string, entity: string, value: string, when: string | null): string {
  const { family } = wordingOf(slot)
  const subject = subjectOf(entity)
  const words: Readonly<Record<string, string>> = {
    S: subject.name,
    s: subject.name.replace(/^Y/u, 'y'),
    P: subject.possessive,
    p: subject.possessive.replace(/^Y/u, 'y'),
    v: turn(value),
    a: article(turn(value)),
    f: family.replaceAll('_', ' '),
    w: when === null || value.toLowerCase().includes(when.toLowerCase()) ? '' : ` (${when})`,
  }
  const agreed = template.replaceAll(
    /\[([^|[\]]{0,30})\|([^[\]]{0,30})\]/gu,
    (_all, you: string, they: string) => (subject.you ? you : they),
  )
  return sentence(agreed.replaceAll(/\{(\w)\}/gu, (all, key: string) => words[key] ?? all))
}

function say(card: MemoryCard): string {
  const { wording } = wordingOf(card.slot)
  const denied = card.polarity === 'negative' && card.slot !== 'dislikes' && card.slot !== 'fear'
  return fill(
    denied ? (wording.not ?? wording.is) : wording.is,
    card.slot,
    card.entity,
    card.value,
    card.when,
  )
}

const was = (card: MemoryCard) =>
  fill(wordingOf(card.slot).wording.was, card.slot, card.entity, card.value, card.when)

const join = (list: readonly string[]) =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1) ?? ''}`

const distinct = (cards: readonly MemoryCard[]) => [...new Set(cards.map((card) => card.value))]

function list(cards: readonly MemoryCard[]): string {
  const groups = new Map<string, MemoryCard[]>()
  for (const card of cards) {
    const key = `${card.entity} ${card.slot} ${card.polarity}`
    groups.set(key, [...(groups.get(key) ?? []), card])
  }
  return [...groups.values()].map((group) => sayAll(group)).join(' ')
}

function sayAll(group: readonly MemoryCard[]): string {
  const [first] = group
  return first
    ? say({ ...first, value: join(distinct(group)), when: group.length === 1 ? first.when : null })
    : ''
}

const NUMBER = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b/iu

/** A value that is a number answers by itself; otherwise the values are counted. */
function count(cards: readonly MemoryCard[]): string {
  const [first] = cards
  if (!first) return ''
  if (cards.length === 1 && NUMBER.test(first.value)) return say(first)
  const values = distinct(cards)
  return cards.length === 1 ? say(first) : `${String(values.length)}: ${join(values.map(turn))}.`
}

function change(cards: readonly MemoryCard[]): string {
  const last = cards.at(-1)
  if (!last || cards.length < 2) return last ? say(last) : ''
  return `${say(last)} Before: ${cards
    .slice(0, -1)
    .map((card) => turn(card.value))
    .join(' → ')}.`
}

const RENDER: Readonly<
  Record<AnswerRequest['form'], (cards: readonly MemoryCard[], first: MemoryCard) => string>
> = {
  fact: (_cards, first) => say(first),
  list,
  count,
  yes: (_cards, first) => `Yes. ${say(first)}`,
  no: (_cards, first) => `No. ${say(first)}`,
  past: (cards, first) => (cards.length > 1 ? was({ ...first, value: join(distinct(cards)) }) : was(first)),
  change,
  retracted: (_cards, first) => `I no longer know: ${was(first)} That is no longer so.`,
}

function unknown(detection: Detection): string {
  const [slot] = detection.slots
  if (slot === undefined || slot.endsWith('*')) return "I don't know: you have not told me."
  const entity = detection.entity.startsWith('user.') ? detection.entity : 'user'
  return `I don't know ${fill(wordingOf(slot).wording.what, slot, entity, '', null).replace(/^[WYT]/u, (letter) => letter.toLowerCase())}: you have not told me.`
}

/** English wording of answers. */
export const answers: AnswerTemplates = {
  render: ({ form, cards }) => {
    const [first] = cards
    return first ? RENDER[form](cards, first) : ''
  },
  unknown,
}
