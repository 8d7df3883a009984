import { own } from '@recollect/core/plugin'
import { wallTime } from '@recollect/core/text'
import type { MemoryCard } from '@recollect/core'
import type { AnswerRequest, AnswerTemplates, AnswerTimes } from '@recollect/core/extraction'
import { partsOf } from '../frames/lines.ts'

/** How answers are put. */
export interface AnswerWords {
  /**
   * What is said of each slot, one a line: `slot | of the user | of somebody else | what it is called`; `X` is the value. A family is
   * called by
   * its beginning (`family.`, `favorite_`); `*` stands for every other slot.
   */
  readonly wordings: string
  /** "You" for `user`, "your sister" for `user.sister`. */
  subject(entity: string): string
  /** Slots whose verb denies by itself. */
  readonly denying: readonly string[]
  /** Before the last of several values. */
  readonly and: string
  readonly or: string
  /** A value that is denied, in a list of what sources say. */
  readonly not: string
  readonly sentences: AnswerSentences
}

/**
 * Sentences with holes: `{said}` is subject, verb and value, `{values}` all values, `{what}` what the slot is called, `{number}` how many,
 * `{when}` the words that date it, `{before}` the values before.
 */
export interface AnswerSentences {
  readonly fact: string
  readonly denied: string
  readonly count: string
  readonly yes: string
  readonly no: string
  readonly past: string
  readonly then: string
  readonly since: string
  readonly change: string
  readonly over: string
  /** It is over, and what holds now is not known. */
  readonly ended: string
  readonly contested: string
  readonly unknown: string
  /** The same of what has no name. */
  readonly nothing: string
}

interface Wording {
  readonly you: string
  readonly they: string
  readonly what: string
}

/** A date by digits, as every language of these writes it. */
function dayOf(at: number, zone = 'UTC'): string {
  const { year, month, day } = wallTime(at, zone)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(day)}/${two(month)}/${String(year)}`
}

const valuesOf = (cards: readonly MemoryCard[]) => [
  ...new Set(cards.map(({ value }) => value).filter((value) => value !== '')),
]

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const filled = (sentence: string, holes: Readonly<Record<string, string>>): string =>
  capital(sentence.replaceAll(/\{(\w+)\}/gu, (_hole, name: string) => own(holes, name) ?? ''))

function wordingsIn(table: string): Readonly<Record<string, Wording>> {
  return Object.fromEntries(
    partsOf(table, '\n').map((line) => {
      const [slot = '', you = '', they = '', what = ''] = line.split('|').map((part) => part.trim())
      return [slot, { you, they, what }]
    }),
  )
}

const NO_WORDING: Wording = { you: 'X', they: 'X', what: '' }

class Sayer {
  readonly #words: AnswerWords
  readonly #wordings: Readonly<Record<string, Wording>>

  constructor(words: AnswerWords) {
    this.#words = words
    this.#wordings = wordingsIn(words.wordings)
  }

  /** Null for a slot that has none of its own. */
  own(slot: string): Wording | null {
    const family = /^\w+?[._]/u.exec(slot)?.[0] ?? ''
    return own(this.#wordings, slot) ?? own(this.#wordings, family) ?? null
  }

  wording(slot: string): Wording {
    return this.own(slot) ?? own(this.#wordings, '*') ?? NO_WORDING
  }

  joined(values: readonly string[], by = this.#words.and): string {
    return values.length < 2
      ? values.join('')
      : `${values.slice(0, -1).join(', ')} ${by} ${values.at(-1) ?? ''}`
  }

  said({ entity, slot, polarity }: MemoryCard, value: string): string {
    const { subject, denying, sentences } = this.#words
    const { you, they } = this.wording(slot)
    const said = `${subject(entity)} ${(entity === 'user' ? you : they).replace('X', () => value)}`
    const isDenied = polarity === 'negative' && !denying.includes(slot)
    return isDenied ? sentences.denied.replace('{said}', () => said) : said
  }

  /** "Address", "address, your sister". */
  about({ entity, slot }: MemoryCard): string {
    const { what } = this.wording(slot)
    return entity === 'user' ? what : `${what}, ${this.#words.subject(entity)}`
  }

  /** One sentence for all that is of one subject and slot. */
  list(cards: readonly MemoryCard[]): string {
    const groups = new Map<string, MemoryCard[]>()
    for (const card of cards) {
      const key = `${card.entity} ${card.slot} ${card.polarity}`
      groups.set(key, [...(groups.get(key) ?? []), card])
    }
    return [...groups.values()]
      .flatMap((group) => group.slice(0, 1).map((first) => this.said(first, this.joined(valuesOf(group)))))
      .map((said) => filled(this.#words.sentences.fact, { said }))
      .join(' ')
  }

  /** Each value with its day and source; none is picked. */
  contested(cards: readonly MemoryCard[], { zone }: AnswerTimes): string {
    const said = cards.map(({ value, polarity, lastSeenAt, session }) => {
      const source = session === null ? '' : `, ${session}`
      const denied = polarity === 'negative' ? `${this.#words.not} ` : ''
      return `${denied}${value} (${dayOf(lastSeenAt, zone)}${source})`
    })
    return said.join(` ${this.#words.or} `)
  }
}

/** What the holes of a sentence are filled with. */
function holesOf(sayer: Sayer, first: MemoryCard, { cards, form, total, ...times }: AnswerRequest) {
  const last = form === 'change' ? (cards.at(-1) ?? first) : first
  const values = valuesOf(cards)
  return {
    said: sayer.said(last, last.value),
    value: first.value,
    values: form === 'contested' ? sayer.contested(cards, times) : sayer.joined(values),
    what: sayer.about(first),
    number: String(total ?? cards.length),
    when: first.when ?? '',
    before: valuesOf(cards.slice(0, -1)).join(' → '),
  }
}

function sentenceOf(sentences: AnswerSentences, first: MemoryCard, { form, cards }: AnswerRequest): string {
  if (first.value === '') return sentences.ended
  if (form === 'retracted') return sentences.over
  if (form === 'list' || (form === 'count' && cards.length === 1)) return sentences.fact
  if (form === 'since') return first.when === null ? sentences.fact : sentences.since
  return form === 'change' && valuesOf(cards.slice(0, -1)).length === 0 ? sentences.fact : sentences[form]
}

/** Answers by one wording for each slot and one sentence for each form. */
export function plainAnswers(words: AnswerWords): AnswerTemplates {
  const sayer = new Sayer(words)
  const { sentences } = words
  return {
    render: (request) => {
      const { form, cards } = request
      const [first] = cards
      if (first === undefined) return ''
      if (form === 'list' && first.value !== '') return sayer.list(cards)
      return filled(sentenceOf(sentences, first, request), holesOf(sayer, first, request))
    },
    unknown: ({ slots: [slot = ''] }) => {
      const what = sayer.own(slot)?.what
      return what === undefined ? sentences.nothing : filled(sentences.unknown, { what })
    },
  }
}
