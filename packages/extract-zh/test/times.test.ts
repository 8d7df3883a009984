import { normalizeText, calendar } from '@recollect/core/text'
import type { TimeContext, TimeExpression } from '@recollect/core/extraction'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'
import { TIMELESS } from './corpus/timeless.ts'
import { TIMES } from './corpus/times.ts'

const { times } = chinese()
const SHANGHAI = 'Asia/Shanghai'
const AT = Date.parse('2024-05-15T10:20:00+08:00')
const LEANS = { '<': 'past', '>': 'future' } as const

const read = (text: string, context: Partial<TimeContext> = {}): readonly TimeExpression[] =>
  times.read(normalizeText(text).text, { at: AT, zone: SHANGHAI, lean: null, ...context })

const HOURS_AHEAD = 8 * 3_600_000
const shownAt = (at: number | null): string =>
  at === null
    ? '..'
    : new Date(at + HOURS_AHEAD).toISOString().slice(0, 16).replace('T00:00', '').replace('T', ' ')

const shown = ({ role, date }: TimeExpression): string =>
  `${role} ${shownAt(date.from)}/${shownAt(date.to)} ${date.precision}${date.ambiguous ? ' ?' : ''}`

const meaningOf = (text: string): readonly string[] => {
  const lean = text.startsWith('<') ? LEANS['<'] : text.startsWith('>') ? LEANS['>'] : null
  return read(lean === null ? text : text.slice(1), { lean }).map(shown)
}

const day = (
  text: string,
  at: string,
  zone = SHANGHAI,
  lean: TimeContext['lean'] = null,
): string | undefined => {
  const from = read(text, { at: Date.parse(at), zone, lean })[0]?.date.from
  return from === undefined || from === null ? undefined : new Date(from).toISOString()
}

describe('Chinese time words', () => {
  it.each(TIMES)('%s is %s', (text, meaning) => {
    expect(meaningOf(text)).toEqual([meaning])
  })

  it.each(TIMELESS)('fix no time in: %s', (text) => {
    expect(read(text).map(({ span }) => text.slice(span.start, span.end))).toEqual([])
  })

  it('have a table of each, long enough to mean something', () => {
    expect(TIMES.length).toBeGreaterThanOrEqual(150)
    expect(TIMELESS.length).toBeGreaterThanOrEqual(100)
  })

  it('are found where they stand', () => {
    const text = '我去年三月搬到杭州,下周五去大理'
    expect(read(text).map(({ span }) => text.slice(span.start, span.end))).toEqual(['去年三月', '下周五'])
  })

  it('are read in either script', () => {
    for (const [traditional, simplified] of [
      ['後天下午三點半', '后天下午三点半'],
      ['上個禮拜五', '上个礼拜五'],
      ['3月5號', '3月5号'],
      ['尋日', '寻日'],
      ['聽晚', '听晚'],
      ['兩週前', '两周前'],
      ['從2019年開始', '从2019年开始'],
      ['聖誕節', '圣诞节'],
      ['十二歲那年', '十二岁那年'],
      ['半個鐘頭前', '半个钟头前'],
    ] as const) {
      expect(read(traditional).map(shown)).toEqual(read(simplified).map(shown))
      expect(read(traditional)).not.toEqual([])
    }
  })

  it('take ２０１９ and 2019 alike', () => {
    expect(read('２０１９年３月').map(shown)).toEqual(read('2019年3月').map(shown))
  })
})

describe('weeks', () => {
  it('begin on Monday: on a Sunday next week begins tomorrow', () => {
    expect(day('下周', '2024-05-19T12:00:00+08:00')).toBe('2024-05-19T16:00:00.000Z')
    expect(day('这周日', '2024-05-19T12:00:00+08:00')).toBe('2024-05-18T16:00:00.000Z')
    expect(day('下周一', '2024-05-19T12:00:00+08:00')).toBe('2024-05-19T16:00:00.000Z')
  })

  it('keep 上周五 of last week on a Saturday, and 下周五 of next week on a Monday', () => {
    expect(day('上周五', '2024-05-18T12:00:00+08:00')).toBe('2024-05-09T16:00:00.000Z')
    expect(day('下周五', '2024-05-13T12:00:00+08:00')).toBe('2024-05-23T16:00:00.000Z')
  })

  it('cross the turn of the year', () => {
    expect(day('上周三', '2024-01-02T12:00:00+08:00')).toBe('2023-12-26T16:00:00.000Z')
  })
})

