import type { LanguagePack } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { round, sum } from '../stats/numbers.ts'
import { compare } from './compare.ts'
import { messages } from './prepare-scope.ts'

/** Extraction of made-up messages, in processor time for 40 characters. */
export interface ExtractFigures {
  readonly reading: string
  readonly messages: number
  /** A message, on average. */
  readonly characters: number
  /** Microseconds a message. */
  readonly micros: number
  /** Microseconds for 40 characters. */
  readonly microsPer40: number
}

const COUNT = 500
const CHARACTERS = 40
const HAN = /\p{Script=Han}/u

/** Each pack on the messages of its language, and both on all of them. */
export function measureExtract(): ExtractFigures[] {
  const all = messages(COUNT).map(({ text }) => text)
  const [zh, en] = [chinese(), english()]
  const readings: readonly { name: string; packs: readonly LanguagePack[]; texts: readonly string[] }[] = [
    { name: 'zh', packs: [zh], texts: all.filter((text) => HAN.test(text)) },
    { name: 'en', packs: [en], texts: all.filter((text) => !HAN.test(text)) },
    { name: 'both', packs: [zh, en], texts: all },
  ]
  const micros = compare(readings)
  return readings.map(({ name, texts }, i) => {
    const characters = sum(texts.map(({ length }) => length)) / texts.length
    const spent = micros[i] ?? 0
    return {
      reading: name,
      messages: texts.length,
      characters: round(characters, 1),
      micros: round(spent),
      microsPer40: round((spent * CHARACTERS) / characters),
    }
  })
}
