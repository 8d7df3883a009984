import type { LanguagePack } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { round, sum } from '../stats/numbers.ts'
import { compare } from './compare.ts'
import type { Effort } from './compare.ts'
import { messagesByLanguage } from './extract/by-language.ts'

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

/** Each pack on the messages of its language, and both on all of them. */
export function measureExtract(effort?: Effort): ExtractFigures[] {
  const texts = messagesByLanguage(COUNT)
  const [zh, en] = [chinese(), english()]
  const readings: readonly { name: string; packs: readonly LanguagePack[]; texts: readonly string[] }[] = [
    { name: 'zh', packs: [zh], texts: texts.zh },
    { name: 'en', packs: [en], texts: texts.en },
    { name: 'both', packs: [zh, en], texts: [...texts.zh, ...texts.en] },
  ]
  const micros = compare(readings, effort)
  return readings.map(({ name, texts: read }, i) => {
    const characters = sum(read.map(({ length }) => length)) / read.length
    const spent = micros[i] ?? 0
    return {
      reading: name,
      messages: read.length,
      characters: round(characters, 1),
      micros: round(spent),
      microsPer40: round((spent * CHARACTERS) / characters),
    }
  })
}
