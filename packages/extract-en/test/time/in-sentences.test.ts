import { describe, expect, it } from 'vitest'
import type { Lean } from './support.ts'
import { told } from './support.ts'

const WEDNESDAY = '2024-03-13T10:00:00Z'

describe('time words of a sentence', () => {
  it.each<[text: string, lean: Lean, expected: readonly string[]]>([
    ['We moved to Tromsø last fall, and I love it', 'past', ['[last fall] at 2023-09-01..2023-12-01 season']],
    ['i have lived in Perth since 2016', null, ['[since 2016] since 2016-01-01..∞ year']],
    ["I've worked there for three years", null, ['[for three years] for 2021-01-01..∞ year']],
    ['she was born on June 3, 1988', null, ['[on June 3, 1988] at 1988-06-03..1988-06-04 day']],
    [
      'I lived in Oslo from 2010 to 2014 and in Rome since 2015',
      null,
      ['[from 2010 to 2014] at 2010-01-01..2015-01-01 year', '[since 2015] since 2015-01-01..∞ year'],
    ],
    [
      'the dentist is on Friday at 3pm, the vet next Tuesday',
      'future',
      [
        '[on Friday at 3pm] at 2024-03-15T15:00..2024-03-15T16:00 hour',
        '[next Tuesday] at 2024-03-19..2024-03-20 day',
      ],
    ],
    ['I ski every winter, but not last winter', null, ['[last winter] at 2023-12-01..2024-03-01 season']],
    ['my rent went up in Jan.', 'past', ['[in Jan] at 2024-01-01..2024-02-01 month']],
    ["yesterday's match was great", null, ["[yesterday's] at 2024-03-12..2024-03-13 day"]],
    [
      'bought the flat in 2018; sold the car 2 weeks ago!',
      'past',
      ['[in 2018] at 2018-01-01..2019-01-01 year', '[2 weeks ago] at 2024-02-26..2024-03-04 week'],
    ],
    ['I learnt to swim when I was six', 'past', ['[when I was six] at ∞..2024-03-13T10:00 year ?']],
    ['I have a song from 1986', null, ['[from 1986] at 1986-01-01..1987-01-01 year']],
    [
      'my birthday is the eighth of august, nineteen eighty-two',
      null,
      ['[the eighth of august, nineteen eighty-two] at 1982-08-08..1982-08-09 day'],
    ],
    [
      'In 2019, around Christmas, we met',
      'past',
      ['[In 2019, around Christmas] at 2019-12-25..2019-12-26 day'],
    ],
    ['the gym is closed until May 3rd', 'future', ['[until May 3rd] until ∞..2024-05-04 day']],
  ])('%s', (text, lean, expected) => {
    expect(told(text, WEDNESDAY, lean)).toEqual(expected)
  })

  it.each([
    'I lost ten kilos in two months',
    'I ran it in 50 minutes',
    'we stayed there for two nights and left',
    'I would like to stay for 4 days',
    'I was married for ten years and then alone',
    "I haven't seen her in three years",
    'my last year of college was fun',
    'I slept for an hour',
    'this may help you',
  ])('%s: how long something took fixes no time', (text) => {
    expect(told(text, WEDNESDAY)).toEqual([])
  })
})
