import { expect, it } from 'vitest'
import { aDraft } from '../../test/support/fixtures.ts'
import type { CardDraft } from '../types/card.ts'
import { timed } from './timing.ts'

const eventDate = { from: 10, to: 20, precision: 'year', ambiguous: false } as const
const SAID = 100

it.each<[name: string, draft: Partial<CardDraft>, eventAt: number, beganAt: number]>([
  ['what is said without a date is said of now', {}, SAID, SAID],
  ['a direct write speaks of its own date', { validFrom: 10 }, 10, 10],
  ['what has held since then is said of now', { eventDate, validFrom: 10 }, SAID, 10],
  ['what held then is said of then', { eventDate, validFrom: 10, validTo: 20, tense: 'past' }, 20, 10],
  ['an end is said of now, and was then', { eventDate, validFrom: 10, relation: 'retracts' }, SAID, 10],
  ['what was until then has no beginning', { eventDate, validTo: 20, tense: 'past' }, 20, 20],
  ['what a direct write says is over is said of its end', { validFrom: 10, validTo: 20 }, 20, 10],
  ['what is to end later is said of its beginning', { validFrom: 10, validTo: 500 }, 10, 10],
  ['an event is said of when it was', { kind: 'event', validFrom: 10, validTo: 20 }, 10, 10],
  ['nothing began after it was said', { eventDate, validFrom: 500 }, SAID, SAID],
])('%s', (_name, draft, eventAt, beganAt) => {
  expect(timed(aDraft(draft), SAID)).toMatchObject({ eventAt, beganAt })
})
