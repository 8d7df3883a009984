import type { LanguagePack } from '@recollect/core'
import { packs } from '../library/packs.ts'
import { round } from '../stats/numbers.ts'
import { compare } from './compare.ts'
import type { Effort } from './compare.ts'
import { STATEMENTS } from './corpus/statements.ts'
import { syntheticPack } from './synthetic-pack.ts'

export interface ExtractionFigures {
  readonly statements: number
  readonly characters: number
  /** Both packs, microseconds of processor time a message. */
  readonly micros: number
  /** Rules beside the packs whose anchor occurs in no statement. */
  readonly rules: {
    readonly few: number
    readonly many: number
    readonly micros: readonly [number, number]
    readonly ratio: number
  }
  /** The same rules alone: what the anchors cost. */
  readonly rulesAlone: { readonly micros: readonly [number, number]; readonly ratio: number }
  /** What the ratio of many such rules to few may be at most. */
  readonly mostRatio: number
}

const FEW = 200
const MANY = 1000
const MOST_RATIO = 1.3

/** Both packs on statements of about 40 characters, alone and beside rules that cannot match. */
export function measureExtraction(effort?: Effort): ExtractionFigures {
  const own = packs()
  const few = syntheticPack(FEW)
  const many = syntheticPack(MANY)
  const on = (...sets: readonly (readonly LanguagePack[])[]) =>
    compare(
      sets.map((set) => ({ packs: set, texts: STATEMENTS })),
      effort,
    )
  const [micros = 0, withFew = 0, withMany = 0] = on(own, [...own, few], [...own, many])
  const [fewAlone = 0, manyAlone = 0] = on([few], [many])
  return {
    statements: STATEMENTS.length,
    characters: round(STATEMENTS.join('').length / STATEMENTS.length, 1),
    micros: round(micros),
    rules: {
      few: FEW,
      many: MANY,
      micros: [round(withFew), round(withMany)],
      ratio: round(withMany / withFew),
    },
    rulesAlone: { micros: [round(fewAlone), round(manyAlone)], ratio: round(manyAlone / fewAlone) },
    mostRatio: MOST_RATIO,
  }
}
