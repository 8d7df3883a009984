const DIGITS: ReadonlyMap<string, number> = new Map(
  Array.from('零一二三四五六七八九', (han, value): [string, number] => [han, value]).concat([
    ['〇', 0],
    ['○', 0],
    ['两', 2],
    ['俩', 2],
    ['仨', 3],
    ['壹', 1],
  ]),
)
const UNITS: ReadonlyMap<string, number> = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
])
const TENS: ReadonlyMap<string, number> = new Map([
  ['廿', 20],
  ['卅', 30],
])
const MYRIADS: ReadonlyMap<string, number> = new Map([
  ['万', 1e4],
  ['亿', 1e8],
])
const ARABIC = /^\d{1,15}(?:\.\d{1,6})?$/u
const LONGEST = 20

/** Characters numbers are written with, for the inside of a character class. */
export const NUMERALS = '\\d一二三四五六七八九十百千两廿卅零〇○'

/** The value of a number in digits or Chinese numerals (三十二, 廿五, 一万八, 二〇一九); null when it is none. */
export function readNumber(text: string): number | null {
  if (ARABIC.test(text)) return Number(text)
  if (text === '' || text.length > LONGEST) return null
  return Array.from(text).every((char) => DIGITS.has(char)) ? readDigits(text) : readUnits(text)
}

/** 二〇一九 and 五: digits side by side. */
const readDigits = (text: string): number =>
  Array.from(text).reduce((sum, char) => sum * 10 + (DIGITS.get(char) ?? 0), 0)

interface Sum {
  readonly total: number
  readonly section: number
  readonly digit: number | null
  /** The unit before, for 一万八: a last digit counts the next lower unit. */
  readonly unit: number
}

function readUnits(text: string): number | null {
  let sum: Sum | null = { total: 0, section: 0, digit: null, unit: 1 }
  for (const char of text) {
    sum = next(sum, char)
    if (sum === null) return null
  }
  const { total, section, digit, unit } = sum
  return total + section + (digit ?? 0) * (unit >= 100 ? unit / 10 : 1)
}

function next({ total, section, digit, unit }: Sum, char: string): Sum | null {
  const value = DIGITS.get(char)
  if (value === 0) return digit === null ? { total, section, digit, unit: 1 } : null
  if (value !== undefined) return digit === null ? { total, section, digit: value, unit } : null
  const ten = TENS.get(char)
  if (ten !== undefined) return digit === null ? { total, section: section + ten, digit, unit: 10 } : null
  const small = UNITS.get(char)
  if (small !== undefined) return { total, section: section + (digit ?? 1) * small, digit: null, unit: small }
  const large = MYRIADS.get(char)
  if (large === undefined) return null
  return { total: (total + section + (digit ?? 0)) * large, section: 0, digit: null, unit: large }
}
