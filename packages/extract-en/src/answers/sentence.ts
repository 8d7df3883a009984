import { own } from '@recollect/core/plugin'
import type { MemoryCard } from '@recollect/core'
import { kinWording } from './kin.ts'
import { PHRASES } from './phrases.ts'
import { relationWord, subjectOf } from './subject.ts'
import type { Wording } from './wording.ts'
import { WORDINGS } from './slots.ts'
import { basePhrase, thirdPhrase } from './verbs.ts'

const FALLBACK: Wording = { is: '{S}: {v}.', not: '{S}: not {v}.', was: '{S}, before: {v}.', what: 'that' }

/** `favorite_color` → the family's wording and "color". */
export function wordingOf(slot: string, value: string): { wording: Wording; family: string } {
  const words = PHRASES[slot]?.(value) ?? WORDINGS[slot]
  if (words) return { wording: words, family: slot }
  const cut = slot.search(/[._]/u)
  const prefix = cut < 0 ? slot : slot.slice(0, cut)
  const family = relationWord(cut < 0 ? slot : slot.slice(cut + 1))
  if (prefix === 'family' || prefix === 'relation') return { wording: kinWording(family, value), family }
  return { wording: WORDINGS[`${prefix}_`] ?? WORDINGS['any'] ?? FALLBACK, family }
}

/** A slot of the caller's own is none the pack has words for. */
const isKnown = (slot: string): boolean =>
  PHRASES[slot] !== undefined ||
  WORDINGS[slot] !== undefined ||
  /^(?:family|relation)\.|^(?:event|favorite)_/u.test(slot)

const article = (value: string) =>
  /^(?:an?|the|my|your|\d|some|two|three|four|five|six|seven|eight|nine|ten|several|many) /iu.test(value) ||
  /s$/iu.test(value)
    ? value
    : `${/^[aeiou]/iu.test(value) ? 'an' : 'a'} ${value}`

/** What is told as it was written: names, and what one is reached by. */
const AS_WRITTEN = /^(?:email|account|phone|name|nickname|named_thing|instruction|size|timezone)$/u
/** A clause of the speaker's own would be turned by halves. */
const OWN_CLAUSE = /(?:^|\s)(?:i|i'm|i've|i'd|i'll|we)(?=[\s,.]|$)/iu
/** Words by themselves: what stands in an address, a path or a number is no pronoun. */
const PRONOUN = /(?<![^\s"“(])(?:my|me|myself)(?=[,.;:!?)"”]*(?:\s|$))/giu
const TURNED = new Map([['my', 'your']])

/** "my sister" in the speaker's words is "your sister" in an answer; what was written directly stays as it was written. */
export function turn(value: string, { slot, itemId }: Pick<About, 'slot' | 'itemId'>): string {
  if (itemId === null || AS_WRITTEN.test(slot) || !isKnown(slot) || OWN_CLAUSE.test(value)) return value
  return value.replaceAll(PRONOUN, (word) => TURNED.get(word.toLowerCase()) ?? 'you')
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** What a sentence is about, with its values. */
interface About extends Pick<MemoryCard, 'slot' | 'entity' | 'value' | 'when' | 'facet'> {
  /** Null when it was written directly. */
  readonly itemId?: string | null
  /** The values one by one, for their articles. */
  readonly each?: readonly string[]
}

function fill(template: string, about: About): string {
  const { slot, entity, value, when, facet, each = [value] } = about
  const said = (words: string) => turn(words, about)
  const { family } = wordingOf(slot, value)
  const subject = subjectOf(entity, slot === 'name' ? facet : null)
  const words: Readonly<Record<string, string>> = {
    S: subject.name,
    s: subject.name.replace(/^Y/u, 'y'),
    P: subject.possessive,
    p: subject.possessive.replace(/^Y/u, 'y'),
    v: said(value),
    a: join(each.map((one) => article(said(one)))),
    b: said(basePhrase(value) ?? value),
    t: said(thirdPhrase(value)),
    f: family.replaceAll('_', ' '),
    k: facet ?? (slot === 'named_thing' ? 'it' : ''),
    n: slot.replaceAll(/[_.-]/gu, ' '),
    w: when === null || value.toLowerCase().includes(when.toLowerCase()) ? '' : ` (${when})`,
  }
  const agreed = template.replaceAll(
    /\[([^|[\]]{0,30})\|([^[\]]{0,30})\]/gu,
    (_all, you: string, they: string) => (subject.you ? you : they),
  )
  return sentence(
    agreed.replaceAll(/\{(\w)\}/gu, (all, key: string) => own(words, key) ?? all).replaceAll('  ', ' '),
  )
}

/** What one dislikes or fears is denied by saying that it is not so. */
export const isDenied = ({ slot, polarity }: Pick<MemoryCard, 'slot' | 'polarity'>) =>
  slot === 'fear' || slot === 'dislikes' ? polarity === 'positive' : polarity === 'negative'

/** An end told without a value: "I quit my job". */
export const isOver = (card: MemoryCard) => card.value === ''

export function say(card: MemoryCard, each?: readonly string[]): string {
  const { wording } = wordingOf(card.slot, card.value)
  if (isOver(card)) return over(card)
  const template = isDenied(card) ? (wording.not ?? wording.is) : wording.is
  return fill(template, each ? { ...card, each } : card)
}

export const over = (card: MemoryCard) => `I no longer know ${whatOf(card)}: you told me that is over.`

/** What was: "You used to live in Rome." */
export const was = (card: MemoryCard) =>
  isOver(card) ? over(card) : fill(wordingOf(card.slot, card.value).wording.was, card)

/** A fact in a wording of its slot. */
export const sayAs = (template: string, card: MemoryCard): string => fill(template, card)

/** Without the full stop, for what follows. */
export const stop = (text: string): string => text.replace(/\.$/u, '')

export const join = (list: readonly string[]) =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1) ?? ''}`

/** "where you live", "your sister's age": what is unknown, asked for or counted. */
export const whatOf = (about: Omit<About, 'value' | 'when'>): string =>
  lower(fill(wordingOf(about.slot, '').wording.what, { ...about, value: '', when: null }))
