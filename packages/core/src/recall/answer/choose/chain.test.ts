import { describe, expect, it } from 'vitest'
import { anAnswerMaterial } from '../../../../test/support/answer-material.ts'
import { aCard } from '../../../../test/support/fixtures.ts'
import type { MemoryCard } from '../../../types/card.ts'
import type { ChainQuestion } from '../../../types/question.ts'
import type { EventDate } from '../../../types/time.ts'
import { chooseChain } from './chain.ts'

const choose = (
  ask: ChainQuestion['ask'],
  value: string | null,
  history: readonly MemoryCard[],
  turn: EventDate | null = null,
  slots: readonly string[] = ['location'],
) =>
  chooseChain({
    ...anAnswerMaterial(
      { slots, value, chain: { ask, value, slots } },
      { active: history.filter(({ active }) => active), history },
    ),
    turn,
  })

let count = 0
const home = (value: string, from: number, to: number | null, fields: Partial<MemoryCard> = {}) =>
  aCard({
    id: `home-${String((count += 1))}`,
    value,
    validFrom: from,
    validTo: to,
    active: to === null,
    ...fields,
  })
const bergen = home('Bergen', 100, 200)
const turin = home('Turin', 200, 300)
const porto = home('Porto', 300, null)
const homes = [bergen, turin, porto]

describe('the course of a fact', () => {
  it.each([
    ['before', 'turin', bergen],
    ['before', 'porto', turin],
    ['after', 'bergen', turin],
  ] as const)('tells what was %s %s', (ask, value, card) => {
    expect(choose(ask, value, homes)).toEqual({ form: 'past', cards: [card] })
  })

  it('tells as a fact what came after and holds still', () => {
    expect(choose('after', 'turin', homes)).toEqual({ form: 'fact', cards: [porto] })
  })

  it.each([
    ['before', 'bergen'],
    ['after', 'porto'],
    ['before', 'quito'],
  ] as const)('knows nothing of what was %s %s', (ask, value) => {
    expect(choose(ask, value, homes)).toBeNull()
  })

  it('takes what was only said to be over for what was before the first', () => {
    const nice = home('Nice', 0, null, { valueKey: '~nice', validFrom: null, active: false })
    expect(choose('before', 'bergen', [nice, ...homes])).toEqual({ form: 'past', cards: [nice] })
    expect(choose('ended', 'nice', [nice, ...homes])).toBeUndefined()
    const until = { ...nice, validTo: 50 }
    expect(choose('ended', 'nice', [until, ...homes])).toEqual({ form: 'past', cards: [until] })
  })

  it('takes the last stay at a place that was returned to', () => {
    const again = home('Bergen', 400, null)
    expect(choose('before', 'bergen', [bergen, turin, again])?.cards).toEqual([turin])
  })

  it('tells what held just before a date', () => {
    const date = { from: 250, to: 260, precision: 'day', ambiguous: false } as const
    expect(choose('before', 'a date', homes, date)?.cards).toEqual([turin])
    expect(choose('before', 'a date', homes, { ...date, from: 90 })).toBeNull()
  })

  it('tells the span of the value named, and nothing of another', () => {
    expect(choose('lasted', 'turin', homes)).toEqual({ form: 'since', cards: [turin] })
    expect(choose('ended', 'bergen', homes)).toEqual({ form: 'since', cards: [bergen] })
    expect(choose('ended', 'porto', homes)).toEqual({ form: 'fact', cards: [porto] })
    expect(choose('began', 'quito', homes)).toBeUndefined()
  })

  it('counts the changes and the values apart', () => {
    const again = home('Bergen', 400, null)
    const there = [bergen, home('Turin', 200, 400), again]
    expect(choose('times', null, there)).toMatchObject({ form: 'change', total: 2 })
    expect(choose('values', null, there)).toMatchObject({ form: 'count', total: 2 })
  })

  it('leaves out what never held: mistakes, open rivals, what was replaced as it began', () => {
    const mistake = home('Oslo', 150, 150, { valueKey: '^oslo' })
    const rival = home('Lyon', 300, null, { active: false, contested: true })
    const empty = home('Nice', 200, 200)
    expect(choose('values', null, [bergen, mistake, empty, porto, rival])).toMatchObject({
      total: 2,
      cards: [bergen, porto],
    })
  })

  it('is no change while there is one value', () => {
    expect(choose('changed', null, [porto])).toEqual({ form: 'no', cards: [porto] })
    expect(choose('times', null, [porto])).toEqual({ form: 'fact', cards: [porto] })
  })

  it('tells only what is over when that is asked for', () => {
    expect(choose('former', null, homes)).toEqual({ form: 'past', cards: [bergen, turin] })
    expect(choose('former', null, [porto])).toBeUndefined()
  })

  it('is the longest of the slots asked for', () => {
    const job = home('baker', 100, null, { slot: 'occupation' })
    expect(choose('changed', null, [job, ...homes], null, ['occupation', 'location'])?.cards).toEqual(homes)
  })

  it('is not for slots that hold several values', () => {
    expect(choose('changed', null, [home('tea', 1, 2, { slot: 'likes' })], null, ['likes'])).toBeUndefined()
  })

  it('is not told where nobody asks for it', () => {
    expect(choose('first', null, [])).toBeUndefined()
  })
})
