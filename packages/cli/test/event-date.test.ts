import type { EventDate } from '@recollect/core'
import { calendar } from '@recollect/core/text'
import { createColors } from 'picocolors'
import { describe, expect, it } from 'vitest'
import { dateInterval, shortDate } from '../src/render/event-date.ts'
import { factWithDetails } from '../src/render/fact.ts'
import { quote } from '../src/render/quote.ts'
import { catalogue } from '../src/text/index.ts'

const view = (lang: 'zh' | 'en' = 'en') => ({ text: catalogue(lang), zone: 'Asia/Shanghai' })
const shanghai = calendar('Asia/Shanghai')
const since = (date: EventDate): EventDate => ({ ...date, to: null })
const until = (date: EventDate): EventDate => ({ ...date, from: null })
const doubtful = (date: EventDate): EventDate => ({ ...date, ambiguous: true })

describe('a date in a fact', () => {
  it.each<[string, EventDate, string, string]>([
    ['a month', shanghai.month(2024, 2), '2024-02-01 – 2024-02-29 (month)', '2024-02'],
    ['a year', shanghai.year(2019), '2019-01-01 – 2019-12-31 (year)', '2019'],
    ['a day', shanghai.day(2024, 3, 5), '2024-03-05 (day)', '2024-03-05'],
    [
      'a week',
      shanghai.week(Date.UTC(2024, 2, 5)),
      '2024-03-04 – 2024-03-10 (week)',
      '2024-03-04 – 2024-03-10',
    ],
    ['a moment', shanghai.minute(2024, 3, 5, 18, 30), '2024-03-05 18:30 (minute)', '2024-03-05 18:30'],
    [
      'a night',
      shanghai.part(2024, 3, 5, 'night'),
      '2024-03-05 20:00 – 2024-03-06 04:00 (part of a day)',
      '2024-03-05 20:00 – 2024-03-06 04:00',
    ],
    ['a beginning', since(shanghai.year(2019)), 'since 2019-01-01 (year)', 'since 2019-01-01'],
    ['an end', until(shanghai.month(2024, 2)), 'until 2024-02-29 (month)', 'until 2024-02-29'],
    ['two readings', doubtful(shanghai.day(2024, 3, 5)), '2024-03-05 (day, ambiguous)', '2024-03-05?'],
    [
      'no bounds',
      { from: null, to: null, precision: 'vague', ambiguous: true },
      'open (vague, ambiguous)',
      '',
    ],
  ])('%s is shown in the zone, with its last day', (_what, date, long, short) => {
    expect(dateInterval(date, view())).toBe(long)
    expect(shortDate(date, view())).toBe(short)
  })

  it('is worded in Chinese', () => {
    expect(dateInterval(doubtful(since(shanghai.year(2019))), view('zh'))).toBe('2019-01-01 起（年，有歧义）')
  })

  it('stands beside the value, with the normal form where that differs', () => {
    const card = { slot: 'height', value: "5'10", polarity: 'positive' as const, normal: '178 cm' }
    expect(factWithDetails({ ...card, eventDate: shanghai.year(2020) }, view())).toBe("5'10 (178 cm, 2020)")
    expect(factWithDetails({ ...card, eventDate: null }, view('zh'))).toBe("5'10（178 cm）")
    expect(factWithDetails({ ...card, normal: "5'10", eventDate: null }, view())).toBe("5'10")
  })
})

describe('the words of a card', () => {
  const view = { colors: createColors(false) }
  const marked = (text: string, words: string) => {
    const start = text.indexOf(words)
    return quote(text, { start, end: start + words.length }, view)
  }

  it('are marked in their own sentence', () => {
    expect(marked('Hi! I live in Rome. You?', 'Rome')).toBe('I live in »Rome«.')
    expect(marked('你好。我住朝阳区！真的', '朝阳区')).toBe('我住»朝阳区«！')
  })

  it('stand in a cut-out when the sentence is long, and command no terminal', () => {
    const long = `${'😀'.repeat(60)} Rome${'x'.repeat(200)}`
    expect(marked(long, 'Rome')).toMatch(/^…(?:😀)+ »Rome«x{80}…$/u)
    expect(marked('a\u202eb Rome', 'Rome')).toBe('a\\u202eb »Rome«')
  })
})
