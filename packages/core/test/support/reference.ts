import fc from 'fast-check'
import type { MemoryCard } from '../../src/index.ts'
import { isDenial, isEnding, isMistake } from '../../src/facts/keys.ts'
import { DAY, NOON } from './memory.ts'

/** What a user says of one fact, in a form a naïve reader of the same statements understands. */
export interface Told {
  readonly verb:
    'is' | 'moves' | 'ends' | 'was' | 'not' | 'likes' | 'hates' | 'unlikes' | 'has' | 'lacks' | 'best'
  readonly value: string
  readonly facet: string
  readonly at: number
  /** What the clock of the memory says when it hears of it. */
  readonly heardAt: number
}

const SENTENCES: Readonly<Record<Told['verb'], (value: string, facet: string) => string>> = {
  is: (value) => `I live in ${value}`,
  moves: (value) => `I moved to ${value}`,
  ends: (value) => `I no longer live in ${value}`,
  was: (value) => `I used to live in ${value}`,
  not: (value) => `I do not live in ${value}`,
  likes: (value) => `I like ${value}`,
  hates: (value) => `I hate ${value}`,
  unlikes: (value) => `I no longer like ${value}`,
  has: (value) => `I have a ${value}`,
  lacks: (value) => `I have no ${value}`,
  best: (value, facet) => `My best ${facet} is ${value}`,
}

export const sentence = ({ verb, value, facet }: Told): string => SENTENCES[verb](value, facet)

const at = fc.integer({ min: 0, max: 12 }).map((day) => NOON + day * DAY)
const heardAt = fc.integer({ min: -20, max: 20 }).map((day) => NOON + day * DAY)

const told = (verbs: readonly Told['verb'][], values: readonly string[], facets: readonly string[] = ['']) =>
  fc.record({
    verb: fc.constantFrom(...verbs),
    value: fc.constantFrom(...values),
    facet: fc.constantFrom(...facets),
    at,
    heardAt,
  })

const PLACES = ['Paris', 'Rome', 'Rome Trastevere', 'Oslo']

/** Statements of a single slot, of a multi slot with its opposite, of denials, and of facets; in any order, often of one moment. */
export const TOLD = {
  single: fc.array(told(['is', 'is', 'moves', 'ends', 'was', 'not'], PLACES), { maxLength: 9 }),
  polarity: fc.array(told(['likes', 'hates', 'unlikes'], ['tea', 'cake']), { maxLength: 9 }),
  denial: fc.array(told(['has', 'lacks'], ['cat', 'dog']), { maxLength: 8 }),
  facet: fc.array(
    fc.oneof(
      told(['best'], ['25:00', '24:00', '23:00'], ['5k']),
      told(['best'], ['51:00', '50:00'], ['10k']),
    ),
    { maxLength: 8 },
  ),
}

/** `slot value` of everything that holds. */
type Held = ReadonlySet<string>

const points = (a: string, b: string) => a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `)

/** Reads one statement after another and believes each. */
function hear(held: Held, { verb, value, facet }: Told): Held {
  const without = (gone: (slot: string, value: string) => boolean) =>
    new Set([...held].filter((one) => !gone(one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1))))
  const named = (slot: string) => without((s, v) => s === slot && points(v, value))
  switch (verb) {
    case 'is':
    case 'moves':
      return without((slot) => slot === 'location').add(`location ${value}`)
    case 'ends':
    case 'was':
    case 'not':
      return named('location')
    case 'likes':
      return without((slot, v) => slot === 'dislikes' && v === value).add(`likes ${value}`)
    case 'hates':
      return without((slot, v) => slot === 'likes' && v === value).add(`dislikes ${value}`)
    case 'unlikes':
      return named('likes')
    case 'has':
      return new Set([...held, `pet ${value}`])
    case 'lacks':
      return named('pet')
    case 'best':
      return without((slot) => slot === `record:${facet}`).add(`record:${facet} ${value}`)
  }
}

/** What holds at a moment by all statements of up to then, in order of time; of one moment the one that arrived later counts. */
export function expectedAt(history: readonly Told[], moment: number): readonly string[] {
  const upTo = history.filter((one) => one.at <= moment).sort((a, b) => a.at - b.at)
  return [...upTo.reduce<Held>(hear, new Set())].sort()
}

const states = (card: MemoryCard) => !isDenial(card) && !isEnding(card) && !isMistake(card)

const nameOf = ({ slot, facet, value }: MemoryCard) => `${slot}${facet === null ? '' : `:${facet}`} ${value}`

/** What the cards say held at a moment. */
export const heldAt = (cards: readonly MemoryCard[], moment: number): readonly string[] =>
  cards
    .filter(states)
    .filter(({ validFrom, validTo }) => (validFrom ?? Infinity) <= moment && moment < (validTo ?? Infinity))
    .map(nameOf)
    .sort()

/** What the cards say holds now. */
export const heldNow = (cards: readonly MemoryCard[]): readonly string[] =>
  cards
    .filter((card) => card.active && states(card))
    .map(nameOf)
    .sort()

/** Every moment something was said of, and one between each two. */
export const instants = (history: readonly Told[]): readonly number[] =>
  history.flatMap((one) => [one.at - DAY / 2, one.at, one.at + DAY / 2])
