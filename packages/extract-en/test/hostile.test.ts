import { describe, expect, it } from 'vitest'
import { cardsOf, detect, terms } from './support.ts'

const SEEDS = [
  'i really ',
  'my my older brother ',
  'and ',
  'yes, ',
  'i like cats, ',
  '"',
  '.',
  "i'm ",
  'so so ',
  '555-',
  '@a.b',
  'in the in the ',
  '((',
  '我',
  '- ',
  'i work at ',
  'last week ',
  'what do i like ',
]
const LENGTH = 6000
/** Far above what linear matching needs, far below what backtracking would take. */
const LIMIT_MS = 3000

describe('hostile input', () => {
  it.each(SEEDS)('%j repeated is read in bounded time', (seed) => {
    const text = seed.repeat(Math.ceil(LENGTH / seed.length))
    const start = performance.now()
    cardsOf(text)
    detect(text)
    terms(text)
    expect(performance.now() - start).toBeLessThan(LIMIT_MS)
  })
})
