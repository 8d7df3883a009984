import { expect, it } from 'vitest'
import { runsOf } from './runs.ts'

it('names numbers that follow one another as one, and what stands between others by itself', () => {
  expect(runsOf([1, 2, 3])).toEqual(['1–3'])
  expect(runsOf([1, 2, 5, 7, 8])).toEqual(['1–2', '5', '7–8'])
  expect(runsOf([4])).toEqual(['4'])
  expect(runsOf([])).toEqual([])
})
