import type { LanguagePack } from '@recollect/core'
import { packReader } from '../labels/reader.ts'
import { packs } from '../library/packs.ts'
import { median, round } from '../stats/numbers.ts'
import { cpuOf } from '../stats/time.ts'
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
}

const FEW = 200
const MANY = 1000
const ROUNDS = 15
const REPEATS = 60

/** Median processor time a message of several sets of packs, their rounds taken in turn. */
function compare(sets: readonly (readonly LanguagePack[])[]): number[] {
  const readers = sets.map(packReader)
  const rounds = readers.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++) {
    readers.forEach((reader, i) => {
      const spent = cpuOf(() => {
        for (let n = 0; n < REPEATS; n++) for (const text of STATEMENTS) reader.facts(text)
      })
      rounds[i]?.push(spent / (REPEATS * STATEMENTS.length))
    })
  }
  return rounds.map(median)
}

export function measureExtraction(): ExtractionFigures {
  const own = packs()
  const few = syntheticPack(FEW)
  const many = syntheticPack(MANY)
  const [micros = 0, withFew = 0, withMany = 0] = compare([own, [...own, few], [...own, many]])
  const [fewAlone = 0, manyAlone = 0] = compare([[few], [many]])
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
  }
}
