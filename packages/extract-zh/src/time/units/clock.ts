import type { Fields, Found, Part, Unit } from '../fields.ts'
import { matchAt, opens } from '../fields.ts'
import { NUMERALS, readNumber } from '../number.ts'

const HOUR = '(?<hour>\\d{1,2}|[一二三四五六七八九两零〇]|二?十[一二三四]?)'
const MINUTES = '(?<minute>[0-5]?\\d|[零〇]?[一二三四五六七八九]|[二三四五]?十[一二三四五六七八九]?)'
const POINT = new RegExp(
  `${HOUR} ?(?:点钟?|时)(?:(?<exact>整|正)|(?<half>半)(?!小时|天)|(?<quarter>[一三])刻|过?${MINUTES}(?:分(?!钟|之|[钱手])|(?![${NUMERALS}.%点个块元万号月年天岁次])))?(?:钟)?(?<about>多|左右|前后|来钟|许)?`,
  'uy',
)
const TO_THE_HOUR = new RegExp(`差(?<less>[\\d一二三四五六七八九十]{1,2}分|一刻)钟?(?:到|就)?${HOUR}点`, 'uy')
const COLON =
  /(?<![\d:.])(?<hour>[01]?\d|2[0-4]):(?<minute>[0-5]\d)(?::[0-5]\d)?(?![\d:])\s?(?<half>a\.?m\.?|p\.?m\.?)?/uy
const LATIN = /(?<![\d:.])(?<hour>1[0-2]|0?[1-9])\s?(?<half>a\.?m\.?|p\.?m\.?)(?![a-z])/uy
/** Of 两点 and 三点 alone, most are points: 三点建议, 有两点, 这一点, 快一点. So a clock must be told by something else. */
const CLOCKLIKE = /[钟整正半刻分:时]|\d|十|^[零〇五六七八九]/u
const POINTS_BEFORE =
  /(?:有|这|那|第|哪|几|说|注意|差|早|晚|快|慢|多|少|大|小|高|低|以下|如下|讲|列|补充|强|好|近|远|轻|重|百分之)$/u
const POINTS_AFTER =
  /^(?:儿|点|都|也|没|不|原因|建议|意见|理由|要求|内容|需要|区别|不同|问题|疑问|共识|想法|看法|经验|感受|感想|优点|缺点|好处|[一二三四五六七八九零几\d]|火|一线|水|式|体会|说明|事|伤|血|点|以上|以下|计划|声明|感悟)/u

/** 8点半, 20:15, 下午三点一刻, 8pm, 差五分八点. */
export const clock: Unit = {
  starts: '0123456789一二三四五六七八九十两零〇差',
  read: (text, at, said) =>
    opens(said) || isDay(said)
      ? (colon(text, at, said) ?? toTheHour(text, at, said) ?? point(text, at, said))
      : null,
}

const isDay = (said: Fields): boolean =>
  said.part !== undefined ||
  said.days !== undefined ||
  said.day !== undefined ||
  said.weekday !== undefined ||
  said.holiday !== undefined

function colon(text: string, at: number, said: Fields): Found | null {
  const match = matchAt(COLON, text, at) ?? matchAt(LATIN, text, at)
  if (!match || /(?:比分|比例|比|配比)$/u.test(text.slice(Math.max(0, at - 2), at))) return null
  const half = match.groups?.['half']?.charAt(0)
  const hour = Number(match.groups?.['hour'])
  const minute = match.groups?.['minute']
  const found = minute === undefined ? {} : { minute: Number(minute) }
  const end = at + match[0].length
  if (half !== undefined) return { end, fields: { hour: (hour % 12) + (half === 'p' ? 12 : 0), ...found } }
  return { end, fields: { hour, ...found, ...eitherHalf(hour, said) } }
}

function point(text: string, at: number, said: Fields): Found | null {
  const match = matchAt(POINT, text, at)
  const hour = readNumber(match?.groups?.['hour'] ?? '')
  if (!match || hour === null || hour > 24 || !isClock(text, at, match[0], said)) return null
  return {
    end: at + match[0].length,
    fields: { hour, ...minuteOf(match.groups), ...eitherHalf(hour, said) },
  }
}

function isClock(text: string, at: number, words: string, said: Fields): boolean {
  const before = text.slice(Math.max(0, at - 3), at)
  const after = text.slice(at + words.length, at + words.length + 3)
  if (/时/u.test(words) && (/^[一二三四五六七八九两]时/u.test(words) || /[小几多同有]$/u.test(before)))
    return false
  if (new RegExp(`[${NUMERALS}.]$`, 'u').test(before) && opens(said)) return false
  if (/点$/u.test(words) && POINTS_AFTER.test(after)) return false
  if (!opens(said)) return !(words === '一点' && said.part === undefined)
  if (POINTS_BEFORE.test(before)) return /[钟整半刻分]/u.test(words)
  return (
    words !== '一点' &&
    (CLOCKLIKE.test(words) || /[到在约是]$/u.test(before) || /^[睡起醒下上吃出开放到至~-]/u.test(after))
  )
}

function minuteOf(groups: Record<string, string> | undefined): Pick<Fields, 'minute'> {
  if (groups?.['exact']) return { minute: 0 }
  if (groups?.['half']) return { minute: 30 }
  if (groups?.['quarter']) return { minute: groups['quarter'] === '一' ? 15 : 45 }
  const minute = readNumber(groups?.['minute'] ?? '')
  return minute === null ? {} : { minute }
}

function toTheHour(text: string, at: number, said: Fields): Found | null {
  const match = matchAt(TO_THE_HOUR, text, at)
  const hour = readNumber(match?.groups?.['hour'] ?? '')
  const less =
    match?.groups?.['less'] === '一刻' ? 15 : readNumber((match?.groups?.['less'] ?? '').replace('分', ''))
  if (!match || !hour || !less || hour > 24 || less > 30) return null
  return {
    end: at + match[0].length,
    fields: { hour: hour - 1, minute: 60 - less, ...eitherHalf(hour, said) },
  }
}

/** 8点 of a day may be before or after noon when no part of the day is said; 0, 12 and 13–24 tell. */
const eitherHalf = (hour: number, { part }: { readonly part?: Part }): Pick<Fields, 'halfDay'> =>
  part === undefined && hour >= 1 && hour < 12 ? { halfDay: true } : {}
