import { DENIED_EN, DENIED_ZH, FILLERS, HAN_DIGITS, HAN_UNITS, NUMBER_WORDS } from './lexicon/words.ts'

/** Compatibility forms, case, quotes and sentence punctuation taken away. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`]/gu, "'")
    .replaceAll(/[“”"'「」『』《》〈〉【】]/gu, '')
    .replaceAll(/[。、~·]/gu, ' ')
    .replaceAll(/(?<![!?;:,])[!?;:,]+(?=\s|$)/gu, ' ')
    .replaceAll(/(?<!\.)\.+(?=\s|$)/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()

/** Without what words are set apart by. */
export const squeeze = (text: string): string => fold(text).replaceAll(/[\s\-_/()（）]+/gu, '')

const WORD =
  /\d+(?:[.,:]\d+)*|[a-z]+(?:[+#]+|'[a-z]+)?|[零〇一二两兩三四五六七八九十百千万萬]+|\p{Script=Han}|[^\s\p{P}]/gu
const HAN_NUMBER = /^[零〇一二两兩三四五六七八九十百千万萬]+$/u

/** Words in a form they are compared in: number words as digits, endings off, fillers left out unless there is nothing else. */
export function words(text: string): string[] {
  const all = [...fold(text).matchAll(WORD)].map(([word]) => wordForm(word))
  const content = all.filter((word) => !FILLERS.has(word))
  return content.length > 0 ? content : all
}

function wordForm(word: string): string {
  if (HAN_NUMBER.test(word)) return String(hanNumber(word))
  const number = NUMBER_WORDS.get(word)
  if (number !== undefined) return String(number)
  return /^\d/u.test(word) ? word.replaceAll(',', '') : stem(word)
}

/** 一百二十三 → 123; digits alone are read one by one: 一九八五 → 1985. */
function hanNumber(text: string): number {
  const chars = [...text]
  if (chars.every((char) => HAN_DIGITS.has(char))) {
    return Number(chars.map((char) => HAN_DIGITS.get(char)).join(''))
  }
  let [total, section, digit] = [0, 0, 0]
  for (const char of chars) {
    const unit = HAN_UNITS.get(char)
    if (unit === undefined) digit = HAN_DIGITS.get(char) ?? 0
    else if (unit < 10_000) section += (digit || (unit === 10 ? 1 : 0)) * unit
    else total += (section + digit) * unit
    if (unit !== undefined) digit = 0
    if (unit === 10_000) section = 0
  }
  return total + section + digit
}

/** A light stemmer for English: plural, -ing, -ed, silent e. */
function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/u.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (word.endsWith('ing') && word.length > 5) return verbBase(word.slice(0, -3))
  if (word.endsWith('ed') && word.length > 4) return verbBase(word.slice(0, -2))
  const singular = word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  return withoutE(singular)
}

const withoutE = (word: string): string => (word.endsWith('e') ? word.slice(0, -1) : word)

/** `running` → `run`; `calling` keeps its two l. */
function verbBase(base: string): string {
  const doubled = base.length > 1 && base.at(-1) === base.at(-2)
  if (doubled && !/(?:ll|ss)$/u.test(base)) return base.slice(0, -1)
  return withoutE(base)
}

/** A value without the "not" it begins with; null when it begins with none or is nothing else. */
export function withoutDenial(value: string): string | null {
  const text = fold(value)
  const [rest = ''] = [DENIED_EN, DENIED_ZH]
    .map((lead) => text.replace(lead, ''))
    .filter((left) => left !== text)
  return rest === '' ? null : rest
}
