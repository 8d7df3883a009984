import { wallTime } from '@recollect/core/text'
import type { TimePrecision } from '@recollect/core'

const SEASONS = ['冬天', '春天', '夏天', '秋天'] as const

/** 2024年3月5日, 2024年3月, 2024年春天, 2019年, 2010年代: as exact as it is known. */
export function dateWords(at: number, precision: TimePrecision, zone = 'UTC'): string {
  const { year, month, day } = wallTime(at, zone)
  const full = `${String(year)}年${String(month)}月`
  switch (precision) {
    case 'decade':
      return `${String(year - (year % 10))}年代`
    case 'year':
      return `${String(year)}年`
    case 'season':
      return `${String(year)}年${SEASONS[Math.floor(month / 3) % 4] ?? ''}`
    case 'quarter':
      return `${String(year)}年第${String(Math.ceil(month / 3))}季度`
    case 'month':
    case 'vague':
      return full
    case 'week':
      return `${full}${String(day)}日那周`
    default:
      return `${full}${String(day)}日`
  }
}

const DAY = 86_400_000

/** 3年, 5个月, 12天: a length of time, rounded down to its largest unit. */
export function lengthWords(from: number, to: number, zone = 'UTC'): string {
  const [a, b] = [wallTime(from, zone), wallTime(to, zone)]
  const months = (b.year - a.year) * 12 + b.month - a.month - (b.day < a.day ? 1 : 0)
  if (months >= 24) return `${String(Math.floor(months / 12))}年`
  return months > 0 ? `${String(months)}个月` : `${String(Math.max(0, Math.floor((to - from) / DAY)))}天`
}
