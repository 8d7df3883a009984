import { describe, expect, it } from 'vitest'
import { aDraft } from '../../test/support/fixtures.ts'
import { toyTimes } from '../../test/support/rules.ts'
import type { TimeContext } from '../plugin/text.ts'
import type { CardDraft } from '../types/card.ts'
import { dateDraft } from './date-draft.ts'

const SAID = Date.parse('2024-06-15T12:00:00Z')
const CONTEXT = { saidAt: SAID, zone: 'UTC' }
const year = (at: number | null) => (at === null ? null : new Date(at).getUTCFullYear())

const bounds = (given: Partial<CardDraft>) => {
  const { eventDate, validFrom, validTo } = dateDraft(aDraft(given), toyTimes, CONTEXT)
  const date = eventDate === null ? null : [year(eventDate.from), year(eventDate.to)]
  return { date, valid: [year(validFrom), year(validTo)] }
}

describe('dateDraft', () => {
  it.each<[name: string, draft: Partial<CardDraft>, date: unknown, valid: unknown]>([
    ['a state that began', { when: 'since 2019' }, [2019, null], [2019, null]],
    ['a state that has held for years', { when: 'for 5 years' }, [2019, null], [2019, null]],
    ['a change', { when: 'in 2023', relation: 'updates' }, [2023, 2024], [2023, null]],
    ['a state that was', { when: 'in 2010', tense: 'past' }, [2010, 2011], [2010, 2011]],
    ['a state up to a time', { when: 'until 2012', tense: 'past' }, [null, 2012], [null, 2012]],
    [
      'a state between two times',
      { when: 'since 2010 until 2012', tense: 'past' },
      [2010, 2012],
      [2010, 2012],
    ],
    ['an end', { when: 'in 2020', relation: 'retracts' }, [2020, 2021], [2020, null]],
    ['a state that will end', { when: 'until 2030' }, [null, 2030], [null, 2030]],
    ['a state at a time', { when: 'in 2023' }, [2023, 2024], [null, null]],
    ['a happening', { when: 'in 2020', kind: 'event', slot: 'event_travel' }, [2020, 2021], [null, null]],
    ['a plan', { when: 'in 2030', kind: 'goal', slot: 'plan' }, [2030, 2031], [null, null]],
    ['a state of a time to come', { when: 'in 2030' }, [2030, 2031], [null, null]],
    ['how long something over lasted', { when: 'for 5 years', tense: 'past' }, null, [null, null]],
    ['words that fix no time', { when: 'at times' }, null, [null, null]],
    ['no words', {}, null, [null, null]],
  ])('reads %s', (_name, draft, date, valid) => {
    expect(bounds(draft)).toEqual({ date, valid })
  })

  it('never says that something held after it was said', () => {
    const { validTo } = dateDraft(aDraft({ when: 'in 2024', tense: 'past' }), toyTimes, CONTEXT)
    expect(validTo).toBe(SAID)
  })

  it.each<[name: string, draft: Partial<CardDraft>, lean: TimeContext['lean']]>([
    ['plans ahead', { kind: 'goal' }, 'future'],
    ['happenings back', { kind: 'event' }, 'past'],
    ['what was back', { tense: 'past' }, 'past'],
    ['changes back', { relation: 'updates' }, 'past'],
    ['states nowhere', {}, null],
  ])('lets words without a direction point %s', (_name, draft, lean) => {
    const leans: TimeContext['lean'][] = []
    const reader = { read: (_text: string, context: TimeContext) => (leans.push(context.lean), []) }
    dateDraft(aDraft({ when: 'on friday', ...draft }), reader, CONTEXT)
    expect(leans).toEqual([lean])
  })

  it('leaves a date alone that a rule has set', () => {
    const eventDate = { from: 1, to: 2, precision: 'day', ambiguous: false } as const
    expect(dateDraft(aDraft({ when: 'in 2020', eventDate }), toyTimes, CONTEXT).eventDate).toBe(eventDate)
  })
})
