import fc from 'fast-check'
import type { ScopedMemory } from '../../src/index.ts'
import { DAY, NOON } from './memory.ts'

export interface Said {
  readonly text: string
  readonly at: number
  readonly session?: string
}

const PLACES = ['Paris', 'Rome', 'Oslo', 'New York']
const THINGS = ['tea', 'green tea', 'C++', 'C#', '🍕', 'cats and dogs']

const place = fc.constantFrom(...PLACES)
const thing = fc.constantFrom(...THINGS)

const statements = fc.oneof(
  { weight: 4, arbitrary: place.map((p) => `I live in ${p}`) },
  place.map((p) => `I moved to ${p}`),
  place.map((p) => `I used to live in ${p}`),
  place.map((p) => `I no longer live in ${p}`),
  place.map((p) => `I do not live in ${p}`),
  place.map((p) => `I live in ${p} since 2024`),
  place.map((p) => `My wife lives in ${p}`),
  place.map((p) => `My name is Bob, I live in ${p}`),
  thing.map((t) => `I like ${t}`),
  thing.map((t) => `I hate ${t}`),
  thing.map((t) => `I no longer like ${t}`),
  thing.map((t) => `I have no ${t}`),
  thing.map((t) => `I have a ${t}`),
  thing.map((t) => `It is now ${t}`),
  fc.constantFrom('My best 5k is 25:00', 'My best 5k is 24:30', 'My best 10k is 51:00'),
  fc.constantFrom('My favorite color is red', 'My favorite color is blue', 'My favorite food is rice'),
  fc.constantFrom(
    'The weather is nice',
    'Do I live in Rome?',
    'Assistant: I live in Bonn',
    'I might be a spy',
  ),
)

const times = fc.integer({ min: -400, max: 400 }).map((days) => NOON + days * DAY)
const sessions = fc.constantFrom(undefined, 's1', 's2')

/** Anything a user may say, said at any time, arriving in any order. */
export const histories: fc.Arbitrary<readonly Said[]> = fc.array(
  fc.record({ text: statements, at: times, session: sessions }).map(({ text, at, session }) => ({
    text,
    at,
    ...(session === undefined ? {} : { session }),
  })),
  { maxLength: 14 },
)

/** Where somebody lives, said and taken back at any time. */
export const moves = fc.array(
  fc.record({
    text: fc.tuple(fc.constantFrom('I live in', 'I moved to'), place).map((parts) => parts.join(' ')),
    at: times,
  }),
  { maxLength: 10 },
)

export const movesAndEndings = fc.array(
  fc.record({
    text: fc
      .tuple(fc.constantFrom('I live in', 'I moved to', 'I no longer live in', 'I used to live in'), place)
      .map((parts) => parts.join(' ')),
    at: times,
  }),
  { maxLength: 10 },
)

export async function tell(memory: ScopedMemory, history: readonly Said[]): Promise<void> {
  for (const message of history) await memory.remember(message)
}

const inTime = (history: readonly Said[]) => [...history].sort((a, b) => a.at - b.at)

/** The place that holds after all was said, by reading the statements in order of time. Null: unknown. */
export function placeAfter(history: readonly Said[]): string | null {
  let place: string | null = null
  for (const { text } of inTime(history)) {
    const named = PLACES.find((one) => text.endsWith(one)) ?? null
    if (/^I (?:live|moved)/u.test(text)) place = named
    else if (named === place) place = null
  }
  return place
}
