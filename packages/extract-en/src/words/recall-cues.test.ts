import { describe, expect, it } from 'vitest'
import { cues } from './recall-cues.ts'

describe('English recall cues', () => {
  it.each([
    'what did we talk about?',
    'what have we discussed so far',
    'remind me of our last conversation',
    'what was that chat about',
  ])('know a question for what was talked about: %s', (text) => {
    expect(cues.conversation?.test(text)).toBe(true)
  })

  it.each(['who did bob talk to?', 'where do we live', 'what is a conversation piece'])(
    'and none in: %s',
    (text) => {
      expect(cues.conversation?.test(text)).toBe(false)
    },
  )

  it.each([
    ['what is john researching now?', 'what is john researching ?'],
    ['what did i do these days', 'what did i do '],
    ['knowing nothing', 'knowing nothing'],
  ])('take out words that say when: %s', (text, rest) => {
    expect(cues.timeWords && text.replace(cues.timeWords, '')).toBe(rest)
  })
})
