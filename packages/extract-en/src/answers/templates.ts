import type { AnswerRequest, AnswerTemplates, Detection, MemoryCard } from '@recollect/core'
import { isCount, kinWording } from './kin.ts'
import { PHRASES } from './phrases.ts'
import { relationWord, subjectOf } from './subject.ts'
import type { Wording } from './wording.ts'
import { WORDINGS } from './slots.ts'
import { basePhrase, thirdPhrase } from './verbs.ts'

const FALLBACK: Wording = { is: '{S}: {v}.', not: '{S}: not {v}.', was: '{S}, before: {v}.', what: 'that' }

/** `favorite_color` → the family's wording and "color". */
function wordingOf(slot: string, value: string): { wording: Wording; family: string } {
  const own = PHRASES[slot]?.(value) ?? WORDINGS[slot]
  if (own) return { wording: own, family: slot }
  const cut = slot.search(/[._]/u)
  const prefix = cut < 0 ? slot : slot.slice(0, cut)
  const family = relationWord(cut < 0 ? slot : slot.slice(cut + 1))
  if (prefix === 'family' || prefix === 'relation') return { wording: kinWording(family, value), family }
  return { wording: WORDINGS[`${prefix}_`] ?? WORDINGS['any'] ?? FALLBACK, family }
}

const article = (value: string) =>
  /^(?:an?|the|my|your|\d|some|two|three|four|five|six|seven|eight|nine|ten|several|many) /iu.test(value) ||
  /s$/iu.test(value)
    ? value
    : `${/^[aeiou]/iu.test(value) ? 'an' : 'a'} ${value}`

/** "my sister" in the speaker's words is "your sister" in an answer. */
const turn = (value: string) =>
  value.replaceAll(/\bmy\b/giu, 'your').replaceAll(/\b(?:me|myself)\b/giu, 'you')

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a sentence is about, with its values. */
interface About extends Pick<MemoryCard, 'slot' | 'entity' | 'value' | 'when' | 'facet'> {
  /** The values one by one, for their articles. */
  readonly each?: readonly string[]
}

function fill(template: string, { slot, entity, value, when, facet, each = [value] }: About): string {
  const { family } = wordingOf(slot, value)
  const subject = subjectOf(entity, slot === 'name' ? facet : null)
  const words: Readonly<Record<string, string>> = {
    S: subject.name,
    s: subject.name.replace(/^Y/u, 'y'),
    P: subject.possessive,
    p: subject.possessive.replace(/^Y/u, 'y'),
    v: turn(value),
    a: join(each.map((one) => article(turn(one)))),
    b: turn(basePhrase(value) ?? value),
    t: turn(thirdPhrase(value)),
    f: family.replaceAll('_', ' '),
    w: when === null || value.toLowerCase().includes(when.toLowerCase()) ? '' : ` (${when})`,
  }
  const agreed = template.replaceAll(
    /\[([^|[\]]{0,30})\|([^[\]]{0,30})\]/gu,
    (_all, you: string, they: string) => (subject.you ? you : they),
  )
  return sentence(agreed.replaceAll(/\{(\w)\}/gu, (all, key: string) => words[key] ?? all))
}

const isDenied = (card: MemoryCard) =>
  card.polarity === 'negative' && card.slot !== 'dislikes' && card.slot !== 'fear'

/** An end told without a value: "I quit my job". */
const isOver = (card: MemoryCard) => card.value === ''

function say(card: MemoryCard, each?: readonly string[]): string {
  const { wording } = wordingOf(card.slot, card.value)
  if (isOver(card)) return over(card)
  const template = isDenied(card) ? (wording.not ?? wording.is) : wording.is
  return fill(template, each ? { ...card, each } : card)
}

const over = (card: MemoryCard) =>
  `I no longer know ${fill(wordingOf(card.slot, '').wording.what, card).replace(/^[WYT]/u, (letter) => letter.toLowerCase())}: you told me that is over.`

const was = (card: MemoryCard) =>
  isOver(card) ? over(card) : fill(wordingOf(card.slot, card.value).wording.was, card)

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

/** Who somebody is says more than that there is one: "1, Ana" → "Ana". */
const named = (values: readonly string[]) => {
  const names = values.filter((value) => !isCount(value))
  return names.length > 0 ? names : values
}

function sayAll(group: readonly MemoryCard[]): string {
  const [first] = group
  if (!first) return ''
  const values = named(distinct(group))
  return say({ ...first, value: join(values), when: group.length === 1 ? first.when : null }, values)
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
    .filter((card) => !isOver(card))
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
  retracted: (_cards, first) =>
    isOver(first) ? over(first) : `${was(first)} You told me that is no longer so.`,
}

function unknown(detection: Detection): string {
  const [slot] = detection.slots
  // What is known of now is no answer to what will be.
  if (slot === undefined || slot.endsWith('*') || detection.time === 'future')
    return "I don't know: you have not told me."
  const entity = detection.entity.startsWith('user.') ? detection.entity : 'user'
  return `I don't know ${fill(wordingOf(slot, '').wording.what, { slot, entity, value: '', when: null, facet: detection.facet }).replace(/^[WYT]/u, (letter) => letter.toLowerCase())}: you have not told me.`
}

/** English wording of answers. */
export const answers: AnswerTemplates = {
  render: ({ form, cards }) => {
    const [first] = cards
    return first ? RENDER[form](cards, first) : ''
  },
  unknown,
}
