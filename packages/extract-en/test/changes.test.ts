import { describe, expect, it } from 'vitest'
import { cardsOf } from './support.ts'

const relations = (text: string) => cardsOf(text).map(({ slot, value, relation }) => [slot, value, relation])

describe('what is so no longer', () => {
  it.each([
    ['I no longer live in Turin', ['location', 'Turin']],
    ['my aunt no longer works at Fiat', ['employer', 'Fiat']],
    ["I'm not a referee anymore", ['occupation', 'referee']],
    ['I quit smoking', ['habit', 'smoking']],
    ['I stopped playing darts', ['hobby', 'darts']],
    ["I've stopped using Slack", ['uses', 'Slack']],
    ["I don't have a canary any more", ['pet', 'canary']],
    ['I sold the Corolla', ['vehicle', 'Corolla']],
    ["I'm no longer allergic to pollen", ['allergy', 'pollen']],
    ["I'm not single anymore", ['relationship_status', 'single']],
    ["I'm not vegan anymore", ['diet', 'vegan']],
  ])('%s', (text, [slot, value]) => {
    expect(relations(text)).toEqual([[slot, value, 'retracts']])
  })

  it.each(['I lived in Turin', 'I used to live in Turin'])('keeps the past as history: %s', (text) => {
    expect(cardsOf(text)[0]).toMatchObject({ tense: 'past', relation: 'sets' })
  })
})

describe('what is new', () => {
  it.each([
    ['I now live in Turin', ['location', 'Turin']],
    ['my brother is now in Portugal', ['location', 'Portugal']],
    ['I just started working as a beekeeper', ['occupation', 'beekeeper']],
    ['I just got a canary', ['pet', 'canary']],
    ['I was promoted', ['event_work', 'was promoted']],
  ])('%s', (text, [slot, value]) => {
    expect(relations(text)).toEqual([[slot, value, 'updates']])
  })

  it.each(['I like darts now and then', 'right now I live in Turin'])('not "%s"', (text) => {
    expect(cardsOf(text).map(({ relation }) => relation)).toEqual(['sets'])
  })
})
