import { slotRegistry, extractFacts } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import { describe, expect, it } from 'vitest'
import { english } from '../src/index.ts'

const pack = english()
const slots = slotRegistry(pack.slots)

const unreadIn = (text: string) =>
  (extractFacts([pack], normalizeText(text), { saidAt: 0, zone: 'UTC', slots }).unread ?? []).map(
    ({ kind, start, end }) => `${kind}: ${text.slice(start, end).trim()}`,
  )

/** What nobody listed: the sentences stand in no rule and no frame. */
const STATED: readonly (readonly [text: string, marked: string])[] = [
  [
    "our lad's been roped into refereeing on Sundays",
    "fact: our lad's been roped into refereeing on Sundays",
  ],
  ["my knees won't take the netball these days", "fact: my knees won't take the netball these days"],
  [
    "I've been roped into running the village panto again",
    "fact: I've been roped into running the village panto again",
  ],
  [
    'I barely see the inside of an office since the merger',
    'change: I barely see the inside of an office since the merger',
  ],
  [
    "the allotment was getting too much so that's gone to the neighbour",
    "change: the allotment was getting too much so that's gone to the neighbour",
  ],
]

const NOTHING: readonly string[] = [
  'Where do I live?',
  "what's a good name for a bakery?",
  'can you shorten this paragraph',
  'Paris is the capital of France',
  "thanks, that's great",
  'please write a poem about the sea',
  'how many grams are in an ounce',
  'I live in Leeds',
  "I've taken up the banjo, badly",
  "if I were rich I'd buy an island",
  'lol no way',
  'rewrite this in a formal tone',
  'is it going to rain tomorrow?',
]

describe('what a message states and no rule reads', () => {
  it.each(STATED)('is marked in "%s"', (text, marked) => {
    expect(unreadIn(text)).toEqual([marked])
  })

  it.each(NOTHING)('is nothing in "%s"', (text) => {
    expect(unreadIn(text)).toEqual([])
  })
})
