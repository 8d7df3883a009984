import { normalizeText } from '@recollect/core/text'
import type { LanguagePack } from '@recollect/core'
import { packs } from '../../library/packs.ts'
import { round } from '../../stats/numbers.ts'
import { compareWork, reading } from '../compare.ts'
import type { TextWork } from '../compare.ts'
import { PLAIN_PATTERNS } from '../corpus/plain-patterns.ts'
import { messagesByLanguage, textsOfLength } from './by-language.ts'
import { matchesIn, patternsOf } from './loops.ts'
import type { ExtractPlan } from './plan.ts'

/** Microseconds of processor time a message of one length, and of loops over patterns on the same. */
export interface LengthFigures {
  readonly characters: number
  readonly language: string
  readonly micros: number
  readonly perSecond: number
  /** Every rule's pattern on the whole message. */
  readonly loop: number
  /** A dozen patterns. */
  readonly plain: number
  /** The packs over each of the loops. */
  readonly overLoop: number
  readonly overPlain: number
}

export interface LoopFigures {
  /** Rules of both packs, and patterns of the shorter loop. */
  readonly rules: number
  readonly plain: number
  readonly lengths: readonly LengthFigures[]
}

const MESSAGES = 200

/** Both packs by the length of a message, beside loops without anchors. */
export function measureLengths({ lengths, byLength }: ExtractPlan): LoopFigures {
  const own = packs()
  const statements = messagesByLanguage(MESSAGES)
  const count = byLength.messages
  const cases = lengths.flatMap((characters) =>
    (['zh', 'en'] as const).map((language) => ({
      characters,
      language,
      texts: textsOfLength(statements[language], characters, count),
    })),
  )
  const works = cases.map(({ texts }) => worksOn(texts, own))
  return {
    rules: patternsOf(own).length,
    plain: PLAIN_PATTERNS.length,
    lengths: cases.map(({ characters, language }, i) => {
      const [micros = 0, loop = 0, plain = 0] = compareWork(works[i] ?? [], byLength)
      return lengthFigures(characters, language, micros, loop, plain)
    }),
  }
}

/** The loops are given their texts as the rules see them, which the packs have yet to make. */
function worksOn(texts: readonly string[], own: readonly LanguagePack[]): readonly TextWork[] {
  const ready = texts.map((text) => own.reduce((folded, pack) => pack.fold(folded), normalizeText(text).text))
  const patterns = patternsOf(own)
  return [
    reading({ packs: own, texts }),
    { texts: ready, read: (text) => matchesIn(patterns, text) },
    { texts: ready, read: (text) => matchesIn(PLAIN_PATTERNS, text) },
  ]
}

const lengthFigures = (
  characters: number,
  language: string,
  micros: number,
  loop: number,
  plain: number,
): LengthFigures => ({
  characters,
  language,
  micros: round(micros),
  perSecond: Math.round(1e6 / micros),
  loop: round(loop),
  plain: round(plain),
  overLoop: round(micros / loop, 3),
  overPlain: round(micros / plain),
})
