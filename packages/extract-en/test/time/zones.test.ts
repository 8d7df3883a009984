import { describe, expect, it } from 'vitest'
import { told } from './support.ts'

describe('the zone the words are read in', () => {
  it.each<[text: string, zone: string, at: string, expected: string]>([
    // 00:30 on the 14th in Shanghai.
    ['yesterday', 'Asia/Shanghai', '2024-03-13T16:30:00Z', 'at 2024-03-12T16:00..2024-03-13T16:00 day ?'],
    [
      'tonight',
      'Asia/Shanghai',
      '2024-03-13T16:30:00Z',
      'at 2024-03-13T12:00..2024-03-13T20:00 part_of_day ?',
    ],
    ['in 2020', 'Asia/Shanghai', '2024-03-13T16:30:00Z', 'at 2019-12-31T16:00..2020-12-31T16:00 year'],
    ['last year', 'Asia/Kolkata', '2024-03-13T10:00:00Z', 'at 2022-12-31T18:30..2023-12-31T18:30 year'],
    [
      'at 6:30pm yesterday',
      'America/New_York',
      '2024-07-10T15:00:00Z',
      'at 2024-07-09T22:30..2024-07-09T22:31 minute',
    ],
    // 23:00 on 10 March in New York, the day that has 23 hours.
    ['today', 'America/New_York', '2024-03-11T03:00:00Z', 'at 2024-03-10T05:00..2024-03-11T04:00 day'],
    // Clocks jump from 2 to 3: the hour is taken one later and keeps its length.
    [
      'at 2am today',
      'America/New_York',
      '2024-03-11T03:00:00Z',
      'at 2024-03-10T07:00..2024-03-10T08:00 hour',
    ],
    [
      'at 2:30am today',
      'America/New_York',
      '2024-03-11T03:00:00Z',
      'at 2024-03-10T07:30..2024-03-10T07:31 minute',
    ],
    // The next morning there, still the evening before in Honolulu.
    ['tomorrow', 'Pacific/Honolulu', '2024-03-14T05:00:00Z', 'at 2024-03-14T10:00..2024-03-15T10:00 day'],
    ['tomorrow', 'Pacific/Auckland', '2024-03-14T05:00:00Z', 'at 2024-03-14T11:00..2024-03-15T11:00 day'],
    ['recently', 'Asia/Shanghai', '2024-03-13T10:00:00Z', 'at 2023-12-12T16:00..2024-03-13T10:00 vague'],
  ])('%s in %s at %s', (text, zone, at, expected) => {
    expect(told(text, at, null, zone)).toEqual([`[${text}] ${expected}`])
  })
})
