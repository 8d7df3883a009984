import { expect, it } from 'vitest'
import { aCard } from '../../test/support/fixtures.ts'
import { calendar } from '../calendar/periods.ts'
import { cardBegan, cardEnded } from './card-time.ts'

const march = calendar('UTC').month(2024, 3)

it('knows a beginning as exactly as it was said', () => {
  expect(cardBegan(aCard({ validFrom: march.from, eventDate: march }))).toEqual({
    at: march.from,
    precision: 'month',
    told: false,
  })
})

it('knows of what came without a time when it was told', () => {
  expect(cardBegan(aCard({ validFrom: 5, eventDate: null }))).toEqual({ at: 5, precision: 'day', told: true })
})

it('knows no beginning of what is only known to be over, or was said too vaguely', () => {
  expect(cardBegan(aCard({ validFrom: null }))).toBeNull()
  expect(cardBegan(aCard({ validFrom: 5, eventDate: { ...march, precision: 'vague' } }))).toBeNull()
})

it('knows an end by the words for it, else by what came after', () => {
  const said = aCard({ validTo: march.to, eventDate: { ...march, from: null } })
  expect(cardEnded(said)).toEqual({ at: (march.to ?? 0) - 1, precision: 'month', told: false })
  expect(cardEnded(aCard({ validTo: 7, eventDate: march }))).toEqual({ at: 7, precision: 'day', told: true })
  expect(cardEnded(aCard({ validTo: null }))).toBeNull()
})
