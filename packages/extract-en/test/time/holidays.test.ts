import { describe, expect, it } from 'vitest'
import { LUNAR_NEW_YEAR } from '../../src/time/lexicon/holidays.ts'
import { told } from './support.ts'

describe('days with a name', () => {
  // From almanacs.
  it.each([
    ['easter 2000', '2000-04-23..2000-04-24'],
    ['easter 2008', '2008-03-23..2008-03-24'],
    ['easter 2019', '2019-04-21..2019-04-22'],
    ['easter 2038', '2038-04-25..2038-04-26'],
    ['good friday 2025', '2025-04-18..2025-04-19'],
    ['easter monday 2024', '2024-04-01..2024-04-02'],
    ['thanksgiving 2018', '2018-11-22..2018-11-23'],
    ['thanksgiving 2023', '2023-11-23..2023-11-24'],
    ['black friday 2019', '2019-11-29..2019-11-30'],
    ['cyber monday 2020', '2020-11-30..2020-12-01'],
    ['memorial day 2021', '2021-05-31..2021-06-01'],
    ['mlk day 2022', '2022-01-17..2022-01-18'],
    ['chinese new year 2000', '2000-02-05..2000-02-06'],
    ['lunar new year 2033', '2033-01-31..2033-02-01'],
    ['chinese new year 2050', '2050-01-23..2050-01-24'],
  ])('%s', (text, days) => {
    expect(told(text, '2024-03-13T10:00:00Z')).toEqual([`[${text}] at ${days} day`])
  })

  it('leaves the Chinese new year alone beyond its table', () => {
    expect(told('on chinese new year 2061', '2024-03-13T10:00:00Z').join()).not.toContain('2061')
  })

  it('begins every Chinese year between 20 January and 21 February', () => {
    expect(LUNAR_NEW_YEAR).toHaveLength(51)
    for (const day of LUNAR_NEW_YEAR) {
      expect(day).toBeGreaterThanOrEqual(120)
      expect(day).toBeLessThanOrEqual(221)
    }
  })
})