describe('zones', () => {
  it('tell which day it is just after midnight', () => {
    const at = '2024-05-15T00:30:00+08:00'
    expect(day('昨天', at)).toBe('2024-05-13T16:00:00.000Z')
    expect(day('昨天', at, 'UTC')).toBe('2024-05-13T00:00:00.000Z')
    expect(day('明年', '2023-12-31T17:00:00Z')).toBe('2024-12-31T16:00:00.000Z')
    expect(day('明年', '2023-12-31T17:00:00Z', 'UTC')).toBe('2024-01-01T00:00:00.000Z')
  })

  it('know nights that have not ended', () => {
    const at = '2024-05-15T01:00:00+08:00'
    expect(day('今晚', at, SHANGHAI, 'past')).toBe('2024-05-14T12:00:00.000Z')
    expect(day('今晚', at, SHANGHAI, 'future')).toBe('2024-05-15T10:00:00.000Z')
    expect(read('今晚', { at: Date.parse(at) })[0]?.date.ambiguous).toBe(true)
  })

  it('know days of 23 and 25 hours', () => {
    const lengths = ['2024-03-11T12:00:00Z', '2024-11-04T12:00:00Z'].map((at) => {
      const [found] = read('昨天', { at: Date.parse(at), zone: 'America/New_York' })
      return ((found?.date.to ?? 0) - (found?.date.from ?? 0)) / 3_600_000
    })
    expect(lengths).toEqual([23, 25])
  })

  it('move every period by their offset', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TIMES), ([words]) => {
        const text = words.replace(/^[<>]/u, '')
        const clock = (zone: string, at: number) =>
          read(text, { zone, at }).map(({ date }) => [date.from, date.to])
        const moved = (bounds: (number | null)[]) => bounds.map((bound) => bound && bound - HOURS_AHEAD)
        expect(clock(SHANGHAI, AT)).toEqual(clock('UTC', AT + HOURS_AHEAD).map(moved))
      }),
    )
  })
})

const PIECES = [
  ...TIMES.map(([text]) => text.replace(/^[<>]/u, '')),
  ...'一二三十两半几年月日号周天点时分个前后上下这去今明昨从到至起来了的-:/.0123456789 ,,。',
]
const mixed = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join(''))

describe('any text', () => {
  it('is read without fault, in order, with periods that have a length', () => {
    const leans = fc.constantFrom<TimeContext['lean']>('past', 'future', null)
    const check = (text: string, lean: TimeContext['lean'], at: number) => {
      let floor = 0
      for (const { span, date } of times.read(text, { at, zone: SHANGHAI, lean })) {
        expect(span.start).toBeGreaterThanOrEqual(floor)
        expect(span.end).toBeGreaterThan(span.start)
        expect(span.end).toBeLessThanOrEqual(text.length)
        floor = span.end
        if (date.from !== null && date.to !== null) expect(date.from).toBeLessThan(date.to)
        for (const bound of [date.from, date.to])
          if (bound !== null) expect(Number.isInteger(bound)).toBe(true)
      }
    }
    const moments = fc.integer({ min: 0, max: 4e12 })
    fc.assert(fc.property(fc.oneof(mixed, fc.string({ unit: 'binary' })), leans, moments, check), {
      numRuns: 1000,
    })
  })

  it('gives the same every time', () => {
    fc.assert(
      fc.property(mixed, (text) => {
        expect(read(text)).toEqual(read(text))
      }),
    )
  })
})

describe('holidays', () => {
  it.each([
    ['2000年春节', '2000-02-05'],
    ['2033年春节', '2033-01-31'],
    ['2050年春节', '2050-01-23'],
    ['2012年七夕', '2012-08-23'],
    ['2025年中秋', '2025-10-06'],
    ['2026年端午', '2026-06-19'],
    ['2025年复活节', '2025-04-20'],
    ['2028年感恩节', '2028-11-23'],
  ])('%s falls on %s', (text, date) => {
    const { year, month, day: number } = calendar(SHANGHAI).at(read(text)[0]?.date.from ?? 0)
    expect(`${String(year)}-${String(month).padStart(2, '0')}-${String(number).padStart(2, '0')}`).toBe(date)
  })

  it('of the lunar calendar are not known outside the table', () => {
    expect(read('1990年春节')).toEqual([])
  })
})
