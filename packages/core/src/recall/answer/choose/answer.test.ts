import { describe, expect, it } from 'vitest'
import { anAnswerMaterial } from '../../../../test/support/answer-material.ts'
import { aCard } from '../../../../test/support/fixtures.ts'
import type { MemoryCard } from '../../../types/card.ts'
import type { Detection } from '../../../types/question.ts'
import type { EventDate } from '../../../types/time.ts'
import { chooseAnswer } from './answer.ts'
import { numberOf } from './count.ts'

const choose = (
  asked: Partial<Detection>,
  active: readonly MemoryCard[],
  history: readonly MemoryCard[] = [],
  date: EventDate | null = null,
) => chooseAnswer(anAnswerMaterial(asked, { date, active, history, numberOf: numberOf([], new Map()) }))

const like = (value: string, more: Partial<MemoryCard> = {}) =>
  aCard({ slot: 'likes', value, valueKey: value, kind: 'preference', ...more })
const pet = (value: string, more: Partial<MemoryCard> = {}) =>
  aCard({ slot: 'pet', value, valueKey: value, ...more })

describe('chooseAnswer', () => {
  const paris = aCard({ value: 'Paris', active: false, validTo: 2, supersededAt: 2 })
  const rome = aCard({ value: 'Rome', version: 2 })
  const gone = aCard({ value: 'Rome', version: 3, relation: 'retracts', active: false })

  it('has no answer without cards', () => {
    expect(choose({}, [])).toBeNull()
  })

  it('fact: the value of a single slot', () => {
    expect(choose({ slots: ['location'] }, [rome])).toEqual({ form: 'fact', cards: [rome] })
  })

  it('fact: the only value of a multi slot', () => {
    expect(choose({ slots: ['likes'] }, [like('tea')])?.form).toBe('fact')
  })

  it('list: the values of the best slot alone, at most eight', () => {
    const many = Array.from({ length: 10 }, (_, i) => like(`thing ${String(i)}`))
    const choice = choose({ slots: ['likes', 'pet'] }, [...many, pet('cat')])
    expect(choice).toEqual({ form: 'list', cards: many.slice(0, 8) })
  })

  it('list: a denial among the values is not listed as one', () => {
    const choice = choose({ slots: ['pet'] }, [pet('cat'), pet('dog'), pet('fish', { polarity: 'negative' })])
    expect(choice?.cards.map((card) => card.value)).toEqual(['cat', 'dog'])
  })

  it('list: only values of the facet asked for', () => {
    const phone = aCard({ slot: 'device', value: 'Nokia', valueKey: 'nokia', facet: 'phone' })
    const laptop = aCard({ slot: 'device', value: 'ThinkPad', valueKey: 'thinkpad', facet: 'laptop' })
    expect(choose({ slots: ['device'], facet: 'phone' }, [laptop, phone])).toEqual({
      form: 'fact',
      cards: [phone],
    })
  })

  it('count: all values, however many', () => {
    const many = Array.from({ length: 10 }, (_, i) => pet(`pet ${String(i)}`))
    expect(choose({ type: 'how_many', slots: ['pet'] }, many)).toEqual({
      form: 'count',
      cards: many,
      total: 10,
    })
  })

  it('fact: a value that is a number already is not counted', () => {
    const two = aCard({ slot: 'family.child', value: '2', valueKey: '2' })
    expect(choose({ type: 'how_many', slots: ['family.child'] }, [two])?.form).toBe('fact')
  })

  it.each<[asked: Partial<Detection>, card: MemoryCard, form: string]>([
    [{ slots: ['likes', 'dislikes'], value: 'tea' }, like('tea'), 'yes'],
    [
      { slots: ['likes', 'dislikes'], value: 'tea' },
      like('tea', { slot: 'dislikes', polarity: 'negative' }),
      'no',
    ],
    [
      { slots: ['dislikes', 'likes'], value: 'tea' },
      like('tea', { slot: 'dislikes', polarity: 'negative' }),
      'yes',
    ],
    [{ slots: ['dislikes', 'likes'], value: 'tea' }, like('tea'), 'no'],
    [{ slots: ['pet'], value: 'cat' }, pet('cat', { polarity: 'negative' }), 'no'],
    [{ slots: ['location'], value: 'Rome' }, rome, 'yes'],
    [{ slots: ['location'], value: 'rome!' }, rome, 'yes'],
    [{ slots: ['location'], value: 'Oslo' }, rome, 'no'],
  ])('%j on %j: %s', (asked, card, form) => {
    expect(choose({ type: 'yes_no', ...asked }, [card])).toEqual({ form, cards: [card] })
  })

  it('does not say no to a value of a multi slot it has not heard of', () => {
    expect(choose({ type: 'yes_no', slots: ['likes'], value: 'jam' }, [like('tea')])).toBeNull()
  })

  it('past: the last value that is over, never the retraction or what holds', () => {
    expect(choose({ time: 'past', slots: ['location'] }, [rome], [paris, rome])).toEqual({
      form: 'past',
      cards: [paris],
    })
    expect(
      choose({ time: 'past', slots: ['location'] }, [], [paris, { ...rome, active: false }, gone])?.cards[0]
        ?.value,
    ).toBe('Rome')
  })

  it('change: the chain, oldest first', () => {
    expect(choose({ type: 'update', slots: ['location'] }, [rome], [paris, rome])).toEqual({
      form: 'change',
      cards: [paris, rome],
    })
  })

  it('fact: nothing has changed yet', () => {
    expect(choose({ type: 'update', slots: ['location'] }, [rome], [rome])?.form).toBe('fact')
  })

  it('retracted: the last word on a single slot was that it no longer holds', () => {
    expect(choose({ slots: ['location'] }, [], [paris, gone])).toEqual({ form: 'retracted', cards: [gone] })
  })

  it('nothing: the retraction of one of many values, or one that something followed', () => {
    expect(
      choose({ slots: ['likes'] }, [], [like('tea', { relation: 'retracts', active: false })]),
    ).toBeNull()
    expect(choose({ slots: ['location'] }, [], [{ ...gone, supersededAt: 9 }])).toBeNull()
  })

  it('changes nothing it is given', () => {
    const active = Object.freeze([Object.freeze(like('tea')), Object.freeze(like('jam'))])
    expect(() => choose({ slots: ['likes'], type: 'how_many' }, active, active)).not.toThrow()
  })
})
